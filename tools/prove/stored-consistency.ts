// Checks whether the rows of a database belong together.
import { named } from '../../server/store/engine/columns.ts';
import { sql } from '../../server/store/engine/sql.ts';
import { COUNT } from '../../server/store/engine/table.ts';
import type { Store } from '../../server/store/open-store.ts';

const FOUND = named({ found: COUNT });

/** Each counts rows that must not be there. */
const FAULTS = [
  sql`select ${FOUND} from users u
    where not exists (select 1 from courses c where c.course = u.course)`,
  sql`select ${FOUND} from sessions s where not exists
    (select 1 from users u where u.course = s.course and u.username_key = s.username_key)`,
  sql`select ${FOUND} from answers a where not exists
    (select 1 from users u where u.course = a.course and u.username_key = a.username_key)`,
  // The current text is the newest of the history, with its words counted.
  sql`select ${FOUND} from answers a where not exists
    (select 1 from answer_history h where h.course = a.course and h.username_key = a.username_key
      and h.question_id = a.question_id and h.history_key = a.history_key and h.words = a.words
      and h.question_essay_answer = a.question_essay_answer and h.question_answer = a.question_answer)`,
  sql`select ${FOUND} from answer_history h where not exists
    (select 1 from answers a where a.course = h.course and a.username_key = h.username_key
      and a.question_id = h.question_id and a.history_key >= h.history_key)`,
  sql`select ${FOUND} from design_items d
    where not exists (select 1 from courses c where c.course = d.course and c.design_version >= d.version)`,
  sql`select ${FOUND} from class_hand_backs h where h.design_version is not null and not exists
    (select 1 from design_items d where d.course = h.course and d.data_type = 'evaluation'
      and d.data_id = h.evaluation_id)`,
  // Both have their own table.
  sql`select ${FOUND} from design_items where data_type = 'handBackTime'
    or (data_type = 'evaluation' and lower(trim(question_logic)) = 'graded')`,
];

/** The number of rows that refer to a missing row. */
export async function brokenReferences(store: Store): Promise<number> {
  const results = await store.readTogether(FAULTS);
  return results.reduce((total, [row]) => total + (row?.found ?? 0), 0);
}

// The whole history of one student, for tests; the product reads it in pages (history-page-store.ts).
import type { AnswerVersion } from '@elenchus/domain/answers/answer.ts';
import type { Reader } from '../engine/database.ts';
import { sql } from '../engine/sql.ts';
import { VERSION_COLUMNS } from '../answers/history-store.ts';
import { withRemovedOptions } from '../questions/removed-options.ts';

/** Every kept version of one student's answers, oldest first within a question. */
export async function selectHistory(
  reader: Reader,
  course: string,
  usernameKey: string,
): Promise<AnswerVersion[]> {
  const rows = await reader.read(sql`select ${VERSION_COLUMNS} from answer_history h
    where h.course = ${course} and h.username_key = ${usernameKey}
    order by h.question_id, h.history_key`);
  return rows.map(withRemovedOptions);
}

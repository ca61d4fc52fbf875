// The history of one student's answers in pages: nobody's page is larger than another's, however much was written.

import type { AnswerVersion } from '@elenchus/domain/answers/answer.ts';
import type { QuestionSelection } from '@elenchus/domain/blind-grading/answers-under-names.ts';
import { named } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { atMost, sql, type Statement } from '../engine/sql.ts';
import { integer, integerFrom } from '../engine/table.ts';
import { VERSION_COLUMNS } from './history-store.ts';
import { ofQuestions } from './question-selection.ts';
import { withRemovedOptions } from '../questions/removed-options.ts';

/** About how many bytes of text one page has. The versions of one moment stay together, whatever they have. */
const PAGE_BYTES = 2_000_000;
/** The most moments of one page. */
const PAGE_MOMENTS = 5000;

interface AskedHistory {
  readonly course: string;
  readonly usernameKey: string;
  /** Only versions from before this moment, in epoch milliseconds. */
  readonly before: number | null;
  readonly selection: QuestionSelection | undefined;
}

/** The newest versions that fit into one page, oldest first. */
export async function selectHistoryPage(
  reader: Reader,
  { course, usernameKey, before, selection }: AskedHistory,
): Promise<AnswerVersion[]> {
  const until = before === null ? sql`` : sql` and submitted_at < ${before}`;
  const asked = sql`course = ${course} and username_key = ${usernameKey}${until}${ofQuestions(selection)}`;
  const first = firstOfPage(await sizesOf(reader, asked));
  if (first === undefined) return [];
  const rows = await reader.read(sql`select ${VERSION_COLUMNS} from answer_history h
    where ${asked} and submitted_at >= ${first} order by submitted_at, question_id, history_key`);
  return rows.map(withRemovedOptions);
}

interface Moment {
  readonly at: number;
  readonly bytes: number;
}

/** How much was saved at each moment, the newest first. The texts themselves aren't read. */
function sizesOf(reader: Reader, asked: Statement): Promise<Moment[]> {
  // Materialized: SQLite would sort the texts along with their moments, and read all of them for that.
  return reader.read(sql`with sizes as materialized (select submitted_at as at,
        octet_length(question_answer) + octet_length(question_essay_answer) as bytes
      from answer_history where ${asked})
    select ${named({ at: integer('at'), bytes: integerFrom(sql`cast(sum(bytes) as bigint)`) })} from sizes
    group by at order by at desc ${atMost(PAGE_MOMENTS)}`);
}

function firstOfPage(moments: readonly Moment[]): number | undefined {
  let total = 0;
  let first: number | undefined;
  for (const { at, bytes } of moments) {
    total += bytes;
    if (first !== undefined && total > PAGE_BYTES) break;
    first = at;
  }
  return first;
}

// Essays of many students, each as of its own date, and the history of one question.

import type { WorkLimit } from '@elenchus/domain/answers/answers-as-of.ts';
import { columnsOf, named } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { list, sql, tuples } from '../engine/sql.ts';
import { aliased, integerFrom } from '../engine/table.ts';
import { keyAfterWork } from './history-key.ts';
import { answerHistoryTable } from '../tables/answer-tables.ts';
import { gradesTable } from '../tables/grade-tables.ts';

const h = aliased(answerHistoryTable, 'h');

export interface DatedStudent {
  readonly usernameKey: string;
  /** The due date as text: a date, or a date with a time. */
  readonly date: string;
  readonly limit: WorkLimit;
}

interface EssayAsOf {
  readonly usernameKey: string;
  readonly questionID: string;
  readonly essay: string;
}

interface EssayVersion {
  readonly text: string;
  readonly submissionDate: string;
}

/** What these students had written to these questions by their due dates, in one query. */
export async function selectEssaysAsOf(
  reader: Reader,
  course: string,
  students: readonly DatedStudent[],
  questionIDs: readonly string[],
): Promise<EssayAsOf[]> {
  if (students.length === 0 || questionIDs.length === 0) return [];
  const wanted = students.map(({ usernameKey, limit }) => [usernameKey, keyAfterWork(limit)]);
  return reader.read(sql`with wanted (username_key, before_key) as (values ${tuples(wanted)})
    select ${columnsOf(h, 'usernameKey', 'questionID')}, ${named({ essay: h.questionEssayAnswer })}
    from wanted w
    join answers q on q.course = ${course} and q.username_key = w.username_key
      and q.question_id in ${list(questionIDs)}
    join answer_history h on h.course = q.course and h.username_key = q.username_key
      and h.question_id = q.question_id and h.history_key = (
        select max(m.history_key) from answer_history m
        where m.course = q.course and m.username_key = q.username_key
          and m.question_id = q.question_id and m.history_key < w.before_key)
    where h.question_essay_answer <> ''
    order by h.username_key, h.question_id`);
}

interface AskedVersions {
  readonly usernameKey: string;
  readonly questionID: string;
  readonly limit: WorkLimit;
  /** The most versions, and the most bytes of all of them. */
  readonly versions: number;
  readonly bytes: number;
}

/**
 * The newest kept versions of one essay, oldest first, and whether these are all. The sizes are materialized, because
 * SQLite would read every text to order them.
 */
export async function selectEssayVersions(
  reader: Reader,
  course: string,
  { usernameKey, questionID, limit, versions, bytes }: AskedVersions,
): Promise<{ readonly versions: readonly EssayVersion[]; readonly isWhole: boolean }> {
  const earlier = integerFrom(sql`cast(n.versions - n.place as bigint)`);
  const found = await reader.read(sql`
    with sizes as materialized (select history_key, octet_length(question_essay_answer) as bytes
        from answer_history where course = ${course} and username_key = ${usernameKey}
          and question_id = ${questionID} and history_key < ${keyAfterWork(limit)}),
      newest as (select history_key, row_number() over (order by history_key desc) as place,
        sum(bytes) over (order by history_key desc) as bytes, count(*) over () as versions
      from sizes)
    select ${named({ text: h.questionEssayAnswer, submissionDate: h.submissionDate, earlier })}
    from newest n join answer_history h on h.course = ${course}
      and h.username_key = ${usernameKey} and h.question_id = ${questionID}
      and h.history_key = n.history_key
    where n.place = 1 or (n.place <= ${versions} and n.bytes <= ${bytes})
    order by h.history_key`);
  return {
    versions: found.map(({ text, submissionDate }) => ({ text, submissionDate })),
    isWhole: (found[0]?.earlier ?? 0) === 0,
  };
}

/** The students' custom due dates of an evaluation, as stored. */
export function selectCustomDueDates(
  reader: Reader,
  course: string,
  evaluationId: string,
): Promise<{ readonly usernameKey: string; readonly date: string }[]> {
  return reader.read(sql`select
      ${named({ usernameKey: gradesTable.usernameKey, date: gradesTable.individualGradingData })}
    from grades where course = ${course} and version > 0 and evaluation_id = ${evaluationId}
      and grading_type = 'customDueDate' order by username_key, question_id`);
}

// The history of answers: as a list, and as of a due date (ANS-8, DUE-9).

import type { AnswerVersion } from '@elenchus/domain/answers/answer.ts';
import type { TimedLimit } from '@elenchus/domain/answers/answers-as-of.ts';
import { columnsOf } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { list, sql, tuples, type Statement } from '../engine/sql.ts';
import { aliased } from '../engine/table.ts';
import { keyAfterWork } from './history-key.ts';
import { withRemovedOptions } from '../questions/removed-options.ts';
import { answerHistoryTable } from '../tables/answer-tables.ts';
import { gradesTable } from '../tables/grade-tables.ts';

export const VERSION_COLUMNS = columnsOf(
  aliased(answerHistoryTable, 'h'),
  'questionID',
  'questionAnswer',
  'questionEssayAnswer',
  'submissionDate',
  'removedJson',
);

/** One student's answers as of the end of a date, or as of a moment. */
export async function selectAnswersAsOf(
  reader: Reader,
  course: string,
  usernameKey: string,
  limit: string | TimedLimit,
): Promise<AnswerVersion[]> {
  const rows = await reader.read(sql`select ${VERSION_COLUMNS} from answers q ${latestWithin(limit)}
    where q.course = ${course} and q.username_key = ${usernameKey} order by q.question_id`);
  return rows.map(withRemovedOptions);
}

/** Every kept version of one student's answers to some questions. */
export async function selectHistoryOf(
  reader: Reader,
  course: string,
  usernameKey: string,
  questionIDs: readonly string[],
): Promise<AnswerVersion[]> {
  const rows = await reader.read(sql`select ${VERSION_COLUMNS} from answer_history h
    where h.course = ${course} and h.username_key = ${usernameKey}
      and h.question_id in ${list(questionIDs)} order by h.question_id, h.history_key`);
  return rows.map(withRemovedOptions);
}

interface LimitedPerson {
  readonly usernameKey: string;
  readonly evaluationDataID: string;
  readonly limit: string | TimedLimit;
}

const WANTED = columnsOf(aliased(gradesTable, 'w'), 'usernameKey', 'evaluationDataID');

/** What several students had answered by their own due dates, in one query. */
export async function selectAnswersOfMany(
  reader: Reader,
  course: string,
  people: readonly LimitedPerson[],
): Promise<(AnswerVersion & Omit<LimitedPerson, 'limit'>)[]> {
  const wanted = people.map(({ usernameKey, evaluationDataID, limit }) => {
    return [usernameKey, evaluationDataID, keyAfterWork(limit)];
  });
  const rows = await reader.read(sql`with wanted (username_key, evaluation_id, before_key)
      as (values ${tuples(wanted)})
    select ${WANTED}, ${VERSION_COLUMNS}
    from wanted w
    join answers q on q.course = ${course} and q.username_key = w.username_key
    join answer_history h on h.course = q.course and h.username_key = q.username_key
      and h.question_id = q.question_id and h.history_key = (
        select max(m.history_key) from answer_history m
        where m.course = q.course and m.username_key = q.username_key
          and m.question_id = q.question_id and m.history_key < w.before_key)
    order by w.username_key, w.evaluation_id, q.question_id`);
  return rows.map(withRemovedOptions);
}

// One step down the primary key per question: 3 to 10 times as fast as a window function over the whole history.
function latestWithin(limit: string | TimedLimit): Statement {
  return sql`join answer_history h on h.course = q.course and h.username_key = q.username_key
    and h.question_id = q.question_id and h.history_key = (
      select max(m.history_key) from answer_history m
      where m.course = q.course and m.username_key = q.username_key
        and m.question_id = q.question_id and m.history_key < ${keyAfterWork(limit)})`;
}

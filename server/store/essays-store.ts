// Essays of many students, each as of its own date, and the history of one question.

import type { WorkLimit } from '@elenchus/domain/answers/answers-as-of.ts';
import type { Reader } from './engine/database.ts';
import { list, sql, tuples } from './engine/sql.ts';
import { keyAfterWork } from './history-key.ts';

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

export interface EssayRecord {
  readonly usernameKey: string;
  readonly text: string;
  readonly submissionDate: string;
  readonly historyKey: string;
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
    select h.username_key as "usernameKey", h.question_id as "questionID",
      h.question_essay_answer as essay
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

/** Every kept version of some students' essays on one question, oldest first. */
export function selectEssayHistory(
  reader: Reader,
  course: string,
  usernameKeys: readonly string[],
  questionID: string,
): Promise<EssayRecord[]> {
  return reader.read(sql`select username_key as "usernameKey", question_essay_answer as text,
      submission_date as "submissionDate", history_key as "historyKey"
    from answer_history where course = ${course} and username_key in ${list(usernameKeys)}
      and question_id = ${questionID} order by username_key, history_key`);
}

/** The students' custom due dates of an evaluation, as stored. */
export function selectCustomDueDates(
  reader: Reader,
  course: string,
  evaluationId: string,
): Promise<{ readonly usernameKey: string; readonly date: string }[]> {
  return reader.read(sql`select username_key as "usernameKey", individual_grading_data as date
    from grades where course = ${course} and version > 0 and evaluation_id = ${evaluationId}
      and grading_type = 'customDueDate' order by username_key, question_id`);
}

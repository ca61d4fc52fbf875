// Words written: totals of a class and the counts behind a student's weeks. The counts are kept beside the texts.

import type { StudentWords } from '@elenchus/domain/word-counts/word-count.ts';
import type { WordsVersion } from '@elenchus/domain/word-counts/weekly-words.ts';
import type { Reader } from './engine/database.ts';
import { sql } from './engine/sql.ts';

/** The words of every student, or of one TA's students. */
export function selectWordTotals(
  reader: Reader,
  course: string,
  taKey: string | null,
): Promise<StudentWords[]> {
  const ofTa = taKey === null ? sql`` : sql` and u.ta = ${taKey}`;
  // Student by student, so that a TA's forty do not cost the sums of the whole class.
  return reader.read(sql`select u.username, u.full_name as "fullName", coalesce((
      select sum(a.words) from answers a
      where a.course = u.course and a.username_key = u.username_key and a.words > 0), 0) as words
    from users u
    where u.course = ${course} and u.status = 'student'${ofTa} order by u.username_key`);
}

/** The word counts of every kept version of a student's answers: what the weekly values are made from (W1). */
export function selectWordHistory(
  reader: Reader,
  course: string,
  usernameKey: string,
): Promise<WordsVersion[]> {
  return reader.read(sql`select question_id as "questionID", submission_date as "submissionDate", words
    from answer_history where course = ${course} and username_key = ${usernameKey}
    order by question_id, history_key`);
}

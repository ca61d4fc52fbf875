// The counts behind the words of a student's weeks. They are stored next to the texts.

import type { WordsVersion } from '@elenchus/domain/word-counts/weekly-words.ts';
import { columnsOf } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { sql } from '../engine/sql.ts';
import { answerHistoryTable } from '../tables/answer-tables.ts';

/** The word counts of every kept version of a student's answers: what the weekly values are made from (WRD-7). */
export function selectWordHistory(
  reader: Reader,
  course: string,
  usernameKey: string,
): Promise<WordsVersion[]> {
  return reader.read(sql`select ${columnsOf(answerHistoryTable, 'questionID', 'submissionDate', 'words')}
    from answer_history where course = ${course} and username_key = ${usernameKey}
    order by question_id, history_key`);
}

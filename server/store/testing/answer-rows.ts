// The current answers of a student as rows: what tests compare the answers that are sent as finished JSON with.
import { answerColumns, type StoredAnswer } from '../answers/answer-rows-store.ts';
import type { Reader } from '../engine/database.ts';
import { sql } from '../engine/sql.ts';

/** The current answers of one student. */
export function selectAnswers(
  reader: Reader,
  course: string,
  usernameKey: string,
): Promise<StoredAnswer[]> {
  return reader.read(sql`select ${answerColumns} from answers
    where course = ${course} and username_key = ${usernameKey} order by question_id`);
}

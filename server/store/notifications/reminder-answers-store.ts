// The answers of many students, as far as counting what is unanswered needs them.

import type { Answer } from '@elenchus/domain/answers/answer.ts';
import { columnsOf, named } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { chunksOf, list, sql } from '../engine/sql.ts';
import { textFrom } from '../engine/table.ts';
import { answersTable } from '../tables/answer-tables.ts';

/** How many students one query is about: their answers are in memory together. */
const STUDENTS = 200;

/**
 * The answers by student. A long essay is left out, because two words are enough to count as an answer, unless its
 * whole text is wanted.
 */
export async function selectAnswersToCount(
  reader: Reader,
  course: string,
  usernameKeys: readonly string[],
  wholeTextIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Answer[]>> {
  const found = new Map<string, Answer[]>();
  const questionEssayAnswer = textFrom(
    sql`case when words > 1 and question_id not in ${wholeTexts(wholeTextIds)}
            then 'two words' else question_essay_answer end`,
  );
  for (const some of chunksOf(usernameKeys, STUDENTS)) {
    const rows = await reader.read(
      sql`select ${columnsOf(answersTable, 'usernameKey', 'questionID', 'questionAnswer')},
          ${named({ questionEssayAnswer })}
        from answers where course = ${course} and username_key in ${list(some)}`,
    );
    for (const { usernameKey, ...answer } of rows) {
      const own = found.get(usernameKey);
      if (own) own.push(answer);
      else found.set(usernameKey, [answer]);
    }
  }
  return found;
}

/** `not in (null)` is never true, so an empty list names nothing that exists. */
function wholeTexts(ids: readonly string[]) {
  return list(ids.length === 0 ? [''] : ids);
}

// Who has a grade for which question of an evaluation: one row for each question, however large the class.

import { named } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { list, sql } from '../engine/sql.ts';
import { textFrom } from '../engine/table.ts';
import { gradesTable } from '../tables/grade-tables.ts';

/** usernameKeys: one a line. */
interface GradedQuestion {
  readonly questionID: string;
  readonly usernameKeys: string;
}

/** The people with a grade, question by question. */
export async function selectGradedQuestions(
  reader: Reader,
  course: string,
  evaluationId: string,
  questionIds: readonly string[],
): Promise<readonly GradedQuestion[]> {
  if (questionIds.length === 0) return [];
  const usernameKeys = textFrom(sql`string_agg(username_key, ${'\n'})`);
  return reader.read(sql`select
      ${named({ questionID: gradesTable.questionID, usernameKeys })}
    from grades where course = ${course} and version > 0 and evaluation_id = ${evaluationId}
      and grading_type = 'questionGrade' and trim(individual_grading_data) <> ''
      and question_id in ${list(questionIds)}
    group by question_id`);
}

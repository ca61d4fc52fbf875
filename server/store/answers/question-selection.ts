// The condition for rows about some of the questions.

import type { QuestionSelection } from '@elenchus/domain/blind-grading/answers-under-names.ts';
import { list, sql, type Statement } from '../engine/sql.ts';

/** Begins with 'and'; empty for all questions. */
export function ofQuestions({ only, without = [] }: QuestionSelection = {}): Statement {
  if (only) return only.length === 0 ? sql` and 1 = 0` : sql` and question_id in ${list(only)}`;
  return without.length === 0 ? sql`` : sql` and question_id not in ${list(without)}`;
}

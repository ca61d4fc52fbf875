// The question grades in the spreadsheet of grades: a column for each question (GRD-178).
import { plainText } from '../base/marked-text.ts';
import { quotedText } from '../base/quoted-text.ts';
import { evaluationName, type Evaluation } from './evaluation.ts';
import { QUESTION_NOT_FOUND_NAME } from './grades-without-question.ts';
import type { ExportedColumn } from './grades-export.ts';
import type { GradeBook } from './student-evaluation.ts';

/** An essay question of the evaluation, with its place among them. */
export interface ExportedEssay {
  readonly id: string;
  readonly number: number;
  readonly text: string;
}

/** The essays in their order, then what these students are graded on without a question, by ID. */
export function questionGradeColumns(
  evaluation: Evaluation,
  essays: readonly ExportedEssay[],
  gradeBook: GradeBook,
  usernames: readonly string[],
): readonly ExportedColumn[] {
  const lost = new Set<string>();
  for (const username of usernames) {
    for (const id of gradeBook(username, evaluation.id).questionGrades.keys()) lost.add(id);
  }
  for (const { id } of essays) lost.delete(id);
  const columns = [
    ...essays.map(({ id, number, text }) => ({ id, name: essayName(number, text) })),
    ...[...lost]
      .toSorted((one, other) => (one < other ? -1 : 1))
      .map((id) => ({ id, name: QUESTION_NOT_FOUND_NAME })),
  ];
  return columns.map(({ id, name }) => ({
    heading: `${evaluationName(evaluation)}: ${name} (${id})`,
    cell: (username) => gradeBook(username, evaluation.id).questionGrades.get(id)?.toString() ?? '',
  }));
}

function essayName(number: number, text: string): string {
  const words = plainText(text).trim();
  return words === '' ? `Essay ${number}` : `Essay ${number} ${quotedText(words)}`;
}

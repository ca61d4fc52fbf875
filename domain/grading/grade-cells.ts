// What a cell of the student list shows for one student and one evaluation.
import { gradeLabel } from './exam-grade.ts';
import type { StudentEvaluation } from './student-evaluation.ts';

/** A grade as text, or the button that leads to grading. */
export type GradeCell =
  | { readonly kind: 'grade'; readonly text: string }
  | { readonly kind: 'button' };

/** The grade when grading is complete and there is one: a number to one decimal, a letter as it is. */
export function gradeCell(graded: Pick<StudentEvaluation, 'complete' | 'examGrade'>): GradeCell {
  const { complete, examGrade } = graded;
  if (!complete || examGrade === null) return { kind: 'button' };
  const text = examGrade.kind === 'number' ? gradeLabel(examGrade.value) : examGrade.text;
  return { kind: 'grade', text };
}

// Decides what a cell of the student list shows for one student and one evaluation.
import { gradeLabel } from './exam-grade.ts';
import type { ExamGrade, StudentEvaluation } from './student-evaluation.ts';

export type GradingState = 'to-grade' | 'in-progress' | 'complete';

/** A grade as text (or, without grades, that it is done), or the button that leads to grading. */
export type GradeCell =
  | { readonly kind: 'grade'; readonly text: string }
  | { readonly kind: 'button'; readonly state: GradingState };

/** How far the grading of a student is: begun with the first grade or comment, done when it is marked complete. */
export function gradingState(
  graded: Pick<
    StudentEvaluation,
    'complete' | 'examGrade' | 'questionGrades' | 'comments' | 'hasCommentedPassages'
  >,
): GradingState {
  if (graded.complete) return 'complete';
  const { examGrade, questionGrades, comments, hasCommentedPassages } = graded;
  const hasComment = hasCommentedPassages || comments.trim() !== '';
  const isBegun = examGrade !== null || questionGrades.size > 0 || hasComment;
  return isBegun ? 'in-progress' : 'to-grade';
}

/** The grade when grading is complete and there is one: a number to one decimal, a letter as it is. */
export function gradeCell(graded: StudentEvaluation, givesGrades: boolean): GradeCell {
  const state = gradingState(graded);
  if (state !== 'complete') return { kind: 'button', state };
  if (!givesGrades) return { kind: 'grade', text: 'Graded' };
  const { examGrade } = graded;
  if (examGrade === null) return { kind: 'button', state };
  const text = examGrade.kind === 'number' ? gradeLabel(examGrade.value) : examGrade.text;
  return { kind: 'grade', text };
}

/** Two students by their cells in one column: to grade, in progress, complete, then letters, then numbers. */
export function compareGraded(one: StudentEvaluation, other: StudentEvaluation): number {
  const byState = STATES.indexOf(gradingState(one)) - STATES.indexOf(gradingState(other));
  // What is not complete shows no grade, so that none can order it.
  if (byState !== 0 || !one.complete) return byState;
  return compareGrades(one.examGrade, other.examGrade);
}

const STATES: readonly GradingState[] = ['to-grade', 'in-progress', 'complete'];

function compareGrades(one: ExamGrade | null, other: ExamGrade | null): number {
  if (one?.kind === 'number' && other?.kind === 'number') return one.value - other.value;
  if (one?.kind === 'letter' && other?.kind === 'letter') {
    return LETTERS.compare(one.text, other.text);
  }
  return KINDS.indexOf(one?.kind) - KINDS.indexOf(other?.kind);
}

const LETTERS = new Intl.Collator('en');
const KINDS: readonly (ExamGrade['kind'] | undefined)[] = [undefined, 'letter', 'number'];

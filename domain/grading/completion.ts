// Checks an evaluation before its grading is marked complete (GRD-94): an essay that was written should have a
// grade. Also finds the essay at which the grading desk opens (GRD-113).
import type { Answer } from '../answers/answer.ts';
import type { Question } from '../questions/question.ts';
import { gradeEntry, type GradingSettings } from './grading-fields.ts';
import type { StudentEvaluation } from './student-evaluation.ts';

/** An essay question that shows for the student, with its number on the page. */
export interface NumberedEssay {
  readonly question: Pick<Question, 'id' | 'text'>;
  readonly number: number;
}

/** What lacks a grade; null when grading can be marked complete without confirmation. */
export type MissingGrades =
  | { readonly kind: 'questions'; readonly essays: readonly NumberedEssay[] }
  | { readonly kind: 'exam-grade' }
  | null;

export interface WrittenEssays {
  readonly essays: readonly NumberedEssay[];
  /** The answers as of the target date. */
  readonly answerOf: (questionId: string) => Pick<Answer, 'questionEssayAnswer'> | undefined;
}

export interface WorkToComplete extends WrittenEssays {
  readonly settings: GradingSettings;
  readonly graded: Pick<StudentEvaluation, 'questionGrades' | 'examGrade'>;
}

/** The written essays without a grade; if one grade counts for all of them, whether that one is missing. */
export function missingGrades({
  settings,
  essays,
  answerOf,
  graded,
}: WorkToComplete): MissingGrades {
  const written = writtenEssays({ essays, answerOf });
  const entry = gradeEntry(settings);
  if (entry === null || written.length === 0) return null;
  if (entry !== 'questions') return graded.examGrade === null ? { kind: 'exam-grade' } : null;
  const missing = written.filter(({ question }) => !graded.questionGrades.has(question.id));
  return missing.length > 0 ? { kind: 'questions', essays: missing } : null;
}

/** The essays that the student wrote something for. */
export function writtenEssays({ essays, answerOf }: WrittenEssays): readonly NumberedEssay[] {
  return essays.filter(({ question }) => isWritten(answerOf(question.id)));
}

/** The essays that were shown to the student, who wrote nothing for them. */
export function unwrittenOf({ essays, answerOf }: WrittenEssays): readonly NumberedEssay[] {
  return essays.filter(({ question }) => !isWritten(answerOf(question.id)));
}

/** The first essay that was written and has no grade; the first of all when there is none. Null without essays. */
export function essayToOpenAt({
  essays,
  answerOf,
  graded,
}: Omit<WorkToComplete, 'settings'>): string | null {
  const ungraded = essays.find(
    ({ question: { id } }) => isWritten(answerOf(id)) && !graded.questionGrades.has(id),
  );
  return (ungraded ?? essays[0])?.question.id ?? null;
}

function isWritten(answer: Pick<Answer, 'questionEssayAnswer'> | undefined): boolean {
  return /\S/u.test(answer?.questionEssayAnswer ?? '');
}

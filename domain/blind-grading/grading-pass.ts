// Orders the grading of one question for all students before the next (BLD-14, BLD-15, BLD-39 to BLD-41): where the
// pass begins, which students it visits, and what is left.
import { foldName } from '../base/name-folding.ts';

export interface PassStudent {
  readonly username: string;
  /** The grading of the whole evaluation is complete: nothing in it waits. */
  readonly isComplete: boolean;
  /** The essays that were shown to the student and that the student wrote, as of the student's own due date. */
  readonly written: ReadonlySet<string>;
  /** The essays with a grade. */
  readonly graded: ReadonlySet<string>;
}

export interface GradingPass {
  /** The essay questions of the evaluation, in order. */
  readonly questionIds: readonly string[];
  /** In the order of grading. */
  readonly students: readonly PassStudent[];
}

/** A student and a question on the desk. */
export interface PassStop {
  readonly username: string;
  readonly questionId: string;
}

/** What is left of one question. */
export interface LeftEssays {
  readonly questionId: string;
  /** From 1, among the essay questions. */
  readonly number: number;
  readonly students: number;
  /** The first of these students. */
  readonly username: string;
}

/** The first question that still has a student to grade; null when none has. */
export function firstWaitingQuestion({ questionIds, students }: GradingPass): string | null {
  return questionIds.find((id) => students.some((student) => waits(student, id))) ?? null;
}

/**
 * The next student who wrote this question, or the first one of the next question that still has students to grade.
 */
export function nextStop(pass: GradingPass, here: PassStop): PassStop | null {
  const { students, questionIds } = pass;
  const { questionId } = here;
  const next = students.slice(placeOf(pass, here) + 1).find(wrote(questionId));
  if (next) return { username: next.username, questionId };
  const later = questionIds.slice(questionIds.indexOf(questionId) + 1);
  // When nothing is left to grade, the pass is a second look at everything.
  const isReview = firstWaitingQuestion(pass) === null;
  const turned = later.find((id) =>
    students.some((student) => (isReview ? student.written.has(id) : waits(student, id))),
  );
  return turned === undefined ? null : stopAt(students.find(wrote(turned)), turned);
}

/** The student before who wrote this question, or the last one who wrote a question before. */
export function previousStop(pass: GradingPass, here: PassStop): PassStop | null {
  const { students, questionIds } = pass;
  const { questionId } = here;
  const previous = students.slice(0, placeOf(pass, here)).findLast(wrote(questionId));
  if (previous) return { username: previous.username, questionId };
  const earlier = questionIds.slice(0, Math.max(0, questionIds.indexOf(questionId)));
  const turned = earlier.findLast((id) => students.some(wrote(id)));
  return turned === undefined ? null : stopAt(students.findLast(wrote(turned)), turned);
}

/** The next other student to grade: on this question, then on those after it, then from the first one. */
export function nextWaitingStop(pass: GradingPass, here: PassStop): PassStop | null {
  const { students, questionIds } = pass;
  const at = placeOf(pass, here);
  const others = [...students.slice(at + 1), ...students.slice(0, Math.max(0, at))];
  const from = Math.max(0, questionIds.indexOf(here.questionId));
  for (const id of [...questionIds.slice(from), ...questionIds.slice(0, from)]) {
    const order = id === here.questionId ? others : students;
    const found = order.find((each) => waits(each, id) && !isAt(each, here.username));
    if (found) return { username: found.username, questionId: id };
  }
  return null;
}

/** The questions that still have a student to grade. */
export function leftEssays({ questionIds, students }: GradingPass): readonly LeftEssays[] {
  return questionIds.flatMap((questionId, index) => {
    const waiting = students.filter((student) => waits(student, questionId));
    const [first] = waiting;
    return first
      ? [{ questionId, number: index + 1, students: waiting.length, username: first.username }]
      : [];
  });
}

/** The number of a student among those who wrote a question, null for a student who didn't; and how many wrote it. */
export function placeInPass(
  { students }: GradingPass,
  { username, questionId }: PassStop,
): { readonly place: number | null; readonly total: number } {
  const writers = students.filter(wrote(questionId));
  const index = writers.findIndex((each) => isAt(each, username)) + 1;
  return { place: index === 0 ? null : index, total: writers.length };
}

function waits({ isComplete, written, graded }: PassStudent, questionId: string): boolean {
  return !isComplete && written.has(questionId) && !graded.has(questionId);
}

function wrote(questionId: string) {
  return ({ written }: PassStudent): boolean => written.has(questionId);
}

/** -1 for a student who isn't in the pass: the first student then comes next. */
function placeOf({ students }: GradingPass, { username }: PassStop): number {
  return students.findIndex((each) => isAt(each, username));
}

function isAt(student: PassStudent, username: string): boolean {
  return foldName(student.username) === foldName(username);
}

function stopAt(student: PassStudent | undefined, questionId: string): PassStop | null {
  return student ? { username: student.username, questionId } : null;
}

// Decides which evaluations hide the names of students from graders, and which answers are therefore not shown
// under a name (BLD-3 to BLD-6).
import type { Evaluation } from '../grading/evaluation.ts';
import type { Question } from '../questions/question.ts';
import type { Schedule } from '../schedule/schedule.ts';
import { outlineOf } from '../visibility/visible-sections.ts';
import { PLAIN_GRADING, type FairGrading, type FairGradings } from './fair-grading.ts';

interface GradedCourse {
  readonly evaluations: readonly Evaluation[];
  readonly fairGradings: FairGradings;
}

export interface AskedCourse extends GradedCourse {
  readonly schedule: Pick<Schedule, 'sections' | 'topics'>;
  readonly questionsByTopic: ReadonlyMap<string, readonly Question[]>;
}

/** Whether graders see pseudonyms: until the evaluation is handed back or an instructor shows the names. */
export function hidesNames(
  evaluation: Pick<Evaluation, 'handedBack'>,
  fair: FairGrading = PLAIN_GRADING,
): boolean {
  return fair.hidesNames && !fair.namesShown && !evaluation.handedBack;
}

/** The evaluations that hide names now. */
export function blindEvaluations({
  evaluations,
  fairGradings,
}: GradedCourse): readonly Evaluation[] {
  return evaluations.filter((one) => hidesNames(one, fairGradings.get(one.id)));
}

/** The evaluations whose grades are shown under names, in the order given. */
export function namedEvaluations(course: GradedCourse): readonly Evaluation[] {
  const blind = new Set(blindEvaluations(course));
  return course.evaluations.filter((evaluation) => !blind.has(evaluation));
}

/** Whether an evaluation of the course hides names now. */
export function isBlind(course: GradedCourse, evaluationId: string): boolean {
  return blindEvaluations(course).some(({ id }) => id === evaluationId);
}

/** The sections whose answers staff get only under a pseudonym. */
export function hiddenSectionIds(course: GradedCourse): ReadonlySet<string> {
  return new Set(blindEvaluations(course).flatMap(({ sectionIds }) => sectionIds));
}

/** A course is read once per version, and this is needed for each of its students. */
const hiddenIds = new WeakMap<AskedCourse, ReadonlySet<string>>();

/** The questions whose answers staff get only under a pseudonym. */
export function hiddenQuestionIds(course: AskedCourse): ReadonlySet<string> {
  const cached = hiddenIds.get(course);
  if (cached) return cached;
  const sections = hiddenSectionIds(course);
  const hidden = sections.size === 0 ? NONE : questionIdsOf(course, sections);
  hiddenIds.set(course, hidden);
  return hidden;
}

/** The questions of an evaluation's sections, whether or not they show. */
export function evaluationQuestionIds(
  course: AskedCourse,
  evaluationId: string,
): ReadonlySet<string> {
  const evaluation = course.evaluations.find(({ id }) => id === evaluationId);
  return evaluation ? questionIdsOf(course, new Set(evaluation.sectionIds)) : NONE;
}

const NONE: ReadonlySet<string> = new Set();

function questionIdsOf(course: AskedCourse, wanted: ReadonlySet<string>): ReadonlySet<string> {
  const topics = outlineOf(course.schedule)
    .filter(({ section }) => wanted.has(section.id))
    .flatMap((each) => each.topics);
  return new Set(
    topics.flatMap(({ id }) => (course.questionsByTopic.get(id) ?? []).map((one) => one.id)),
  );
}

/** Whether a call may be about a student: 'unknown' is answered like a username that doesn't exist. */
export type NamingAnswer = 'allowed' | 'unknown' | 'names-hidden';

/**
 * Whether a grader's call may name a student this way. `pseudonymOf` is the evaluation that the pseudonym belongs to,
 * null for a username; `evaluationId` is the one that the call is about, if it is about one.
 */
export function mayName(
  course: GradedCourse,
  call: { readonly pseudonymOf: string | null; readonly evaluationId: string | undefined },
): NamingAnswer {
  const { pseudonymOf, evaluationId } = call;
  if (pseudonymOf !== null) {
    return evaluationId === undefined || evaluationId === pseudonymOf ? 'allowed' : 'unknown';
  }
  const isHidden = evaluationId !== undefined && isBlind(course, evaluationId);
  return isHidden ? 'names-hidden' : 'allowed';
}

export const NAMES_ARE_HIDDEN =
  'Names are hidden in this evaluation. Open the student from its list of pseudonyms.';

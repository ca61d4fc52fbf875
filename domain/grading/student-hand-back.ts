// Decides since when a student has a handed-back evaluation: by what is set for the student, or for everyone (HBK-1
// to HBK-4).
import type { Evaluation } from './evaluation.ts';
import type { HandBackTimes } from './hand-back-time.ts';

/** A hand back outside the design. */
export interface HandBack {
  readonly evaluationId: string;
  /** The folded username of a student; null for everyone. */
  readonly usernameKey: string | null;
  /** Students see the grading from then on, in epoch milliseconds; null withholds it from the student. */
  readonly since: number | null;
}

/** The evaluations that a student may open, and since when; 0 where the time wasn't recorded. */
export type HandedBackSince = ReadonlyMap<string, number>;

interface Course {
  readonly evaluations: readonly Evaluation[];
  readonly handBackTimes: HandBackTimes;
}

/**
 * The evaluations that are handed back to one student now. What is set for the student takes precedence over what
 * is set for everyone.
 */
export function handedBackTo(
  usernameKey: string,
  { evaluations, handBackTimes }: Course,
  handBacks: readonly HandBack[],
  now: number,
): HandedBackSince {
  const found = new Map<string, number>();
  for (const { id, handedBack } of evaluations) {
    const since = (key: string | null) =>
      handBacks.find((one) => one.evaluationId === id && one.usernameKey === key)?.since;
    const inDesign = handedBack ? (handBackTimes.get(id) ?? 0) : undefined;
    const own = since(usernameKey);
    const decided = own === undefined ? (inDesign ?? since(null)) : own;
    if (decided !== undefined && decided !== null && decided <= now) found.set(id, decided);
  }
  return found;
}

/** The evaluations as one student sees them: `handedBack` says whether this student may open it. */
export function evaluationsSeen(
  evaluations: readonly Evaluation[],
  handedBack: HandedBackSince,
): readonly Evaluation[] {
  return evaluations.map((evaluation) => ({
    ...evaluation,
    handedBack: handedBack.has(evaluation.id),
  }));
}

/** The state of an evaluation for everyone: not handed back, planned for a time, or handed back since then. */
export type ClassHandBack =
  | { readonly kind: 'none' }
  | { readonly kind: 'planned'; readonly at: number }
  | { readonly kind: 'back'; readonly since: number };

/** The state for everyone, without what is set for single students. */
export function classHandBack(
  evaluation: Pick<Evaluation, 'id' | 'handedBack'>,
  times: HandBackTimes,
  handBacks: readonly HandBack[],
  now: number,
): ClassHandBack {
  if (evaluation.handedBack) return { kind: 'back', since: times.get(evaluation.id) ?? 0 };
  const since = handBacks.find(
    (one) => one.evaluationId === evaluation.id && one.usernameKey === null,
  )?.since;
  if (since === undefined || since === null) return { kind: 'none' };
  return since <= now ? { kind: 'back', since } : { kind: 'planned', at: since };
}

/**
 * The effect of handing back (from a time on) or taking back (null) on what is set for one student (HBK-3). 'keep':
 * the student already has it, or there is nothing to take back. 'remove': the student then gets what everyone gets.
 */
export function ownChange(
  usernameKey: string,
  course: Course & { readonly evaluation: Evaluation },
  handBacks: readonly HandBack[],
  asked: { readonly since: number | null; readonly now: number },
): 'keep' | 'remove' | 'set' {
  const { evaluation, handBackTimes } = course;
  const { since, now } = asked;
  const isBack = handedBackTo(usernameKey, course, handBacks, now).has(evaluation.id);
  if (since !== null) return isBack ? 'keep' : 'set';
  const forAll = classHandBack(evaluation, handBackTimes, handBacks, now).kind !== 'none';
  const own = handBacks.find((one) => one.usernameKey === usernameKey);
  const isWithheld = own ? own.since === null : !forAll;
  if (isWithheld) return 'keep';
  return forAll ? 'set' : 'remove';
}

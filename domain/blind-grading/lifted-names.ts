// Refuses changes of a design because of names: those that would show hidden names once grading has begun, and
// those that would hide names that are known (BLD-9, BLD-10, BLD-25).
import { itemsOfType, type DesignItem } from '../design/design-item.ts';
import { evaluationName, readEvaluation, type Evaluation } from '../grading/evaluation.ts';
import { readFairGradings, type FairGrading } from './fair-grading.ts';
import { hidesNames } from './hidden-names.ts';

/** The types of items that decide whose names are hidden. */
export const NAMING_TYPES: ReadonlySet<string> = new Set(['evaluation', 'fairGrading']);

/**
 * The evaluations whose answers a change would show under names: they no longer hide names though they aren't handed
 * back, they lose a section, or they are deleted.
 */
export function liftedEvaluations(
  before: readonly DesignItem[],
  after: readonly DesignItem[],
): readonly Evaluation[] {
  const [fairBefore, fairAfter] = [readFairGradings(before), readFairGradings(after)];
  const later = new Map(itemsOfType(after, 'evaluation').map((item) => [item.dataID, item]));
  return itemsOfType(before, 'evaluation').flatMap((item) => {
    const evaluation = readEvaluation(item);
    if (!hidesNames(evaluation, fairBefore.get(evaluation.id))) return [];
    const found = later.get(evaluation.id);
    const next = found && readEvaluation(found);
    if (next?.handedBack) return [];
    const isHidden = next !== undefined && hidesNames(next, fairAfter.get(next.id));
    const isWhole = evaluation.sectionIds.every((id) => next?.sectionIds.includes(id));
    return isHidden && isWhole ? [] : [evaluation];
  });
}

/**
 * The evaluations whose records would no longer say that names were shown. After that, the names could be hidden again.
 */
export function shownNamesLost(
  before: readonly DesignItem[],
  after: readonly DesignItem[],
): readonly string[] {
  const [fairBefore, fairAfter] = [readFairGradings(before), readFairGradings(after)];
  return itemsOfType(after, 'evaluation')
    .map(({ dataID }) => dataID)
    .filter((id) => fairBefore.get(id)?.namesShown && !fairAfter.get(id)?.namesShown);
}

/**
 * The evaluations that would begin to hide names. One that is taken back from everyone isn't among them: all of its hand
 * backs end with that.
 */
export function newlyHidden(
  before: readonly DesignItem[],
  after: readonly DesignItem[],
): readonly Evaluation[] {
  const [fairBefore, fairAfter] = [readFairGradings(before), readFairGradings(after)];
  const earlier = new Map(itemsOfType(before, 'evaluation').map((item) => [item.dataID, item]));
  return itemsOfType(after, 'evaluation')
    .map(readEvaluation)
    .filter((evaluation) => {
      if (!hidesNames(evaluation, fairAfter.get(evaluation.id))) return false;
      const found = earlier.get(evaluation.id);
      const was = found && readEvaluation(found);
      return !was || !(was.handedBack || hidesNames(was, fairBefore.get(was.id)));
    });
}

/**
 * Whether a change of this evaluation that would show names is refused: taking a section out, deleting it, switching
 * the setting off.
 */
export function isNameLocked(
  evaluation: Pick<Evaluation, 'handedBack'>,
  fair: FairGrading | undefined,
  hasBegun: boolean,
): boolean {
  return hasBegun && hidesNames(evaluation, fair);
}

/** The reason that a change can't be saved, as a sentence. */
export function liftedSentence(evaluations: readonly Evaluation[]): string {
  const names = evaluations.map((evaluation) => `“${evaluationName(evaluation)}”`).join(', ');
  return `Names are hidden in ${names}, and grading has begun. Choose “Show the names” first.`;
}

/**
 * The reason that names can't be hidden in an evaluation that is handed back to some students, or is planned to be.
 */
export function handedBackSentence(evaluation: Evaluation): string {
  const name = evaluationName(evaluation);
  return `“${name}” is handed back to students, or will be. Take it back before you hide names.`;
}

export const NAMES_WERE_SHOWN =
  'The names in this evaluation were already shown, so they can’t be hidden again.';

/** The length of a reason for showing the names. */
const SHORTEST_REASON = 10;
const LONGEST_REASON = 150;

/** The sentence about a reason that isn't one, or null. */
export function reasonFault(reason: string): string | null {
  const { length } = reason.trim();
  if (length < SHORTEST_REASON) {
    return `Say why you show the names, in at least ${SHORTEST_REASON} characters.`;
  }
  return length > LONGEST_REASON
    ? `The reason can have at most ${LONGEST_REASON} characters.`
    : null;
}

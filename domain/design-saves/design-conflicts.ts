// Refuses to let two items of a course share what only one may have: a section in two evaluations, a name for two
// theses (GRD-77, LOG-41).
import type { DesignItem } from '../design/design-item.ts';
import { itemsOfType } from '../design/design-item.ts';
import { readEvaluation } from '../grading/evaluation.ts';
import { sectionsSentence, type TakenSection } from '../grading/evaluation-sections.ts';
import { thesisKey } from '../logic/thesis-name.ts';
import { thesisRefusalSentence } from '../logic/thesis-rules.ts';

/** The types of data whose items can conflict with others of their type. */
export const CONFLICTING_TYPES: ReadonlySet<string> = new Set(['evaluation', 'thesis']);

/** The sentence about items that conflict with one another, or null; a conflict that already existed may stay. */
export function designConflict(
  before: readonly DesignItem[],
  after: readonly DesignItem[],
): string | null {
  const sections = newlyShared(before, after);
  if (sections.length > 0) return sectionsSentence({ kind: 'taken', sections });
  return hasNewNamesake(before, after) ? thesisRefusalSentence('name-taken') : null;
}

/** Sections that one evaluation takes while another has them, each with its current owner. */
function newlyShared(
  before: readonly DesignItem[],
  after: readonly DesignItem[],
): readonly TakenSection[] {
  const had = new Set(listings(before).map(({ key }) => key));
  const bySection = Map.groupBy(listings(after), ({ sectionId }) => sectionId);
  return [...bySection.values()].flatMap((listed) => {
    const taker = listed.find(({ key }) => !had.has(key));
    const owner = listed.find((listing) => listing !== taker);
    return taker && owner ? [{ sectionId: owner.sectionId, evaluation: owner.evaluation }] : [];
  });
}

function listings(items: readonly DesignItem[]) {
  return itemsOfType(items, 'evaluation').flatMap((item) => {
    const evaluation = readEvaluation(item);
    return evaluation.sectionIds.map((sectionId) => ({
      sectionId,
      evaluation,
      key: JSON.stringify([evaluation.id, sectionId]),
    }));
  });
}

function hasNewNamesake(before: readonly DesignItem[], after: readonly DesignItem[]): boolean {
  const names = new Map(itemsOfType(before, 'thesis').map((item) => [item.dataID, nameOf(item)]));
  const theses = itemsOfType(after, 'thesis').filter((item) => nameOf(item) !== '');
  const byName = Map.groupBy(theses, nameOf);
  return [...byName].some(
    ([name, same]) => same.length > 1 && same.some(({ dataID }) => names.get(dataID) !== name),
  );
}

function nameOf({ dataText }: DesignItem): string {
  return thesisKey(dataText);
}

// Decides when two saves in a row share one version: typing by one person in the same items, without a pause (HIS-3).
import { DESIGN_FIELDS, designKeyText, type DesignItem } from '../design/design-item.ts';
import { isSameItem } from '../design/diff-design.ts';
import { changedItem, type ItemChange } from './item-change.ts';

interface TimedChanges {
  /** Null if nobody knows: of the first version of a course that is older than the versions. */
  readonly actor: string | null;
  readonly at: number;
  readonly changes: readonly ItemChange[];
}

interface LastVersion extends TimedChanges {
  readonly beganAt: number;
}

/** A state that lasted this long is kept as a version. */
const LASTED_MS = 60_000;
const LONGEST_MS = 5 * 60_000;

/** The two as one version; null if the earlier state must be kept. */
export function joinedChanges(last: LastVersion, next: TimedChanges): readonly ItemChange[] | null {
  if (last.actor !== next.actor || last.changes.length !== next.changes.length) return null;
  if (next.at - last.at > LASTED_MS || next.at - last.beganAt > LONGEST_MS) return null;
  const earlier = new Map(last.changes.map((change) => [keyOf(change), change]));
  const joined: ItemChange[] = [];
  for (const change of next.changes) {
    const first = earlier.get(keyOf(change));
    if (!first?.after || !change.after || !isTyping(first.after, change.after)) return null;
    if (first.before && isSameItem(first.before, change.after)) return null;
    joined.push({ before: first.before, after: change.after });
  }
  return joined;
}

function keyOf(change: ItemChange): string {
  return designKeyText(changedItem(change));
}

/** Only what is typed differs, and no text lost more than half of itself. */
function isTyping(before: DesignItem, after: DesignItem): boolean {
  return DESIGN_FIELDS.every((field) => {
    if (before[field] === after[field]) return true;
    const isTyped =
      field === 'dataText' ||
      ((field === 'questionOptions' || field === 'questionLogic') &&
        (after.dataType === 'question' || after.dataType === 'thesis'));
    return isTyped && after[field].length * 2 >= before[field].length;
  });
}

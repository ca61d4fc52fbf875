// What two instructors made of one item at the same time, put together where that is possible: the FAQ entry by
// entry, an evaluation field by field.
import { DESIGN_FIELDS, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { faqItem, readFaq, type FaqEntry } from '@elenchus/domain/design/faq.ts';
import { mergeFaq } from '@elenchus/domain/design/merge-faq.ts';
import { isSameEntry, type DesignEntry } from './design-entry.ts';

interface MergedItem {
  readonly item: DesignItem;
  /** Texts that both have changed, and that are both kept. */
  readonly doubled: number;
}

/** The item that keeps both changes; null when only one can be kept, or nothing has to be merged. */
export function mergedItem(
  { before, after }: Pick<DesignEntry, 'before' | 'after'>,
  current: DesignItem | null,
): MergedItem | null {
  if (current === null || isSameEntry(before, current)) return null;
  if (current.dataType === 'evaluation') return mergedFields(before, after, current);
  if (current.dataType !== 'faq') return null;
  const [base, mine, theirs] = [entriesIn(before), entriesIn(after), entriesIn(current)];
  if (!base || !mine || !theirs) return null;
  const { entries, doubled } = mergeFaq(base, mine, theirs);
  return { item: { ...current, dataText: faqItem(entries).dataText }, doubled };
}

/** Keeps my name and their due date; null where both have changed the same field. */
function mergedFields(
  before: DesignItem | null,
  mine: DesignItem | null,
  theirs: DesignItem,
): MergedItem | null {
  if (!before || !mine) return null;
  const changed = DESIGN_FIELDS.filter((field) => mine[field] !== before[field]);
  const isContested = changed.some(
    (field) => theirs[field] !== before[field] && theirs[field] !== mine[field],
  );
  if (isContested) return null;
  const own = Object.fromEntries(changed.map((field) => [field, mine[field]]));
  return { item: { ...theirs, ...own }, doubled: 0 };
}

function entriesIn(item: DesignItem | null): readonly FaqEntry[] | null {
  const faq = readFaq(item === null ? [] : [item]);
  return faq.state === 'readable' ? faq.entries : null;
}

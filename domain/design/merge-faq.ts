// Merges the FAQ when two people change it at the same time: both sets of changes are kept, and no entry is lost
// (DSN-25 to DSN-28).
import type { FaqEntry } from './faq.ts';

interface MergedFaq {
  readonly entries: readonly FaqEntry[];
  /** Entries whose text both have changed: both texts are kept, mine before theirs. */
  readonly doubled: number;
}

/** An entry with an id for its origin, so that it can be found in another list. */
interface IdentifiedEntry {
  readonly id: string;
  readonly entry: FaqEntry;
}

/** Combines what two people did to the same list. */
export function mergeFaq(
  base: readonly FaqEntry[],
  mine: readonly FaqEntry[],
  theirs: readonly FaqEntry[],
): MergedFaq {
  const own = identify(base, mine, 'mine');
  const other = withoutDuplicates(identify(base, theirs, 'theirs'), own);
  const ownById = byId(own);
  const otherById = byId(other);
  const isOwnOrder = isMoved(own);
  const order = ordered(isOwnOrder ? own : other, isOwnOrder ? other : own);
  let doubled = 0;
  const entries = order.flatMap((id): readonly FaqEntry[] => {
    const before = id.startsWith('base') ? base[Number(id.slice('base'.length))] : undefined;
    const kept = keptEntries(before, ownById.get(id), otherById.get(id));
    if (kept.length > 1) doubled += 1;
    return kept;
  });
  return { entries, doubled };
}

/** Which of `base` each entry of `after` is: the same text, else the same question or answer, else the one left over in its place. */
export function matchFaq(
  base: readonly FaqEntry[],
  after: readonly FaqEntry[],
): readonly (number | null)[] {
  const match: (number | null)[] = after.map(() => null);
  const free = new Set(base.keys());
  const keys: readonly ((entry: FaqEntry) => string)[] = [
    ({ question, answer }) => JSON.stringify([question, answer]),
    ({ question }) => question.trim(),
    ({ answer }) => answer.trim(),
  ];
  for (const keyOf of keys) {
    const freeByKey = Map.groupBy(free, (index) => keyOf(base[index] ?? EMPTY));
    for (const [index, entry] of after.entries()) {
      const key = keyOf(entry);
      const found = match[index] === null && key !== '' ? freeByKey.get(key)?.shift() : undefined;
      if (found === undefined) continue;
      match[index] = found;
      free.delete(found);
    }
  }
  for (const index of after.keys()) {
    if (match[index] !== null || !free.delete(index)) continue;
    match[index] = index;
  }
  return match;
}

const EMPTY: FaqEntry = { question: '', answer: '' };

function identify(
  base: readonly FaqEntry[],
  after: readonly FaqEntry[],
  who: string,
): IdentifiedEntry[] {
  const match = matchFaq(base, after);
  return after.map((entry, index) => {
    const origin = match[index] ?? null;
    return { id: origin === null ? `${who}${index}` : `base${origin}`, entry };
  });
}

/** Entries that both added with identical text become one. */
function withoutDuplicates(
  other: readonly IdentifiedEntry[],
  own: readonly IdentifiedEntry[],
): IdentifiedEntry[] {
  const added = new Map<string, string[]>();
  for (const { id, entry } of own) {
    if (!id.startsWith('mine')) continue;
    const text = JSON.stringify(entry);
    added.set(text, [...(added.get(text) ?? []), id]);
  }
  return other.map(({ id, entry }) => {
    const twin = id.startsWith('theirs') ? added.get(JSON.stringify(entry))?.shift() : undefined;
    return { id: twin ?? id, entry };
  });
}

function byId(entries: readonly IdentifiedEntry[]): ReadonlyMap<string, FaqEntry> {
  return new Map(entries.map(({ id, entry }) => [id, entry]));
}

/** Whether entries of the base are in another order. */
function isMoved(entries: readonly IdentifiedEntry[]): boolean {
  let last = -1;
  for (const { id } of entries) {
    if (!id.startsWith('base')) continue;
    const index = Number(id.slice('base'.length));
    if (index < last) return true;
    last = index;
  }
  return false;
}

/** The names in the order of one list; those that only the other has are placed after their neighbor there. */
function ordered(
  lead: readonly IdentifiedEntry[],
  follow: readonly IdentifiedEntry[],
): readonly string[] {
  const present = new Set(lead.map(({ id }) => id));
  const after = new Map<string, string[]>();
  let neighbor = '';
  for (const { id } of follow) {
    if (present.has(id)) neighbor = id;
    else after.set(neighbor, [...(after.get(neighbor) ?? []), id]);
  }
  return [...(after.get('') ?? []), ...lead.flatMap(({ id }) => [id, ...(after.get(id) ?? [])])];
}

/** The entries that one entry becomes: a removal is kept unless the other person changed the text. */
function keptEntries(
  base: FaqEntry | undefined,
  mine: FaqEntry | undefined,
  theirs: FaqEntry | undefined,
): readonly FaqEntry[] {
  if (!mine || !theirs) {
    const left = mine ?? theirs;
    return left && !(base && isSame(left, base)) ? [left] : [];
  }
  const question = mergedText(base?.question, mine.question, theirs.question);
  const answer = mergedText(base?.answer, mine.answer, theirs.answer);
  return question === null || answer === null ? [mine, theirs] : [{ question, answer }];
}

function isSame(one: FaqEntry, other: FaqEntry): boolean {
  return one.question === other.question && one.answer === other.answer;
}

/** The text that one of them has changed; null when both have, to different ones. */
function mergedText(base: string | undefined, mine: string, theirs: string): string | null {
  if (mine === theirs || theirs === base) return mine;
  return mine === base ? theirs : null;
}

// Keeps the identity of options when they are removed, moved or brought back: a choice keeps its words (QST-102 to
// QST-107).

import { isChoiceText, readChosen, REMOVED_SINCE } from '../answers/choice-answer.ts';
import type { OptionNumberMap } from './question-options.ts';

/**
 * One renumbering of a question's options. An ID is a permanent number of one option of the question; options that
 * were never renumbered have their number as ID.
 */
export interface OptionRenumbering {
  /** The options before it, and their texts at that moment. */
  readonly ids: readonly number[];
  readonly texts: readonly string[];
  /** The options after it. Those that are added at the end later get the next free IDs. */
  readonly next: readonly number[];
}

/** A choice as it was given: its numbers have the meaning that they had after so many changes of the options. */
export interface GivenChoice {
  readonly text: string;
  readonly under: number;
  /** The number of changes when it was saved, which for an edit from a device can be later. */
  readonly seen: number;
}

/** A choice as it reads today. */
export interface ReadChoice {
  /** In current numbers. Without a number if only removed options were chosen, 0 while they still could be. */
  readonly text: string;
  /** The texts of the chosen options that are gone. */
  readonly removed: readonly string[];
}

/** The new number of each option, from the texts alone: a text that stays is the same option (QST-103). */
export function inferredNumbers(
  before: readonly string[],
  after: readonly string[],
): OptionNumberMap {
  const indexes = new Map<number, number>();
  for (const [index, text] of before.entries())
    if (after[index] === text) indexes.set(index, index);
  const taken = new Set(indexes.values());
  const free = new Map<string, number[]>();
  for (const [index, text] of [...after.entries()].toReversed()) {
    if (taken.has(index) || text.trim() === '') continue;
    const list = free.get(text) ?? [];
    list.push(index);
    free.set(text, list);
  }
  for (const [old, text] of before.entries()) {
    const index = indexes.has(old) ? undefined : free.get(text)?.pop();
    if (index !== undefined) taken.add(indexes.set(old, index).get(old) ?? index);
  }
  return new Map(
    before.map((_, old) => {
      const index = indexes.get(old);
      if (index !== undefined) return [old + 1, index + 1];
      // An option left over with the same number was reworded.
      return [old + 1, old < after.length && !taken.has(old) ? old + 1 : null];
    }),
  );
}

/** The IDs of so many options after all these changes. */
export function optionIds(changes: readonly OptionRenumbering[], count: number): readonly number[] {
  const ids = [...(changes.at(-1)?.next ?? [])];
  let last = lastId(changes);
  while (ids.length < count) ids.push((last += 1));
  return ids;
}

function lastId(changes: readonly OptionRenumbering[]): number {
  return changes.flatMap(({ ids, next }) => [...ids, ...next]).reduce((a, b) => Math.max(a, b), 0);
}

/**
 * The renumbering to record when a question gets these options; null when every option keeps its number. An option
 * that comes back with its text is the one that was removed (QST-104).
 */
export function optionRenumbering(
  changes: readonly OptionRenumbering[],
  texts: readonly string[],
  after: readonly string[],
  numbers: OptionNumberMap,
): OptionRenumbering | null {
  const ids = optionIds(changes, texts.length);
  const indexes = new Map<number, number>();
  for (const [index, id] of ids.entries()) {
    const number = numbers.get(index + 1);
    if (number) indexes.set(number - 1, id);
  }
  const renumberings = [...changes, { ids, texts, next: [] }];
  const comeBack = removedOptions(renumberings, new Set(indexes.values()));
  let last = lastId(renumberings);
  const next = after.map(
    (text, index) => indexes.get(index) ?? comeBack.get(text)?.pop() ?? (last += 1),
  );
  const unchanged = optionIds([...changes, { ids, texts, next: ids }], next.length);
  const isSame = next.length >= ids.length && next.every((id, index) => id === unchanged[index]);
  return isSame ? null : { ids, texts, next };
}

/** By text, the options that are gone; the one that was removed last is the last. */
function removedOptions(
  renumberings: readonly OptionRenumbering[],
  present: ReadonlySet<number>,
): Map<string, number[]> {
  const listed = new Set(present);
  const removed = new Map<string, number[]>();
  for (const { ids, texts } of renumberings.toReversed()) {
    for (const [index, id] of ids.entries()) {
      const text = texts[index] ?? '';
      if (listed.has(id)) continue;
      listed.add(id);
      if (text.trim() !== '') removed.set(text, [id, ...(removed.get(text) ?? [])]);
    }
  }
  return removed;
}

/** A choice in the numbers that its options have now, with the words of those that are gone (QST-102, QST-105). */
export function readChoice(
  changes: readonly OptionRenumbering[],
  count: number,
  { text, under, seen }: GivenChoice,
): ReadChoice {
  if (!isChoiceText(text)) return { text, removed: [] };
  const given = idsUnder(changes, count, under);
  const { chosen, outside } = readChosen(text, given.length);
  const now = new Map(optionIds(changes, count).map((id, index) => [id, index + 1]));
  const then = new Set(idsUnder(changes, count, seen));
  const numbers = new Set<number>();
  const removed: string[] = [];
  for (const option of chosen) {
    const id = given[option - 1] ?? 0;
    const present = now.get(id);
    if (present !== undefined) numbers.add(present);
    else {
      removed.push(textOf(changes, id));
      if (then.has(id)) numbers.add(REMOVED_SINCE);
    }
  }
  if (chosen.every((option) => now.get(given[option - 1] ?? 0) === option))
    return { text, removed };
  const all = [...numbers, ...outside].sort((one, other) => one - other);
  return { text: all.join(','), removed: removed.filter((words) => words.trim() !== '') };
}

/** A choice as it reads today, in the numbers that its options had after so many changes. */
export function choiceUnder(
  changes: readonly OptionRenumbering[],
  count: number,
  { text, removed }: ReadChoice,
  under: number,
): string {
  if (!isChoiceText(text) && removed.length === 0) return text;
  const now = optionIds(changes, count);
  const then = idsUnder(changes, count, under);
  const present = readChosen(text, count).chosen.map((option) =>
    then.indexOf(now[option - 1] ?? 0),
  );
  const gone = removed.map((words) => changes[under]?.texts.indexOf(words) ?? -1);
  const indexes = [...present, ...gone].filter((index) => index >= 0);
  return [...new Set(indexes)]
    .sort((one, other) => one - other)
    .map((index) => index + 1)
    .join(',');
}

/** The options after so many changes, with those that were added before the next change. */
function idsUnder(
  changes: readonly OptionRenumbering[],
  count: number,
  under: number,
): readonly number[] {
  return changes[under]?.ids ?? optionIds(changes, count);
}

function textOf(changes: readonly OptionRenumbering[], id: number): string {
  const last = changes.findLast(({ ids }) => ids.includes(id));
  return last?.texts[last.ids.indexOf(id)] ?? '';
}

/**
 * The number of changes after which the options had these texts, as a device showed them at the time of the choice.
 * Null when they never had them; then the texts themselves say what was chosen (QST-106).
 */
export function changesBehind(
  changes: readonly OptionRenumbering[],
  present: readonly string[],
  shown: readonly string[],
): number | null {
  const states = [...changes.map(({ texts }) => texts), present];
  const last = states.length - 1;
  const isShown = (texts: readonly string[]): boolean =>
    shown.every((text, index) => texts[index] === text);
  const isReworded = (texts: readonly string[]): boolean =>
    [...inferredNumbers(shown, texts)].every(([before, after]) => before === after) &&
    shown.some((text, index) => texts[index] === text);
  for (const test of [isShown, isReworded]) {
    for (let index = last; index >= 0; index -= 1) if (test(states[index] ?? [])) return index;
  }
  return null;
}

// The order of log entries says nothing about whom they are about: under pseudonyms it would be the order of netIDs.
import { randomInt } from 'node:crypto';

/** The entries with their subjects in random order; those of one subject stay in theirs. */
export function inRandomOrder<Entry extends { readonly subject: string }>(
  entries: readonly Entry[],
  random: (below: number) => number = randomInt,
): Entry[] {
  const groups = [...Map.groupBy(entries, ({ subject }) => subject).values()];
  for (let place = groups.length - 1; place > 0; place -= 1) {
    const other = random(place + 1);
    [groups[place], groups[other]] = [groups[other] ?? [], groups[place] ?? []];
  }
  return groups.flat();
}

// The order of log entries must not show whom they are about. Without this, it would be the order of netIDs, also under
// pseudonyms.
import { randomInt } from 'node:crypto';

/** The entries with the subjects in random order. Entries of one subject keep their order. */
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

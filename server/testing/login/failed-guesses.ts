// Guessing passwords from new addresses.

let places = 0;
/** An address that hasn't been used yet. */
export function newAddress(): string {
  places += 1;
  return `10.1.${Math.floor(places / 250)}.${(places % 250) + 1}`;
}

/** Tries a number of times, one after the other: the statuses that were answered. */
export async function guessTimes(
  times: number,
  each: () => Promise<{ status: number }>,
): Promise<number[]> {
  const statuses = new Set<number>();
  for (let round = 0; round < times; round += 1) statuses.add((await each()).status);
  return [...statuses];
}

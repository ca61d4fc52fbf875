// Which students the search offers.
import { foldName } from '@elenchus/domain/base/name-folding.ts';

export interface FoundStudent {
  readonly username: string;
  readonly fullname: string;
}

export interface StudentMatches {
  readonly offered: readonly FoundStudent[];
  /** How many more there are. */
  readonly more: number;
}

/** Longer lists are shortened by typing, not by scrolling. */
export const MOST_OFFERED = 50;

/** The students whose name or netID contains what was typed, in the order of the list. */
export function matchStudents(students: readonly FoundStudent[], typed: string): StudentMatches {
  const wanted = foldName(typed);
  const found = students.filter(
    ({ fullname, username }) =>
      foldName(fullname).includes(wanted) || foldName(username).includes(wanted),
  );
  const offered = found.slice(0, MOST_OFFERED);
  return { offered, more: found.length - offered.length };
}

/** The place of the offer that a key leads to; null when the key does not move. */
export function moveActive(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  return null;
}

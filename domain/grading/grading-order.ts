// Moving from student to student while grading.
import { foldName } from '../base/name-folding.ts';

export interface GradingNeighbours {
  readonly previous: string | null;
  readonly next: string | null;
  /** The first ungraded student after this one, going on from the beginning; null when all others are graded. */
  readonly nextUngraded: string | null;
}

/** Who comes before and after a student in the order of the list. */
export function gradingNeighbours(
  usernames: readonly string[],
  current: string,
  isGraded: (username: string) => boolean,
): GradingNeighbours {
  const here = foldName(current);
  const place = usernames.findIndex((username) => foldName(username) === here);
  const after = usernames.slice(place + 1);
  const before = usernames.slice(0, Math.max(place, 0));
  return {
    previous: before.at(-1) ?? null,
    next: after[0] ?? null,
    nextUngraded: [...after, ...before].find((username) => !isGraded(username)) ?? null,
  };
}

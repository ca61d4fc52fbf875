// Where the open student stands among the others, and the ways on from there.
import { isSameUsername } from '@elenchus/domain/base/name-folding.ts';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';

type AnswerPlace = AnswerOf<'POST /api/gradingDesk/{courseID}'>['student']['place'];

/** The place as the server said it; `askedAt` is the moment of the saves before it was asked. */
export interface DeskPlace extends AnswerPlace {
  readonly askedAt: number;
}

export interface DeskNeighbours {
  readonly previous: string | null;
  readonly next: string | null;
  /** The first ungraded student after this one, going on from the beginning; null when all others are graded. */
  readonly nextUngraded: string | null;
}

/** Whom one can go to; `isComplete` knows what was saved here after the place was asked for. */
export function neighboursOf(
  { previous, next, ungraded }: DeskPlace,
  isComplete: (username: string) => boolean,
): DeskNeighbours {
  return {
    previous: previous?.username ?? null,
    next: next?.username ?? null,
    nextUngraded: ungraded.find(({ username }) => !isComplete(username))?.username ?? null,
  };
}

/** What is known of a neighbour's place before the server has said it: enough for the page to turn at once. */
export function placeOfNeighbour(place: DeskPlace, username: string): DeskPlace | undefined {
  const isHere = (student: DeskPlace['next']): boolean =>
    student !== null && isSameUsername(student.username, username);
  const { student, previous, next, ungraded } = place;
  const others = ungraded.filter((one) => !isHere(one));
  if (next && isHere(next)) {
    const moved = { student: next, place: place.place + 1, previous: student, next: null };
    return { ...place, ...moved, ungraded: others };
  }
  if (previous && isHere(previous)) {
    const moved = { student: previous, place: place.place - 1, previous: null, next: student };
    return { ...place, ...moved, ungraded: others };
  }
  return undefined;
}

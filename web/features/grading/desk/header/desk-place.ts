// Where the open student stands among the others, and the ways on from there.
import { isSameUsername } from '@elenchus/domain/base/name-folding.ts';
import { gradingPlace, studentsAhead } from '@elenchus/domain/grading/grading-order.ts';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import type { FollowedList } from '../../../../course-ui/grading/followed-list.ts';

type AnswerPlace = AnswerOf<'POST /api/gradingDesk/{courseID}'>['student']['place'];

/** The place as the server said it; `askedAt` is the moment of the saves before it was asked. */
export interface DeskPlace extends AnswerPlace {
  readonly askedAt: number;
  /** The number of the student in the list that the grader follows, if it isn't that of all students. */
  readonly listed?: { readonly place: number; readonly total: number };
}

/** The place in a list that the grader follows (GRD-134); without one, in the order of names. */
export function placeInList(
  place: DeskPlace,
  list: FollowedList | null,
  isComplete: (username: string) => boolean,
): DeskPlace {
  const here = list && listPlace(list, place.student.username, isComplete);
  if (!here) return place;
  const { previous, next, first, last, ungraded } = here;
  return {
    ...place,
    previous,
    next,
    first,
    last,
    ungraded: [...ungraded],
    listed: { place: here.place, total: here.total },
  };
}

/** The students who probably come next in the list. */
export function comingInList(
  list: FollowedList,
  username: string,
  isComplete: (username: string) => boolean,
): string[] {
  const here = listPlace(list, username, isComplete);
  return here ? studentsAhead(here).map((each) => each.username) : [];
}

/** The students that this page already has among those who may come next. */
export function heldAhead(
  { next, ungraded }: Pick<DeskPlace, 'next' | 'ungraded'>,
  isHeld: (username: string) => boolean,
): string[] {
  const coming = [...(next ? [next] : []), ...ungraded].map(({ username }) => username);
  return [...new Set(coming)].filter(isHeld);
}

function listPlace(
  { students }: FollowedList,
  username: string,
  isComplete: (username: string) => boolean,
) {
  return gradingPlace(students, username, (each) => each.isComplete || isComplete(each.username));
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
    const moved = { student: next, ...stepped(place, 1), previous: student, next: null };
    return { ...place, ...moved, ungraded: others };
  }
  if (previous && isHere(previous)) {
    const moved = { student: previous, ...stepped(place, -1), previous: null, next: student };
    return { ...place, ...moved, ungraded: others };
  }
  return undefined;
}

function stepped({ place, listed }: DeskPlace, by: 1 | -1) {
  if (!listed) return { place: place + by };
  return { listed: { ...listed, place: listed.place + by } };
}

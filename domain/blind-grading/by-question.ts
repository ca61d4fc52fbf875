// Grading one question for all students before the next: whom and what comes next (BLD-14, BLD-15).

/** A student and a question on the desk. */
interface DeskStop {
  readonly username: string;
  readonly questionId: string;
}

interface Stops {
  /** The essay questions of the evaluation, in order. */
  readonly questionIds: readonly string[];
  /** The question that is being graded. */
  readonly questionId: string | null;
  /** The usernames around the student in the order of grading; null at its ends. */
  readonly previous: string | null;
  readonly next: string | null;
  readonly first: string;
  readonly last: string;
  /** The number of the student in the order, from 1: a neighbor that isn't known yet is null, too. */
  readonly place: number;
  readonly total: number;
}

/** The stop after this one: the next student with the same question, or the first student with the next question. */
export function nextStop(stops: Stops): DeskStop | null {
  const isEnd = stops.place === stops.total;
  return stopAt(stops, stops.next, { by: 1, from: stops.first, isEnd });
}

/** The stop before this one: the student before, or the last student with the question before. */
export function previousStop(stops: Stops): DeskStop | null {
  const isEnd = stops.place === 1;
  return stopAt(stops, stops.previous, { by: -1, from: stops.last, isEnd });
}

function stopAt(
  { questionIds, questionId }: Stops,
  neighbour: string | null,
  turn: { readonly by: 1 | -1; readonly from: string; readonly isEnd: boolean },
): DeskStop | null {
  if (questionId === null) return null;
  if (neighbour !== null) return { username: neighbour, questionId };
  if (!turn.isEnd) return null;
  const here = questionIds.indexOf(questionId);
  const other = here < 0 ? undefined : questionIds[here + turn.by];
  return other === undefined ? null : { username: turn.from, questionId: other };
}

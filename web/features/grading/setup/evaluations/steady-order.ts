// Cards keep their places while a person works on them: a new due date doesn't make them jump.
import type { Evaluation } from '@elenchus/domain/grading/evaluation.ts';

/** The evaluations in the order in which they were first shown; new ones come last, by due date. */
export function steadyOrder(
  seen: readonly string[],
  evaluations: readonly Evaluation[],
): readonly Evaluation[] {
  const places = new Map(seen.map((id, place) => [id, place]));
  const placeOf = ({ id }: Evaluation): number => places.get(id) ?? seen.length;
  return evaluations.toSorted((one, other) => placeOf(one) - placeOf(other));
}

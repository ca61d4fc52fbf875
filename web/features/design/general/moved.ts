/** The list with one entry a place up or down; at the end of the list nothing moves. */
export function moved<Entry>(list: readonly Entry[], place: number, step: -1 | 1): Entry[] {
  const result = [...list];
  const [entry] = result.splice(place, 1);
  const target = Math.min(Math.max(place + step, 0), result.length);
  if (entry !== undefined) result.splice(target, 0, entry);
  return result;
}

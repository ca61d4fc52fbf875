// How large the map is drawn.

const LEAST = 0.2;
const MOST = 2;
const STEPS = [LEAST, 0.33, 0.5, 0.67, 0.8, 1, 1.25, 1.5, MOST] as const;
/** Below this a label can't be read, so a node shows only its ID, larger. */
export const FAR = 0.7;
/** A map that would be too small when it fits starts at this scale. */
const READABLE = 0.75;

export function clampScale(scale: number): number {
  return Math.min(MOST, Math.max(LEAST, scale));
}

/** The scale at which the whole width is in sight; never larger than life. */
export function fitScale(width: number, room: number): number {
  return width === 0 || room === 0 ? 1 : clampScale(Math.min(1, room / width));
}

/** The scale to start with: the whole width if its labels can be read. */
export function startScale(width: number, room: number): number {
  const fit = fitScale(width, room);
  return fit < FAR ? READABLE : fit;
}

/** The next step that is larger or smaller. */
export function scaleStep(scale: number, direction: -1 | 1): number {
  const near = 0.01;
  const next =
    direction === 1
      ? STEPS.find((step) => step > scale + near)
      : STEPS.findLast((step) => step < scale - near);
  return next ?? clampScale(scale);
}

// How long to wait before trying again.

const FIRST_WAIT_MS = 1000;
const LONGEST_BACK_OFF_MS = 30_000;

/** A second, doubling to half a minute; the jitter from 0 to 1 makes it up to a quarter shorter or longer. */
export function backOffMs(failures: number, jitter: number): number {
  const doubled = FIRST_WAIT_MS * 2 ** Math.min(failures - 1, 10);
  return Math.round(Math.min(doubled, LONGEST_BACK_OFF_MS) * (0.75 + jitter / 2));
}

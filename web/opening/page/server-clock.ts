// The current time by the server's clock. A device's clock may be days off, and what is open must not depend on it.

/** An answer takes a while to arrive, so a smaller difference doesn't mean that the device's clock is wrong. */
const DIFFERENCE_THAT_COUNTS = 120_000;

let ahead = 0;
let renderedAt: number | null = null;

/** Takes the time from the `Date` header of an answer. */
export function noteServerTime(header: string | null, deviceNow = Date.now()): void {
  const time = Date.parse(header ?? '');
  if (Number.isNaN(time)) return;
  const difference = time - deviceNow;
  ahead = Math.abs(difference) > DIFFERENCE_THAT_COUNTS ? difference : 0;
}

/** Now, in epoch milliseconds; by the device's clock until the server's time is known. */
export function serverNow(deviceNow = Date.now()): number {
  return renderedAt ?? deviceNow + ahead;
}

/** What is rendered next shows this moment: on the server, and where its elements are taken over. null: the time goes on. */
export function renderAtTime(now: number | null): void {
  renderedAt = now;
}

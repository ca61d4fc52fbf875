// The present moment by the server's clock: that of a device may be days off, and what is open must not depend on it.

/** An answer may have been on its way for a while: a smaller difference says nothing about the device. */
const DIFFERENCE_THAT_COUNTS = 120_000;

let ahead = 0;
let renderedAt: number | null = null;

/** Takes the time from the `Date` header of an answer. */
export function hearServerTime(header: string | null, deviceNow = Date.now()): void {
  const time = Date.parse(header ?? '');
  if (Number.isNaN(time)) return;
  const difference = time - deviceNow;
  ahead = Math.abs(difference) > DIFFERENCE_THAT_COUNTS ? difference : 0;
}

/** Now, in epoch milliseconds; by the device's clock until the server has been heard. */
export function serverNow(deviceNow = Date.now()): number {
  return renderedAt ?? deviceNow + ahead;
}

/** On the server: what is rendered next shows this moment. */
export function renderAtTime(now: number): void {
  renderedAt = now;
}

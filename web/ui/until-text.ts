// The last moment of something, as people read it.

const FORMAT = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** 'Nov 30, 9:05 AM', by the clock of this device. */
export function untilText(epochMs: number): string {
  return FORMAT.format(epochMs);
}

/** 'Nov 30', by the clock of this device. */
export function untilDay(epochMs: number): string {
  return DAY.format(epochMs);
}

// How long ago something happened, in words.

const MINUTE = 60_000;
const UNITS = [
  ['day', 1440 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

const DAYS_IN_WORDS = 7;

/** 'just now', '5 minutes ago', 'yesterday', '3 days ago'; after a week the date, such as 'Nov 15'. */
export function timeAgoWords(at: number, now: number): string {
  const passed = Math.max(0, now - at);
  if (passed > DAYS_IN_WORDS * 1440 * MINUTE) {
    return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }).format(at);
  }
  const unit = UNITS.find(([, length]) => passed >= length);
  if (!unit) return 'just now';
  const [name, length] = unit;
  const format = new Intl.RelativeTimeFormat('en-US', {
    numeric: name === 'day' ? 'auto' : 'always',
  });
  return format.format(-Math.floor(passed / length), name);
}

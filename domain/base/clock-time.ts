// The 12-hour time of day that an instructor types: clamping, padding and minutes of the day (CAL-12 to CAL-14).

type HalfOfDay = 'AM' | 'PM';

export interface ClockTime {
  /** 1 to 12. */
  readonly hour: number;
  /** 0 to 59. */
  readonly minute: number;
  readonly half: HalfOfDay;
}

export const DEFAULT_CLOCK_TIME: ClockTime = { hour: 1, minute: 0, half: 'AM' };

/** The hour in a typed text, clamped to 1-12; 1 for text without a whole number. */
export function clampHour(text: string): number {
  return clampWhole(text, 1, 12, DEFAULT_CLOCK_TIME.hour);
}

/** The minute in a typed text, clamped to 0-59; 0 for text without a whole number. */
export function clampMinute(text: string): number {
  return clampWhole(text, 0, 59, DEFAULT_CLOCK_TIME.minute);
}

/** Whether a text is 'HH:MM' within the 12-hour clock; spaces around the parts don't matter. */
export function isClockTimeText(text: string): boolean {
  const [hour = '', minute = '', ...rest] = text.split(':').map((part) => part.trim());
  return rest.length === 0 && /^(0?[1-9]|1[0-2])$/.test(hour) && /^[0-5]?\d$/.test(minute);
}

/** Reads 'HH:MM' with its AM or PM; what cannot be read becomes that part of 01:00 AM. */
export function readClockTime(text: string, half: string): ClockTime {
  const [hour = '', minute = ''] = text.split(':');
  return {
    hour: clampHour(hour),
    minute: clampMinute(minute),
    half: half.trim().toUpperCase() === 'PM' ? 'PM' : 'AM',
  };
}

/** The time as 'HH:MM', both parts of two digits, without AM or PM. */
export function clockTimeText(time: ClockTime): string {
  return `${twoDigits(time.hour)}:${twoDigits(time.minute)}`;
}

/** The time as people read it in a sentence: '1:00 AM'. */
export function clockTimeLabel(time: ClockTime): string {
  return `${time.hour}:${twoDigits(time.minute)} ${time.half}`;
}

/** Minutes since midnight: 12:00 AM is 0, 12:00 PM is 720. */
export function minutesOfDay(time: ClockTime): number {
  return (time.hour % 12) * 60 + time.minute + (time.half === 'PM' ? 720 : 0);
}

/** The time of day for minutes since midnight, taken within one day. */
export function clockTimeOfMinutes(minutes: number): ClockTime {
  const whole = ((Math.trunc(minutes) % 1440) + 1440) % 1440;
  const hour = Math.floor(whole / 60);
  return { hour: hour % 12 || 12, minute: whole % 60, half: hour < 12 ? 'AM' : 'PM' };
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

function clampWhole(text: string, least: number, most: number, otherwise: number): number {
  const trimmed = text.trim();
  if (!/^[+-]?\d+$/.test(trimmed)) return otherwise;
  return Math.min(most, Math.max(least, Number(trimmed)));
}

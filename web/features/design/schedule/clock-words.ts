// The present moment on the clock of the course.
import { longDateLabel } from '@elenchus/domain/base/calendar.ts';
import { clockTimeOfMinutes, clockTimeLabel } from '@elenchus/domain/base/clock-time.ts';
import { localTime, type TimeZone } from '@elenchus/domain/base/zoned-time.ts';

/** 'Friday, September 4, 2026, 1:00 AM'. */
export function clockWords(epochMs: number, zone: TimeZone): string {
  const { date, minutes } = localTime(epochMs, zone);
  const time = clockTimeOfMinutes(minutes);
  return `${longDateLabel(date)}, ${clockTimeLabel(time)}`;
}

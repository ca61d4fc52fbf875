// A sentence about where the course is and what opens next (DAY-10).
import { longDateLabel } from '../base/calendar.ts';
import { clockTimeOfMinutes, clockTimeLabel } from '../base/clock-time.ts';
import { localTime, type TimeZone } from '../base/zoned-time.ts';
import {
  currentDatedDay,
  currentDayIndex,
  nextOpening,
  type CourseDayInput,
  type Opening,
} from './current-day.ts';

/** One or two sentences about the current day and the next opening. */
export function courseDaySentence(input: CourseDayInput): string {
  return input.mode === 'manual' ? manualSentence(input) : automaticSentence(input);
}

/** When an opening happens, on the course's own clock: 'Friday, September 4, 2026 at 1:00 AM'. */
function openingText({ epochMs }: Opening, zone: TimeZone): string {
  return openingTimeText(epochMs, zone);
}

/** A moment on the course's own clock. */
export function openingTimeText(epochMs: number, zone: TimeZone): string {
  const { date, minutes } = localTime(epochMs, zone);
  const time = clockTimeOfMinutes(minutes);
  return `${longDateLabel(date)} at ${clockTimeLabel(time)}`;
}

function manualSentence(input: CourseDayInput): string {
  const index = currentDayIndex(input);
  if (index === null) return 'No current day is set, so every section is locked.';
  const label = input.dates.find((day) => day.index === index)?.label;
  return label
    ? `The current day is set by hand: ${label}.`
    : `The current day is set by hand: row ${index} of the schedule.`;
}

function automaticSentence(input: CourseDayInput): string {
  if (input.timeToShowNewContent === null) {
    return 'No time for new content is set, so no day is open and every section is locked.';
  }
  const day = currentDatedDay(input);
  const opening = nextOpening(input);
  const now = day ? `The course is at ${day.label}.` : 'No day is open yet.';
  if (!opening) return `${now} No later day has a date.`;
  return `${now} The next day, ${opening.day.label}, opens on ${openingText(opening, input.timeZone)}.`;
}

import { expect, test } from 'vitest';
import { isoDateOf } from '../base/calendar.ts';
import { readClockTime } from '../base/clock-time.ts';
import { timeZoneOf } from '../base/zoned-time.ts';
import { currentDayIndex, type CourseDayInput } from '../course-day/current-day.ts';
import { gateOfDay, OPEN_GATE } from './date-gate.ts';
import { hiddenReason, hiddenReasonSentence, type ReasonInput } from './hidden-reason.ts';
import { SAMPLE_COURSE, sampleQuestion } from './testing/sample-course.ts';

const zone = timeZoneOf('America/New_York');
const dated = (index: number, iso: string) => ({ index, isoDate: isoDateOf(iso), label: iso });
const day: CourseDayInput = {
  mode: 'automatic',
  manualIndex: null,
  dates: [
    dated(2, '2026-09-01'),
    dated(3, '2026-09-02'),
    dated(5, '2026-09-08'),
    dated(6, '2026-09-10'),
  ],
  nowEpochMs: Date.parse('2026-09-04T12:00:00-04:00'),
  timeZone: zone,
  timeToShowNewContent: readClockTime('01:00', 'AM'),
};
const afterKant = { ...day, nowEpochMs: Date.parse('2026-09-09T12:00:00-04:00') };
const now = (differs: CourseDayInput): Partial<ReasonInput> => ({
  day: differs,
  gate: gateOfDay(currentDayIndex(differs)),
});
const orphan = { ...SAMPLE_COURSE, questions: [sampleQuestion('orphan', 'gone')] };
const bare = { ...SAMPLE_COURSE, schedule: { ...SAMPLE_COURSE.schedule, sections: [] } };

const withheld = {
  ...SAMPLE_COURSE,
  questions: [
    sampleQuestion('bare', 'hume', { text: '' }),
    sampleQuestion('held', 'hume', { isHeld: true }),
  ],
};

const base: ReasonInput = { content: SAMPLE_COURSE, day, gate: gateOfDay(3), asOf: null };

test.each<[string, string, Partial<ReasonInput>, boolean, string | null]>([
  ['shown', 'doubt', {}, true, null],
  ['logic', 'doubt', {}, false, 'Its condition isn’t true with these answers.'],
  ['unknown', 'nothing', {}, false, 'Question not found'],
  [
    'contradictions off',
    'clash',
    { content: { ...SAMPLE_COURSE, settings: { hasContradictionItems: false } } },
    false,
    'Contradiction items are switched off in this course.',
  ],
  [
    'class day gone',
    'orphan',
    { content: orphan },
    false,
    'Its class day is no longer in the schedule.',
  ],
  [
    'no section',
    'doubt',
    { content: bare },
    true,
    'The course has no section in which it could show.',
  ],
  [
    'unfinished, also before its day',
    'bare',
    { content: withheld, gate: gateOfDay(1) },
    false,
    'It is unfinished: it has no text.',
  ],
  [
    'held back',
    'held',
    { content: withheld },
    false,
    'It is held back. Students get it when it is released.',
  ],
  [
    'switched off, also before its day',
    'secret',
    { gate: gateOfDay(2) },
    false,
    'The class day “off” has its questions switched off.',
  ],
  [
    'section locked',
    'free',
    {},
    false,
    'The section “freedom” is locked. The class day “kant” opens on Tuesday, September 8, 2026 at 1:00 AM, course time.',
  ],
  [
    'not released',
    'last',
    now(afterKant),
    false,
    'It is not released. The class day “late” opens on Thursday, September 10, 2026 at 1:00 AM, course time.',
  ],
  [
    'no date',
    'final',
    { ...now(afterKant), gate: gateOfDay(7) },
    false,
    'It is not released. The class day “end” has no date, so it doesn’t open automatically.',
  ],
  [
    'no time saved',
    'doubt',
    now({ ...day, timeToShowNewContent: null }),
    false,
    'The section “knowledge” is locked. No time for new content is set, so no class day opens.',
  ],
  [
    'moved by hand',
    'last',
    now({ ...day, mode: 'manual', manualIndex: 5 }),
    false,
    'It is not released. The class day “late” opens when the course is moved on to it by hand.',
  ],
  [
    'opened after the date of the work',
    'free',
    { day: afterKant, gate: gateOfDay(2), asOf: isoDateOf('2026-09-01') },
    false,
    'The section “freedom” is locked. The class day “kant” opened on Tuesday, September 8, 2026, after the date of this work, Tuesday, September 1, 2026.',
  ],
  [
    'not even open now',
    'last',
    { day: afterKant, gate: gateOfDay(4), asOf: isoDateOf('2026-09-02') },
    false,
    'It is not released. The class day “late” opens on Thursday, September 10, 2026 at 1:00 AM, course time.',
  ],
  ['date ignored', 'final', { gate: OPEN_GATE }, true, null],
])('VIS-19 why a question is hidden: %s', (_, id, differs, isTrue, expected) => {
  const reason = hiddenReason({ ...base, ...differs }, id, isTrue);
  expect(reason && hiddenReasonSentence(reason, zone)).toBe(expected);
});

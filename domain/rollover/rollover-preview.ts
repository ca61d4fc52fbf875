// Previews what happens when a course is used again: days and due dates side by side, and sentences (RLL-25).
import { dueDay } from '../base/due-date.ts';
import { shortDateLabel, type IsoDate } from '../base/calendar.ts';
import { countedNoun } from '../base/counted-noun.ts';
import type { DesignItem } from '../design/design-item.ts';
import { evaluationName, readEvaluations, type Evaluation } from '../grading/evaluation.ts';
import type { PlacedDay, PlacedDays } from './class-days.ts';
import { duePlace, duePlaceWords, newDueDate } from './due-places.ts';
import type { RolloverPlan, TermMeetings } from './rollover-plan.ts';
import { placedDaysOf } from './rolled-design.ts';

interface DueMove {
  readonly id: string;
  readonly name: string;
  readonly oldDate: IsoDate | null;
  readonly newDate: IsoDate | null;
  /** The former and the new place of the due date, or the reason that there is none. */
  readonly words: string;
}

export interface RolloverPreview extends PlacedDays {
  readonly dues: readonly DueMove[];
  /** Class days for which no meeting is left. */
  readonly undated: readonly PlacedDay[];
  readonly sentences: readonly string[];
}

/** The preview of the new course. */
export function previewRollover(
  items: readonly DesignItem[],
  plan: RolloverPlan,
  meetings: TermMeetings,
): RolloverPreview {
  const placed = placedDaysOf(items, plan, meetings.dates);
  const undated = placed.days.filter(({ kept, newDate }) => kept.length > 0 && newDate === null);
  const dues = readEvaluations(items).evaluations.map((each) => dueMove(each, placed.days));
  const sentences = [
    countSentence(placed, meetings.dates.length),
    ...spareSentences(placed, plan),
    ...undatedSentences(undated),
    ...sharedSentences(placed),
    ...droppedSentences(placed),
    ...meetings.canceled.map((each) => canceledSentence(each, placed, meetings)),
  ];
  return { ...placed, dues, undated, sentences };
}

function countSentence({ days }: PlacedDays, meetings: number): string {
  const needed = Math.max(0, ...days.map(({ newNumber }) => newNumber ?? 0));
  return `The course has ${countedNoun(needed, 'class day')}, and the new term has ${countedNoun(meetings, 'meeting')}.`;
}

function spareSentences({ spare }: PlacedDays, { keepsSpareDays }: RolloverPlan): string[] {
  if (spare.length === 0) return [];
  const which = `${countedNoun(spare.length, 'meeting')} after the last topic`;
  if (!keepsSpareDays) return [`${which} ${spare.length === 1 ? 'is' : 'are'} left out.`];
  const become = spare.length === 1 ? 'becomes an empty class day' : 'become empty class days';
  return [`${which} ${become} for you to fill later.`];
}

function undatedSentences(undated: readonly PlacedDay[]): string[] {
  if (undated.length === 0) return [];
  const are = undated.length === 1 ? 'has' : 'have';
  return [
    `${countedNoun(undated.length, 'class day')} at the end ${are} no date, because the term has too few meetings. Choose “With the class before” or “Leave out” for some class days, add meetings, or set the dates later.`,
  ];
}

function sharedSentences({ days }: PlacedDays): string[] {
  return days
    .filter(({ isMerged }) => isMerged)
    .map(({ number, newNumber }) => `Class ${number} is taught together with class ${newNumber}.`);
}

function droppedSentences({ days }: PlacedDays): string[] {
  const names = days.flatMap(({ topics, kept }) =>
    topics.filter((topic) => !kept.includes(topic)).map(({ name }) => `“${name}”`),
  );
  return names.length === 0
    ? []
    : [`Not in the new course: ${names.join(', ')}, with all questions and links.`];
}

function canceledSentence(
  { date, reason }: TermMeetings['canceled'][number],
  { days }: PlacedDays,
  { dates }: TermMeetings,
): string {
  const instead = dates.find((each) => each > date);
  const moved = days.find(({ newDate, kept }) => newDate === instead && kept.length > 0);
  const why = `No class on ${shortDateLabel(date)}${reason && ` (${reason})`}.`;
  return instead && moved
    ? `${why} Class ${moved.newNumber} meets on ${shortDateLabel(instead)}.`
    : why;
}

function dueMove(evaluation: Evaluation, days: readonly PlacedDay[]): DueMove {
  const { id, dueDate } = evaluation;
  const oldDate = dueDate && dueDay(dueDate);
  const newDate = oldDate && newDueDate(oldDate, days);
  const words = dueWords(oldDate, newDate, days);
  return { id, name: evaluationName(evaluation), oldDate, newDate, words };
}

function dueWords(
  oldDate: IsoDate | null,
  newDate: IsoDate | null,
  days: readonly PlacedDay[],
): string {
  if (oldDate === null) return 'No due date.';
  const before = duePlace(oldDate, days);
  if (!before) return 'The old course has no dates to count from. Set this due date later.';
  const was = duePlaceWords({ number: before.day.number, days: before.days });
  const meeting = days.filter(({ newDate: date }) => date !== null);
  const renumbered = meeting.map((day) => ({
    ...day,
    date: day.newDate,
    number: day.newNumber ?? 0,
  }));
  const after = newDate && duePlace(newDate, renumbered);
  if (!after) return `Was due ${was}. That class has no date yet, so set this due date later.`;
  const is = duePlaceWords({ number: after.day.number, days: after.days });
  return was === is ? `Due ${is}.` : `Was due ${was}, and is now due ${is}.`;
}

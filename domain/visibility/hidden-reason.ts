// Explains why a student does not see a question on a day: its place, its class day, the date or its logic (VIS-19).
import { dueLongLabel } from '../base/due-date-labels.ts';
import { QUESTION_NOT_FOUND } from '../answers/refused-answers.ts';
import { longDateLabel, type IsoDate } from '../base/calendar.ts';
import type { DueDate } from '../base/due-date.ts';
import type { TimeZone } from '../base/zoned-time.ts';
import { openingTimeText } from '../course-day/course-day-sentence.ts';
import { currentDayIndex, lastDayOpenBy, type CourseDayInput } from '../course-day/current-day.ts';
import { firstDateReaching, openingOfRow, type DayOpening } from '../course-day/day-opening.ts';
import { missingPhrase, withheldBy, type Withheld } from '../questions/question-readiness.ts';
import { isInUse } from '../questions/questions-in-use.ts';
import type { Topic } from '../schedule/schedule.ts';
import { gateOfDay, isReached, type DateGate } from './date-gate.ts';
import type { CourseContent } from './released-course.ts';
import { isLocked, outlineOf } from './visible-sections.ts';

/** The opening of a class day; one that opened after the date that counts is too late for it. */
type TopicOpening =
  | DayOpening
  | { readonly kind: 'too-late'; readonly opened: IsoDate | null; readonly asOf: DueDate };

interface Closed {
  readonly topicName: string;
  readonly opening: TopicOpening;
}

export type HiddenReason =
  | { readonly kind: 'not-found' | 'type-off' | 'no-class-day' | 'no-section' | 'logic' }
  | Withheld
  | { readonly kind: 'topic-off'; readonly topicName: string }
  | ({ readonly kind: 'section-locked'; readonly sectionName: string } & Closed)
  | ({ readonly kind: 'not-released' } & Closed);

export interface ReasonInput {
  readonly content: CourseContent;
  readonly gate: DateGate;
  /** How the course moves forward, at the current moment. */
  readonly day: CourseDayInput;
  /** The date whose work is shown; null for now. */
  readonly asOf: DueDate | null;
}

/** The reason that a question is hidden, given whether its logic is true; null when nothing hides it. */
export function hiddenReason(
  input: ReasonInput,
  questionId: string,
  isTrue: boolean,
): HiddenReason | null {
  const { content, gate } = input;
  const question = content.questions.find(({ id }) => id === questionId);
  if (!question) return { kind: 'not-found' };
  if (!isInUse(question.type, content.settings)) return { kind: 'type-off' };
  const topic = content.schedule.topics.find(({ id }) => id === question.topicId);
  if (!topic) return { kind: 'no-class-day' };
  const entry = outlineOf(content.schedule).find(({ topics }) => topics.includes(topic));
  if (!entry) return { kind: 'no-section' };
  // These reasons are checked before the date, because waiting wouldn't help.
  const withheld = withheldBy(question);
  if (withheld) return withheld;
  if (!topic.hasQuestions) return { kind: 'topic-off', topicName: topic.name };
  if (isReached(topic.index, gate)) return isTrue ? null : { kind: 'logic' };
  const closed = { topicName: topic.name, opening: topicOpening(input, topic) };
  return isLocked(entry, gate)
    ? { kind: 'section-locked', sectionName: entry.section.name, ...closed }
    : { kind: 'not-released', ...closed };
}

function topicOpening({ day, asOf }: ReasonInput, { index }: Topic): TopicOpening {
  if (asOf === null || !isReached(index, gateOfDay(currentDayIndex(day)))) {
    return openingOfRow(day, index);
  }
  return {
    kind: 'too-late',
    opened: firstDateReaching(day, index, lastDayOpenBy(day, asOf)),
    asOf,
  };
}

/** The sentence for a reason. */
export function hiddenReasonSentence(reason: HiddenReason, zone: TimeZone): string {
  switch (reason.kind) {
    case 'not-found':
      return QUESTION_NOT_FOUND;
    case 'type-off':
      return 'Contradiction items are switched off in this course.';
    case 'no-class-day':
      return 'Its class day is no longer in the schedule.';
    case 'no-section':
      return 'The course has no section in which it could show.';
    case 'unfinished':
      return `It is unfinished: ${missingPhrase(reason.missing)}.`;
    case 'held':
      return 'It is held back. Students get it when it is released.';
    case 'topic-off':
      return `The class day “${reason.topicName}” has its questions switched off.`;
    case 'section-locked':
      return `The section “${reason.sectionName}” is locked. ${openingSentence(reason, zone)}`;
    case 'not-released':
      return `It is not released. ${openingSentence(reason, zone)}`;
    case 'logic':
      return 'Its condition isn’t true with these answers.';
    default:
      return reason satisfies never;
  }
}

function openingSentence({ topicName, opening }: Closed, zone: TimeZone): string {
  const day = `The class day “${topicName}”`;
  switch (opening.kind) {
    case 'at':
      return `${day} opens on ${openingTimeText(opening.epochMs, zone)}, course time.`;
    case 'by-hand':
      return `${day} opens when the course is moved on to it by hand.`;
    case 'no-date':
      return `${day} has no date, so it doesn’t open automatically.`;
    case 'no-time':
      return 'No time for new content is set, so no class day opens.';
    case 'too-late': {
      const opened = opening.opened === null ? 'later' : `on ${longDateLabel(opening.opened)}`;
      return `${day} opened ${opened}, after the date of this work, ${dueLongLabel(opening.asOf)}.`;
    }
    default:
      return opening satisfies never;
  }
}

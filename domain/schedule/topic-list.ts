// Names of class days that are still placeholders, and a pasted list of names for several days (SCH-47 to SCH-50).
import { accept, refuse } from '../base/result.ts';
import { NEW_TOPIC_NAME } from './edit-class-days.ts';
import type { ScheduleEdit } from './edit-schedule.ts';
import { normalizeSchedule, PLACEHOLDER_TOPIC_NAME } from './normalize-schedule.ts';
import type { ScheduleIds } from './schedule-ids.ts';
import { scheduleRows, UNPLACED, type Schedule, type ScheduleRow } from './schedule.ts';

const PLACEHOLDERS: ReadonlySet<string> = new Set([PLACEHOLDER_TOPIC_NAME, NEW_TOPIC_NAME]);
const LINE_END = /[\r\n\u2028\u2029]+/;
const BULLET = /^[-–—*•·‣▪◦]\s+/;
const NUMBER = /^(\d{1,3})[.)]\s+/;

export interface TopicListPlan {
  /** The class days that get a name, the first one included, in order. */
  readonly named: readonly Extract<ScheduleRow, { readonly kind: 'topic' }>[];
  /** The names that would be overwritten; placeholders don't count. */
  readonly overwritten: readonly string[];
  /** The names for which there is no class day. */
  readonly leftOver: readonly string[];
}

/** Whether a class day still has the name that it was made with. */
export function isPlaceholderTopic(name: string): boolean {
  return PLACEHOLDERS.has(name.trim());
}

/** The names in a pasted text, one a line; bullets are left out, and so are numbers that count the lines. */
export function readTopicList(text: string): readonly string[] {
  const lines = text
    .split(LINE_END)
    .map((line) => line.trim().replaceAll(/\s+/g, ' ').replace(BULLET, ''))
    .filter((line) => line !== '');
  const first = numberOf(lines[0] ?? '');
  const isCounted =
    lines.length > 1 &&
    first !== null &&
    lines.every((line, index) => numberOf(line) === first + index);
  return isCounted ? lines.map((line) => line.replace(NUMBER, '')) : lines;
}

/** The effect of naming a class day and those after it; null when the first day is not in the schedule. */
export function planTopicList(
  schedule: Schedule,
  topicId: string,
  names: readonly string[],
): TopicListPlan | null {
  const days = scheduleRows(schedule).filter((row) => row.kind === 'topic');
  const first = days.findIndex(({ id }) => id === topicId);
  if (first < 0) return null;
  const named = days.slice(first, first + names.length);
  const overwritten = named
    .filter(({ topic }, index) => topic.name !== names[index] && !isEmptyName(topic.name))
    .map(({ topic }) => topic.name);
  return { named, overwritten, leftOver: names.slice(named.length) };
}

/** Names a class day and those after it; with `addRest` the names left over become class days at the end, without a date. */
export function nameClassDays(
  schedule: Schedule,
  topicId: string,
  names: readonly string[],
  addRest: boolean,
  ids: ScheduleIds,
): ScheduleEdit {
  if (names.some((name) => name.trim() === '')) return refuse('empty-name');
  const plan = planTopicList(schedule, topicId, names);
  if (!plan) return refuse('no-such-row');
  const nameOf = new Map(plan.named.map(({ id }, index) => [id, names[index]]));
  const topics = schedule.topics.map((topic) => ({
    ...topic,
    name: nameOf.get(topic.id) ?? topic.name,
  }));
  const added = (addRest ? plan.leftOver : []).map((name) => ({
    id: ids.topic(),
    name,
    hasQuestions: true,
    index: UNPLACED,
  }));
  return accept(normalizeSchedule({ ...schedule, topics: [...topics, ...added] }, ids));
}

function isEmptyName(name: string): boolean {
  return name.trim() === '' || isPlaceholderTopic(name);
}

function numberOf(line: string): number | null {
  const digits = NUMBER.exec(line)?.[1];
  return digits === undefined ? null : Number(digits);
}

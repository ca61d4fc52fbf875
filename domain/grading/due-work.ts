// Decides what a student has to finish and by when: which due date counts, and how it reads (GRD-105 to GRD-107).
import type { IsoDate } from '../base/calendar.ts';
import { deadlineText, isPastDue, timeLeftText } from '../base/deadline.ts';
import { dueDay, type DueDate } from '../base/due-date.ts';
import { localDate, type TimeZone } from '../base/zoned-time.ts';
import type { CourseSettings } from '../design/course-settings.ts';
import { sortEvaluations, type Evaluation } from './evaluation.ts';
import { readCustomDueDate } from './due-date-input.ts';
import { targetDate } from './target-date.ts';

/** An evaluation with the due date that counts for one student. */
export interface DueWork {
  readonly evaluation: Evaluation;
  readonly date: DueDate;
  /** The date is a custom one, for this student only. */
  readonly isOwn: boolean;
}

interface DueWorkInput {
  readonly settings: Pick<CourseSettings, 'usesGrading'>;
  readonly evaluations: readonly Evaluation[];
}

/** A student's custom due dates by evaluation ID. */
export type CustomDueDates = ReadonlyMap<string, IsoDate>;

/** The custom due dates among a student's grade records; an empty or unreadable one is none. */
export function customDueDatesOf(
  records: readonly {
    readonly evaluationDataID: string;
    readonly gradingType: string;
    readonly individualGradingData: string;
  }[],
): CustomDueDates {
  const dates = new Map<string, IsoDate>();
  for (const { evaluationDataID, gradingType, individualGradingData } of records) {
    if (gradingType !== 'customDueDate') continue;
    const date = readCustomDueDate(individualGradingData);
    if (date.ok && date.value !== null) dates.set(evaluationDataID, date.value);
    else dates.delete(evaluationDataID);
  }
  return dates;
}

/** Whether a person can have custom due dates: only students can, in a course with something to grade. */
export function hasCustomDueDates(
  { settings, evaluations }: DueWorkInput,
  status: string | undefined,
): boolean {
  return status === 'student' && settings.usesGrading && evaluations.length > 0;
}

/** Everything that is due for a student, earliest first; nothing in a course without grading. */
export function dueWork(course: DueWorkInput, own: CustomDueDates): readonly DueWork[] {
  if (!course.settings.usesGrading) return [];
  const dated = course.evaluations.map((evaluation): Evaluation => {
    const date = targetDate(evaluation, own.get(evaluation.id) ?? null);
    return { ...evaluation, dueDate: date.ok ? date.value : null };
  });
  return sortEvaluations(dated).flatMap(({ id, dueDate }) => {
    const evaluation = course.evaluations.find((each) => each.id === id);
    if (dueDate === null || !evaluation) return [];
    return [{ evaluation, date: dueDate, isOwn: own.has(id) }];
  });
}

/** The due work that covers a section. */
export function dueInSection(work: readonly DueWork[], sectionId: string): readonly DueWork[] {
  return work.filter(({ evaluation }) => evaluation.sectionIds.includes(sectionId));
}

/** What a student reads about a due date. */
interface DueLabels {
  readonly isOver: boolean;
  /** It is due before the next midnight. */
  readonly isLastDay: boolean;
  /** 'due Nov 25, 11:59 PM, New York time' */
  readonly due: string;
  /** '3 days left'; null once the due date has passed. */
  readonly left: string | null;
  /** A note about the due date; null when there is none. */
  readonly note: string | null;
}

/** The sentence for work whose due date has passed. */
const TOO_LATE = 'Later changes don’t count for this evaluation.';

/** The labels of a due date at a moment. In a closed course nothing can be answered, so no time is left. */
export function dueLabels(
  { date, isOwn }: Pick<DueWork, 'date' | 'isOwn'>,
  nowEpochMs: number,
  zone: TimeZone,
  isClosed: boolean,
): DueLabels {
  const isOver = isPastDue(date, nowEpochMs, zone);
  const when = deadlineText(date, nowEpochMs, zone);
  const own = isOwn ? 'This due date is only for you.' : null;
  return {
    isOver,
    isLastDay: !isOver && !isClosed && localDate(nowEpochMs, zone) === dueDay(date),
    due: `${isOver ? 'was due' : 'due'} ${when}`,
    left: isClosed ? null : timeLeftText(date, nowEpochMs, zone),
    note: isOver ? TOO_LATE : own,
  };
}

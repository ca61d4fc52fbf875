// Reminders before a due date for students with unanswered questions (NTC-8).
import { dueInstant } from '../base/deadline.ts';
import type { CourseModel } from '../course/course-model.ts';
import { dueWork, type CustomDueDates, type DueWork } from '../grading/due-work.ts';
import { evaluationName } from '../grading/evaluation.ts';
import type { StudentAnswers } from '../logic/evaluate-class.ts';
import { openWorkOfClass } from '../progress/progress-class.ts';
import type { ReleasedCourse } from '../visibility/released-course.ts';
import { notificationOf, type CourseNotification } from './course-notification.ts';

const DAY = 86_400_000;
/** The time at which students are reminded of a due date. */
function reminderTime(course: CourseModel, { date }: Pick<DueWork, 'date'>, days: number): number {
  return dueInstant(date, course.settings.timeZone) - days * DAY;
}

/** The work of a student whose reminder is due: from some days before the student's own due date until that date. */
export function workToRemind(
  course: CourseModel,
  own: CustomDueDates,
  days: number,
  now: number,
): readonly DueWork[] {
  if (days === 0) return [];
  return dueWork(course, own).filter(
    (work) =>
      reminderTime(course, work, days) <= now &&
      now < dueInstant(work.date, course.settings.timeZone),
  );
}

/**
 * The reminders of students who have the same work due, in the order of the students; null for a student who has
 * answered everything. Only questions that show count. `released` is the course as it is open for this work.
 */
export function remindersOf(
  course: CourseModel,
  work: DueWork,
  students: readonly StudentAnswers[],
  { days, released }: { readonly days: number; readonly released: ReleasedCourse },
): readonly (CourseNotification | null)[] {
  const { evaluation, date, isOwn } = work;
  const at = reminderTime(course, work, days);
  const kind = 'reminder';
  const id = `${kind}:${evaluation.id}:${date}`;
  const facts = { id, at, kind, about: evaluation.id, name: evaluationName(evaluation) } as const;
  return openWorkOfClass(released, evaluation.sectionIds, students).map((open) => {
    const unanswered = open.unansweredChoices + open.unansweredEssays;
    return unanswered === 0 ? null : notificationOf({ ...facts, after: date, isOwn, unanswered });
  });
}

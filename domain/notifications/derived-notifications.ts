// Notifications that follow from the course itself: handed-back work and opened sections (NTC-3, NTC-6).
import type { IsoDate } from '../base/calendar.ts';
import type { CourseModel } from '../course/course-model.ts';
import { currentCourseDay, dayInput } from '../course/course-gate.ts';
import { openingOf } from '../course-day/current-day.ts';
import { firstDateReaching } from '../course-day/day-opening.ts';
import { evaluationName } from '../grading/evaluation.ts';
import type { HandBackTimes } from '../grading/hand-back-time.ts';
import { gateOfDay } from '../visibility/date-gate.ts';
import { unfinishedSections } from '../visibility/unfinished-sections.ts';
import { isLocked, outlineOf, type OutlineSection } from '../visibility/visible-sections.ts';
import { notificationOf, type CourseNotification } from './course-notification.ts';

/**
 * The work that a reader may open now, at the time of its hand-back; `times` has these evaluations only. Work that
 * was taken back no longer has a notification.
 */
export function handBackNotifications(
  { settings, evaluations }: Pick<CourseModel, 'settings' | 'evaluations'>,
  times: HandBackTimes,
): readonly CourseNotification[] {
  if (!settings.usesGrading) return [];
  return evaluations.flatMap((evaluation) => {
    const at = times.get(evaluation.id) ?? 0;
    if (at === 0) return [];
    const kind = 'handed-back';
    const id = `${kind}:${evaluation.id}:${at}`;
    return [
      notificationOf({ id, at, kind, about: evaluation.id, name: evaluationName(evaluation) }),
    ];
  });
}

/** A section that an instructor opened by moving the course forward. */
interface OpenedByHand {
  readonly sectionId: string;
  readonly at: number;
}

/** The sections that are open now, each at the moment when it opened. */
export function sectionNotifications(
  course: CourseModel,
  byHand: readonly OpenedByHand[],
  now: number,
): readonly CourseNotification[] {
  const gate = gateOfDay(currentCourseDay(course, now));
  const handTimes = new Map(byHand.map(({ sectionId, at }) => [sectionId, at]));
  const unfinished = unfinishedSections(course.schedule);
  return outlineOf(course.schedule)
    .filter((entry) => !isLocked(entry, gate) && !unfinished.has(entry.section.id))
    .flatMap((entry) => {
      const { id: about, name } = entry.section;
      const at = handTimes.get(about) ?? openedAt(course, entry, now);
      if (at === null) return [];
      const kind = 'section-opened';
      return [
        notificationOf({ id: `${kind}:${about}`, at, kind, about, name: name.trim() || 'Section' }),
      ];
    });
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const BEFORE_ALL_DATES = '0000-01-01' as IsoDate;

/** When the clock opened a section; null where a person moves the course forward. */
function openedAt(course: CourseModel, { opensAt }: OutlineSection, now: number): number | null {
  const input = dayInput(course, now);
  const { timeToShowNewContent: time, timeZone } = input;
  if (input.mode === 'manual' || time === null) return null;
  const date = firstDateReaching(input, opensAt, BEFORE_ALL_DATES);
  return date && openingOf(date, time, timeZone);
}

/** The sections that a change of the course opens by hand: locked before it and open after it. */
export function sectionsOpenedByHand(
  before: CourseModel,
  after: CourseModel,
  now: number,
): readonly string[] {
  if (after.progress.isAutomatic) return [];
  const gates = [before, after].map((course) => gateOfDay(currentCourseDay(course, now)));
  const [gateBefore, gateAfter] = gates;
  if (!gateBefore || !gateAfter) return [];
  const open = new Set(
    outlineOf(before.schedule)
      .filter((entry) => !isLocked(entry, gateBefore))
      .map(({ section }) => section.id),
  );
  return outlineOf(after.schedule)
    .filter((entry) => !isLocked(entry, gateAfter) && !open.has(entry.section.id))
    .map(({ section }) => section.id);
}

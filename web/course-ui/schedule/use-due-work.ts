import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { StudentCourse } from '@elenchus/domain/course/student-course.ts';
import {
  dueWork,
  customDueDatesOf,
  hasCustomDueDates,
  type DueWork,
  type CustomDueDates,
} from '@elenchus/domain/grading/due-work.ts';
import { studentRecordsQuery } from '../../calls/grading/student-records-query.ts';
import { useSession } from '../../calls/session/session-queries.ts';

export interface KnownDueWork {
  readonly work: readonly DueWork[];
  /** False while a custom due date may still arrive: the dates take up their room, but aren't shown. */
  readonly isKnown: boolean;
  /** The course is closed: nothing can be answered any more. */
  readonly isClosed: boolean;
}

const NONE: CustomDueDates = new Map();

/** What is due for the person who is logged in. Only students have custom due dates to ask for. */
export function useDueWork(
  courseID: string,
  course: Pick<StudentCourse, 'settings' | 'evaluations'>,
): KnownDueWork {
  const { settings, evaluations } = course;
  const session = useSession(courseID);
  const { username = '', status } = session.data ?? {};
  const own = useQuery({
    ...studentRecordsQuery(courseID, username),
    enabled: hasCustomDueDates(course, status),
    select: customDueDatesOf,
  });
  const dates = own.data ?? NONE;
  const work = useMemo(
    () => dueWork({ settings, evaluations }, dates),
    [settings, evaluations, dates],
  );
  // When the server can't be reached, the general dates are better than none.
  const isWaiting =
    status === 'student' ? own.isPending : status === undefined && session.isFetching;
  return { work, isKnown: !isWaiting, isClosed: session.data?.isArchived === true };
}

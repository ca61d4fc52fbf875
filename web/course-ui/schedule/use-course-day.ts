import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { currentCourseDay } from '@elenchus/domain/course/course-gate.ts';
import type { StudentCourse } from '@elenchus/domain/course/student-course.ts';
import { designQuery } from '../../calls/design/design-queries.ts';
import { useNow } from '../../lib/use-now.ts';

/** The current course day; when a new one begins while the page is open, its questions are fetched. */
export function useCourseDay(courseID: string, course: StudentCourse): number | null {
  const client = useQueryClient();
  const day = currentCourseDay(course, useNow());
  const known = useRef(day);
  useEffect(() => {
    if (known.current === day) return;
    known.current = day;
    void client.invalidateQueries({ queryKey: designQuery(courseID).queryKey });
  }, [client, courseID, day]);
  return day;
}

// The course with what only the people who design and grade it need. Students don't load this.
import { useQuery } from '@tanstack/react-query';
import { readCourse, type CourseModel } from '@elenchus/domain/course/course-model.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { designQuery } from './design-queries.ts';

const models = new WeakMap<readonly DesignItem[], CourseModel>();

/** The whole course as a model; read once for each answer of the server. */
export function useStaffCourse(courseID: string) {
  return useQuery({ ...designQuery(courseID), select: staffCourseOf });
}

function staffCourseOf(items: readonly DesignItem[]): CourseModel {
  const model = models.get(items) ?? readCourse(items);
  models.set(items, model);
  return model;
}

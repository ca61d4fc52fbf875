// The course as it is open for grading: the same for every student of a due date, and built once. The logic of a large
// course takes longer to build than a student's work to read.
import type { DueDate } from '@elenchus/domain/base/due-date.ts';
import { gradingDayClock } from '@elenchus/domain/course/course-gate.ts';
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import { gateOfDay } from '@elenchus/domain/visibility/date-gate.ts';
import { releaseCourse, type ReleasedCourse } from '@elenchus/domain/visibility/released-course.ts';

/** Belongs to one version of a design. */
export interface GradedReleases {
  readonly days: Map<DueDate, (nowEpochMs: number) => number | null>;
  /** By the index of the course day. */
  readonly courses: Map<number | null, ReleasedCourse>;
}

/** The due dates of a course, and those of single students. */
const MOST_DAYS = 100;
/** The evaluations that are graded at the same time. */
const MOST_COURSES = 4;

/** What students had by a due date and have now. */
export function releaseForGrading(
  { model, graded }: { readonly model: CourseModel; readonly graded: GradedReleases },
  due: DueDate,
  nowEpochMs: number,
): ReleasedCourse {
  const dayAt = known(graded.days, due, MOST_DAYS, () => gradingDayClock(model, due));
  const day = dayAt(nowEpochMs);
  return known(graded.courses, day, MOST_COURSES, () => releaseCourse(model, gateOfDay(day)));
}

function known<Key, Value>(
  values: Map<Key, Value>,
  key: Key,
  most: number,
  make: () => Value,
): Value {
  const found = values.get(key);
  if (found !== undefined) return found;
  const made = make();
  // The oldest goes first: dropping all of them would make the next calls build all of them again.
  if (values.size >= most) for (const oldest of values.keys().take(1)) values.delete(oldest);
  values.set(key, made);
  return made;
}

// Where the data of a course is.
import { TABLES } from './table-facts/all-tables.ts';

const OF_COURSE = TABLES.toReversed().flatMap(([table, { course }]) =>
  typeof course === 'object' && 'key' in course ? [{ table, ...course }] : [],
);

/** Every table with rows of a course, and the rest of its key; those that refer to others first. */
export const COURSE_TABLES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  OF_COURSE.map(({ table, key }) => [table, key]),
);

/** What a course keeps without personal data: its design, its instructors and the university accounts by which they log in. */
export const KEPT_TABLES: ReadonlySet<string> = new Set(
  OF_COURSE.flatMap(({ table, personalData }) => (personalData === 'kept' ? [table] : [])),
);

// All courses for the admin: what they are searched and ordered by in one statement, the numbers of one page in another.

import type { ListedInstructor } from '@elenchus/domain/people/course-list.ts';
import type { CourseMarks } from '@elenchus/domain/people/course-state.ts';
import type { ClosedMarks } from '@elenchus/domain/people/personal-data-retention.ts';
import { columnsOf, named } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { jsonRecord, jsonString } from '../engine/json-text.ts';
import { list, sql } from '../engine/sql.ts';
import { aliased, integerFrom, nullable, textFrom } from '../engine/table.ts';
import { membersOf, textField } from '../stored-json.ts';
import { coursesTable } from '../tables/courses-table.ts';

interface StoredCourseHead
  extends CourseMarks, Pick<ClosedMarks, 'personalDataUntil' | 'personalDataDeletedAt'> {
  readonly course: string;
  readonly title: string;
  readonly instructors: readonly ListedInstructor[];
  readonly createdAt: number;
  readonly activeAt: number;
}

interface CourseSize {
  readonly course: string;
  readonly students: number;
  readonly questions: number;
  readonly answers: number;
}

const c = aliased(coursesTable, 'c');
const HEAD = columnsOf(
  c,
  'course',
  'createdAt',
  'archivedAt',
  'deleteAfter',
  'personalDataUntil',
  'personalDataDeletedAt',
);

/** Every course, without numbers that would have to be counted. */
export async function selectCourseHeads(reader: Reader): Promise<StoredCourseHead[]> {
  const instructor = jsonRecord({
    username: jsonString(sql`u.username`),
    fullName: jsonString(sql`u.full_name`),
  });
  const activeAt = integerFrom(
    sql`case when c.active_at > c.created_at then c.active_at else c.created_at end`,
  );
  const title = textFrom(sql`coalesce((select i.data_text from design_items i
        where i.course = c.course and i.data_type = 'courseTitle'
        order by case when i.data_id = '0' then 0 else 1 end, i.data_id limit 1), '')`);
  const instructors = textFrom(sql`(select string_agg(record, ',') from
      (select ${instructor} as record from users u
        where u.course = c.course and u.status = 'instructor'
        order by u.name_key, u.username_key) as people)`);
  const rows = await reader.read(sql`select ${HEAD},
      ${named({ activeAt, title, instructors: nullable(instructors) })}
    from courses c`);
  return rows.map((row) => ({ ...row, instructors: instructorsIn(row.instructors) }));
}

function instructorsIn(records: string | null): ListedInstructor[] {
  return membersOf(`[${records ?? ''}]`).map((record) => ({
    username: textField(record, 'username') ?? '',
    fullName: textField(record, 'fullName') ?? '',
  }));
}

/** The size of some courses, counted in indexes alone. */
export function selectCourseSizes(
  reader: Reader,
  courses: readonly string[],
): Promise<CourseSize[]> {
  const students = integerFrom(sql`(select count(*) from users u
        where u.course = c.course and u.status = 'student')`);
  const questions = integerFrom(sql`(select count(*) from design_items i
        where i.course = c.course and i.data_type = 'question')`);
  const answers = integerFrom(sql`(select count(*) from answers a where a.course = c.course)`);
  return reader.read(sql`select ${named({ course: c.course, students, questions, answers })}
    from courses c where c.course in ${list(courses)}`);
}

// All courses for the admin: what they are searched and ordered by in one statement, the numbers of one page in another.

import type { ListedInstructor } from '@elenchus/domain/people/course-list.ts';
import type { CourseMarks } from '@elenchus/domain/people/course-state.ts';
import type { ClosedMarks } from '@elenchus/domain/people/personal-data-retention.ts';
import type { Reader } from './engine/database.ts';
import { jsonRecord, jsonString } from './engine/json-text.ts';
import { list, sql } from './engine/sql.ts';

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

/** Every course, without numbers that would have to be counted. */
export async function selectCourseHeads(reader: Reader): Promise<StoredCourseHead[]> {
  const instructor = jsonRecord({
    username: jsonString(sql`u.username`),
    fullName: jsonString(sql`u.full_name`),
  });
  const rows = await reader.read<
    Omit<StoredCourseHead, 'instructors'> & { readonly instructors: string | null }
  >(sql`select c.course, c.created_at as "createdAt", c.archived_at as "archivedAt",
      c.delete_after as "deleteAfter", c.personal_data_until as "personalDataUntil",
      c.personal_data_deleted_at as "personalDataDeletedAt",
      case when c.active_at < c.created_at then c.created_at else c.active_at end as "activeAt",
      coalesce((select i.data_text from design_items i
        where i.course = c.course and i.data_type = 'courseTitle'
        order by case when i.data_id = '0' then 0 else 1 end, i.data_id limit 1), '') as title,
      (select string_agg(record, ',') from (select ${instructor} as record from users u
        where u.course = c.course and u.status = 'instructor'
        order by u.name_key, u.username_key) as people) as instructors
    from courses c`);
  return rows.map(({ instructors, ...head }) => ({
    ...head,
    instructors: JSON.parse(`[${instructors ?? ''}]`) as ListedInstructor[],
  }));
}

/** The size of some courses, counted in indexes alone. */
export function selectCourseSizes(
  reader: Reader,
  courses: readonly string[],
): Promise<CourseSize[]> {
  return reader.read(sql`select c.course,
      (select count(*) from users u
        where u.course = c.course and u.status = 'student') as students,
      (select count(*) from design_items i
        where i.course = c.course and i.data_type = 'question') as questions,
      (select count(*) from answers a where a.course = c.course) as answers
    from courses c where c.course in ${list(courses)}`);
}

// Courses: making one and finding it.

import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { insertUsers } from './add-users-store.ts';
import type { Change } from './audit-store.ts';
import { upsertItems } from './design-store.ts';
import { readRowByKey, type Reader } from './engine/database.ts';
import { rowOf, type Steps } from './engine/procedure.ts';
import { sql } from './engine/sql.ts';
import { recordSecurityEvent } from './security-log-store.ts';
import type { NewUser } from './users-store.ts';

interface Course {
  readonly course: string;
  readonly createdAt: number;
  readonly designVersion: number;
}

const COLUMNS = sql`course, created_at as "createdAt", design_version as "designVersion"`;

/** The course of that id, or undefined. */
export function selectOptionalCourse(reader: Reader, course: string): Promise<Course | undefined> {
  return readRowByKey(reader, sql`select ${COLUMNS} from courses where course = ${course}`);
}

/** Every course, the first one made first. */
export function selectCourses(reader: Reader): Promise<Course[]> {
  return reader.read(sql`select ${COLUMNS} from courses order by created_at, course`);
}

/** Makes a course with its first design items and users, unless the id is taken. */
export function* createCourse(
  input: Change & { readonly items: readonly DesignItem[]; readonly users: readonly NewUser[] },
): Steps<Result<Course, 'taken'>> {
  const { course, at, actor, address } = input;
  const made = yield* rowOf(sql`insert into courses (course, created_at, design_version)
    values (${course}, ${at}, 1) on conflict (course) do nothing returning course`);
  if (!made) return refuse('taken');
  yield* upsertItems(input, input.items, 1);
  yield* insertUsers(input, input.users);
  yield* recordSecurityEvent({ course, at, event: 'course-created', actor, subject: '', address });
  return accept({ course, createdAt: at, designVersion: 1 });
}

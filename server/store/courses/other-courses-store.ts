// The other courses that the same browser teaches, in one statement however many cookies it sent.
import { courseStateOf } from '@elenchus/domain/people/course-state.ts';
import { isSessionAlive } from '@elenchus/domain/people/session-life.ts';
import { columnsOf, named } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { sql, tuples } from '../engine/sql.ts';
import { aliased, textFrom } from '../engine/table.ts';
import { coursesTable } from '../tables/courses-table.ts';
import { sessionsTable } from '../tables/login-tables.ts';

interface TaughtCourse {
  readonly course: string;
  readonly title: string;
}

const s = aliased(sessionsTable, 's');
const c = aliased(coursesTable, 'c');
const TITLE = textFrom(sql`coalesce((select i.data_text from design_items i
          where i.course = s.course and i.data_type = 'courseTitle'
          order by case when i.data_id = '0' then 0 else 1 end, i.data_id limit 1), '')`);

/** The courses in which one of these tokens is the session of an instructor. */
export async function selectTaughtCourses(
  reader: Reader,
  sessions: readonly { readonly course: string; readonly tokenHash: string }[],
  at: number,
): Promise<readonly TaughtCourse[]> {
  if (sessions.length === 0) return [];
  const tokens = tuples(sessions.map(({ course, tokenHash }) => [course, tokenHash]));
  const found = await reader.read(
    sql`select ${columnsOf(s, 'course', 'createdAt', 'lastSeenAt')},
        ${columnsOf(c, 'archivedAt', 'deleteAfter')}, ${named({ title: TITLE })}
      from sessions s join users u on u.course = s.course and u.username_key = s.username_key
        join courses c on c.course = s.course
      where (s.course, s.token_hash) in (values ${tokens})
        and s.kind = 'session' and u.status = 'instructor'`,
  );
  return found
    .filter(
      (session) => isSessionAlive(session, at) && courseStateOf(session) !== 'scheduledForDeletion',
    )
    .map(({ course, title }) => ({ course, title }));
}

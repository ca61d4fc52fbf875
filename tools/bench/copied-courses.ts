// Makes many courses in seconds: copies the rows of one for each of the others.
import { withRawDatabase } from './copied-work.ts';
import type { DatabaseLocation } from '../../server/store/engine/database.ts';

/** In the order in which their rows refer to each other. */
const COPIED_TABLES = [
  'courses',
  'design_items',
  'class_hand_backs',
  'users',
  'sessions',
  'answers',
  'answer_history',
  'grades',
];

/** The name of the copy with an index. */
export function copyName(course: string, index: number): string {
  return `${course}-${index}`;
}

/** Copies a course with its people, sessions and work. Nothing else may use the database during this time. */
export async function copyCourse(
  location: DatabaseLocation,
  course: string,
  copies: number,
): Promise<void> {
  await withRawDatabase(location, async (raw) => {
    for (const table of COPIED_TABLES) {
      const own = (await raw.columnsOf(table)).filter((name) => name !== 'course');
      // Ordered by the copy, so that each row is added after the one before.
      await raw.command(`insert into ${table} (${['course', ...own].join(', ')})
        with recursive copies (place) as (
          select 1 union all select place + 1 from copies where place < ${copies}
        )
        select ${[`'${course}-' || place`, ...own].join(', ')}
        from copies cross join ${table} where course = '${course}' order by place`);
    }
  });
}

// Records which sections open when a person moves the course forward (NTC-6).

import { readCourse } from '@elenchus/domain/course/course-model.ts';
import { COURSE_DAY_TYPES } from '@elenchus/domain/course/course-gate.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { applyChanges } from '@elenchus/domain/design/diff-design.ts';
import { sectionsOpenedByHand } from '@elenchus/domain/notifications/derived-notifications.ts';
import type { Change } from '../logs/audit-store.ts';
import { recordsOfTypes } from '../design/design-records.ts';
import { rowsOf, run, type Steps } from '../engine/procedure.ts';
import { sql } from '../engine/sql.ts';
import { recordNotice } from '../notifications/notices-store.ts';

/** Without one of these in it, a change opens nothing by hand. */
const MOVING: ReadonlySet<string> = new Set(['currentCourseDate', 'usesAutomaticProgress']);

/** To be called before the items are written. */
export function* recordOpenedSections(
  change: Change,
  upserts: readonly DesignItem[],
  removals: readonly DesignItem[],
): Steps<void> {
  if (![...upserts, ...removals].some(({ dataType }) => MOVING.has(dataType))) return;
  const { course, at, changeID } = change;
  const types = [...COURSE_DAY_TYPES, 'sectionName', 'topic'];
  const items = yield* rowsOf(recordsOfTypes(course, types));
  const after = applyChanges(items, { upserts, removals });
  const opened = sectionsOpenedByHand(readCourse(items), readCourse(after), at);
  for (const [place, about] of opened.entries()) {
    // A section that was closed again and opens once more has opened now.
    yield* run(sql`delete from notices
      where course = ${course} and kind = 'section-opened' and about = ${about}`);
    const id = `${changeID}-${place}`;
    const event = { kind: 'section-opened', audience: 'everyone', title: '', text: '' } as const;
    yield* recordNotice(change, { ...event, id, about });
  }
}

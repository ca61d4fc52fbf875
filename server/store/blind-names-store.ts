// Hidden names stay hidden while the design changes; showing them is an act of its own, with a reason in both logs
// (BLD-9, BLD-12).

import {
  hiddenAgain,
  liftedEvaluations,
  liftedSentence,
  NAMES_WERE_SHOWN,
  NAMING_TYPES,
} from '@elenchus/domain/blind-grading/lifted-names.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { applyChanges } from '@elenchus/domain/design/diff-design.ts';
import { itemColumns, type StoredDesignItem } from './design-item-columns.ts';
import { rowOf, rowsOf, type Steps } from './engine/procedure.ts';
import { list, sql } from './engine/sql.ts';
import { gradingHasBegun } from './grades-store.ts';

/** Why a change can't be saved because of the names that it would show, or null. */
export function* storedNamesFault(
  course: string,
  upserts: readonly DesignItem[],
  removals: readonly DesignItem[],
): Steps<string | null> {
  const isAbout = [...upserts, ...removals].some(({ dataType }) => NAMING_TYPES.has(dataType));
  if (!isAbout) return null;
  const before = yield* rowsOf<StoredDesignItem>(sql`select ${itemColumns} from design_items
    where course = ${course} and data_type in ${list([...NAMING_TYPES])} order by data_type, data_id`);
  const after = applyChanges(before, { upserts, removals });
  if (hiddenAgain(before, after).length > 0) return NAMES_WERE_SHOWN;
  const lifted = liftedEvaluations(before, after);
  if (lifted.length === 0) return null;
  const ids = lifted.map(({ id }) => id);
  const begun = yield* rowOf(gradingHasBegun(course, ids));
  return begun ? liftedSentence(lifted) : null;
}

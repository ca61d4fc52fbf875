// Finds, writes and removes single records of a design.

import {
  DESIGN_FIELDS,
  designKeyText,
  type DesignItem,
  type DesignKey,
} from '@elenchus/domain/design/design-item.ts';
import { isHandedBack } from '@elenchus/domain/grading/evaluation.ts';
import type { Change } from '../logs/audit-store.ts';
import { removeHandBacks, saveHandBacks } from '../hand-backs/class-hand-backs-store.ts';
import { noteDeletedEvaluations } from '../hand-backs/deleted-evaluations-store.ts';
import type { StoredDesignItem } from './design-item-columns.ts';
import { recordsWithKeys } from './design-records.ts';
import { rowsOf, run, type Steps } from '../engine/procedure.ts';
import { chunksOf, sql, tuples } from '../engine/sql.ts';

/** The records with these keys that are stored, by their keys. */
export function* storedItems(
  course: string,
  keys: readonly DesignKey[],
): Steps<Map<string, StoredDesignItem>> {
  const found = new Map<string, StoredDesignItem>();
  for (const chunk of chunksOf(keys)) {
    for (const row of yield* rowsOf(recordsWithKeys(course, chunk))) {
      found.set(designKeyText(row), row);
    }
  }
  return found;
}

/** Removes records in this version of the design. */
export function* removeItems(
  change: Change,
  items: readonly DesignItem[],
  version: number,
): Steps<void> {
  const { course } = change;
  for (const chunk of chunksOf(items)) {
    const pairs = tuples(chunk.map(({ dataType, dataID }) => [dataType, dataID]));
    yield* run(sql`delete from design_items
      where course = ${course} and (data_type, data_id) in (values ${pairs})`);
  }
  yield* removeHandBacks(change, items, version);
  yield* noteDeletedEvaluations(change, items);
}

/** Writes records with the version of the design in which they changed. */
export function* upsertItems(
  change: Change,
  items: readonly DesignItem[],
  version: number,
): Steps<void> {
  const { course, at, actor } = change;
  const kept = items.filter(({ dataType }) => dataType !== 'handBackTime').map(withoutState);
  for (const chunk of chunksOf(kept)) {
    const rows = chunk.map((item) => {
      const fields = DESIGN_FIELDS.map((field) => item[field]);
      return [course, ...fields, version, at, actor];
    });
    // The columns are in the order of DESIGN_FIELDS.
    yield* run(sql`insert into design_items (course, data_type, data_id, data_index, data_text,
        question_type, question_options, question_logic, question_course_date,
        version, changed_at, changed_by) values ${tuples(rows)}
      on conflict (course, data_type, data_id) do update set
        data_index = excluded.data_index, data_text = excluded.data_text,
        question_type = excluded.question_type, question_options = excluded.question_options,
        question_logic = excluded.question_logic, question_course_date = excluded.question_course_date,
        version = excluded.version, changed_at = excluded.changed_at, changed_by = excluded.changed_by`);
  }
  yield* saveHandBacks(change, items, version);
}

/** That an evaluation is handed back has its own table (design-records.ts). */
function withoutState(item: DesignItem): DesignItem {
  return isHandedBack(item) ? { ...item, questionLogic: 'ungraded' } : item;
}

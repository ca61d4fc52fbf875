// Reads the flat records of a design. Whether the design hands an evaluation back to everyone is stored in
// class_hand_backs alone. What its records say about that is made here: the state in the record of the evaluation, and
// the record of the time.

import type { DesignKey } from '@elenchus/domain/design/design-item.ts';
import { itemColumns, type StoredDesignItem } from './design-item-columns.ts';
import { utcText } from '../engine/engine-words.ts';
import { list, sql, tuples, type Statement } from '../engine/sql.ts';

/** The types of records that say whether work is handed back. */
const HAND_BACK_TYPES: ReadonlySet<string> = new Set(['evaluation', 'handBackTime']);

const EMPTY = sql`cast('' as text)`;

/**
 * In place of design_items in a statement: the same columns with the records as calls get them. Without the casts SQLite
 * would gather and sort all records instead of reading both tables in order.
 */
export const DESIGN_RECORDS = sql`(
    select course, data_type, data_id, data_index, data_text, question_type, question_options,
      cast(case when data_type = 'evaluation' and exists (select 1 from class_hand_backs h
          where h.course = d.course and h.evaluation_id = d.data_id
            and h.design_version is not null)
        then 'graded' else question_logic end as text) as question_logic,
      question_course_date, version, changed_at, changed_by
    from design_items d
    union all
    select course, cast('handBackTime' as text), evaluation_id, ${EMPTY},
      cast(${utcText(sql`since`)} as text), ${EMPTY}, ${EMPTY}, ${EMPTY}, ${EMPTY},
      design_version, changed_at, changed_by
    from class_hand_backs where design_version is not null and since is not null
  ) records`;

/** The whole design of a course. */
export function allRecords(course: string): Statement<StoredDesignItem> {
  return recordsFrom(DESIGN_RECORDS, sql`course = ${course}`);
}

/** The records of some types, or only some of them. Settings don't read hand backs. */
export function recordsOfTypes(
  course: string,
  types: readonly string[],
  which: Statement = sql``,
): Statement<StoredDesignItem> {
  const from = types.some((type) => HAND_BACK_TYPES.has(type)) ? DESIGN_RECORDS : sql`design_items`;
  return recordsFrom(from, sql`course = ${course} and data_type in ${list(types)}${which}`);
}

/** The records with these keys that there are. */
export function recordsWithKeys(
  course: string,
  keys: readonly DesignKey[],
): Statement<StoredDesignItem> {
  const pairs = tuples(keys.map(({ dataType, dataID }) => [dataType, dataID]));
  const which = sql`course = ${course} and (data_type, data_id) in (values ${pairs})`;
  return recordsFrom(DESIGN_RECORDS, which);
}

function recordsFrom(from: Statement, which: Statement): Statement<StoredDesignItem> {
  return sql`select ${itemColumns} from ${from} where ${which} order by data_type, data_id`;
}

// How much the stored design of a course contains, and whether a change fits (DSN-121, DSN-122, DSN-126).
import {
  designGrowth,
  designLimitFault,
  FORMULA_TYPES,
  isGrowing,
  type DesignLimitFault,
  type SizedChange,
} from '@elenchus/domain/design-saves/design-limits.ts';
import { named } from '../engine/columns.ts';
import { rowsOf, type Steps } from '../engine/procedure.ts';
import { sql } from '../engine/sql.ts';
import { COUNT, integerFrom } from '../engine/table.ts';
import { designItemsTable } from '../tables/design-tables.ts';

const SIZE = named({
  kind: designItemsTable.dataType,
  count: COUNT,
  characters: integerFrom(sql`sum(length(data_type) + length(data_id) + length(data_index)
    + length(data_text) + length(question_type) + length(question_options)
    + length(question_logic) + length(question_course_date))`),
  logic: integerFrom(sql`sum(length(question_logic))`),
});

/** The records of times, which are made of other rows; a time has 24 characters. */
const SIZE_OF_TIMES = sql`select 'handBackTime', count(*),
    sum(length('handBackTime') + length(evaluation_id) + 24), 0
  from class_hand_backs where design_version is not null and since is not null`;

/**
 * What of a change doesn't fit, or null; the times of handing back, which the server records itself, always fit. A
 * change that adds nothing reads nothing.
 */
export function* storedLimitFault(
  course: string,
  { stored, removed, ...given }: SizedChange,
): Steps<DesignLimitFault | null> {
  const upserts = given.upserts.filter(({ dataType }) => dataType !== 'handBackTime');
  const change = { stored, upserts, removed };
  if (!isGrowing(designGrowth(change))) return null;
  const rows = yield* rowsOf(
    sql`select ${SIZE}
      from design_items where course = ${course} group by data_type
    union all ${SIZE_OF_TIMES} and course = ${course} having count(*) > 0`,
  );
  const size = {
    characters: rows.reduce((sum, { characters }) => sum + characters, 0),
    formulas: rows.reduce(
      (sum, { kind, logic }) => (FORMULA_TYPES.has(kind) ? sum + logic : sum),
      0,
    ),
    counts: new Map(rows.map(({ kind, count }) => [kind, count])),
  };
  return designLimitFault(size, change);
}

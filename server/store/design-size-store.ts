// How much the stored design of a course contains, and whether a change fits (DSN-121, DSN-122, DSN-126).
import {
  designGrowth,
  designLimitFault,
  FORMULA_TYPES,
  isGrowing,
  type DesignLimitFault,
  type SizedChange,
} from '@elenchus/domain/design-saves/design-limits.ts';
import { rowsOf, type Steps } from './engine/procedure.ts';
import { sql } from './engine/sql.ts';

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
  const rows = yield* rowsOf<{ kind: string; count: number; characters: number; logic: number }>(
    sql`select data_type as kind, count(*) as count,
        sum(length(data_type) + length(data_id) + length(data_index) + length(data_text)
          + length(question_type) + length(question_options) + length(question_logic)
          + length(question_course_date)) as characters,
        sum(length(question_logic)) as logic
      from design_items where course = ${course} group by data_type`,
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

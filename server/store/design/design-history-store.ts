// Earlier versions of design items: the course at the end of an earlier date (VIEW-62).

import { DEFAULT_TIME_ZONE, localDate, readTimeZone } from '@elenchus/domain/base/zoned-time.ts';
import { type EarlierItem, KEPT_TYPES } from '@elenchus/domain/course/design-as-of.ts';
import {
  DESIGN_FIELDS,
  designItem,
  designKeyText,
  type DesignItem,
  type DesignKey,
} from '@elenchus/domain/design/design-item.ts';
import type { Change } from '../logs/audit-store.ts';
import { columnsOf, named } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { rowOf, run, type Steps } from '../engine/procedure.ts';
import { chunksOf, sql, tuples } from '../engine/sql.ts';
import { aliased, notNull } from '../engine/table.ts';
import { designHistoryTable, designItemsTable } from '../tables/design-tables.ts';

/**
 * Keeps the earlier versions of these items, once a local day: only the state at the end of a day is ever needed, and
 * a person who edits a question all afternoon leaves one row.
 */
export function* keepEarlierItems(
  { course, at }: Change,
  changed: readonly DesignItem[],
  stored: ReadonlyMap<string, DesignItem>,
): Steps<void> {
  const kept = changed.filter(({ dataType }) => KEPT_TYPES.has(dataType));
  if (kept.length === 0) return;
  const zone = yield* rowOf(sql`select
      ${named({ name: designItemsTable.dataText })} from design_items
    where course = ${course} and data_type = 'courseTimeZone' order by data_id limit 1`);
  const known = readTimeZone(zone?.name ?? '');
  const day = localDate(at, known.ok ? known.value : DEFAULT_TIME_ZONE);
  const rows = kept.map((item) => {
    const before = stored.get(designKeyText(item));
    const fields = before && Object.fromEntries(DESIGN_FIELDS.map((name) => [name, before[name]]));
    return [course, item.dataType, item.dataID, day, at, fields ? JSON.stringify(fields) : null];
  });
  for (const chunk of chunksOf(rows)) {
    yield* run(sql`insert into design_history
        (course, data_type, data_id, local_date, changed_at, before_value) values ${tuples(chunk)}
      on conflict (course, data_type, data_id, local_date) do nothing`);
  }
}

const h = aliased(designHistoryTable, 'h');

/** The versions at the end of a date of the items that changed after it. */
export async function selectItemsBeforeChanges(
  reader: Reader,
  course: string,
  date: string,
): Promise<EarlierItem[]> {
  const rows = await reader.read(
    sql`select ${columnsOf(h, 'dataType', 'dataID', 'before')}
      from design_history h join (
        select data_type, data_id, min(local_date) as first_date from design_history
        where course = ${course} and local_date > ${date} group by data_type, data_id
      ) f on f.data_type = h.data_type and f.data_id = h.data_id and f.first_date = h.local_date
      where h.course = ${course} order by h.data_type, h.data_id`,
  );
  return rows.map(({ dataType, dataID, before }) => ({
    key: designItem({ dataType, dataID }),
    before,
  }));
}

/** Earlier versions of these items, before they were changed or removed, in any order. */
export async function selectEarlierVersions(
  reader: Reader,
  course: string,
  keys: readonly DesignKey[],
): Promise<DesignItem[]> {
  const found: DesignItem[] = [];
  const before = notNull(designHistoryTable.before);
  const wanted = keys.filter(({ dataType }) => KEPT_TYPES.has(dataType));
  for (const chunk of chunksOf(wanted.map(({ dataType, dataID }) => [dataType, dataID]))) {
    const rows = await reader.read(sql`select ${named({ before })}
      from design_history where course = ${course} and before_value is not null
        and (data_type, data_id) in (values ${tuples(chunk)})`);
    for (const row of rows) found.push(row.before);
  }
  return found;
}

// Every version of a design: who changed it, when, and the changed items before and after (HIS-1 to HIS-3).

import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { designKeyText, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { kindsText, type ChangeKind } from '@elenchus/domain/design-versions/change-kinds.ts';
import {
  changesText,
  isVersioned,
  readChanges,
  type ItemChange,
} from '@elenchus/domain/design-versions/item-change.ts';
import { joinedChanges } from '@elenchus/domain/design-versions/joined-changes.ts';
import type { Change } from '../logs/audit-store.ts';
import type { StoredDesignItem } from './design-item-columns.ts';
import { allRecords } from './design-records.ts';
import { columnsOf, named } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { positionOf } from '../engine/engine-words.ts';
import { rowOf, run, type Steps } from '../engine/procedure.ts';
import { atMost, list, sql, type Statement } from '../engine/sql.ts';
import { aliased, integerFrom, nullable, textFrom } from '../engine/table.ts';
import { designVersionsTable } from '../tables/design-tables.ts';

interface SavedItems {
  readonly upserts: readonly DesignItem[];
  readonly removed: readonly DesignItem[];
  readonly stored: ReadonlyMap<string, DesignItem>;
}

/** Keeps a change as a version, or as part of the last one while a person types. */
export function* keepVersion(by: Change, version: number, saved: SavedItems): Steps<void> {
  const changes = changesOf(saved);
  if (changes.length === 0) return;
  const { course, at, actor } = by;
  const last = yield* rowOf(sql`select ${LAST} from design_versions
    where course = ${course} order by version desc limit 1`);
  const joined =
    last && joinedChanges({ ...last, changes: readChanges(last.changes) }, { actor, at, changes });
  if (last && joined) {
    yield* run(sql`update design_versions set version = ${version}, changed_at = ${at},
        kinds = ${kindsText(joined)}, changes = ${changesText(joined)}
      where course = ${course} and version = ${last.version}`);
    return;
  }
  yield* run(sql`insert into design_versions
      (course, version, began_at, changed_at, changed_by, kinds, changes)
    values (${course}, ${version}, ${at}, ${at}, ${actor}, ${kindsText(changes)},
      ${changesText(changes)})`);
}

const LAST = named({
  version: designVersionsTable.version,
  beganAt: designVersionsTable.beganAt,
  at: designVersionsTable.at,
  actor: designVersionsTable.changedBy,
  changes: designVersionsTable.changes,
});

function changesOf({ upserts, removed, stored }: SavedItems): ItemChange[] {
  return [
    ...upserts.map((item) => ({
      before: stored.get(designKeyText(item)) ?? null,
      after: item,
    })),
    ...removed.map((item) => ({ before: item, after: null })),
  ].filter(({ before, after }) => {
    const item = after ?? before;
    return item !== null && isVersioned(item);
  });
}

interface VersionWish {
  readonly course: string;
  /** A part of a name or username; '' for everyone. */
  readonly person: string;
  readonly kind?: ChangeKind | undefined;
  /** A part of what was changed; '' for everything. */
  readonly text: string;
  /** The last version of the page before. */
  readonly before?: number | undefined;
}

interface StoredVersion {
  readonly version: number;
  readonly at: number;
  readonly by: string;
  readonly byName: string;
  /** How much changed. */
  readonly bytes: number;
}

const d = aliased(designVersionsTable, 'd');
const LISTED = named({
  version: d.version,
  at: d.at,
  bytes: integerFrom(sql`octet_length(d.changes)`),
  by: textFrom(sql`coalesce(u.username, d.changed_by, '')`),
  byName: textFrom(sql`coalesce(u.full_name, f.full_name, '')`),
});

const PAGE_LENGTH = 30;
/** About how many bytes of changes a page is about. */
const PAGE_BYTES = 2_000_000;

/** Versions that match, newest first, and whether there are older ones. */
export async function selectVersionPage(
  reader: Reader,
  { course, person, kind, text, before }: VersionWish,
): Promise<{ readonly versions: readonly StoredVersion[]; readonly next: number | null }> {
  const letters = foldName(person);
  const typed = JSON.stringify(text.trim()).slice(1, -1).toLowerCase();
  const conditions = [
    sql`d.course = ${course}`,
    ...(before === undefined ? [] : [sql`d.version < ${before}`]),
    ...(kind === undefined ? [] : [sql`${positionOf(` ${kind} `, sql`d.kinds`)} > 0`]),
    ...(typed === '' ? [] : [sql`${positionOf(typed, sql`lower(d.changes)`)} > 0`]),
    ...(letters === ''
      ? []
      : [
          sql`(${positionOf(letters, sql`d.changed_by`)} > 0
          or ${positionOf(letters, sql`lower(coalesce(u.full_name, f.full_name, ''))`)} > 0)`,
        ]),
  ];
  const where = conditions.reduce((all, condition) => sql`${all} and ${condition}`);
  const rows = await reader.read(sql`select ${LISTED}
    from design_versions d
    left join users u on u.course = d.course and u.username_key = d.changed_by
    left join former_people f on f.course = d.course and f.record = d.changed_by
    where ${where} order by d.version desc ${atMost(PAGE_LENGTH + 1)}`);
  const versions = firstOf(rows);
  return {
    versions,
    next: rows.length > versions.length ? (versions.at(-1)?.version ?? null) : null,
  };
}

/** As many as a page has, at least one. */
function firstOf<Row extends { readonly bytes: number }>(rows: readonly Row[]): readonly Row[] {
  let bytes = 0;
  const end = rows.findIndex((row, place) => {
    bytes += row.bytes;
    return place >= PAGE_LENGTH || (place > 0 && bytes > PAGE_BYTES);
  });
  return end < 0 ? rows : rows.slice(0, end);
}

interface DesignWithVersions {
  readonly items: readonly DesignItem[];
  /** Newest first, with their changes as they are stored. */
  readonly versions: readonly { readonly version: number; readonly changes: string }[];
}

/** More changes than in years of work on a large course; a thread has the memory for so many. */
const MOST_BYTES = 64_000_000;

/** The current design and its versions from this one on, of one moment; undefined if there are too many changes. */
export async function selectDesignWithVersions(
  reader: Reader,
  course: string,
  version: number,
): Promise<DesignWithVersions | undefined> {
  const bytes = integerFrom(sql`cast(sum(octet_length(changes)) as bigint)`);
  const [size] = await reader.read(
    sql`select ${named({ bytes: nullable(bytes) })} from design_versions
      where course = ${course} and version >= ${version}`,
  );
  if ((size?.bytes ?? 0) > MOST_BYTES) return undefined;
  return selectWithChanges(reader, course, sql`version >= ${version}`);
}

/** The current design and some of its versions, of one moment. */
export function selectDesignAndVersions(
  reader: Reader,
  course: string,
  versions: readonly number[],
): Promise<DesignWithVersions> {
  return selectWithChanges(reader, course, sql`version in ${list([-1, ...versions])}`);
}

async function selectWithChanges(
  reader: Reader,
  course: string,
  wanted: Statement,
): Promise<DesignWithVersions> {
  const [items, versions] = await reader.readTogether([
    allRecords(course),
    sql`select ${columnsOf(designVersionsTable, 'version', 'changes')} from design_versions
      where course = ${course} and ${wanted} order by version desc`,
  ]);
  return { items: items.map(plainItem).filter(isVersioned), versions };
}

/** What is read from the table also has a version. */
function plainItem({ version: _version, ...item }: StoredDesignItem): DesignItem {
  return item;
}

/** The version that was current at a time; 0 before the first. */
export async function selectVersionAt(reader: Reader, course: string, at: number): Promise<number> {
  const latest = integerFrom(sql`max(version)`);
  const [row] = await reader.read(
    sql`select ${named({ version: nullable(latest) })} from design_versions
      where course = ${course} and changed_at < ${at}`,
  );
  return row?.version ?? 0;
}

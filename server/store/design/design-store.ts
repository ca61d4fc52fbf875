// The design of a course: reading it, and changing it completely or not at all.

import { handBackRecords } from '@elenchus/domain/grading/hand-back-time.ts';
import {
  isBlankTime,
  settledHandBack,
  timedEvaluations,
  withoutLooseTimes,
} from '@elenchus/domain/grading/settled-hand-back.ts';
import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import type { DesignLimitFault, SizedChange } from '@elenchus/domain/design-saves/design-limits.ts';
import { withDependents } from '@elenchus/domain/design-saves/dependent-items.ts';
import { evaluationsWithoutSections } from '@elenchus/domain/grading/evaluation-sections.ts';
import type { GradeLoss } from '@elenchus/domain/grading/grade-loss.ts';
import { applyChanges, isSameItem } from '@elenchus/domain/design/diff-design.ts';
import {
  designKeyText,
  type DesignItem,
  type DesignKey,
  lastOfEachKey,
} from '@elenchus/domain/design/design-item.ts';
import { recordAudit, type Change } from '../logs/audit-store.ts';
import { storedNamesFault } from '../blind-grading/blind-names-store.ts';
import { columnsOf, named } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { rowOf, rowsOf, run, type Steps } from '../engine/procedure.ts';
import { sql } from '../engine/sql.ts';
import { applyGradeEffect, gradeEffect } from '../grades/grade-effect-store.ts';
import { keepEarlierItems } from './design-history-store.ts';
import { recordOpenedSections } from '../schedule/opened-sections-store.ts';
import { keepVersion } from './design-versions-store.ts';
import { storedDesignClash } from './design-clash-store.ts';
import { storedLimitFault } from './design-size-store.ts';
import { designEntries } from './design-log.ts';
import {
  followOptions,
  personasToFollow,
  type FollowingItem,
} from '../questions/followed-answers-store.ts';
import { followHandBacks, handBacksToReplace } from '../hand-backs/hand-backs-store.ts';
import type { StoredDesignItem } from './design-item-columns.ts';
import { allRecords, recordsOfTypes } from './design-records.ts';
import { removeItems, storedItems, upsertItems } from './design-rows-store.ts';
import { coursesTable } from '../tables/courses-table.ts';

interface StoredDesign {
  readonly createdAt: number;
  readonly designVersion: number;
  readonly items: StoredDesignItem[];
}

interface Expecting {
  /** null or none: replaces whatever is stored; 0 expects nothing to be stored. */
  readonly expectedVersion?: number | null | undefined;
}

interface ItemToSave extends FollowingItem, Expecting {}
export interface KeyToRemove extends DesignKey, Expecting {}

export interface DesignChange extends Change {
  readonly upserts: readonly ItemToSave[];
  readonly removals: readonly KeyToRemove[];
  /** Whether the person agreed that new due dates delete the numerical grades (GRD-46). */
  readonly confirmed: boolean;
  /** How many the person agreed to; null when that wasn't said (GRD-136). */
  readonly agreedGrades?: number | null;
  /** An instructor shows the names of a blind evaluation, and says why. */
  readonly showsNames?: true;
  /** Whether new due dates delete only grades whose answers differ as of the new date (EXT-4). */
  readonly keepsUnchanged?: boolean;
  /** Whether handing back leaves out students whose own due date hasn't passed (HBK-29). */
  readonly leavesOutExtended?: boolean;
}

/** Another person has changed or removed the item since; yours is null when it was to be removed. */
interface DesignConflict {
  readonly yours: DesignItem | null;
  readonly theirs: StoredDesignItem | null;
}

type DesignRefusal =
  | { readonly kind: 'unknown-course' }
  | { readonly kind: 'conflict'; readonly conflicts: readonly DesignConflict[] }
  | { readonly kind: 'clash'; readonly sentence: string }
  | { readonly kind: 'limit'; readonly fault: DesignLimitFault }
  | { readonly kind: 'confirmation-needed'; readonly loss: GradeLoss };

interface DesignOutcome {
  readonly designVersion: number;
  readonly changed: number;
  readonly removed: number;
  readonly deletedGrades: number;
}

/** The design of a course, all of it or the items of some types; undefined when there is no such course. */
export async function selectOptionalDesign(
  reader: Reader,
  course: string,
  types?: readonly string[],
): Promise<StoredDesign | undefined> {
  const [versions, items] = await reader.readTogether([
    sql`select ${columnsOf(coursesTable, 'createdAt', 'designVersion')}
      from courses where course = ${course}`,
    types ? recordsOfTypes(course, types) : allRecords(course),
  ]);
  const [version] = versions;
  return version && { ...version, items };
}

/** Whether the person agreed to so many deleted grades: somebody may have graded since the question was asked. */
function agreesTo({ confirmed, agreedGrades }: DesignChange, { total }: GradeLoss): boolean {
  return total === 0 || (confirmed && total <= (agreedGrades ?? total));
}

const DESIGN_VERSION = named({ version: coursesTable.designVersion });

/**
 * Saves and removes items in one step. A changed due date and the removal of an evaluation delete its numerical
 * grades; a deleted section is removed from the evaluations that listed it. When an evaluation is handed back, the
 * time is recorded.
 */
export function* changeDesign(input: DesignChange): Steps<Result<DesignOutcome, DesignRefusal>> {
  const { course } = input;
  const present = yield* rowOf(sql`select ${DESIGN_VERSION} from courses where course = ${course}`);
  if (!present) return refuse({ kind: 'unknown-course' });
  const sent = lastOfEachKey(input.upserts.map(settledHandBack)) as ItemToSave[];
  const removals = withDependents(input.removals);
  const stored = yield* storedItems(course, [...sent, ...removals, ...timedEvaluations(sent)]);
  const conflicts = [...conflictsOf(sent, stored), ...removalConflicts(removals, stored)];
  if (conflicts.length > 0) return refuse({ kind: 'conflict', conflicts });
  const wanted = withoutLooseTimes(sent, stored, removals);
  const removed = removedItems(wanted, [...removals, ...sent.filter(isBlankTime)], stored);
  const cleaned = yield* withoutDeletedSections(course, wanted, removed, stored);
  const personas = yield* personasToFollow(course, { saved: wanted, removed, stored });
  const asked = lastOfEachKey([...personas, ...cleaned, ...wanted]);
  const times = handBackRecords({ stored, upserts: asked, removed }, input.at);
  const upserts = lastOfEachKey([...asked, ...times.upserts]).filter((item) => {
    const before = stored.get(designKeyText(item));
    return !before || !isSameItem(before, item);
  });
  const refusal = yield* refusalOf(input, { stored, upserts, removed });
  if (refusal !== null) return refuse(refusal);
  const effect = yield* gradeEffect(input, { stored, upserts, removed });
  if (!agreesTo(input, effect.loss)) {
    // The question offers both: to delete all, and to keep some.
    const { loss } = yield* gradeEffect({ course }, { stored, upserts, removed });
    return refuse({ kind: 'confirmation-needed', loss });
  }
  const changes = { changed: upserts.length, removed: removed.length };
  const counts = { ...changes, deletedGrades: effect.loss.total };
  if (upserts.length + removed.length === 0) {
    return accept({ designVersion: present.version, ...counts });
  }
  const designVersion = present.version + 1;
  yield* run(sql`update courses set design_version = ${designVersion} where course = ${course}`);
  yield* keepEarlierItems(input, [...upserts, ...removed], stored);
  for (const [key, item] of yield* storedItems(course, [...times.removals, ...times.upserts])) {
    stored.set(key, item);
  }
  const allRemoved = removedItems(upserts, [...removed, ...times.removals], stored);
  yield* recordOpenedSections(input, upserts, allRemoved);
  const written = { stored, upserts, removed: allRemoved };
  yield* keepVersion(input, designVersion, written);
  yield* followOptions(input, { saved: wanted, removed: allRemoved, stored });
  const replaced = yield* writeRecords(input, designVersion, written);
  const entries = designEntries(upserts, removed, stored);
  yield* recordAudit(input, entries);
  yield* applyGradeEffect(input, effect, entries.length);
  yield* followHandBacks(input, written, replaced);
  return accept({ designVersion, ...counts });
}

/** Saves and removes the records. Returns what calls had set for evaluations that it hands back: that is replaced. */
function* writeRecords(change: Change, version: number, changed: SizedChange) {
  const replaced = yield* handBacksToReplace(change.course, changed);
  yield* removeItems(change, changed.removed, version);
  yield* upsertItems(change, changed.upserts, version);
  return replaced;
}

/** Why the design can't be as it would be, or null. */
function* refusalOf(
  input: DesignChange,
  change: SizedChange,
): Steps<Extract<DesignRefusal, { readonly kind: 'clash' | 'limit' }> | null> {
  const sentence = yield* clashOf(input, change.upserts, change.removed);
  if (sentence !== null) return { kind: 'clash', sentence };
  const fault = input.showsNames ? null : yield* storedLimitFault(input.course, change);
  return fault && { kind: 'limit', fault };
}

/** Why the items can't be as they would be, or null. */
function* clashOf(
  { course, showsNames }: DesignChange,
  upserts: readonly DesignItem[],
  removed: readonly DesignItem[],
): Steps<string | null> {
  const clash = yield* storedDesignClash(course, upserts, removed);
  if (clash !== null || showsNames) return clash;
  return yield* storedNamesFault(course, upserts, removed);
}

/** The evaluations that listed a deleted section; those that weren't read yet are added to `stored`. */
function* withoutDeletedSections(
  course: string,
  wanted: readonly DesignItem[],
  removed: readonly DesignItem[],
  stored: Map<string, StoredDesignItem>,
): Steps<readonly DesignItem[]> {
  const deleted = removed.filter(({ dataType }) => dataType === 'sectionName');
  if (deleted.length === 0) return [];
  const rows = yield* rowsOf(recordsOfTypes(course, ['evaluation']));
  for (const row of rows) stored.set(designKeyText(row), row);
  const left = applyChanges(rows, { upserts: wanted, removals: removed });
  return evaluationsWithoutSections(left, new Set(deleted.map(({ dataID }) => dataID)));
}

/** Each key once, without keys that are saved in the same change. */
function removedItems(
  upserts: readonly DesignItem[],
  removals: readonly KeyToRemove[],
  stored: ReadonlyMap<string, StoredDesignItem>,
): StoredDesignItem[] {
  const keys = new Set(removals.map(designKeyText));
  for (const item of upserts) keys.delete(designKeyText(item));
  return [...keys].flatMap((key) => stored.get(key) ?? []);
}

function conflictsOf(
  wanted: readonly ItemToSave[],
  stored: ReadonlyMap<string, StoredDesignItem>,
): DesignConflict[] {
  return wanted.flatMap(({ expectedVersion, optionSteps: _steps, ...yours }) => {
    const theirs = stored.get(designKeyText(yours)) ?? null;
    const isAgreed = isExpected(expectedVersion, theirs) || (theirs && isSameItem(theirs, yours));
    return isAgreed ? [] : [{ yours, theirs }];
  });
}

/** An item that is already deleted needs no check. */
function removalConflicts(
  removals: readonly KeyToRemove[],
  stored: ReadonlyMap<string, StoredDesignItem>,
): DesignConflict[] {
  return removals.flatMap(({ expectedVersion, ...key }) => {
    const theirs = stored.get(designKeyText(key));
    return theirs && !isExpected(expectedVersion, theirs) ? [{ yours: null, theirs }] : [];
  });
}

function isExpected(
  expectedVersion: Expecting['expectedVersion'],
  theirs: StoredDesignItem | null,
): boolean {
  return (expectedVersion ?? null) === null || expectedVersion === (theirs?.version ?? 0);
}

export const designProcedures = { changeDesign };

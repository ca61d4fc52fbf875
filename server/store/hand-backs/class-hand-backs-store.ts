// Stores which evaluations the design hands back to everyone, and since when: rows of class_hand_backs that have a
// version of the design. The rows without one are from calls (hand-backs-store.ts), and stay as they are here.

import type { DesignItem, DesignKey } from '@elenchus/domain/design/design-item.ts';
import { parseHandBackTime } from '@elenchus/domain/grading/hand-back-time.ts';
import { isHandedBack } from '@elenchus/domain/grading/evaluation.ts';
import type { Change } from '../logs/audit-store.ts';
import { run, type Steps } from '../engine/procedure.ts';
import { chunksOf, list, sql, tuples } from '../engine/sql.ts';

const COLUMNS = sql`(course, evaluation_id, since, design_version, changed_at, changed_by)`;
const REPLACED = sql`on conflict (course, evaluation_id) do update set since = excluded.since,
  design_version = excluded.design_version, changed_at = excluded.changed_at,
  changed_by = excluded.changed_by`;

/** Stores what saved records say about hand backs. A time must be that of an evaluation that is handed back. */
export function* saveHandBacks(
  { course, at, actor }: Change,
  items: readonly DesignItem[],
  version: number,
): Steps<void> {
  const evaluations = items.filter(({ dataType }) => dataType === 'evaluation');
  yield* endHandBacks(
    course,
    evaluations.filter((item) => !isHandedBack(item)),
  );
  const rowOf = (id: string, since: number | null) => [course, id, since, version, at, actor];
  const back = evaluations.filter(isHandedBack).map(({ dataID }) => rowOf(dataID, null));
  for (const chunk of chunksOf(back)) {
    // One that the design already hands back keeps its time.
    yield* run(sql`insert into class_hand_backs ${COLUMNS} values ${tuples(chunk)}
      ${REPLACED} where class_hand_backs.design_version is null`);
  }
  const times = items.filter(({ dataType }) => dataType === 'handBackTime');
  const timed = times.map(({ dataID, dataText }) => rowOf(dataID, parseHandBackTime(dataText)));
  for (const chunk of chunksOf(timed)) {
    yield* run(sql`insert into class_hand_backs ${COLUMNS} values ${tuples(chunk)} ${REPLACED}`);
  }
}

/** Follows removed records: a deleted evaluation isn't handed back, and a removed time isn't known. */
export function* removeHandBacks(
  { course, at, actor }: Change,
  removed: readonly DesignKey[],
  version: number,
): Steps<void> {
  yield* endHandBacks(
    course,
    removed.filter(({ dataType }) => dataType === 'evaluation'),
  );
  const times = removed.filter(({ dataType }) => dataType === 'handBackTime');
  for (const chunk of chunksOf(times.map(({ dataID }) => dataID))) {
    yield* run(sql`update class_hand_backs
      set since = null, design_version = ${version}, changed_at = ${at}, changed_by = ${actor}
      where course = ${course} and evaluation_id in ${list(chunk)} and design_version is not null`);
  }
}

function* endHandBacks(course: string, evaluations: readonly DesignKey[]): Steps<void> {
  for (const chunk of chunksOf(evaluations.map(({ dataID }) => dataID))) {
    yield* run(sql`delete from class_hand_backs where course = ${course}
      and evaluation_id in ${list(chunk)} and design_version is not null`);
  }
}

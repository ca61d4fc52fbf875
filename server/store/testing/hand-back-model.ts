// A model of hand backs in which every record of the design is stored as it is sent, and what calls set for everyone is a
// row beside it.

import { designKeyText, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { isSameItem, type DesignChanges } from '@elenchus/domain/design/diff-design.ts';
import { readEvaluation, readEvaluations } from '@elenchus/domain/grading/evaluation.ts';
import { readHandBackTimes, writeHandBackTime } from '@elenchus/domain/grading/hand-back-time.ts';
import { leftOutOfHandBack, type StillWriting } from '@elenchus/domain/grading/still-writing.ts';
import {
  handedBackTo,
  ownChange,
  type HandBack,
} from '@elenchus/domain/grading/student-hand-back.ts';

interface ModelItem extends DesignItem {
  readonly version: number;
}

export interface HandBackModel {
  version: number;
  readonly records: Map<string, ModelItem>;
  rows: HandBack[];
  readonly deletedAt: Map<string, number>;
  /** The entries of the log about hand backs to everyone. */
  readonly log: { readonly subject: string; readonly before: string; readonly after: string }[];
  /** The students who have a due date of their own that doesn't pass. */
  readonly writing: readonly StillWriting[];
}

/** A course with these evaluations. */
export function newModel(
  evaluations: readonly DesignItem[],
  writing: readonly StillWriting[],
): HandBackModel {
  const records = evaluations.map(
    (item) => [designKeyText(item), { ...item, version: 1 }] as const,
  );
  return {
    version: 1,
    records: new Map(records),
    rows: [],
    deletedAt: new Map(),
    log: [],
    writing,
  };
}

/** Whether a record is there and handed back. */
export function isBack(item: DesignItem | undefined): boolean {
  return item !== undefined && readEvaluation(item).handedBack;
}

function isEvaluation({ dataType }: Pick<DesignItem, 'dataType'>): boolean {
  return dataType === 'evaluation';
}

interface Saving {
  readonly at: number;
  /** Whether students who can still write are left out. */
  readonly leavesOut: boolean;
}

/** Saves a change of the design. */
export function changeModel(
  model: HandBackModel,
  { upserts: wanted, removals }: DesignChanges,
  saving: Saving,
): void {
  const stored = new Map(model.records);
  const removed = removals.flatMap((key) => stored.get(designKeyText(key)) ?? []);
  const evaluations = wanted.filter(isEvaluation);
  const times = evaluations
    .filter((item) => isBack(item) && !isBack(stored.get(designKeyText(item))))
    .map(({ dataID }) => writeHandBackTime(dataID, saving.at));
  const open = [...evaluations.filter((item) => !isBack(item)), ...removed.filter(isEvaluation)];
  const byKey = new Map([...wanted, ...times].map((item) => [designKeyText(item), item]));
  const upserts = [...byKey.values()].filter((item) => {
    const before = stored.get(designKeyText(item));
    return !before || !isSameItem(before, item);
  });
  if (upserts.length + removed.length === 0) return;
  model.version += 1;
  for (const item of removed) {
    model.records.delete(designKeyText(item));
    if (isEvaluation(item)) model.deletedAt.set(item.dataID, saving.at);
  }
  for (const { dataID } of open) {
    model.records.delete(designKeyText({ dataType: 'handBackTime', dataID }));
  }
  for (const item of upserts) {
    model.records.set(designKeyText(item), { ...item, version: model.version });
  }
  for (const item of upserts.filter(isEvaluation)) {
    follow(model, item, stored.get(designKeyText(item)), saving);
  }
}

/** What a saved evaluation does to what was set by calls. */
function follow(
  model: HandBackModel,
  item: DesignItem,
  before: DesignItem | undefined,
  { at, leavesOut }: Saving,
): void {
  const { dataID: id, questionLogic } = item;
  if (before && before.questionLogic !== questionLogic) {
    model.log.push({ subject: id, before: before.questionLogic, after: questionLogic });
  }
  if (isBack(item) && !isBack(before)) {
    const set = model.rows.filter((row) => row.evaluationId === id);
    clear(model, id, at);
    if (leavesOut) leaveOut(model, id, set, { now: at, includes: [] });
  } else if (!isBack(item) && isBack(before)) clear(model, id, 'all');
  const deletedAt = before ? undefined : model.deletedAt.get(id);
  if (deletedAt === undefined) return;
  model.deletedAt.delete(id);
  model.rows = model.rows.filter(
    ({ evaluationId, since }) =>
      !(evaluationId === id && since !== null && since > deletedAt && since <= at),
  );
}

function clear(model: HandBackModel, id: string, which: 'all' | number): void {
  model.rows = model.rows.filter(({ evaluationId, usernameKey, since }) => {
    if (evaluationId !== id) return true;
    return which !== 'all' && usernameKey !== null && since !== null && since <= which;
  });
}

function leaveOut(
  model: HandBackModel,
  evaluationId: string,
  set: readonly HandBack[],
  { now, includes }: { readonly now: number; readonly includes: readonly string[] },
): void {
  const asked = { now, includes: new Set(includes) };
  for (const usernameKey of leftOutOfHandBack(model.writing, set, asked)) {
    setRow(model, { evaluationId, usernameKey, since: null });
  }
}

function setRow(model: HandBackModel, row: HandBack): void {
  const { evaluationId: id, usernameKey: key } = row;
  model.rows = model.rows.filter((one) => one.evaluationId !== id || one.usernameKey !== key);
  model.rows.push(row);
}

export interface HandBackCall {
  readonly id: string;
  readonly to: readonly string[] | 'everyone';
  readonly since: number | null;
  readonly includes: readonly string[];
}

/** Hands back or takes back by a call, and says how it is answered. */
export function callModel(model: HandBackModel, call: HandBackCall, at: number): string {
  const { id, to, since, includes } = call;
  const item = model.records.get(designKeyText({ dataType: 'evaluation', dataID: id }));
  if (!item) return 'unknown-evaluation';
  const set = model.rows.filter((row) => row.evaluationId === id);
  if (to !== 'everyone') {
    const course = {
      ...handBackParts([...model.records.values()]),
      evaluation: readEvaluation(item),
    };
    const isWriting = (key: string) => model.writing.some((one) => one.usernameKey === key);
    for (const usernameKey of to) {
      const own = set.filter((row) => row.usernameKey === usernameKey || row.usernameKey === null);
      const change = ownChange(usernameKey, course, own, { since, now: at });
      const isLeftOut = since !== null && isWriting(usernameKey) && !includes.includes(usernameKey);
      if (change === 'keep' || isLeftOut) continue;
      setRow(model, { evaluationId: id, usernameKey, since });
      if (change === 'remove') model.rows.pop();
    }
    return 'ok';
  }
  if (isBack(item)) return 'decided-in-design';
  const before = set.find(({ usernameKey }) => usernameKey === null)?.since ?? null;
  clear(model, id, since === null ? 'all' : at);
  if (since !== null) setRow(model, { evaluationId: id, usernameKey: null, since });
  model.log.push({ subject: id, before: timeWords(before), after: timeWords(since) });
  if (since !== null) leaveOut(model, id, set, { now: at, includes });
  return 'ok';
}

function timeWords(time: number | null): string {
  return time === null ? 'ungraded' : new Date(time).toISOString();
}

function handBackParts(items: readonly DesignItem[]) {
  return {
    evaluations: readEvaluations(items).evaluations,
    handBackTimes: readHandBackTimes(items),
  };
}

/** What can be seen of it: the records, the rows of calls, and since when each student has what. */
export function seenHandBacks(
  items: readonly ModelItem[],
  rows: readonly HandBack[],
  students: readonly string[],
  now: number,
) {
  return {
    items: items.toSorted((one, other) => (designKeyText(one) < designKeyText(other) ? -1 : 1)),
    rows: rows
      .map(({ evaluationId, usernameKey, since }) => `${evaluationId} ${usernameKey} ${since}`)
      .toSorted(),
    have: students.map((key) => new Map(handedBackTo(key, handBackParts(items), rows, now))),
  };
}

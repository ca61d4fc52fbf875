// Sends changes of the design to the server, and turns what it says into what the save queue understands.
import {
  designKeyText,
  type DesignItem,
  type DesignKey,
} from '@elenchus/domain/design/design-item.ts';
import { failureOutcome } from '../../lib/answer-queue/answer-transport.ts';
import type { SendOutcome } from '../../lib/answer-queue/queue-event.ts';
import type { Version } from '../../lib/answer-queue/queue-state.ts';
import type { Transport } from '../../lib/answer-queue/save-queue.ts';
import { entryOf, itemsByKey, readKeyText, type DesignEntry } from './design-entry.ts';
import { overwrittenBy, type DesignMeeting } from './meet-design.ts';

export interface SendingOptions {
  readonly keepalive: boolean;
  readonly signal: AbortSignal;
}

/** The calls of the server; each rejects with the status, code, message and details of the failure. */
export interface DesignCalls {
  readonly load: () => Promise<readonly DesignItem[]>;
  readonly update: (
    body: { designData: DesignItem[]; confirmed: boolean },
    options: SendingOptions,
  ) => Promise<unknown>;
  readonly remove: (body: { designData: DesignKey[] }, options: SendingOptions) => Promise<unknown>;
}

export interface DesignTransportSettings {
  readonly calls: DesignCalls;
  /** The page may be gone before an answer comes: nothing is asked first. */
  readonly isLeaving: () => boolean;
  /** Whether an item under this key comes from this page. */
  readonly isOwn: (key: string, item: DesignItem | null) => boolean;
  /** Whether the person agreed that this costs grades. */
  readonly isConfirmed: (key: string, madeAt: string) => boolean;
  readonly onMeetings: (meetings: readonly DesignMeeting[]) => void;
  readonly onQuestion: (key: string, grades: number) => void;
  /** Grades went with this change: a new due date, a removed evaluation, another mode. */
  readonly onGradesDeleted: (key: string, grades: number) => void;
}

/** Browsers refuse more than 64 kB in calls that outlive the page. */
const KEEPALIVE_CHARACTERS = 20_000;

/** A due date deletes grades; another mode of grading replaces those that were entered by hand. */
const COST_GRADES: ReadonlySet<string> = new Set(['evaluation', 'questionByQuestionGrading']);

class ConfirmationNeeded extends Error {
  readonly key: string;

  constructor(key: string, message: string) {
    super(message);
    this.key = key;
  }
}

/** The transport of one course's design. Every step can be repeated: what is already there changes nothing. */
export function designTransport(settings: DesignTransportSettings): Transport {
  return async (items, signal) => {
    try {
      const entries = items.map(({ key, value }) => entryOf(key, value));
      if (!settings.isLeaving()) await lookFirst(settings, entries);
      await sendAll(settings, items, signal);
      return {
        kind: 'answered',
        saved: items.map(({ key, editedAt }) => ({ key, editedAt })),
        outdated: [],
      };
    } catch (failure) {
      return outcomeOf(failure);
    }
  };
}

/** The latest save stands; so that nothing vanishes unseen, what stands there now is looked at before. */
async function lookFirst(
  { calls, isOwn, onMeetings }: DesignTransportSettings,
  entries: readonly DesignEntry[],
): Promise<void> {
  const server = itemsByKey(await calls.load());
  const meetings = entries.flatMap((entry) => {
    const standing = server.get(entry.key) ?? null;
    return overwrittenBy(entry, standing, (item) => isOwn(entry.key, item)) ?? [];
  });
  if (meetings.length > 0) onMeetings(meetings);
}

async function sendAll(
  settings: DesignTransportSettings,
  items: readonly Version[],
  signal: AbortSignal,
): Promise<void> {
  const { calls, onGradesDeleted } = settings;
  const options = { keepalive: sizeOf(items) < KEEPALIVE_CHARACTERS, signal };
  const plain: DesignItem[] = [];
  const removed: DesignKey[] = [];
  for (const { key, value } of items) {
    const { after } = entryOf(key, value);
    if (after === null) removed.push(readKeyText(key));
    // These go one by one, so that a question about lost grades is about one of them.
    else if (COST_GRADES.has(after.dataType)) await sendAsking(settings, key, value, options);
    else plain.push(after);
  }
  if (plain.length > 0) await calls.update({ designData: plain, confirmed: false }, options);
  if (removed.length === 0) return;
  const deleted = deletedIn(await calls.remove({ designData: removed }, options));
  const evaluation = removed.find(({ dataType }) => dataType === 'evaluation');
  if (deleted > 0 && evaluation) onGradesDeleted(designKeyText(evaluation), deleted);
}

async function sendAsking(
  { calls, isConfirmed, onQuestion, onGradesDeleted }: DesignTransportSettings,
  key: string,
  value: Version['value'],
  options: SendingOptions,
): Promise<void> {
  const { after } = entryOf(key, value);
  if (after === null) return;
  const confirmed = isConfirmed(key, value['madeAt'] ?? '');
  try {
    const deleted = deletedIn(await calls.update({ designData: [after], confirmed }, options));
    if (deleted > 0) onGradesDeleted(key, deleted);
  } catch (failure) {
    if (textOf(failure, 'code') !== 'CONFIRMATION_NEEDED') throw failure;
    onQuestion(key, gradesIn(failure));
    throw new ConfirmationNeeded(key, textOf(failure, 'message'));
  }
}

function outcomeOf(failure: unknown): SendOutcome {
  if (failure instanceof ConfirmationNeeded) {
    return { kind: 'unsendable', keys: [failure.key], sentence: failure.message };
  }
  const keys = badKeys(failure);
  const sentence = textOf(failure, 'message');
  return keys.length > 0 ? { kind: 'unsendable', keys, sentence } : failureOutcome(failure, []);
}

function sizeOf(items: readonly Version[]): number {
  let characters = 0;
  for (const { value } of items) characters += (value['after'] ?? '').length;
  return characters;
}

/** The items on account of which the server refused a list. */
function badKeys(failure: unknown): string[] {
  return detailsOf(failure).flatMap((detail) => {
    const [dataType, dataID] = [textOf(detail, 'dataType'), textOf(detail, 'dataID')];
    return dataType === '' || dataID === '' ? [] : [`${dataType}/${dataID}`];
  });
}

function gradesIn(failure: unknown): number {
  const [first] = detailsOf(failure);
  return numberOf(first, 'grades');
}

/** How many grades the server says that it has deleted. */
function deletedIn(answer: unknown): number {
  return numberOf(answer, 'deletedGrades');
}

function numberOf(value: unknown, name: string): number {
  if (typeof value !== 'object' || value === null) return 0;
  const number: unknown = Reflect.get(value, name);
  return typeof number === 'number' ? number : 0;
}

function detailsOf(failure: unknown): readonly unknown[] {
  if (typeof failure !== 'object' || failure === null) return [];
  const details: unknown = Reflect.get(failure, 'details');
  return Array.isArray(details) ? details : [];
}

function textOf(value: unknown, name: string): string {
  if (typeof value !== 'object' || value === null) return '';
  const text: unknown = Reflect.get(value, name);
  return typeof text === 'string' ? text : '';
}

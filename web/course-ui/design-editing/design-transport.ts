// Sends changes of the design to the server, and turns what it says into what the save queue understands.
import {
  designKeyText,
  type DesignItem,
  type DesignKey,
} from '@elenchus/domain/design/design-item.ts';
import { failureOutcome } from '../../saving/answers/answer-transport.ts';
import type { SendOutcome } from '../../saving/queue/queue-event.ts';
import type { Version } from '../../saving/queue/queue-state.ts';
import type { Transport } from '../../saving/queue/save-queue.ts';
import { entryOf, itemsByKey, readKeyText, type DesignEntry } from './design-entry.ts';
import { optionStepsOf, stepsOf, type OptionSteps } from './entry-steps.ts';
import { mergedItem } from './merge-item.ts';
import { overwrittenBy, type DesignMeeting } from './meet-design.ts';

export interface SendingOptions {
  readonly keepalive: boolean;
  readonly signal: AbortSignal;
}

/** The calls of the server; each rejects with the status, code, message and details of the failure. */
export interface DesignCalls {
  /** The items, with the version of each where it is known. */
  readonly load: () => Promise<readonly (DesignItem & { readonly version?: number | undefined })[]>;
  readonly update: (
    body: { designData: (DesignItem & Expecting & OptionSteps)[]; confirmed: boolean },
    options: SendingOptions,
  ) => Promise<unknown>;
  readonly remove: (
    body: { designData: (DesignKey & Expecting)[]; confirmed: boolean },
    options: SendingOptions,
  ) => Promise<unknown>;
}

/** The version that was looked at; the server refuses when another stands there now. */
interface Expecting {
  readonly expectedVersion?: number;
}

export interface DesignTransportSettings {
  readonly calls: DesignCalls;
  /** The page may be gone before an answer comes: nothing is asked first. */
  readonly isLeaving: () => boolean;
  /** The version of an item that this page has seen last: 0 for none, undefined when it is not known. */
  readonly versionSeen: (key: string) => number | undefined;
  /** Whether an item under this key comes from this page. */
  readonly isOwn: (key: string, item: DesignItem | null) => boolean;
  /** Whether the person agreed that this costs grades. */
  readonly isConfirmed: (key: string, madeAt: string) => boolean;
  /** What an unsent change builds on, where it is newer than what the change was begun with. */
  readonly baseOf: (entry: DesignEntry) => DesignItem | null;
  /** Something else was saved in place of a change: it holds what somebody else did as well. */
  readonly onMerged: (key: string, madeAt: string, saved: DesignItem) => void;
  readonly onMeetings: (meetings: readonly DesignMeeting[]) => void;
  readonly onQuestion: (key: string, grades: number) => void;
  /** Grades went with this change: a new due date, a removed evaluation, another mode. */
  readonly onGradesDeleted: (key: string, grades: number) => void;
}

/** Browsers refuse more than 64 kB in calls that outlive the page. */
const KEEPALIVE_CHARACTERS = 20_000;

/** A due date deletes grades, and so does the removal of an evaluation; another mode of grading replaces those that were entered by hand. */
const COST_GRADES: ReadonlySet<string> = new Set(['evaluation', 'questionByQuestionGrading']);

class ConfirmationNeeded extends Error {
  readonly key: string;

  constructor(key: string, message: string) {
    super(message);
    this.key = key;
  }
}

/** Somebody saves between the look and the save: so often it is looked at again at once. */
const MOST_LOOKS = 4;

/** The transport of one course's design. Every step can be repeated: what is already there changes nothing. */
export function designTransport(settings: DesignTransportSettings): Transport {
  return async (items, signal) => {
    for (let looks = 1; ; looks += 1) {
      try {
        const sends =
          settings.isLeaving() && looks === 1
            ? items.map((item) => leavingSend(settings, item))
            : await lookFirst(settings, items);
        await sendAll(settings, sends, signal);
        const saved = items.map(({ key, editedAt }) => ({ key, editedAt }));
        return { kind: 'answered', saved, outdated: [] };
      } catch (failure) {
        if (textOf(failure, 'code') !== 'CHANGED_MEANWHILE') return outcomeOf(failure);
        if (looks === MOST_LOOKS) return { kind: 'busy' };
      }
    }
  };
}

/** One change on its way. */
interface Send {
  readonly key: string;
  readonly madeAt: string;
  readonly after: DesignItem | null;
  readonly expecting: Expecting;
  readonly following: OptionSteps;
}

function sendOf({ key, value }: Version, expected: number | undefined): Send {
  const { after } = entryOf(key, value);
  const expecting = expected === undefined ? {} : { expectedVersion: expected };
  const following = optionStepsOf(...stepsOf(value));
  return { key, madeAt: value['madeAt'] ?? '', after, expecting, following };
}

/**
 * The page may be gone in a moment: sent over what it has seen, and over nothing that it has not. What is refused
 * stays on the device, and comes together with the other change when the page goes on or is opened again.
 */
function leavingSend({ versionSeen }: DesignTransportSettings, version: Version): Send {
  return sendOf(version, versionSeen(version.key));
}

/** The latest save stands; so that nothing vanishes unseen, what stands there now is looked at before. */
async function lookFirst(
  settings: DesignTransportSettings,
  items: readonly Version[],
): Promise<readonly Send[]> {
  const loaded = await settings.calls.load();
  const server = itemsByKey(loaded);
  const versions = new Map(loaded.map((item) => [designKeyText(item), item.version]));
  const meetings: DesignMeeting[] = [];
  const sends = items.map((version): Send => {
    const { key } = version;
    const standing = server.get(key) ?? null;
    const expected = standing === null ? 0 : versions.get(key);
    const send = sendOf(version, expected);
    const entry = entryOf(key, version.value);
    const merged = mergedItem({ ...entry, before: settings.baseOf(entry) }, standing);
    if (merged) {
      settings.onMerged(key, send.madeAt, merged.item);
      const isMoved = merged.item.questionOptions !== entry.after?.questionOptions;
      // Somebody else has changed the options as well: nobody can say where each of them goes.
      return { ...send, after: merged.item, ...(isMoved && { following: {} }) };
    }
    const meeting = overwrittenBy(entry, standing, (item) => settings.isOwn(key, item));
    if (meeting) meetings.push(meeting);
    return send;
  });
  if (meetings.length > 0) settings.onMeetings(meetings);
  return sends;
}

async function sendAll(
  settings: DesignTransportSettings,
  sends: readonly Send[],
  signal: AbortSignal,
): Promise<void> {
  const { calls } = settings;
  const options = { keepalive: sizeOf(sends) < KEEPALIVE_CHARACTERS, signal };
  const plain: (DesignItem & Expecting & OptionSteps)[] = [];
  const removed: (DesignKey & Expecting)[] = [];
  for (const send of sends) {
    const { key, after, expecting, following } = send;
    // These go one by one, so that a question about lost grades is about one of them.
    if (COST_GRADES.has(readKeyText(key).dataType)) await sendAsking(settings, send, options);
    else if (after === null) removed.push({ ...readKeyText(key), ...expecting });
    else plain.push({ ...after, ...expecting, ...following });
  }
  const confirmed = false;
  if (plain.length > 0) await calls.update({ designData: plain, confirmed }, options);
  if (removed.length > 0) await calls.remove({ designData: removed, confirmed }, options);
}

async function sendAsking(
  { calls, isConfirmed, onQuestion, onGradesDeleted }: DesignTransportSettings,
  { key, madeAt, after, expecting }: Send,
  options: SendingOptions,
): Promise<void> {
  const confirmed = isConfirmed(key, madeAt);
  const removed = { designData: [{ ...readKeyText(key), ...expecting }], confirmed };
  try {
    const answer = await (after === null
      ? calls.remove(removed, options)
      : calls.update({ designData: [{ ...after, ...expecting }], confirmed }, options));
    const deleted = deletedIn(answer);
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

function sizeOf(sends: readonly Send[]): number {
  return JSON.stringify(sends.map(({ after }) => after)).length;
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

// The save queue of one person's changes to a design. Before a change is sent, the queue reads what the server has, so
// that no change of another instructor is overwritten unnoticed.
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import {
  designKeyText,
  type DesignItem,
  type DesignKey,
} from '@elenchus/domain/design/design-item.ts';
import { callEndpoint } from '../../calls/call-endpoint.ts';
import type { SendOutcome } from '../queue/queue-event.ts';
import type { Version } from '../queue/queue-state.ts';
import { queueScope } from '../queue/queue-scope.ts';
import { PLAIN_WIRE } from '../queue/queue-wire.ts';
import { openSaveQueue, type SaveQueue, type Transport } from '../queue/save-queue.ts';
import { browserStore, type UnsentStore } from '../queue/unsent-store.ts';
import {
  failureOutcome,
  changedToConfirm,
  gradesToConfirm,
  readSendFailure,
  type SendFailure,
  type SendOptions,
} from '../send-call.ts';
import {
  entryOf,
  followersOf,
  isWork,
  itemsByKey,
  readKeyText,
  type DesignEntry,
} from './design-entry.ts';
import { optionStepsOf, stepsOf, type OptionSteps } from './entry-steps.ts';
import { mergedItem } from './merge-item.ts';
import { overwrittenBy, type DesignConflict } from './design-conflict.ts';

/** The version that was read; the server refuses when it has another one now. */
interface Expecting {
  readonly expectedVersion?: number;
}

type SavedDesign = Pick<AnswerOf<'POST /api/courseDesign/update/{courseID}'>, 'deletedGrades'>;

/** The calls of the server; each rejects with the failure of the call. */
export interface DesignCalls {
  /** The items, with the version of each where it is known. */
  readonly load: () => Promise<readonly (DesignItem & { readonly version?: number | undefined })[]>;
  readonly update: (
    body: {
      designData: (DesignItem & Expecting & OptionSteps)[];
      confirmed: boolean;
      keepUnchanged?: boolean;
      agreedGrades?: number;
    },
    options: SendOptions,
  ) => Promise<SavedDesign>;
  readonly remove: (
    body: { designData: (DesignKey & Expecting)[]; confirmed: boolean; agreedGrades?: number },
    options: SendOptions,
  ) => Promise<SavedDesign>;
}

/** Sends changes of a course's design to the server of this page. */
export function designPosters(courseID: string): Pick<DesignCalls, 'update' | 'remove'> {
  const params = { courseID };
  return {
    // The screens offer to hand back to students with more time by name (HBK-29).
    update: (body, options) =>
      callEndpoint('POST /api/courseDesign/update/{courseID}', {
        params,
        body: { ...body, leaveOutExtended: true },
        ...options,
      }),
    remove: (body, options) =>
      callEndpoint('POST /api/courseDesign/remove/{courseID}', { params, body, ...options }),
  };
}

interface DesignTransportSettings {
  readonly calls: DesignCalls;
  /** The page may close before an answer arrives, so nothing is read first. */
  readonly isLeaving: () => boolean;
  /** The version of an item that this page saw last: 0 for none, undefined when unknown. */
  readonly versionSeen: (key: string) => number | undefined;
  /** Whether the item under this key was saved by this page. */
  readonly isOwn: (key: string, item: DesignItem | null) => boolean;
  /** Whether the person agreed that this costs grades. */
  readonly isConfirmed: (key: string, madeAt: string) => boolean;
  /** Whether the person keeps the grades of unchanged answers. */
  readonly keepsUnchanged?: (key: string, madeAt: string) => boolean;
  /** How many deleted grades the person agreed to. */
  readonly agreedGrades?: (key: string) => number | undefined;
  /** What an unsent change builds on, where it is newer than what the change was begun with. */
  readonly baseOf: (entry: DesignEntry) => DesignItem | null;
  /** A merged item was saved instead of a change: it also contains another person's change. */
  readonly onMerged: (key: string, madeAt: string, saved: DesignItem) => void;
  readonly onConflicts: (conflicts: readonly DesignConflict[]) => void;
  readonly onQuestion: (key: string, grades: number, changed: number | null) => void;
  /** Grades were deleted with this change: a new due date, a removed evaluation, another mode. */
  readonly onGradesDeleted: (key: string, grades: number) => void;
}

export interface DesignQueueSettings extends DesignTransportSettings {
  readonly courseID: string;
  readonly username: string;
  readonly store?: UnsentStore | undefined;
}

/** Opens the queue of a person; what this person left unsent on this device is sent. */
export function openDesignQueue(settings: DesignQueueSettings): SaveQueue {
  const { courseID, username, store = browserStore() } = settings;
  const scope = queueScope('design', courseID, username);
  return openSaveQueue({
    scope,
    store,
    wire: PLAIN_WIRE,
    isWork,
    followersOf,
    transport: designTransport(settings),
  });
}

/** Browsers refuse more than 64 kB in calls that outlive the page. */
const KEEPALIVE_CHARACTERS = 20_000;

/**
 * Changes that delete grades: a due date, or removing an evaluation. Another grading mode replaces grades entered by
 * hand.
 */
const COST_GRADES: ReadonlySet<string> = new Set(['evaluation', 'questionByQuestionGrading']);

/** The server asks the person first. */
class ConfirmationNeeded extends Error {
  readonly key: string;

  constructor(key: string, message: string) {
    super(message);
    this.key = key;
  }
}

/** How often to read again immediately when another person saves between the read and the save. */
const MOST_LOOKS = 4;

/** The transport of one course's design. Every step can be repeated: what is already saved doesn't change. */
export function designTransport(settings: DesignTransportSettings): Transport {
  return async (items, signal) => {
    for (let looks = 1; ; looks += 1) {
      try {
        const sends =
          settings.isLeaving() && looks === 1
            ? items.map((item) => leavingSend(settings, item))
            : await readFirst(settings, items);
        await sendAll(settings, sends, signal);
        const saved = items.map(({ key, editedAt }) => ({ key, editedAt }));
        return { kind: 'answered', saved, outdated: [] };
      } catch (thrown) {
        if (thrown instanceof ConfirmationNeeded) {
          return { kind: 'unsendable', keys: [thrown.key], sentence: thrown.message };
        }
        const failure = readSendFailure(thrown);
        if (failure.code !== 'CHANGED_MEANWHILE') return outcomeOf(failure);
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
 * The page may close at any moment: the save may only replace the version that the page has seen. A refused change
 * stays on the device and is merged with the other change when the page continues or is opened again.
 */
function leavingSend({ versionSeen }: DesignTransportSettings, version: Version): Send {
  return sendOf(version, versionSeen(version.key));
}

/** The latest save wins. The current item is read first, so that nothing is overwritten unnoticed. */
async function readFirst(
  settings: DesignTransportSettings,
  items: readonly Version[],
): Promise<readonly Send[]> {
  const loaded = await settings.calls.load();
  const server = itemsByKey(loaded);
  const versions = new Map(loaded.map((item) => [designKeyText(item), item.version]));
  const conflicts: DesignConflict[] = [];
  const sends = items.map((version): Send => {
    const { key } = version;
    const current = server.get(key) ?? null;
    const expected = current === null ? 0 : versions.get(key);
    const send = sendOf(version, expected);
    const entry = entryOf(key, version.value);
    const merged = mergedItem({ ...entry, before: settings.baseOf(entry) }, current);
    if (merged) {
      settings.onMerged(key, send.madeAt, merged.item);
      const isMoved = merged.item.questionOptions !== entry.after?.questionOptions;
      // Another person has changed the options too, so the new number of each option is unknown.
      return { ...send, after: merged.item, ...(isMoved && { following: {} }) };
    }
    const conflict = overwrittenBy(entry, current, (item) => settings.isOwn(key, item));
    if (conflict) conflicts.push(conflict);
    return send;
  });
  if (conflicts.length > 0) settings.onConflicts(conflicts);
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
  settings: DesignTransportSettings,
  { key, madeAt, after, expecting }: Send,
  options: SendOptions,
): Promise<void> {
  const { calls, onQuestion, onGradesDeleted } = settings;
  const confirmed = settings.isConfirmed(key, madeAt);
  const agreedGrades = confirmed ? settings.agreedGrades?.(key) : undefined;
  const agreed = { confirmed, ...(agreedGrades !== undefined && { agreedGrades }) };
  const removed = { designData: [{ ...readKeyText(key), ...expecting }], ...agreed };
  const keeping = settings.keepsUnchanged?.(key, madeAt) ? { keepUnchanged: true } : {};
  try {
    const { deletedGrades } = await (after === null
      ? calls.remove(removed, options)
      : calls.update({ designData: [{ ...after, ...expecting }], ...agreed, ...keeping }, options));
    if (deletedGrades > 0) onGradesDeleted(key, deletedGrades);
  } catch (thrown) {
    const failure = readSendFailure(thrown);
    const grades = gradesToConfirm(failure);
    if (grades === null) throw thrown;
    onQuestion(key, grades, changedToConfirm(failure));
    throw new ConfirmationNeeded(key, failure.message);
  }
}

/** The items that the server names cannot be sent; any other failure is about everything. */
function outcomeOf(failure: SendFailure): SendOutcome {
  const keys = failure.details.filter(isDesignKey).map(designKeyText);
  return keys.length > 0
    ? { kind: 'unsendable', keys, sentence: failure.message }
    : failureOutcome(failure);
}

function isDesignKey(detail: unknown): detail is DesignKey {
  return (
    typeof detail === 'object' &&
    detail !== null &&
    'dataType' in detail &&
    'dataID' in detail &&
    isName(detail.dataType) &&
    isName(detail.dataID)
  );
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function sizeOf(sends: readonly Send[]): number {
  return JSON.stringify(sends.map(({ after }) => after)).length;
}

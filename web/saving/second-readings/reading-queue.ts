// The save queue of one person's second readings in one course. What is typed is a draft on the device until the person
// saves it. If the reading was changed elsewhere, the person chooses.
import type { AnswerOf, CallOf } from '@elenchus/contract/endpoint-table.ts';
import { storableText } from '@elenchus/domain/answers/storable-text.ts';
import { callEndpoint } from '../../calls/call-endpoint.ts';
import { PLAIN_FIELDS } from '../queue/queue-codec.ts';
import type { SendOutcome } from '../queue/queue-event.ts';
import type { Fields, QueueState, SetAside, Version } from '../queue/queue-state.ts';
import { queueScope } from '../queue/queue-scope.ts';
import { openSaveQueue, type Transport } from '../queue/save-queue.ts';
import { sendReady, sendWhenReady } from '../queue/send-when-ready.ts';
import { browserStore, type UnsentStore } from '../queue/unsent-store.ts';
import { failureOutcome, readSendFailure, type SendOptions } from '../send-call.ts';

type Save = 'POST /api/secondReadings/save/{courseID}';
type ReadingToPost = CallOf<Save>['body'];
export type SavedReading = AnswerOf<Save>['reading'];
export type PostReading = (
  body: ReadingToPost,
  options: SendOptions,
) => Promise<{ readonly reading: SavedReading }>;

/** Whose work, under the pseudonym of the second readings. */
export interface ReadWork {
  readonly username: string;
  readonly evaluationId: string;
}

export interface ReadingDraft {
  readonly grade: string;
  readonly remark: string;
  /** 'draft' is not sent yet; 'saving' is on its way, now or when the server can be reached. */
  readonly state: 'draft' | 'saving';
  /** Why the server refused it; it is a draft again. */
  readonly problem: string | null;
  /** What the server has instead. */
  readonly theirs: SavedReading | null;
}

export interface ReadingQueue {
  readonly state: () => QueueState;
  readonly subscribe: (listener: () => void) => () => void;
  /** null when nothing is typed. */
  draft(work: ReadWork): ReadingDraft | null;
  /** Texts of the same reading that another tab replaced. */
  replaced(work: ReadWork): readonly SetAside[];
  discard(text: SetAside): void;
  /** `base` is the version that is shown; 0 for none. `personTag` says whose work is shown. */
  type(
    work: ReadWork,
    typed: { grade: string; remark: string; base: number; personTag?: string },
  ): void;
  /** Nothing is typed any more. */
  drop(work: ReadWork): void;
  /** Whether a reading was sent and may have arrived: then the server may not have what is shown. */
  isUnderWay(work: ReadWork): boolean;
  /** The work whose reading the server refused, or that was changed elsewhere. */
  refused(): readonly ReadWork[];
  /** The work whose reading was saved and isn't with the server yet. */
  waiting(): readonly ReadWork[];
  save(work: ReadWork): void;
  keepMine(work: ReadWork): void;
  takeTheirs(work: ReadWork): void;
  resume(): void;
  close(): void;
}

interface ReadingQueueSettings {
  readonly courseID: string;
  /** Who reads. */
  readonly username: string;
  readonly store?: UnsentStore;
  readonly post?: PostReading;
  /** The server has this reading now. */
  readonly onKnown: (work: ReadWork, reading: SavedReading) => void;
  readonly onLoggedOut: () => void;
}

/** Opens the queue of a reader; what this person saved without a connection is sent now. */
export function openReadingQueue(settings: ReadingQueueSettings): ReadingQueue {
  const { courseID, username, store = browserStore() } = settings;
  const scope = queueScope('second-readings', courseID, username);
  const conflicts = new Map<string, SavedReading>();
  const underWay = new Set<string>();
  const transport = transportOf(settings, conflicts, underWay);
  const queue = openSaveQueue({ scope, store, codec: PLAIN_FIELDS, transport });
  const fieldsOf = (work: ReadWork) => queue.state().unsent.get(keyOf(work))?.value;
  const send = (work: ReadWork, fields: Fields): void => sendReady(queue, keyOf(work), fields);
  return {
    state: queue.state,
    subscribe: queue.subscribe,
    draft: (work) => readDraft(queue.state(), keyOf(work), conflicts),
    replaced: (work) => queue.state().superseded.filter(({ key }) => key === keyOf(work)),
    discard: (text) => queue.discard(text),
    type: (work, { grade, remark, base, personTag: person }) => {
      const before = fieldsOf(work);
      // A draft about a person who had the netID before says nothing about the reading of this one.
      const isSamePerson = (before?.['person'] ?? person) === person;
      const version = isSamePerson ? (before?.['base'] ?? String(base)) : String(base);
      const about = person === undefined ? {} : { person };
      queue.edit(keyOf(work), { grade, remark, base: version, ready: '', ...about });
    },
    drop: (work) => queue.drop(keyOf(work)),
    isUnderWay: (work) => underWay.has(keyOf(work)),
    refused: () => savedWork(queue.state(), (problem) => problem !== null),
    waiting: () => savedWork(queue.state(), (problem) => problem === null),
    save: (work) => {
      const fields = fieldsOf(work);
      if (fields) send(work, fields);
    },
    keepMine: (work) => {
      const [fields, theirs] = [fieldsOf(work), conflicts.get(keyOf(work))];
      if (!fields || !theirs) return;
      conflicts.delete(keyOf(work));
      send(work, { ...fields, base: String(theirs.version) });
    },
    takeTheirs: (work) => {
      const theirs = conflicts.get(keyOf(work));
      conflicts.delete(keyOf(work));
      queue.drop(keyOf(work));
      if (theirs) settings.onKnown(work, theirs);
    },
    resume: () => queue.resume(),
    close: () => queue.close(),
  };
}

/** The readings that the person saved and the server doesn't have, by what the server said of them. */
function savedWork(state: QueueState, isWanted: (problem: string | null) => boolean): ReadWork[] {
  return [...state.unsent.values()].flatMap(({ key, value, problem }) => {
    const work = value['ready'] === 'yes' && isWanted(problem) ? readReadingKey(key) : null;
    return work ? [work] : [];
  });
}

function readDraft(
  state: QueueState,
  key: string,
  conflicts: ReadonlyMap<string, SavedReading>,
): ReadingDraft | null {
  const draft = state.unsent.get(key);
  if (!draft) return null;
  const { value, problem } = draft;
  const isReady = value['ready'] === 'yes';
  return {
    grade: value['grade'] ?? '',
    remark: value['remark'] ?? '',
    state: isReady && problem === null ? 'saving' : 'draft',
    problem: isReady ? problem : null,
    theirs: conflicts.get(key) ?? null,
  };
}

function keyOf({ username, evaluationId }: ReadWork): string {
  return JSON.stringify([username, evaluationId]);
}

/** The work of a key; null for a text that isn't a key. */
function readReadingKey(key: string): ReadWork | null {
  const parts: unknown = JSON.parse(key);
  if (!Array.isArray(parts) || parts.length !== 2) return null;
  const [username = '', evaluationId = ''] = parts.map(String);
  return { username, evaluationId };
}

const DRAFT = 'It isn’t saved yet.';
const CONFLICT = 'This reading was changed elsewhere. Choose which version to keep.';

function transportOf(
  settings: ReadingQueueSettings,
  conflicts: Map<string, SavedReading>,
  underWay: Set<string>,
): Transport {
  return sendWhenReady(DRAFT, async (item, signal) => {
    underWay.add(item.key);
    const outcome = await sendOne(settings, conflicts, item, signal);
    // Without an answer it may have arrived all the same.
    if (outcome === null || outcome.kind === 'unsendable') underWay.delete(item.key);
    return outcome;
  });
}

/** null when the server has it. */
async function sendOne(
  { courseID, post = posterTo(courseID), onKnown, onLoggedOut }: ReadingQueueSettings,
  conflicts: Map<string, SavedReading>,
  { key, value }: Version,
  signal: AbortSignal,
): Promise<SendOutcome | null> {
  const work = readReadingKey(key);
  if (!work) return { kind: 'unsendable', keys: [key], sentence: DRAFT };
  try {
    const { reading } = await post(bodyOf(work, value), { keepalive: true, signal });
    onKnown(work, reading);
    return null;
  } catch (thrown) {
    const failure = readSendFailure(thrown);
    const [theirs] = failure.details;
    if (failure.code === 'CHANGED_MEANWHILE' && isReading(theirs)) {
      conflicts.set(key, theirs);
      return { kind: 'unsendable', keys: [key], sentence: CONFLICT };
    }
    const outcome = failureOutcome(failure);
    if (outcome.kind === 'logged-out') onLoggedOut();
    return 'sentence' in outcome
      ? { kind: 'unsendable', keys: [key], sentence: outcome.sentence }
      : outcome;
  }
}

function bodyOf({ username, evaluationId }: ReadWork, fields: Fields): ReadingToPost {
  const { grade = '', remark = '', base = '0', person } = fields;
  return {
    username,
    evaluationDataID: evaluationId,
    grade: grade.trim(),
    remark: storableText(remark),
    expectedVersion: Number(base) || 0,
    ...(person !== undefined && { personTag: person }),
  };
}

function isReading(value: unknown): value is SavedReading {
  return typeof value === 'object' && value !== null && 'grade' in value && 'version' in value;
}

function posterTo(courseID: string): PostReading {
  return (body, options) =>
    callEndpoint('POST /api/secondReadings/save/{courseID}', {
      params: { courseID },
      body,
      ...options,
    });
}

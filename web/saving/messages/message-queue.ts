// The save queue of one person's messages about grades in one course. What is typed is a draft on the device until the
// person sends it. A message has an ID from the start, so that one that is sent twice is stored once.
import type { AnswerOf, CallOf } from '@elenchus/contract/endpoint-table.ts';
import { storableText } from '@elenchus/domain/answers/storable-text.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { callEndpoint } from '../../calls/call-endpoint.ts';
import { PLAIN_FIELDS } from '../queue/queue-codec.ts';
import type { SendOutcome } from '../queue/queue-event.ts';
import type { Fields, QueueState, SetAside, Version } from '../queue/queue-state.ts';
import { queueScope } from '../queue/queue-scope.ts';
import { openSaveQueue, type SaveQueue, type Transport } from '../queue/save-queue.ts';
import { sendReady, sendWhenReady } from '../queue/send-when-ready.ts';
import { browserStore, type UnsentStore } from '../queue/unsent-store.ts';
import { saveWords, type SaveWords } from '../save-words.ts';
import { failureOutcome, readSendFailure, type SendOptions } from '../send-call.ts';

type Write = 'POST /api/gradeRequests/{courseID}';
type MessageToPost = CallOf<Write>['body'];
type Written = AnswerOf<Write>;
export type PostMessage = (body: MessageToPost, options: SendOptions) => Promise<Written>;

/** Which conversation: whose grade, and of what. */
export interface Conversation {
  readonly username: string;
  readonly evaluationId: string;
  readonly questionId: string;
}

/** What a grader saw of the student's work while writing. */
export interface WorkRead {
  /** Whose work it was: someone else can get the netID before the message arrives. */
  readonly personTag?: string | undefined;
  /** The due date as of which the answers were shown: a grade is about these answers. */
  readonly readAsOf?: string | undefined;
  /** When the server read them. */
  readonly readAt?: number | undefined;
}

interface Typed {
  readonly text: string;
  readonly grade?: string;
  readonly base?: number;
  readonly read?: WorkRead;
}

/** A message while it is written, or on its way. */
export interface Draft {
  readonly text: string;
  /** The grade that goes with it; '' for none. */
  readonly grade: string;
  /** 'draft' is not sent yet; 'sending' is on its way, now or when the server can be reached. */
  readonly state: 'draft' | 'sending';
  /** Why the server refused it; it is a draft again. */
  readonly problem: string | null;
}

export interface MessageQueue {
  readonly courseID: string;
  readonly state: () => QueueState;
  readonly subscribe: (listener: () => void) => () => void;
  draft(conversation: Conversation): Draft;
  /** Texts of the same conversation that another tab replaced. */
  replaced(conversation: Conversation): readonly SetAside[];
  discard(text: SetAside): void;
  type(conversation: Conversation, typed: Typed): void;
  /**
   * `version` is that of the grade that is shown. It counts only after a refusal: a grade that somebody else changed since
   * it was typed over isn't replaced unasked.
   */
  send(conversation: Conversation, version?: number): void;
  resume(): void;
  close(): void;
}

interface MessageQueueSettings {
  readonly courseID: string;
  /** Who writes. */
  readonly username: string;
  readonly store?: UnsentStore;
  readonly post?: PostMessage;
  readonly newId?: () => string;
  readonly onWritten: (conversation: Conversation, answer: Written) => void;
  /** Somebody else changed the grade that was to go with a message. */
  readonly onConflict?: (() => void) | undefined;
  readonly onLoggedOut: () => void;
}

const EMPTY: Draft = { text: '', grade: '', state: 'draft', problem: null };

/** Opens the queue of a person; what this person sent without a connection is sent now. */
export function openMessageQueue(settings: MessageQueueSettings): MessageQueue {
  const {
    courseID,
    username,
    store = browserStore(),
    newId = () => crypto.randomUUID(),
  } = settings;
  const scope = queueScope('messages', courseID, username);
  const queue = openSaveQueue({
    scope,
    store,
    codec: PLAIN_FIELDS,
    transport: transportOf(settings),
  });
  const waiting = (key: string) => queue.state().unsent.get(key);
  return {
    courseID,
    state: queue.state,
    subscribe: queue.subscribe,
    draft: (conversation) => readDraft(queue.state(), keyOf(conversation)),
    replaced: (conversation) => {
      const key = keyOf(conversation);
      return queue.state().superseded.filter((one) => one.key === key && !isSent(queue, one));
    },
    discard: (text) => queue.discard(text),
    type: (conversation, { text, grade = '', base, read }) => {
      const key = keyOf(conversation);
      const before = waiting(key)?.value;
      if (text === '' && grade === '') return queue.drop(key);
      const id = before?.['id'] ?? newId();
      const version = base === undefined ? (before?.['base'] ?? '') : String(base);
      queue.edit(key, { text, grade, base: version, id, ready: '', ...readFields(read) });
    },
    send: (conversation, version) => {
      const key = keyOf(conversation);
      const before = waiting(key)?.value;
      if (!before) return;
      const isRefused = readDraft(queue.state(), key).problem !== null;
      const shown = isRefused && version !== undefined ? { base: String(version) } : {};
      sendReady(queue, key, { ...before, ...shown });
    },
    resume: () => queue.resume(),
    close: () => queue.close(),
  };
}

function readFields({ personTag: person, readAsOf: asOf, readAt }: WorkRead = {}): Fields {
  return {
    ...(person !== undefined && { person }),
    ...(asOf !== undefined && { asOf }),
    ...(readAt !== undefined && { readAt: String(readAt) }),
  };
}

/** Whether the messages that were sent have arrived, as text. A draft waits for the person, not for the server. */
export function messageSaveWords(state: QueueState): SaveWords {
  const sent = [...state.unsent].filter(([key]) => readDraft(state, key).state === 'sending');
  const names = { one: 'message', many: 'messages', nameOf: (key: string) => key };
  return saveWords({ ...state, unsent: new Map(sent), refused: [] }, names);
}

/** A tab that was behind replaces nothing: the message has arrived. */
function isSent(queue: SaveQueue, { key, value }: SetAside): boolean {
  return queue.state().settled.get(key)?.value['id'] === value['id'];
}

function readDraft(state: QueueState, key: string): Draft {
  const draft = state.unsent.get(key);
  if (!draft) return EMPTY;
  const { value, problem } = draft;
  const isReady = value['ready'] === 'yes';
  return {
    text: value['text'] ?? '',
    grade: value['grade'] ?? '',
    state: isReady && problem === null ? 'sending' : 'draft',
    problem: isReady ? problem : null,
  };
}

function keyOf({ username, evaluationId, questionId }: Conversation): string {
  return JSON.stringify([foldName(username), evaluationId, questionId]);
}

function readKey(key: string): Conversation | null {
  const parts: unknown = JSON.parse(key);
  if (!Array.isArray(parts) || parts.length !== 3) return null;
  const [username = '', evaluationId = '', questionId = ''] = parts.map(String);
  return { username, evaluationId, questionId };
}

const DRAFT = 'It isn’t sent yet.';
const CHANGED =
  'Someone else changed this grade while you were writing. Look at the new grade, and send your message again.';

function transportOf(settings: MessageQueueSettings): Transport {
  return sendWhenReady(DRAFT, (item, signal) => sendOne(settings, item, signal));
}

/** null when the server has it. */
async function sendOne(
  { courseID, post = posterTo(courseID), onWritten, onConflict, onLoggedOut }: MessageQueueSettings,
  { key, value }: Version,
  signal: AbortSignal,
): Promise<SendOutcome | null> {
  const conversation = readKey(key);
  if (!conversation) return { kind: 'unsendable', keys: [key], sentence: DRAFT };
  try {
    onWritten(conversation, await post(bodyOf(conversation, value), { keepalive: true, signal }));
    return null;
  } catch (thrown) {
    const failure = readSendFailure(thrown);
    if (failure.code === 'CHANGED_MEANWHILE') {
      onConflict?.();
      return { kind: 'unsendable', keys: [key], sentence: CHANGED };
    }
    const outcome = failureOutcome(failure);
    if (outcome.kind === 'logged-out') onLoggedOut();
    return 'sentence' in outcome
      ? { kind: 'unsendable', keys: [key], sentence: outcome.sentence }
      : outcome;
  }
}

function bodyOf(
  { username, evaluationId, questionId }: Conversation,
  { text = '', grade = '', base = '', id = '', person, asOf, readAt }: Fields,
): MessageToPost {
  const over = {
    ...(base !== '' && { expectedVersion: Number(base) }),
    ...(asOf !== undefined && { readAsOf: asOf }),
    ...(readAt !== undefined && { readAt: Number(readAt) }),
  };
  return {
    username,
    evaluationDataID: evaluationId,
    questionID: questionId,
    messageID: id,
    text: storableText(text),
    ...(person !== undefined && { personTag: person }),
    ...(grade !== '' && { grade: { individualGradingData: grade, ...over } }),
  };
}

function posterTo(courseID: string): PostMessage {
  return (body, options) =>
    callEndpoint('POST /api/gradeRequests/{courseID}', { params: { courseID }, body, ...options });
}

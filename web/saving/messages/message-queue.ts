// The save queue of one person's messages about grades in one course. A message has an ID from the start, so that one that
// is sent twice is stored once.
import type { AnswerOf, CallOf } from '@elenchus/contract/endpoint-table.ts';
import { storableText } from '@elenchus/domain/answers/storable-text.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { callEndpoint } from '../../calls/call-endpoint.ts';
import { asShown, openDraftQueue, type Draft, type DraftQueue } from '../queue/draft-queue.ts';
import type { QueueState, SetAside } from '../queue/queue-state.ts';
import { ownDevice, type QueueOwner } from '../queue/own-device.ts';
import type { UnsentStore } from '../queue/unsent-store.ts';
import { saveWords, type SaveWords } from '../save-words.ts';
import { unreadableWords } from '../unreadable-words.ts';
import type { SendOptions } from '../send-call.ts';
import { messageCodec, type Message, type WorkRead } from './message-codec.ts';

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

interface Typed {
  readonly text: string;
  readonly grade?: string;
  readonly base?: number;
  readonly read?: WorkRead;
}

export type MessageDraft = Pick<Draft<Message>, 'text' | 'grade' | 'state' | 'problem'>;

type Drafts = DraftQueue<Conversation, Message>;

export interface MessageQueue extends Pick<
  Drafts,
  'state' | 'subscribe' | 'replaced' | 'discard' | 'resume' | 'close'
> {
  readonly courseID: string;
  draft(conversation: Conversation): MessageDraft;
  type(conversation: Conversation, typed: Typed): void;
  /**
   * `version` is that of the grade that is shown. It counts only after a refusal: a grade that somebody else changed since
   * it was typed over isn't replaced unasked.
   */
  send(conversation: Conversation, version?: number): void;
}

interface MessageQueueSettings extends QueueOwner {
  readonly courseID: string;
  readonly store?: UnsentStore;
  readonly post?: PostMessage;
  readonly newId?: () => string;
  readonly onWritten: (conversation: Conversation, answer: Written) => void;
  /** Somebody else changed the grade that was to go with a message. */
  readonly onConflict?: (() => void) | undefined;
  readonly onLoggedOut: () => void;
}

const EMPTY: MessageDraft = { text: '', grade: '', state: 'draft', problem: null };

/** Opens the queue of a person; what this person sent without a connection is sent now. */
export function openMessageQueue(settings: MessageQueueSettings): MessageQueue {
  const { courseID, newId = () => crypto.randomUUID() } = settings;
  const queue = openDrafts(settings);
  return {
    ...queue,
    courseID,
    draft: (conversation) => queue.draft(conversation) ?? EMPTY,
    replaced: (conversation) =>
      queue.replaced(conversation).filter((text) => !isSent(queue.state(), text)),
    type: (conversation, { text, grade = '', base, read = {} }) => {
      if (text === '' && grade === '') return queue.drop(conversation);
      const before = queue.draft(conversation);
      const id = before?.id ?? newId();
      const over = base ?? before?.base ?? null;
      queue.type(conversation, { text, grade, base: over, id, read, isReady: false });
    },
    send: (conversation, version) => {
      const isRefused = (queue.draft(conversation)?.problem ?? null) !== null;
      queue.send(conversation, isRefused && version !== undefined ? { base: version } : {});
    },
  };
}

const CHANGED =
  'Someone else changed this grade while you were writing. Look at the new grade, and send your message again.';

function openDrafts(settings: MessageQueueSettings): Drafts {
  const { courseID, post = posterTo(courseID) } = settings;
  const { onWritten, onConflict, onLoggedOut } = settings;
  return openDraftQueue({
    ...ownDevice('messages', courseID, settings, settings.store),
    codec: messageCodec,
    partsOf: ({ username, evaluationId, questionId }: Conversation) => [
      foldName(username),
      evaluationId,
      questionId,
    ],
    aboutOf: ([username = '', evaluationId = '', questionId, ...rest]) =>
      questionId === undefined || rest.length > 0 ? null : { username, evaluationId, questionId },
    draftSentence: 'It isn’t sent yet.',
    post: async (conversation, message, options) =>
      onWritten(conversation, await post(bodyOf(conversation, message), options)),
    conflictIn: ({ code }) => {
      if (code !== 'CHANGED_MEANWHILE') return null;
      onConflict?.();
      return CHANGED;
    },
    onLoggedOut,
  });
}

const nameOf = (): string => 'a message';

/** Whether the messages that were sent have arrived, as text. A draft waits for the person, not for the server. */
export function messageSaveWords(state: QueueState<Message>): SaveWords {
  const sent = [...state.unsent].filter(([, draft]) => asShown(draft).state === 'sending');
  const unreadable = unreadableWords(state, nameOf);
  const names = { one: 'message', many: 'messages', nameOf, unreadable };
  return saveWords({ ...state, unsent: new Map(sent), refused: [] }, names);
}

/** A tab that was behind replaces nothing: the message has arrived. */
function isSent({ settled }: QueueState<Message>, { key, value }: SetAside<Message>): boolean {
  return settled.get(key)?.value.id === value.id;
}

function bodyOf(
  { username, evaluationId, questionId }: Conversation,
  { text, grade, base, id, read: { personTag, ...read } }: Message,
): MessageToPost {
  const over = { ...(base !== null && { expectedVersion: base }), ...read };
  return {
    username,
    evaluationDataID: evaluationId,
    questionID: questionId,
    messageID: id,
    text: storableText(text),
    ...(personTag !== undefined && { personTag }),
    ...(grade !== '' && { grade: { individualGradingData: grade, ...over } }),
  };
}

function posterTo(courseID: string): PostMessage {
  return (body, options) =>
    callEndpoint('POST /api/gradeRequests/{courseID}', { params: { courseID }, body, ...options });
}

// The save queue of one student's answers in one course: what is typed, stored, and sent in the form of the contract.
import type { AnswerOf, CallOf } from '@elenchus/contract/endpoint-table.ts';
import { ANSWER_TEXT_LIMIT } from '@elenchus/domain/answers/answer-codec.ts';
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import { splitRefused } from '@elenchus/domain/answers/refused-answers.ts';
import { storableText } from '@elenchus/domain/answers/storable-text.ts';
import { callEndpoint } from '../../calls/call-endpoint.ts';
import type { SendOutcome } from '../queue/queue-event.ts';
import { type Fields, type QueueState, shownVersion, type Version } from '../queue/queue-state.ts';
import { PLAIN_WIRE } from '../queue/queue-wire.ts';
import { openSaveQueue, type SaveQueue, type Transport } from '../queue/save-queue.ts';
import { browserStore, type UnsentStore } from '../queue/unsent-store.ts';
import { saveWords, type SaveWords } from '../save-words.ts';
import {
  failureOutcome,
  readSendFailure,
  type SendFailure,
  type SendOptions,
} from '../send-call.ts';
import { queueScope } from '../queue/queue-scope.ts';

type SaveAnswers = 'POST /api/studentAnswers/update/{courseID}';
export type AnswersToPost = CallOf<SaveAnswers>['body'];
type PostedAnswers = Pick<AnswerOf<SaveAnswers>, 'saved' | 'outdated' | 'renumbered'>;

/** Sends answers to the server; rejects with the failure of the call. */
export type PostAnswers = (body: AnswersToPost, options: SendOptions) => Promise<PostedAnswers>;

export interface EditedAnswer extends Answer {
  /** Epoch milliseconds of the edit, on the device where it was made. */
  readonly editedAt: number;
}

interface AnswerQueueSettings {
  readonly courseID: string;
  readonly username: string;
  /** The server of this page unless given. */
  readonly post?: PostAnswers;
  readonly store?: UnsentStore;
}

/** What of an answer a person changes. */
type AnswerTexts = Pick<EditedAnswer, 'questionAnswer' | 'questionEssayAnswer'>;

export interface AnswerQueue extends Omit<SaveQueue, 'edit' | 'receive'> {
  /** The student has chosen or typed something. */
  editAnswer(
    questionID: string,
    texts: Partial<AnswerTexts>,
    /** The options among which the student chose (QST-106). */
    options?: readonly string[],
  ): void;
  /** The answers were loaded: newer texts replace older ones, unsaved typing stays, and the later of two edits wins. */
  mergeServerAnswers(answers: readonly EditedAnswer[]): void;
  /** Calls when an answer was given to options that have other numbers now: the page shows an earlier course. */
  watchRenumbered(watcher: () => void): () => void;
}

/** Opens the queue of a student; what this student left unsent on this device is sent. */
export function openAnswerQueue(settings: AnswerQueueSettings): AnswerQueue {
  const { courseID, username, post = postTo(courseID), store = browserStore() } = settings;
  const watchers = new Set<() => void>();
  const tellWatchers = (): void => watchers.forEach((watcher) => watcher());
  const queue = openSaveQueue({
    scope: queueScope('answers', courseID, username),
    transport: answerTransport(username, post, tellWatchers),
    store,
    wire: PLAIN_WIRE,
  });
  return {
    ...queue,
    editAnswer: (questionID, texts, options) => {
      const shown = shownVersion(queue.state(), questionID)?.value;
      queue.edit(questionID, { ...EMPTY, ...shown, ...texts, ...readAs({ ...shown }, options) });
    },
    mergeServerAnswers: (answers) => queue.receive(answers.map(versionOf)),
    watchRenumbered: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

const EMPTY: AnswerTexts = { questionAnswer: '', questionEssayAnswer: '' };

/** The options that the numbers of a choice mean, and the texts of chosen ones that are gone. */
const SHOWN = '~options';
const REMOVED = '~removed';

/** What the numbers of a new choice mean; nothing that was removed is left of it. */
function readAs(shown: Fields, options: readonly string[] | undefined): Fields {
  if (options) return { [SHOWN]: JSON.stringify(options), [REMOVED]: '' };
  const hadAny = (shown[SHOWN] ?? '') + (shown[REMOVED] ?? '') !== '';
  return hadAny ? { [SHOWN]: '', [REMOVED]: '' } : {};
}

/** The options that the numbers of a version mean, if the device knows. */
export function shownOptionsIn({ value }: Pick<Version, 'value'>): string[] | undefined {
  return listIn(value, SHOWN);
}

function listIn(value: Fields, name: string): string[] | undefined {
  const kept = value[name] ?? '';
  if (kept === '') return undefined;
  const list: unknown = JSON.parse(kept);
  return Array.isArray(list) ? list.map(String) : undefined;
}

/** The answers as the student sees them: unsent ones over what the server holds. */
export function shownAnswers(state: QueueState): EditedAnswer[] {
  const shown = new Map<string, Version>([...state.settled, ...state.unsent]);
  return [...shown.values()].map(answerIn);
}

/** Also below the question. */
export const OTHER_VERSION = 'More than one version: choose one';

/** The save state of the answers as text; the screen provides the names of questions. */
export function answerSaveWords(
  state: QueueState,
  nameOf: (questionID: string) => string,
): SaveWords {
  const words = saveWords(state, { one: 'answer', many: 'answers', nameOf });
  const isTwofold = words.tone === 'saved' && state.superseded.length > 0;
  return isTwofold ? { tone: 'failed', text: OTHER_VERSION } : words;
}

/** The answer that a version holds, in a form that can be stored. */
export function answerIn({ key, value, editedAt }: Version): EditedAnswer {
  const removedOptions = listIn(value, REMOVED);
  return {
    questionID: key,
    questionAnswer: storableText(value['questionAnswer'] ?? ''),
    questionEssayAnswer: storableText(value['questionEssayAnswer'] ?? ''),
    ...(removedOptions && { removedOptions }),
    editedAt,
  };
}

/** The version that an answer is. */
export function versionOf({ questionID, editedAt, ...answer }: EditedAnswer): Version {
  const { questionAnswer, questionEssayAnswer, removedOptions } = answer;
  const texts = { questionAnswer, questionEssayAnswer };
  const value = removedOptions ? { ...texts, [REMOVED]: JSON.stringify(removedOptions) } : texts;
  return { key: questionID, value, editedAt };
}

/** Browsers refuse more than 64 kB in calls that outlive the page. */
const KEEPALIVE_BYTES = 60_000;
const TOO_LONG = 'The text has more than 200,000 characters. Shorten it to save it.';

/** The transport of one student's answers. */
export function answerTransport(
  username: string,
  post: PostAnswers,
  onRenumbered: () => void = () => {},
): Transport {
  return async (items, signal) => {
    const answers = items.map(sentAnswer);
    const tooLong = answers.filter(isTooLong).map(({ questionID }) => questionID);
    if (tooLong.length > 0) return { kind: 'unsendable', keys: tooLong, sentence: TOO_LONG };
    const body = { answerData: answers.map((answer) => ({ username, ...answer })) };
    try {
      const posted = await post(body, { keepalive: isSmall(answers, body), signal });
      if (posted.renumbered) onRenumbered();
      return savedOutcome(posted);
    } catch (thrown) {
      const failure = readSendFailure(thrown);
      return refusedOutcome(failure, answers) ?? failureOutcome(failure);
    }
  };
}

/** An answer as the call takes it. */
function sentAnswer(version: Version) {
  const { removedOptions: _removed, ...answer } = answerIn(version);
  const shownOptions = shownOptionsIn(version);
  return { ...answer, ...(shownOptions && { shownOptions }) };
}

function postTo(courseID: string): PostAnswers {
  return (body, options) =>
    callEndpoint('POST /api/studentAnswers/update/{courseID}', {
      params: { courseID },
      body,
      ...options,
    });
}

function isTooLong({ questionAnswer, questionEssayAnswer }: Answer): boolean {
  return Math.max(questionAnswer.length, questionEssayAnswer.length) > ANSWER_TEXT_LIMIT;
}

function isSmall(answers: readonly Answer[], body: AnswersToPost): boolean {
  // Fifty pages need not be written out once more to see that they are too many.
  const characters = answers.reduce((sum, each) => sum + each.questionEssayAnswer.length, 0);
  if (characters >= KEEPALIVE_BYTES) return false;
  return new TextEncoder().encode(JSON.stringify(body)).length < KEEPALIVE_BYTES;
}

function savedOutcome({ saved, outdated, renumbered }: PostedAnswers): SendOutcome {
  // Something between here and the server may answer in its place.
  if (!Array.isArray(saved) || !Array.isArray(outdated)) return { kind: 'busy' };
  return {
    kind: 'answered',
    saved: saved.map(({ questionID, editedAt }) => ({ key: questionID, editedAt })),
    outdated: outdated.map(versionOf),
    ...(renumbered && { changed: renumbered.map(versionOf) }),
  };
}

/** The answers that the server refused because their questions aren't open; null for any other failure. */
function refusedOutcome(
  { code, details }: SendFailure,
  answers: readonly Answer[],
): SendOutcome | null {
  if (code !== 'QUESTION_NOT_FOUND') return null;
  const named = details.filter((detail) => typeof detail === 'string');
  const keys = splitRefused(answers, named).refused.map(({ questionID }) => questionID);
  return keys.length > 0 ? { kind: 'refused', keys } : null;
}

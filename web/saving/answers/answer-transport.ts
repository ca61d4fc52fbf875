// Sends answers to the server, and turns what it says into what the save queue understands.
import { ANSWER_TEXT_LIMIT } from '@elenchus/domain/answers/answer-codec.ts';
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import { splitRefused } from '@elenchus/domain/answers/refused-answers.ts';
import { storableText } from '@elenchus/domain/answers/storable-text.ts';
import type { SendOutcome } from '../queue/queue-event.ts';
import type { Version } from '../queue/queue-state.ts';
import type { Transport } from '../queue/save-queue.ts';

export interface EditedAnswer extends Answer {
  /** Epoch milliseconds of the edit, on the device where it was made. */
  readonly editedAt: number;
}

export interface AnswersToPost {
  readonly answerData: (EditedAnswer & { readonly username: string })[];
}

export interface PostedAnswers {
  readonly saved: readonly { readonly questionID: string; readonly editedAt: number }[];
  readonly outdated: readonly EditedAnswer[];
}

/**
 * Posts to 'POST /api/studentAnswers/update/{courseID}'. With keepalive the call outlives the page.
 * Rejects with the status (0 without an answer), code, message and details of the failure.
 */
export type PostAnswers = (
  body: AnswersToPost,
  options: { readonly keepalive: boolean; readonly signal: AbortSignal },
) => Promise<PostedAnswers>;

/** Browsers refuse more than 64 kB in calls that outlive the page. */
const KEEPALIVE_BYTES = 60_000;
const TOO_LONG = 'The text has more than 200,000 characters. Shorten it to save it.';
const TOO_LARGE = 'The text is too large for the server. Shorten it to save it.';

/** The transport of one student's answers. */
export function answerTransport(username: string, post: PostAnswers): Transport {
  return async (items, signal) => {
    const answers = items.map(answerOf);
    const tooLong = answers.filter(isTooLong).map(({ questionID }) => questionID);
    if (tooLong.length > 0) return { kind: 'unsendable', keys: tooLong, sentence: TOO_LONG };
    const body = { answerData: answers.map((answer) => ({ username, ...answer })) };
    try {
      return outcomeOf(await post(body, { keepalive: isSmall(body), signal }));
    } catch (failure) {
      return failureOutcome(failure, answers);
    }
  };
}

/** The answer that a version holds, in a form that can be stored. */
export function answerOf({ key, value, editedAt }: Version): EditedAnswer {
  return {
    questionID: key,
    questionAnswer: storableText(value['questionAnswer'] ?? ''),
    questionEssayAnswer: storableText(value['questionEssayAnswer'] ?? ''),
    editedAt,
  };
}

/** The version that an answer is. */
export function versionOf({ questionID, editedAt, ...answer }: EditedAnswer): Version {
  const { questionAnswer, questionEssayAnswer } = answer;
  return { key: questionID, value: { questionAnswer, questionEssayAnswer }, editedAt };
}

function isTooLong({ questionAnswer, questionEssayAnswer }: Answer): boolean {
  return Math.max(questionAnswer.length, questionEssayAnswer.length) > ANSWER_TEXT_LIMIT;
}

function isSmall(body: AnswersToPost): boolean {
  // Fifty pages need not be written out once more to see that they are too many.
  const characters = body.answerData.reduce(
    (sum, each) => sum + each.questionEssayAnswer.length,
    0,
  );
  if (characters >= KEEPALIVE_BYTES) return false;
  return new TextEncoder().encode(JSON.stringify(body)).length < KEEPALIVE_BYTES;
}

function outcomeOf({ saved, outdated }: PostedAnswers): SendOutcome {
  // Something between here and the server may answer in its place.
  if (!Array.isArray(saved) || !Array.isArray(outdated)) return { kind: 'busy' };
  return {
    kind: 'answered',
    saved: saved.map(({ questionID, editedAt }) => ({ key: questionID, editedAt })),
    outdated: outdated.map(versionOf),
  };
}

/** What a failure of the call means for the answers in it. */
export function failureOutcome(failure: unknown, answers: readonly Answer[]): SendOutcome {
  const { status, code, message, details } = readFailure(failure);
  if (status === 0) return { kind: 'unreachable' };
  if (status === 401) return { kind: 'logged-out' };
  if (status === 413) return { kind: 'invalid', sentence: TOO_LARGE };
  // A proxy that speaks for the server says nothing about the answers.
  if (status === 408 || status === 429 || status >= 500 || code === 'UNREADABLE_ANSWER') {
    return { kind: 'busy' };
  }
  if (status !== 400) return { kind: 'rejected', sentence: message };
  if (code !== 'QUESTION_NOT_FOUND') return { kind: 'invalid', sentence: message };
  const { refused } = splitRefused(answers, details);
  if (refused.length === 0) return { kind: 'invalid', sentence: message };
  return { kind: 'refused', keys: refused.map(({ questionID }) => questionID) };
}

interface ReadFailure {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly details: readonly string[];
}

function readFailure(failure: unknown): ReadFailure {
  const fields = typeof failure === 'object' && failure !== null ? failure : {};
  const text = (name: string): string => {
    const value: unknown = Reflect.get(fields, name);
    return typeof value === 'string' ? value : '';
  };
  const status: unknown = Reflect.get(fields, 'status');
  const details: unknown = Reflect.get(fields, 'details');
  return {
    status: typeof status === 'number' ? status : 0,
    code: text('code'),
    message: text('message'),
    details: Array.isArray(details) ? details.filter((detail) => typeof detail === 'string') : [],
  };
}

// The save queue of one student's answers in one course.
import { answerScope } from './answer-scope.ts';
import {
  answerOf,
  answerTransport,
  type EditedAnswer,
  type PostAnswers,
  versionOf,
} from './answer-transport.ts';
import { type QueueState, shownVersion, type Version } from '../queue/queue-state.ts';
import { openSaveQueue, type SaveQueue } from '../queue/save-queue.ts';
import { saveWords, type SaveWords } from '../save-words.ts';
import { browserStore, type UnsentStore } from '../queue/unsent-store.ts';

export interface AnswerQueueSettings {
  readonly courseID: string;
  readonly username: string;
  readonly post: PostAnswers;
  readonly store?: UnsentStore;
}

/** What of an answer a person changes. */
export type AnswerTexts = Pick<EditedAnswer, 'questionAnswer' | 'questionEssayAnswer'>;

export interface AnswerQueue extends Omit<SaveQueue, 'edit' | 'receive'> {
  /** The student has chosen or typed something. */
  editAnswer(questionID: string, texts: Partial<AnswerTexts>): void;
  /** The answers were loaded: a newer text is taken, unsaved typing stays, and of two edits the later stands. */
  mergeServerAnswers(answers: readonly EditedAnswer[]): void;
}

/** Opens the queue of a student; what this student left unsent on this device is sent. */
export function openAnswerQueue(settings: AnswerQueueSettings): AnswerQueue {
  const { courseID, username, post, store = browserStore() } = settings;
  const queue = openSaveQueue({
    scope: answerScope(courseID, username),
    transport: answerTransport(username, post),
    store,
  });
  return {
    ...queue,
    editAnswer: (questionID, texts) => {
      const shown = shownVersion(queue.state(), questionID)?.value;
      queue.edit(questionID, { ...EMPTY, ...shown, ...texts });
    },
    mergeServerAnswers: (answers) => queue.receive(answers.map(versionOf)),
  };
}

const EMPTY: AnswerTexts = { questionAnswer: '', questionEssayAnswer: '' };

/** The answers as the student sees them: unsent ones over what the server holds. */
export function shownAnswers(state: QueueState): EditedAnswer[] {
  const shown = new Map<string, Version>([...state.settled, ...state.unsent]);
  return [...shown.values()].map(answerOf);
}

/** The save state of the answers in words; the screen knows what a question is called. */
export function answerSaveWords(
  state: QueueState,
  nameOf: (questionID: string) => string,
): SaveWords {
  return saveWords(state, { one: 'answer', many: 'answers', nameOf });
}

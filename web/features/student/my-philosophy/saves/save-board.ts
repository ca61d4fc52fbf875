// The save state as text: of everything, and of each question that was answered during this visit.
import {
  answerSaveWords,
  OTHER_VERSION,
  type AnswerQueue,
} from '../../../../saving/answers/answer-queue.ts';
import type { SaveWords } from '../../../../saving/save-words.ts';
import { Watchers } from '../../../../lib/watchers.ts';

/** Follows a queue; a change reaches only the questions that it is about. */
export class SaveBoard {
  readonly #queue: Pick<AnswerQueue, 'state' | 'subscribe'>;
  readonly #nameOf: (questionId: string) => string;
  readonly #watchers = new Map<string, Watchers>();
  readonly #wordsWatchers = new Watchers();
  /** The text below each question that was answered during this visit or has more than one version. */
  readonly #texts = new Map<string, string>();
  #words: SaveWords;
  #others: SaveWords | null = null;

  constructor(
    queue: Pick<AnswerQueue, 'state' | 'subscribe'>,
    nameOf: (questionId: string) => string,
  ) {
    this.#queue = queue;
    this.#nameOf = nameOf;
    this.#words = answerSaveWords(queue.state(), nameOf);
  }

  readonly words = (): SaveWords => this.#words;
  readonly watchWords = (watcher: () => void): (() => void) => this.#wordsWatchers.add(watcher);
  readonly textOf = (questionId: string): string => this.#texts.get(questionId) ?? '';

  watch(questionId: string, watcher: () => void): () => void {
    const watchers = this.#watchers.get(questionId) ?? new Watchers();
    this.#watchers.set(questionId, watchers);
    return watchers.add(watcher);
  }

  /** The save state of what else is written on this page, such as messages; null for none. */
  readonly noteOthers = (words: SaveWords | null): void => {
    this.#others = words;
    this.#look();
  };

  /** Begins to follow; answers how to stop. */
  readonly follow = (): (() => void) => {
    this.#look();
    return this.#queue.subscribe(() => this.#look());
  };

  #look(): void {
    const state = this.#queue.state();
    const own = answerSaveWords(state, this.#nameOf);
    const words = own.tone === 'saved' ? (this.#others ?? own) : own;
    const hasChanged = words.text !== this.#words.text || words.tone !== this.#words.tone;
    if (hasChanged) this.#words = words;
    const texts = new Map([...this.#texts.keys()].map((id) => [id, 'Saved']));
    for (const { key } of state.superseded) texts.set(key, OTHER_VERSION);
    for (const id of state.unsent.keys()) texts.set(id, own.text);
    for (const [id, text] of texts) this.#set(id, text);
    if (hasChanged) this.#wordsWatchers.notify();
  }

  #set(questionId: string, text: string): void {
    if (this.#texts.get(questionId) === text) return;
    this.#texts.set(questionId, text);
    this.#watchers.get(questionId)?.notify();
  }
}

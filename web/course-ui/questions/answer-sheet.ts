// One student's answers to an open course, and what follows from them, kept up to date one change at a time.
// Each question has its own watchers, so that a keystroke reaches only the question being typed in.
import { answerText, type Answer } from '@elenchus/domain/answers/answer.ts';
import { changeAnswer, type VisibilityChange } from '@elenchus/domain/logic/change-answer.ts';
import { evaluateStudent, type StudentTruth } from '@elenchus/domain/logic/evaluate-student.ts';
import { isOpen } from '@elenchus/domain/progress/open-work.ts';
import type { ReleasedCourse } from '@elenchus/domain/visibility/released-course.ts';
import { Watchers } from '../../lib/watchers.ts';

/** What one answer made appear and disappear. */
export interface ShownChange extends VisibilityChange {
  /** The question whose answer was changed. */
  readonly causedBy: string;
}

/** Everything else is derived from this. `truth` changes in place, so a new object means that it has changed. */
export interface SheetState {
  readonly course: ReleasedCourse;
  readonly truth: StudentTruth;
  readonly answerOf: (questionId: string) => Answer | undefined;
}

export class AnswerSheet {
  #shown: SheetState;
  #progress: SheetState;
  #lastChange: ShownChange | null = null;
  readonly #answers: Map<string, Answer>;
  readonly #answerWatchers = new Map<string, Watchers>();
  readonly #shownWatchers = new Watchers();
  readonly #progressWatchers = new Watchers();

  constructor(course: ReleasedCourse, answers: readonly Answer[]) {
    this.#answers = new Map(answers.map((answer) => [answer.questionID, answer]));
    const truth = evaluateStudent(course.graph, answers);
    this.#shown = { course, truth, answerOf: this.answerOf };
    this.#progress = this.#shown;
  }

  /** What the latest change made appear and disappear; null when nothing visible changed. */
  readonly lastChange = (): ShownChange | null => this.#lastChange;
  /** A new object whenever questions appear or disappear. */
  readonly shown = (): SheetState => this.#shown;
  /** A new object whenever anything but the wording of an essay changes. */
  readonly progress = (): SheetState => this.#progress;
  readonly answerOf = (questionId: string): Answer | undefined => this.#answers.get(questionId);
  readonly watchShown = (watcher: () => void): (() => void) => this.#shownWatchers.add(watcher);
  readonly watchProgress = (watcher: () => void): (() => void) =>
    this.#progressWatchers.add(watcher);

  watchAnswer(questionId: string, watcher: () => void): () => void {
    const watchers = this.#answerWatchers.get(questionId) ?? new Watchers();
    this.#answerWatchers.set(questionId, watchers);
    return watchers.add(watcher);
  }

  /** Takes in an answer that the student has just given. */
  change(answer: Answer): void {
    const mattered = this.#matters(answer);
    this.#answers.set(answer.questionID, answer);
    const { appeared, disappeared } = changeAnswer(this.#shown.truth, answer);
    this.#answerWatchers.get(answer.questionID)?.notify();
    const isSeen = appeared.length + disappeared.length > 0;
    if (isSeen) this.#lastChange = { causedBy: answer.questionID, appeared, disappeared };
    if (isSeen) this.#notifyShown({ ...this.#shown });
    if (isSeen || mattered) this.#notifyProgress();
  }

  /** Takes in answers that were given elsewhere: in another tab, or on another device. */
  receive(answers: readonly Answer[]): void {
    const news = answers.filter((answer) => !isSame(answer, this.#answers.get(answer.questionID)));
    if (news.length === 0) return;
    for (const answer of news) this.#answers.set(answer.questionID, answer);
    this.#evaluate(this.#shown.course);
    for (const { questionID } of news) this.#answerWatchers.get(questionID)?.notify();
  }

  /** Goes on with a changed course; every answer is kept, also to questions that are not in it. */
  open(course: ReleasedCourse): void {
    if (course !== this.#shown.course) this.#evaluate(course);
  }

  #evaluate(course: ReleasedCourse): void {
    const truth = evaluateStudent(course.graph, [...this.#answers.values()]);
    this.#lastChange = null;
    this.#notifyShown({ course, truth, answerOf: this.answerOf });
    this.#notifyProgress();
  }

  /** Whether more than the wording of an essay changes. */
  #matters(answer: Answer): boolean {
    const question = this.#shown.course.questionById.get(answer.questionID);
    if (question?.type !== 'LongAnswer') return true;
    const before = this.#answers.get(answer.questionID);
    if (isOpen(question, before) !== isOpen(question, answer)) return true;
    return this.#isNamed(question.id) && digitsOf(before) !== digitsOf(answer);
  }

  /** Whether any formula reads the answer to a question. */
  #isNamed(questionId: string): boolean {
    const { definitions, leafStart } = this.#shown.course.graph;
    const place = definitions.questionAt.get(questionId);
    return place !== undefined && leafStart[place] !== leafStart[place + 1];
  }

  #notifyShown(state: SheetState): void {
    this.#shown = state;
    this.#shownWatchers.notify();
  }

  #notifyProgress(): void {
    this.#progress = { ...this.#shown };
    this.#progressWatchers.notify();
  }
}

function isSame(one: Answer, other: Answer | undefined): boolean {
  return (
    one.questionAnswer === (other?.questionAnswer ?? '') &&
    one.questionEssayAnswer === (other?.questionEssayAnswer ?? '') &&
    one.removedOptions?.join('\n') === other?.removedOptions?.join('\n')
  );
}

// Formulas only look for numbers in a text, so the rest of an essay doesn't matter to them.
function digitsOf(answer: Answer | undefined): string {
  return answer === undefined ? '' : answerText(answer).replaceAll(/\D+/gu, ' ');
}

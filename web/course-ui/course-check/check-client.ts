// Talks to the thread that checks the course: one at a time for courses, the latest one counts.
import type { Persona } from '@elenchus/domain/logic/solver/personas.ts';
import type { CourseContent } from '@elenchus/domain/visibility/released-course.ts';
import type { CheckAnswers, CheckKind, CheckQuestions, CheckReply } from './check-messages.ts';

export interface CheckState {
  readonly report: CheckAnswers['check'] | null;
  /** The course that the report is about. */
  readonly content: CheckedContent | null;
  readonly failure: string | null;
}

/** A course together with the personas that are kept in it. */
export interface CheckedContent extends CourseContent {
  readonly personas: readonly Persona[];
}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** What the client needs of another thread. */
export interface CheckThread {
  readonly send: (request: unknown) => void;
  readonly listen: (onReply: (reply: CheckReply) => void, onBroken: () => void) => void;
}

/** The check of the course in this page. */
export class CheckClient {
  readonly #thread: CheckThread;
  readonly #waiting = new Map<number, Waiting>();
  readonly #watchers = new Set<() => void>();
  #state: CheckState = { report: null, content: null, failure: null };
  #lastId = 0;
  #isChecking = false;
  #next: CheckedContent | null = null;

  constructor(thread: CheckThread) {
    this.#thread = thread;
    thread.listen(this.#take, this.#giveUp);
  }

  readonly state = (): CheckState => this.#state;

  readonly watch = (onChange: () => void): (() => void) => {
    this.#watchers.add(onChange);
    return () => this.#watchers.delete(onChange);
  };

  /** Checks a course. While a check is running, only the latest course waits. */
  check(content: CheckedContent): void {
    if (content === this.#state.content) return;
    this.#next = content;
    if (!this.#isChecking) void this.#checkNext();
  }

  /** Asks about the course that was checked last. */
  ask<Kind extends Exclude<CheckKind, 'check'>>(
    kind: Kind,
    question: CheckQuestions[Kind],
  ): Promise<CheckAnswers[Kind]> {
    return this.#send(kind, question);
  }

  readonly #take = (reply: CheckReply): void => {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    // The thread answers each kind of question with its kind of answer (check-messages.ts).
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    if (reply.isOk) waiting?.resolve(reply.answer as never);
    else waiting?.reject(new Error(reply.message));
  };

  readonly #giveUp = (): void => {
    const error = new Error('Couldn’t start the check in this browser.');
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  };

  async #checkNext(): Promise<void> {
    this.#isChecking = true;
    for (let content = this.#nextCourse(); content !== null; content = this.#nextCourse()) {
      try {
        const report = await this.#send('check', plainQuestion(content));
        this.#settle({ report, content, failure: null });
      } catch (error) {
        const failure = error instanceof Error ? error.message : String(error);
        this.#settle({ ...this.#state, content, failure });
      }
    }
    this.#isChecking = false;
  }

  #nextCourse(): CheckedContent | null {
    const content = this.#next;
    this.#next = null;
    return content;
  }

  #settle(state: CheckState): void {
    this.#state = state;
    for (const onChange of this.#watchers) onChange();
  }

  #send<Kind extends CheckKind>(
    kind: Kind,
    question: CheckQuestions[Kind],
  ): Promise<CheckAnswers[Kind]> {
    const id = (this.#lastId += 1);
    const { promise, resolve, reject } = Promise.withResolvers<CheckAnswers[Kind]>();
    this.#waiting.set(id, { resolve, reject });
    this.#thread.send({ id, kind, question });
    return promise;
  }
}

/** Sends the other thread only what the check needs. */
function plainQuestion(course: CheckedContent): CheckQuestions['check'] {
  const { schedule, questions, theses, personas } = course;
  const { sections, topics } = schedule;
  const settings = { hasContradictionItems: course.settings.hasContradictionItems };
  return { content: { schedule: { sections, topics }, questions, theses, settings }, personas };
}

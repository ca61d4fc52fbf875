// The plagiarism checks that this process runs: it reads essays in pages, compares them in a thread and stores the
// list. No save ever waits for it: pages are read one at a time through the reading side of the store, and a separate
// thread compares them. Every two seconds the check stores its progress; the answer tells whether the run is still
// wanted, so that another server process can cancel it too.
import { randomUUID } from 'node:crypto';
import { SimilarityComparison } from '../../similarity/similarity-comparison.ts';
import { chunksOf } from '../../store/engine/sql.ts';
import { selectEssaysAsOf } from '../../store/answers/essays-store.ts';
import type { Store } from '../../store/open-store.ts';
import type { CheckPhase } from '../../store/similarity/similarity-store.ts';
import type { CheckPlan } from './similarity-plan.ts';

const STUDENTS_A_PAGE = 200;
const SIGN_OF_LIFE_MS = 2000;
/** How many pairs a person can look through; the list includes the total. */
const MOST_PAIRS = 2000;
/** How many passages of a pair are marked; more would be one text, not passages. */
const MOST_PASSAGES = 100;

interface CheckProgress {
  readonly phase: CheckPhase;
  readonly done: number;
  readonly total: number;
}

interface RunningCheck {
  readonly course: string;
  readonly runId: string;
  readonly plan: CheckPlan;
  /** From its turn on. */
  comparison: SimilarityComparison | undefined;
  progress: CheckProgress;
  isWanted: boolean;
  settled: Promise<void>;
  life?: NodeJS.Timeout;
}

interface ChecksOptions {
  readonly store: Store;
  readonly clock: () => number;
  readonly onProblem: (text: string) => void;
}

export class SimilarityChecks {
  readonly #options: ChecksOptions;
  readonly #running = new Map<string, RunningCheck>();
  // A comparison may need a whole processor and much memory, so the checks of all courses take turns.
  #turn: Promise<void> = Promise.resolve();

  constructor(options: ChecksOptions) {
    this.#options = options;
  }

  /** Begins a check unless one of the course runs, here or in another process. */
  async start(
    write: Store['transact'],
    course: string,
    plan: CheckPlan,
    actor: string,
  ): Promise<boolean> {
    const runId = randomUUID();
    const named = { course, evaluationId: plan.evaluation.id, runId };
    const begun = await write('beginCheck', { ...named, actor, at: this.#options.clock() });
    if (!begun.ok) return false;
    const check = this.#open(course, runId, plan);
    this.#running.set(runId, check);
    this.#turn = this.#turn.then(() => this.#run(check));
    check.settled = this.#turn.finally(() => this.#running.delete(runId));
    return true;
  }

  /** How far a run of this process is; undefined when it runs elsewhere or not at all. */
  progressOf(runId: string): CheckProgress | undefined {
    return this.#running.get(runId)?.progress;
  }

  /** Cancels what runs in the course; answers whether anything did. */
  async cancel(write: Store['transact'], course: string): Promise<boolean> {
    const cancelled = await write('cancelChecks', { course });
    const own = [...this.#running.values()].filter((check) => check.course === course);
    await Promise.all(own.map((check) => this.#stop(check)));
    return cancelled > 0;
  }

  /** Stops everything that this process runs, before its store is closed. */
  async close(): Promise<void> {
    const own = [...this.#running.values()];
    await Promise.all(own.map((check) => this.#stop(check)));
    await Promise.all(own.map(({ settled }) => settled));
  }

  #open(course: string, runId: string, plan: CheckPlan): RunningCheck {
    const check: RunningCheck = {
      course,
      runId,
      plan,
      comparison: undefined,
      progress: { phase: 'reading', done: 0, total: plan.students.length },
      isWanted: true,
      settled: Promise.resolve(),
    };
    check.life = setInterval(() => void this.#giveSignOfLife(check), SIGN_OF_LIFE_MS);
    return check;
  }

  #compare(check: RunningCheck): SimilarityComparison {
    const { questions, students, withoutDate } = check.plan;
    const task = {
      questions: questions.map(({ id, text, options }) => ({ id, texts: [text, ...options] })),
      students: students.map(({ usernameKey, date }) => ({ usernameKey, date })),
      withoutDate,
      mostPairs: MOST_PAIRS,
      mostPassages: MOST_PASSAGES,
    };
    check.comparison = new SimilarityComparison(task, (done) => {
      check.progress = { phase: 'comparing', done, total: questions.length };
    });
    return check.comparison;
  }

  async #stop(check: RunningCheck): Promise<void> {
    check.isWanted = false;
    await check.comparison?.stop();
  }

  /** Never throws: a check that fails records that in its state. */
  async #run(check: RunningCheck): Promise<void> {
    try {
      if (!check.isWanted) return await this.#end(check, 'cancelled', null);
      const comparison = this.#compare(check);
      await this.#sendEssays(check, comparison);
      await this.#finish(check, comparison);
    } catch (error) {
      this.#options.onProblem(`A plagiarism check of ${check.course} failed: ${String(error)}`);
      await this.#end(check, 'failed', null).catch(() => undefined);
    } finally {
      clearInterval(check.life);
      await check.comparison?.stop();
    }
  }

  /** Reads the essays page by page and hands them to the thread. */
  async #sendEssays(check: RunningCheck, comparison: SimilarityComparison): Promise<void> {
    const { course, plan } = check;
    const questionIDs = plan.questions.map(({ id }) => id);
    const questionOf = new Map(questionIDs.map((id, place) => [id, place]));
    const studentOf = new Map(plan.students.map(({ usernameKey }, place) => [usernameKey, place]));
    const total = plan.students.length;
    let done = 0;
    for (const page of chunksOf(plan.students, STUDENTS_A_PAGE)) {
      if (!check.isWanted) return;
      const read = await selectEssaysAsOf(this.#options.store, course, page, questionIDs);
      const essays = read.map(({ usernameKey, questionID, essay }) => ({
        question: questionOf.get(questionID) ?? 0,
        student: studentOf.get(usernameKey) ?? 0,
        text: essay,
      }));
      done += page.length;
      check.progress = { phase: 'reading', done, total };
      comparison.add({ essays, isLast: done === total });
    }
  }

  async #finish(check: RunningCheck, comparison: SimilarityComparison): Promise<void> {
    const outcome = await comparison.outcome;
    if (outcome.ok) return this.#end(check, 'done', outcome.value);
    return this.#end(check, outcome.reason === 'stopped' ? 'cancelled' : 'failed', null);
  }

  async #end(
    { course, runId, plan }: RunningCheck,
    state: 'done' | 'cancelled' | 'failed',
    result: string | null,
  ): Promise<void> {
    const { store, clock } = this.#options;
    const run = { course, runId, evaluationId: plan.evaluation.id, at: clock() };
    await store.transact('finishCheck', { ...run, state, result });
  }

  async #giveSignOfLife(check: RunningCheck): Promise<void> {
    const { store, clock } = this.#options;
    const { course, runId, plan, progress } = check;
    const run = { course, runId, evaluationId: plan.evaluation.id, at: clock() };
    try {
      if (!(await store.transact('noteCheck', { ...run, ...progress }))) await this.#stop(check);
    } catch {
      // The database is unavailable for a moment; the next sign of life tries again.
    }
  }
}

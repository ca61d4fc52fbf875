// The plagiarism checks that this process runs: it reads essays in pages, compares them in a thread and stores the
// list. No save ever waits for it: pages are read one at a time through the reading side of the store, and a separate
// thread compares them. Every two seconds the check stores its progress; the answer tells whether the run is still
// wanted, so that another server process can cancel it too.
import { randomUUID } from 'node:crypto';
import { SimilarityComparison } from '../similarity/similarity-comparison.ts';
import { chunksOf } from '../store/engine/sql.ts';
import { selectEssaysAsOf } from '../store/essays-store.ts';
import type { Store } from '../store/open-store.ts';
import type { CheckPhase } from '../store/similarity-store.ts';
import { keepFindings } from './similarity-findings.ts';
import type { CheckPlan } from './similarity-plan.ts';

const STUDENTS_A_PAGE = 200;
const SIGN_OF_LIFE_MS = 2000;
/** How many pairs a person can look through; the list includes the total. */
const MOST_PAIRS = 2000;

interface CheckProgress {
  readonly phase: CheckPhase;
  readonly done: number;
  readonly total: number;
}

interface RunningCheck {
  readonly course: string;
  readonly runId: string;
  readonly plan: CheckPlan;
  readonly comparison: SimilarityComparison;
  progress: CheckProgress;
  isWanted: boolean;
  settled: Promise<void>;
}

interface ChecksOptions {
  readonly store: Store;
  readonly clock: () => number;
  readonly onProblem: (text: string) => void;
}

export class SimilarityChecks {
  readonly #options: ChecksOptions;
  readonly #running = new Map<string, RunningCheck>();

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
    check.settled = this.#run(check).finally(() => this.#running.delete(runId));
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
    const { questions, students } = plan;
    const task = {
      questionTexts: questions.map(({ text, options }) => [text, ...options]),
      classSize: students.length,
      mostPairs: MOST_PAIRS,
    };
    const check: RunningCheck = {
      course,
      runId,
      plan,
      comparison: new SimilarityComparison(task, (done) => {
        check.progress = { phase: 'comparing', done, total: questions.length };
      }),
      progress: { phase: 'reading', done: 0, total: students.length },
      isWanted: true,
      settled: Promise.resolve(),
    };
    return check;
  }

  async #stop(check: RunningCheck): Promise<void> {
    check.isWanted = false;
    await check.comparison.stop();
  }

  /** Never throws: a check that fails records that in its state. */
  async #run(check: RunningCheck): Promise<void> {
    const life = setInterval(() => void this.#giveSignOfLife(check), SIGN_OF_LIFE_MS);
    try {
      const essays = await this.#sendEssays(check);
      await this.#finish(check, essays);
    } catch (error) {
      this.#options.onProblem(`A plagiarism check of ${check.course} failed: ${String(error)}`);
      await this.#end(check, 'failed', null).catch(() => undefined);
    } finally {
      clearInterval(life);
      await check.comparison.stop();
    }
  }

  /** Reads the essays page by page and hands them to the thread; answers how many there are. */
  async #sendEssays(check: RunningCheck): Promise<number> {
    const { course, plan, comparison } = check;
    const questionIDs = plan.questions.map(({ id }) => id);
    const questionOf = new Map(questionIDs.map((id, place) => [id, place]));
    const studentOf = new Map(plan.students.map(({ usernameKey }, place) => [usernameKey, place]));
    const total = plan.students.length;
    let done = 0;
    let sent = 0;
    for (const page of chunksOf(plan.students, STUDENTS_A_PAGE)) {
      if (!check.isWanted) return sent;
      const read = await selectEssaysAsOf(this.#options.store, course, page, questionIDs);
      const essays = read.map(({ usernameKey, questionID, essay }) => ({
        question: questionOf.get(questionID) ?? 0,
        student: studentOf.get(usernameKey) ?? 0,
        text: essay,
      }));
      done += page.length;
      sent += essays.length;
      check.progress = { phase: 'reading', done, total };
      comparison.add({ essays, isLast: done === total });
    }
    return sent;
  }

  async #finish(check: RunningCheck, essays: number): Promise<void> {
    const outcome = await check.comparison.outcome;
    if (!outcome.ok)
      return this.#end(check, outcome.reason === 'failed' ? 'failed' : 'cancelled', null);
    const kept = keepFindings(check.plan, essays, outcome.value);
    return this.#end(check, 'done', JSON.stringify(kept));
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

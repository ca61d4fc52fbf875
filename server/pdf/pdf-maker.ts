import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import { FairQueue, type QueueLimits } from './fair-queue.ts';
import { documentLimits, type DocumentLimits } from './pdf-block.ts';
import type { PdfFailure } from './pdf-failure.ts';
import { PdfProcess } from './pdf-process.ts';
import type { PdfDetails } from './typeset-document.ts';

export type PdfOptions = PdfDetails & {
  /** Who asks: people take turns, and each may have only a few jobs at once. */
  readonly owner?: string | undefined;
};
type PdfOutcome = Result<Uint8Array, PdfFailure>;

export type PdfSettings = QueueLimits & {
  readonly limits: DocumentLimits;
  readonly jobMilliseconds: number;
  readonly jobResidentBytes: number;
  /** A child that uses more than this after a job is replaced before the next one. */
  readonly restingBytes: number;
  readonly idleMilliseconds: number;
  /** Milliseconds from any start. It measures restrictions, so it should never be set back. */
  readonly clock: () => number;
  readonly onProblem: (text: string) => void;
};

const defaultSettings: PdfSettings = {
  limits: documentLimits,
  waitingJobs: 16,
  jobsPerOwner: 2,
  restrictionMilliseconds: 10 * 60_000,
  jobMilliseconds: 30_000,
  jobResidentBytes: 1_500_000_000,
  restingBytes: 600_000_000,
  idleMilliseconds: 60_000,
  clock: () => performance.now(),
  onProblem: () => undefined,
};

// A child that runs out of its own memory, before the limit on resident bytes, has only 'failed' as its reason.
const costlyFailures: ReadonlySet<PdfFailure> = new Set(['timeout', 'out-of-memory', 'failed']);

type WaitingJob = {
  readonly owner: string | undefined;
  readonly html: string;
  readonly options: PdfOptions;
  readonly settle: (outcome: PdfOutcome) => void;
};

/** Makes PDFs in one warm child process: a short queue, then busy; a job that takes too much is killed. */
export class PdfMaker {
  readonly #settings: PdfSettings;
  readonly #queue: FairQueue<WaitingJob>;
  #process: PdfProcess | undefined;
  #working: Promise<void> | undefined;
  #idle: NodeJS.Timeout | undefined;
  #closed = false;
  #worked: boolean | undefined;
  #isChecking = false;

  constructor(settings: Partial<PdfSettings> = {}) {
    this.#settings = { ...defaultSettings, ...settings };
    this.#queue = new FairQueue(this.#settings);
  }

  /** The working or idle child process, for monitoring its memory. */
  get childPid(): number | undefined {
    return this.#process?.alive ? this.#process.pid : undefined;
  }

  /** Makes a PDF of untrusted HTML. The same HTML and options give the same bytes. */
  async makePdf(html: string, options: PdfOptions = {}): Promise<PdfOutcome> {
    if (this.#closed) return refuse('closed');
    if (Buffer.byteLength(html) > this.#settings.limits.htmlBytes) return refuse('too-large');
    return new Promise<PdfOutcome>((settle) => {
      const job = { owner: options.owner, html, options, settle };
      if (this.#queue.add(job, this.#settings.clock())) this.#working ??= this.#work();
      else settle(refuse('busy'));
    });
  }

  /** Whether a PDF can be made here; true until a try has shown the opposite. */
  get works(): boolean {
    return this.#worked ?? true;
  }

  /** Makes a document of one word to find out whether PDFs can be made here, then idles at once. */
  async check(): Promise<boolean> {
    this.#isChecking = true;
    const outcome = await this.makePdf('<p>Elenchus</p>');
    this.#isChecking = false;
    if (this.#closed) return this.works;
    if (!outcome.ok && (outcome.reason === 'failed' || outcome.reason === 'timeout'))
      this.#worked = false;
    if (this.#working === undefined) await this.#process?.stop();
    return this.works;
  }

  /** Accepts no more jobs, finishes those it has, and ends the child. */
  async close(): Promise<void> {
    this.#closed = true;
    // Nothing waits for the check, so a server that is stopped right after its start doesn't either.
    if (this.#isChecking) await this.#process?.stop();
    await this.#working;
    clearTimeout(this.#idle);
    await this.#process?.stop();
  }

  async #work(): Promise<void> {
    clearTimeout(this.#idle);
    const { clock } = this.#settings;
    let job = this.#queue.take(clock());
    while (job) {
      const outcome = await this.#run(job);
      if (!outcome.ok && costlyFailures.has(outcome.reason))
        this.#queue.restrict(job.owner, clock());
      this.#queue.finish(job);
      job.settle(outcome);
      job = this.#queue.take(clock());
    }
    this.#working = undefined;
    this.#idle = setTimeout(() => void this.#process?.stop(), this.#settings.idleMilliseconds);
    this.#idle.unref();
  }

  async #run({ html, options }: WaitingJob): Promise<PdfOutcome> {
    const { limits, jobMilliseconds, jobResidentBytes, restingBytes, onProblem } = this.#settings;
    if (!this.#process?.alive) this.#process = new PdfProcess();
    const process = this.#process;
    const { title, author, lang, createdAt } = options;
    const outcome = await process.run(
      { html, details: { title, author, lang, createdAt }, limits },
      { milliseconds: jobMilliseconds, residentBytes: jobResidentBytes },
      onProblem,
    );
    if (!outcome.ok) {
      // After a failure the typesetter may be broken: the next job gets a new one.
      if (outcome.reason === 'failed') await process.stop();
      return this.#worked === false && outcome.reason === 'failed'
        ? refuse('unavailable')
        : outcome;
    }
    this.#worked = true;
    if (outcome.value.residentBytes > restingBytes) await process.stop();
    return accept(outcome.value.pdf);
  }
}

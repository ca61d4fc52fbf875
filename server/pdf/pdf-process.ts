import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PdfJob, PdfReply } from './pdf-child.ts';
import type { PdfFailure } from './pdf-failure.ts';

type JobLimits = { readonly milliseconds: number; readonly residentBytes: number };
type JobOutcome = Result<{ pdf: Uint8Array; residentBytes: number }, PdfFailure>;

const pageBytes = 4096;
const memoryCheckMilliseconds = 100;

function path(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}

// No network, no writing, no process, no native add-on, no file but its own code and fonts.
function permissions(): string[] {
  const readable = [
    './*',
    '../package.json',
    '../../package.json',
    '../../domain/*',
    '../../node_modules/*',
  ];
  return [
    '--permission',
    ...readable.map((relative) => `--allow-fs-read=${path(relative)}`),
    '--disable-warning=SecurityWarning',
    '--max-old-space-size=768',
    // Optimizing the typesetter's code costs more than it saves in the short life of a child process, so it starts later.
    '--wasm-tiering-budget=240000000',
    // The typesetter's own memory, in pages of 64 KiB: 1.25 GiB on every system.
    '--wasm-max-mem-pages=20480',
  ];
}

function startChild(): ChildProcess {
  const { SystemRoot } = process.env;
  return fork(path('./pdf-child.ts'), [], {
    env: { ...(SystemRoot !== undefined && { SystemRoot }) },
    execArgv: permissions(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

// Only Linux reports this about another process without starting a third one; elsewhere the other limits apply.
function residentBytes(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * pageBytes;
  } catch {
    return 0;
  }
}

/** One child process that makes PDFs, one at a time. Any failure to answer ends it. */
export class PdfProcess {
  readonly #child = startChild();
  readonly #exit: Promise<unknown>;
  alive = true;

  constructor() {
    this.#exit = new Promise((resolve) => {
      const end = (): void => {
        this.alive = false;
        resolve(undefined);
      };
      this.#child.once('exit', end);
      this.#child.once('error', end);
    });
    this.rest();
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Lets the server process end while this child still exists; the child then ends automatically. */
  rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }

  async run(
    job: PdfJob,
    limits: JobLimits,
    onProblem: (text: string) => void,
  ): Promise<JobOutcome> {
    let excess: 'timeout' | 'out-of-memory' | undefined;
    const kill = (reason: typeof excess): void => {
      excess ??= reason;
      this.#child.kill('SIGKILL');
    };
    const deadline = setTimeout(kill, limits.milliseconds, 'timeout');
    const watch = setInterval(() => {
      if (residentBytes(this.#child.pid) > limits.residentBytes) kill('out-of-memory');
    }, memoryCheckMilliseconds);
    try {
      const reply = await this.#ask(job);
      if (excess) return refuse(excess);
      return reply ? outcomeOf(reply, onProblem) : refuse('failed');
    } finally {
      clearTimeout(deadline);
      clearInterval(watch);
    }
  }

  /** Ends the child and waits until it has exited. */
  async stop(): Promise<void> {
    if (!this.alive) return;
    this.#child.ref();
    this.#child.kill('SIGKILL');
    await this.#exit;
  }

  async #ask(job: PdfJob): Promise<PdfReply | undefined> {
    const waiting = new AbortController();
    this.#child.ref();
    this.#child.channel?.ref();
    try {
      const reply = once(this.#child, 'message', { signal: waiting.signal });
      const answered = reply.then(
        ([message]) => message as PdfReply,
        () => undefined,
      );
      if (this.alive) this.#child.send(job, () => undefined);
      return await Promise.race([answered, this.#exit.then(() => undefined)]);
    } finally {
      waiting.abort();
      this.rest();
    }
  }
}

function outcomeOf(reply: PdfReply, onProblem: (text: string) => void): JobOutcome {
  if ('pdf' in reply) return accept({ pdf: reply.pdf, residentBytes: reply.residentBytes });
  if ('refused' in reply) return refuse(reply.refused);
  onProblem(reply.problem);
  return refuse('failed');
}

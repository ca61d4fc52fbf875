// Plays students who save one text after the other, each until it is acknowledged, and remember what was
// acknowledged.
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PROOF_COURSE, PROOF_QUESTIONS, PROOF_STUDENTS, proofCookie } from './proof-course.ts';

/** The saves that the server acknowledged to one student. */
export interface Ledger {
  readonly username: string;
  readonly acknowledged: string[];
  /** Attempts that were not acknowledged and had to be repeated. */
  retries: number;
}

export interface SavingStudents {
  readonly ledgers: readonly Ledger[];
  /** Resolves after this many further acknowledged saves of all students together. */
  afterSaves(count: number): Promise<void>;
  /** Resolves when every student had a save acknowledged that was begun after the call. */
  everyoneSaved(): Promise<void>;
  /** Each student finishes the save in flight, then stops. */
  finish(): Promise<void>;
}

const ANSWER_TIMEOUT_MS = 15_000;

interface Watcher {
  readonly isSatisfied: (username: string, begunAt: number) => boolean;
  readonly resolve: () => void;
}

/** All students start at the same time; they are spread over the ports. */
export function startSaving(ports: readonly number[]): SavingStudents {
  const ledgers = PROOF_STUDENTS.map((username) => ({ username, acknowledged: [], retries: 0 }));
  const watchers = new Set<Watcher>();
  const stopping = new AbortController();
  const report = (username: string, begunAt: number): void => {
    for (const watcher of watchers) {
      if (!watcher.isSatisfied(username, begunAt)) continue;
      watchers.delete(watcher);
      watcher.resolve();
    }
  };
  const working = Promise.all(
    ledgers.map((ledger, index) =>
      keepSaving(ledger, ports[index % ports.length] ?? 0, stopping.signal, report),
    ),
  );
  // A student who fails ends every wait, so that the proof fails and does not hang.
  const watch = (isSatisfied: Watcher['isSatisfied']): Promise<void> =>
    Promise.race([
      new Promise<void>((resolve) => watchers.add({ isSatisfied, resolve })),
      working.then(() => undefined),
    ]);
  return {
    ledgers,
    afterSaves(count) {
      let left = count;
      return watch(() => (left -= 1) <= 0);
    },
    everyoneSaved() {
      const from = performance.now();
      const missing = new Set(PROOF_STUDENTS);
      return watch((username, begunAt) => {
        if (begunAt >= from) missing.delete(username);
        return missing.size === 0;
      });
    },
    async finish() {
      stopping.abort();
      await working;
    },
  };
}

async function keepSaving(
  ledger: Ledger,
  port: number,
  stopping: AbortSignal,
  report: (username: string, begunAt: number) => void,
): Promise<void> {
  while (!stopping.aborted) {
    const text = textOf(ledger.username, ledger.acknowledged.length);
    const editedAt = Date.now();
    const begunAt = performance.now();
    while (!(await isSaved(port, ledger.username, text, editedAt))) {
      ledger.retries += 1;
      await pause(30 + Math.random() * 120);
    }
    ledger.acknowledged.push(text);
    report(ledger.username, begunAt);
  }
}

/** No two texts are alike, so each starts its own record in the history (ANS-10). */
function textOf(username: string, number: number): string {
  return createHash('sha256').update(`${username} ${number}`).digest('base64');
}

async function isSaved(
  port: number,
  username: string,
  questionEssayAnswer: string,
  editedAt: number,
): Promise<boolean> {
  const answer = { username, questionAnswer: '', questionEssayAnswer, editedAt };
  const answerData = PROOF_QUESTIONS.map((questionID) => ({ ...answer, questionID }));
  const response = await request(port, `studentAnswers/update/${PROOF_COURSE}`, username, {
    answerData,
  });
  if (response === null || response.status === 503) return false;
  const body = response.body as { saved?: unknown[]; outdated?: unknown[] };
  if (response.status === 200 && body.saved?.length === 2 && body.outdated?.length === 0)
    return true;
  throw new Error(`A save was answered with ${response.status}: ${JSON.stringify(body)}`);
}

interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** A call as a student; null when no complete answer arrived. */
async function request(
  port: number,
  path: string,
  username: string,
  body?: object,
): Promise<Answered | null> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', cookie: proofCookie(username) },
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  } catch {
    return null;
  }
}

/**
 * The texts of a student on the server: every text of each question's history, oldest first, and the current ones.
 */
export async function storedTexts(
  port: number,
  username: string,
): Promise<{ readonly history: readonly string[][]; readonly current: readonly string[] }> {
  const history = await request(
    port,
    `studentAnswersHistory/${PROOF_COURSE}/${username}`,
    username,
  );
  const current = await request(port, `studentAnswers/${PROOF_COURSE}/${username}`, username);
  if (history?.status !== 200 || current?.status !== 200) throw new Error('The server is mute.');
  return {
    history: PROOF_QUESTIONS.map((question) => textsOf(history.body, question)),
    current: PROOF_QUESTIONS.flatMap((question) => textsOf(current.body, question)),
  };
}

function textsOf(list: unknown, question: string): string[] {
  return (list as { questionID: string; questionEssayAnswer: string }[])
    .filter(({ questionID }) => questionID === question)
    .map(({ questionEssayAnswer }) => questionEssayAnswer);
}

// The thread that builds reports, with its own connection. Started by report-desk.ts.

import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadAnswer, ThreadAnswers } from '../engine/asked-thread.ts';
import type { DatabaseLocation } from '../engine/database.ts';
import { failureOf } from '../engine/group-commit.ts';
import { restWhenQuiet } from '../engine/quiet-rest.ts';
import { StorageUnavailable } from '../engine/storage-unavailable.ts';
import { trusted } from '../engine/trusted.ts';
import { reports } from './all-reports.ts';
import type { Report, ReportOutcome, ReportRequest } from './report.ts';
import { openReportReader, type ClosableReportReader } from './report-reader.ts';

const location = trusted<DatabaseLocation>(workerData);
let reader: ClosableReportReader | undefined;

async function answer(request: ReportRequest): Promise<ThreadAnswer<ReportOutcome>> {
  const { id, name, input } = request;
  try {
    const report = trusted<Readonly<Record<string, Report>>>(reports)[name];
    if (report === undefined) throw new Error(`There is no report named ${name}.`);
    reader ??= openReportReader(location);
    return { id, ok: true, value: await report(reader, trusted<never>(input)) };
  } catch (error) {
    const failure = failureOf(error);
    const unavailable = error instanceof StorageUnavailable ? error.reason : failure.unavailable;
    if (unavailable !== undefined) await reopenNextTime();
    return { id, ok: false, failure: { ...failure, unavailable } };
  }
}

async function reopenNextTime(): Promise<void> {
  const broken = reader;
  reader = undefined;
  await broken?.close();
}

restWhenQuiet(() => undefined);

// One after the other: two at once would only both finish later, and a close waits for earlier requests.
let last: Promise<void> = Promise.resolve();

parentPort?.on('message', (message: readonly ReportRequest[] | 'close') => {
  last = last.then(() => (message === 'close' ? end() : send(message)));
});

async function send(requests: readonly ReportRequest[]): Promise<void> {
  for (const [place, request] of requests.entries()) {
    const made = await answer(request);
    const part: ThreadAnswers<ReportOutcome> = {
      answers: [made],
      isLast: place === requests.length - 1,
    };
    parentPort?.postMessage(part, made.ok ? movable(made.value) : []);
  }
}

/** The bytes are moved to the other thread, not copied. */
function movable(outcome: ReportOutcome): ArrayBuffer[] {
  if (outcome instanceof Uint8Array) return [outcome.buffer];
  return outcome.ok ? [outcome.value.buffer] : [];
}

async function end(): Promise<void> {
  await reopenNextTime();
  parentPort?.close();
}

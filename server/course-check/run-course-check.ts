// Checks a course in a separate thread: a large one takes a second, and others are served during it.
import { Worker } from 'node:worker_threads';
import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import type { CheckReport } from '@elenchus/domain/course-check/check-report.ts';
import type { CourseContent } from '@elenchus/domain/visibility/released-course.ts';

export type CheckProblem = 'busy' | 'timeout' | 'broken';

const LONGEST = 20_000;
const MOST_THREADS = 2;
let threads = 0;

/** The report about a course, or why there is none. */
export async function runCourseCheck(
  { schedule, questions, theses, settings }: CourseContent,
  milliseconds = LONGEST,
): Promise<Result<CheckReport, CheckProblem>> {
  if (threads >= MOST_THREADS) return refuse('busy');
  threads += 1;
  const { sections, topics } = schedule;
  try {
    const { hasContradictionItems } = settings;
    const content = { schedule: { sections, topics }, questions, theses };
    return await inThread({ ...content, settings: { hasContradictionItems } }, milliseconds);
  } finally {
    threads -= 1;
  }
}

async function inThread(
  content: CourseContent,
  milliseconds: number,
): Promise<Result<CheckReport, CheckProblem>> {
  const { promise, resolve } = Promise.withResolvers<Result<CheckReport, CheckProblem>>();
  const thread = new Worker(new URL('./check-thread.ts', import.meta.url), {
    workerData: content,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  const alarm = setTimeout(() => resolve(refuse('timeout')), milliseconds);
  thread.once('message', (report: CheckReport) => resolve(accept(report)));
  thread.once('error', () => resolve(refuse('broken')));
  try {
    return await promise;
  } finally {
    clearTimeout(alarm);
    await thread.terminate();
  }
}

// Reads an uploaded course file in a thread that can be stopped.
import { Worker } from 'node:worker_threads';
import { refuse, type Result } from '@elenchus/domain/base/result.ts';
import type { CourseFile } from '@elenchus/domain/course-file/course-file.ts';
import type { CourseFileProblem } from './course-file-problem.ts';

type Read = Result<CourseFile, CourseFileProblem>;

/** A course of 1,000 questions packs to about 200 kB. */
export const COURSE_FILE_BYTES = 20_000_000;
const MOST_MILLISECONDS = 20_000;
/** Each thread may take half a gigabyte. */
const MOST_THREADS = 2;
let threads = 0;

/** The design in a course file, or why it can't be used. */
export async function readCourseFile(
  bytes: Uint8Array,
  milliseconds = MOST_MILLISECONDS,
): Promise<Read> {
  if (bytes.byteLength > COURSE_FILE_BYTES) return refuse('too-large');
  if (threads >= MOST_THREADS) return refuse('busy');
  threads += 1;
  try {
    return await readInThread(bytes, milliseconds);
  } finally {
    threads -= 1;
  }
}

async function readInThread(bytes: Uint8Array, milliseconds: number): Promise<Read> {
  const { promise, resolve } = Promise.withResolvers<Read>();
  const thread = new Worker(new URL('./course-file-thread.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  const alarm = setTimeout(() => resolve(refuse('timeout')), milliseconds);
  thread.once('message', (answer: Read) => resolve(answer));
  thread.once('error', () => resolve(refuse('damaged')));
  try {
    return await promise;
  } finally {
    clearTimeout(alarm);
    await thread.terminate();
  }
}

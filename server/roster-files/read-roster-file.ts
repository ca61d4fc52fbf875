// Turns an uploaded .csv, .xlsx or .xls file into rows of text, in a thread that can be stopped.
import { refuse, type Result } from '@elenchus/domain/base/result.ts';
import { readRoster } from '@elenchus/domain/people/roster-rows.ts';
import { askThread } from '../spreadsheets/stoppable-thread.ts';
import { zipContentBytes } from '../spreadsheets/zip-content.ts';
import { isMislabeled, isOtherFormat, mislabeledSentence } from './mislabeled-file.ts';
import type { RosterTask, RosterThreadAnswer } from './roster-task.ts';

export type RosterFileProblem =
  | 'unknown-kind'
  | 'too-large'
  | 'unreadable'
  | 'mislabeled'
  | 'protected'
  | 'timeout'
  | 'busy';

type RosterTable = readonly (readonly string[])[];

interface RosterFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface RosterLimits {
  readonly bytes: number;
  readonly contentBytes: number;
  readonly rows: number;
  readonly milliseconds: number;
}

/** A course has up to 6,000 people; a workbook unpacks to about ten times its size. */
export const rosterLimits: RosterLimits = {
  bytes: 10_000_000,
  contentBytes: 150_000_000,
  rows: 20_000,
  milliseconds: 20_000,
};

/** Each thread may take a quarter of a gigabyte. */
const MOST_THREADS = 4;
let threads = 0;

/** The rows of the first sheet with people as text, the header line among them. */
export async function readRosterFile(
  file: RosterFile,
  limits: RosterLimits = rosterLimits,
): Promise<Result<RosterTable, RosterFileProblem>> {
  const kind = /\.(csv|xlsx|xls)$/i.exec(file.name.trim())?.[1]?.toLowerCase();
  if (kind === undefined) return refuse('unknown-kind');
  if (file.bytes.byteLength > limits.bytes) return refuse('too-large');
  // A small archive can unpack to gigabytes; its directory shows that before anything is unpacked.
  if (zipContentBytes(file.bytes) > limits.contentBytes) return refuse('too-large');
  if (isMislabeled(kind, file.bytes)) return refuse('mislabeled');
  if (threads >= MOST_THREADS) return refuse('busy');
  threads += 1;
  const { rows, contentBytes } = limits;
  const task = { kind, bytes: file.bytes, rows, contentBytes };
  try {
    const read = await readInThread(task, limits.milliseconds);
    if (!isOtherFormat(kind, file.bytes)) return read;
    const isNoRoster = read.ok ? !readRoster(read.value).ok : read.reason === 'unreadable';
    return isNoRoster ? refuse('mislabeled') : read;
  } finally {
    threads -= 1;
  }
}

/** The sentence for a file that cannot be used. */
export function rosterFileSentence(problem: RosterFileProblem, file: RosterFile): string {
  switch (problem) {
    case 'mislabeled':
      return mislabeledSentence(file);
    case 'unknown-kind':
      return 'Please choose a .csv, .xlsx or .xls file.';
    case 'too-large':
      return 'The file is too large. A list of users can have up to 10 MB, 20,000 rows and 16,384 columns. Split it into several files, then try again.';
    case 'unreadable':
      return 'Couldn’t read the file. Save it again as .csv or .xlsx, then try again.';
    case 'protected':
      return 'The file is protected with a password. Save it without one, then try again.';
    case 'busy':
      return 'The server is reading several lists right now. Please try again in a minute.';
    case 'timeout':
      return 'Reading the file took too long. Save it as .csv, then try again.';
  }
}

async function readInThread(
  task: RosterTask,
  milliseconds: number,
): Promise<Result<RosterTable, RosterFileProblem>> {
  const program = new URL('./roster-thread.ts', import.meta.url);
  const answer = await askThread<RosterThreadAnswer>(program, task, milliseconds);
  if (typeof answer === 'object') return answer;
  return refuse(answer === 'timeout' ? 'timeout' : 'unreadable');
}

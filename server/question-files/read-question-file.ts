// Turns an uploaded spreadsheet or quiz file into drafts of questions, in a thread that can be stopped (QTI-16, QTI-17).
import { refuse, type Result } from '@elenchus/domain/base/result.ts';
import type { QuestionFileReading } from '@elenchus/domain/question-files/question-draft.ts';
import { NO_HEADER } from '@elenchus/domain/question-files/question-sheet.ts';
import { fileLikeness, likenessName, type FileLikeness } from '../spreadsheets/file-likeness.ts';
import { askThread } from '../spreadsheets/stoppable-thread.ts';
import { zipContentBytes } from '../spreadsheets/zip-content.ts';
import type {
  QuestionFileAnswer,
  QuestionFileFault,
  QuestionFileKind,
} from './question-file-task.ts';

export type QuestionFileProblem =
  | QuestionFileFault
  | 'unknown-kind'
  | 'mislabeled'
  | 'timeout'
  | 'busy';

export interface QuestionFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface QuestionFileLimits {
  readonly bytes: number;
  readonly contentBytes: number;
  readonly rows: number;
  readonly files: number;
  readonly milliseconds: number;
}

/** A course's questions are far below one megabyte; packages also contain images. */
export const questionFileLimits: QuestionFileLimits = {
  bytes: 10_000_000,
  contentBytes: 50_000_000,
  rows: 20_000,
  files: 5000,
  milliseconds: 20_000,
};

const KINDS: Readonly<Record<string, QuestionFileKind>> = {
  csv: 'table',
  xlsx: 'table',
  xls: 'table',
  ods: 'table',
  xml: 'xml',
  qti: 'xml',
  zip: 'package',
  imscc: 'package',
};

/** What a file of each kind can be by its first bytes. */
const LIKELY: Readonly<Record<QuestionFileKind, ReadonlySet<FileLikeness>>> = {
  table: new Set<FileLikeness>(['archive', 'compound', 'text']),
  xml: new Set<FileLikeness>(['xml', 'text']),
  package: new Set<FileLikeness>(['archive']),
};

/** Each thread may take half a gigabyte. */
const MOST_THREADS = 2;
let threads = 0;

/** The questions of a file, or why it can't be read. */
export async function readQuestionFile(
  file: QuestionFile,
  limits: QuestionFileLimits = questionFileLimits,
): Promise<Result<QuestionFileReading, QuestionFileProblem>> {
  const kind = KINDS[/\.(\w+)$/u.exec(file.name.trim())?.[1]?.toLowerCase() ?? ''];
  if (kind === undefined) return refuse('unknown-kind');
  const { bytes, contentBytes, rows, files, milliseconds } = limits;
  if (file.bytes.byteLength > bytes) return refuse('too-large');
  if (file.bytes.byteLength > 0 && !LIKELY[kind].has(fileLikeness(file.bytes))) {
    return refuse('mislabeled');
  }
  // A small archive can unpack to gigabytes; its directory shows that before anything is unpacked.
  if (zipContentBytes(file.bytes) > contentBytes) return refuse('too-large');
  if (threads >= MOST_THREADS) return refuse('busy');
  threads += 1;
  try {
    const program = new URL('./question-file-thread.ts', import.meta.url);
    const task = { kind, bytes: file.bytes, rows, contentBytes, files };
    const answer = await askThread<QuestionFileAnswer>(program, task, milliseconds);
    if (typeof answer === 'object') return answer;
    return refuse(answer === 'timeout' ? 'timeout' : 'unreadable');
  } finally {
    threads -= 1;
  }
}

const SENTENCES: Readonly<Record<Exclude<QuestionFileProblem, 'mislabeled'>, string>> = {
  'unknown-kind':
    'Choose a spreadsheet (.xlsx, .ods, .csv) or a quiz file in QTI format (.zip, .xml).',
  'no-header': NO_HEADER,
  'no-quiz':
    'The file contains no quiz in QTI format. In your other system, export the quiz as QTI 1.2 or 2.1.',
  'too-large':
    'The file is too large: at most 10 MB, 50 MB unpacked, 20,000 rows and 16,384 columns. Split it into several files, then try again.',
  'too-many-files': 'The package contains too many files. Export fewer quizzes at a time.',
  'bad-path': 'The package contains a file with a path that isn’t allowed. Export the quiz again.',
  'not-well-formed':
    'The XML in the file isn’t well-formed: a tag isn’t closed or doesn’t match. Export the quiz again.',
  entities:
    'The XML in the file declares its own entities, which isn’t allowed. Export the quiz again as QTI 1.2 or 2.1.',
  'too-deep': 'The XML in the file is nested too deeply. Export the quiz again as QTI 1.2 or 2.1.',
  protected: 'The file is protected with a password. Save it without one, then try again.',
  unreadable: 'Couldn’t read the file. Save or export it again, then try again.',
  timeout: 'Reading the file took too long. Try a file with fewer questions.',
  busy: 'The server is reading several files right now. Please try again in a minute.',
};

/** The sentence for a file that can't be used. */
export function questionFileSentence(problem: QuestionFileProblem, file: QuestionFile): string {
  if (problem !== 'mislabeled') return SENTENCES[problem];
  const ending = /\.\w+$/u.exec(file.name.trim())?.[0].toLowerCase() ?? '';
  const likeness = likenessName(fileLikeness(file.bytes));
  return `This file isn’t what its name says. It ends in ${ending}, but looks like ${likeness}.`;
}

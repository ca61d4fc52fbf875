// The input and output of the thread that reads a file of questions.
import type { Result } from '@elenchus/domain/base/result.ts';
import type { QuestionFileReading } from '@elenchus/domain/question-files/question-draft.ts';
import type { XmlFault } from './markup-trees.ts';

/** A spreadsheet, one XML file, or a package of them. */
export type QuestionFileKind = 'table' | 'xml' | 'package';

export interface QuestionFileTask {
  readonly kind: QuestionFileKind;
  readonly bytes: Uint8Array;
  /** The most rows of a sheet. */
  readonly rows: number;
  /** The most bytes to which an archive may unpack. */
  readonly contentBytes: number;
  /** The most files of a package. */
  readonly files: number;
}

export type QuestionFileFault =
  | XmlFault
  | 'no-header'
  | 'no-quiz'
  | 'too-large'
  | 'too-many-files'
  | 'bad-path'
  | 'protected'
  | 'unreadable';

export type QuestionFileAnswer = Result<QuestionFileReading, QuestionFileFault>;

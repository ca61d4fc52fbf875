// Reading answers and histories from outside: every bad entry is named by its place, nothing is repaired.
import { accept, refuse, type Result } from '../base/result.ts';
import type { Answer, AnswerVersion } from './answer.ts';
import { isStorable } from './storable-text.ts';

export const ANSWER_TEXT_LIMIT = 200_000;
export const ANSWER_LIST_LIMIT = 10_000;

/** An answer as it is sent to be saved. */
export interface SubmittedAnswer extends Answer {
  readonly username: string;
}

export type AnswerFault =
  | 'not-a-record'
  | 'not-text'
  | 'missing'
  | 'too-long'
  | 'not-storable'
  | 'not-a-timestamp';

/** What is wrong, in which field of which entry; field is '' when the entry itself is wrong. */
export interface AnswerProblem {
  readonly index: number;
  readonly field: string;
  readonly fault: AnswerFault;
}

export type AnswerListProblem =
  | { readonly kind: 'not-a-list' }
  | { readonly kind: 'too-many'; readonly count: number }
  | { readonly kind: 'bad-entries'; readonly problems: readonly AnswerProblem[] };

/** Reads one text of an entry and notes what is wrong with it. */
type TextReader = (field: string) => string;

const REQUIRED: ReadonlySet<string> = new Set(['username', 'questionID', 'submissionDate']);
const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A list of answers to save, or everything that is wrong with it. */
export function readSubmittedAnswers(
  input: unknown,
): Result<readonly SubmittedAnswer[], AnswerListProblem> {
  const list = readList(input, (text) => ({ username: text('username'), ...answerOf(text) }));
  if (list.ok && list.value.length > ANSWER_LIST_LIMIT) {
    return refuse({ kind: 'too-many', count: list.value.length });
  }
  return list;
}

/** The kept versions of answers, or everything that is wrong with the list; it may be of any length. */
export function readAnswerVersions(
  input: unknown,
): Result<readonly AnswerVersion[], AnswerListProblem> {
  return readList(input, (text) => ({
    ...answerOf(text),
    submissionDate: text('submissionDate'),
  }));
}

/** The sentence for a refused list of answers. */
export function answerListSentence(problem: AnswerListProblem): string {
  switch (problem.kind) {
    case 'not-a-list':
      return 'The answers must be a list.';
    case 'too-many':
      return `At most 10,000 answers can be saved at once, not ${problem.count}.`;
    case 'bad-entries':
      return problem.problems.map(answerProblemSentence).join(' ');
  }
}

/** The sentence for one bad entry. */
export function answerProblemSentence({ index, field, fault }: AnswerProblem): string {
  const place = field === '' ? `Answer ${index + 1}` : `Answer ${index + 1}: ${field}`;
  switch (fault) {
    case 'not-a-record':
      return `${place} is not an answer.`;
    case 'not-text':
      return `${place} is not text.`;
    case 'missing':
      return `${place} is missing.`;
    case 'too-long':
      return `${place} has more than 200,000 characters.`;
    case 'not-storable':
      return `${place} contains a character that can’t be stored.`;
    case 'not-a-timestamp':
      return `${place} is not an ISO timestamp.`;
  }
}

function answerOf(text: TextReader): Answer {
  return {
    questionID: text('questionID'),
    questionAnswer: text('questionAnswer'),
    questionEssayAnswer: text('questionEssayAnswer'),
  };
}

function readList<Item>(
  input: unknown,
  build: (text: TextReader) => Item,
): Result<readonly Item[], AnswerListProblem> {
  if (!Array.isArray(input)) return refuse({ kind: 'not-a-list' });
  const entries: readonly unknown[] = input;
  const items: Item[] = [];
  const problems: AnswerProblem[] = [];
  for (const [index, entry] of entries.entries()) {
    if (isFields(entry)) items.push(build(textReader(entry, index, problems)));
    else problems.push({ index, field: '', fault: 'not-a-record' });
  }
  return problems.length > 0 ? refuse({ kind: 'bad-entries', problems }) : accept(items);
}

function textReader(
  entry: Readonly<Record<string, unknown>>,
  index: number,
  problems: AnswerProblem[],
): TextReader {
  return (field) => {
    const value = entry[field] ?? '';
    const fault = textFault(field, value);
    if (fault !== null) problems.push({ index, field, fault });
    return typeof value === 'string' ? value : '';
  };
}

function textFault(field: string, value: unknown): AnswerFault | null {
  if (typeof value !== 'string') return 'not-text';
  if (value.length > ANSWER_TEXT_LIMIT) return 'too-long';
  if (!isStorable(value)) return 'not-storable';
  if (value.trim() === '') return REQUIRED.has(field) ? 'missing' : null;
  const isTimestamp = TIMESTAMP.test(value) && !Number.isNaN(Date.parse(value));
  return field === 'submissionDate' && !isTimestamp ? 'not-a-timestamp' : null;
}

function isFields(entry: unknown): entry is Readonly<Record<string, unknown>> {
  return typeof entry === 'object' && entry !== null && !Array.isArray(entry);
}

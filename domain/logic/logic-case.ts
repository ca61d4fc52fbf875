// One case of the conformance table: a course, a student's answers, an expression and the expected result.
import type { Answer } from '../answers/answer.ts';
import { accept, refuse, type Result } from '../base/result.ts';
import type { LogicCourse } from './logic-definitions.ts';

export interface LogicCase extends LogicCourse {
  readonly name: string;
  readonly answers: readonly Answer[];
  readonly expression: string;
  readonly expected: boolean;
  readonly wellFormed: boolean;
  readonly rounds?: number;
  readonly error?: { readonly code: string; readonly from: number; readonly to: number };
}

/** The cases of a table read from JSON, or a sentence about which entry isn't a case, and why. */
export function readLogicCases(table: unknown): Result<readonly LogicCase[], string> {
  if (!Array.isArray(table)) return refuse('The table must be a list of cases.');
  const cases: LogicCase[] = [];
  for (const [index, entry] of table.entries()) {
    const whole: unknown = isRecord(entry) ? { ...NOTHING, ...entry } : entry;
    if (!isLogicCase(whole)) {
      return refuse(`Entry ${index + 1} of the table is not a case: ${faultOf(whole)}.`);
    }
    cases.push(whole);
  }
  return accept(cases);
}

type Entry = Readonly<Record<string, unknown>>;

/** A list that a case leaves out is empty. */
const NOTHING = { questions: [], theses: [], answers: [] };

const RULES: readonly { readonly fault: string; readonly holds: (entry: Entry) => boolean }[] = [
  { fault: 'name must be a text', holds: ({ name }) => isText(name) },
  { fault: 'expression must be a text', holds: ({ expression }) => isText(expression) },
  { fault: 'expected must be true or false', holds: ({ expected }) => isTruth(expected) },
  { fault: 'wellFormed must be true or false', holds: ({ wellFormed }) => isTruth(wellFormed) },
  {
    fault: 'questions must be a list of records with the texts id and logic',
    holds: ({ questions }) => isListOf(questions, ({ id, logic }) => isText(id) && isText(logic)),
  },
  {
    fault: 'theses must be a list of records with the texts name and logic',
    holds: ({ theses }) => isListOf(theses, ({ name, logic }) => isText(name) && isText(logic)),
  },
  {
    fault: 'answers must be a list of records with a text questionID, whose answers are texts',
    holds: ({ answers }) => isListOf(answers, isAnswer),
  },
  {
    fault: 'rounds must be a number',
    holds: ({ rounds }) => rounds === undefined || typeof rounds === 'number',
  },
  {
    fault: 'error must be a record with a code and its place',
    holds: ({ error }) => error === undefined || isRecord(error),
  },
];

function isLogicCase(entry: unknown): entry is LogicCase {
  return isRecord(entry) && RULES.every(({ holds }) => holds(entry));
}

function faultOf(entry: unknown): string {
  if (!isRecord(entry)) return 'it must be a record';
  return RULES.find(({ holds }) => !holds(entry))?.fault ?? '';
}

function isAnswer({ questionID, questionAnswer, questionEssayAnswer }: Entry): boolean {
  // Null, which a database may return, is a missing text (LOG-14).
  return isText(questionID) && isText(questionAnswer ?? '') && isText(questionEssayAnswer ?? '');
}

function isListOf(list: unknown, holds: (entry: Entry) => boolean): boolean {
  return Array.isArray(list) && list.every((entry) => isRecord(entry) && holds(entry));
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isTruth(value: unknown): boolean {
  return typeof value === 'boolean';
}

function isRecord(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

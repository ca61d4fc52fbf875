// One case of the conformance table: a course, a student's answers, an expression and what must follow.
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

/** The cases of a table read from JSON, or a sentence that says which entry is not a case. */
export function readLogicCases(table: unknown): Result<readonly LogicCase[], string> {
  if (!Array.isArray(table)) return refuse('The table must be a list of cases.');
  const cases: LogicCase[] = [];
  for (const [index, entry] of table.entries()) {
    if (!isLogicCase(entry)) return refuse(`Entry ${index + 1} of the table is not a case.`);
    cases.push(entry);
  }
  return accept(cases);
}

function isLogicCase(entry: unknown): entry is LogicCase {
  return (
    isRecord(entry) &&
    hasStrings(entry, ['name', 'expression']) &&
    typeof entry['expected'] === 'boolean' &&
    typeof entry['wellFormed'] === 'boolean' &&
    isListOf(entry['questions'], ['id', 'logic']) &&
    isListOf(entry['theses'], ['name', 'logic']) &&
    isListOf(entry['answers'], ['questionID'])
  );
}

function isListOf(list: unknown, fields: readonly string[]): boolean {
  return Array.isArray(list) && list.every((entry) => isRecord(entry) && hasStrings(entry, fields));
}

function hasStrings(entry: Readonly<Record<string, unknown>>, fields: readonly string[]): boolean {
  return fields.every((field) => typeof entry[field] === 'string');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

// Divides the text of a formula into signs. Words are connectives only outside atoms and names.
import type { LogicProblem, LogicProblemCode } from './logic-problem.ts';
import { normalizeThesisName } from './thesis-name.ts';

interface Span {
  readonly from: number;
  readonly to: number;
}

export interface AtomToken extends Span {
  readonly kind: 'atom';
  readonly questionId: string;
  /** The digits as typed: they are compared as text. */
  readonly option: string;
  readonly optionFrom: number;
}

export interface ThesisToken extends Span {
  readonly kind: 'thesis';
  readonly name: string;
}

export interface SignToken extends Span {
  readonly kind: 'open' | 'close' | 'not' | 'and' | 'or' | 'word' | 'end';
}

/** Text that isn't a sign; reading continues at `to`. */
export interface ProblemToken extends Span {
  readonly kind: 'problem';
  readonly problem: LogicProblem;
}

export type LogicToken = AtomToken | ThesisToken | SignToken | ProblemToken;

const symbols = new Map<string, SignToken['kind']>([
  [')', 'close'],
  ['&', 'and'],
  ['^', 'and'],
  ['∨', 'or'],
  ['¬', 'not'],
  ['~', 'not'],
]);
const operatorNames = new Map<string, SignToken['kind']>([
  ['and', 'and'],
  ['or', 'or'],
  ['not', 'not'],
]);
const blanks = /\s*/uy;
const digits = /[0-9]*/y;
const unreserved = /[^(),&∨¬^~]*/y;
const word = /[\p{L}\p{M}\p{N}_'’-]*/uy;

/** The sign at or after a position; 'end' when only spaces are left. */
export function readToken(text: string, position: number): LogicToken {
  const from = endOfRun(blanks, text, position);
  const symbol = text[from];
  if (symbol === undefined) return { kind: 'end', from, to: from };
  if (symbol === '(') return readParenthesis(text, from);
  const kind = symbols.get(symbol);
  return kind ? { kind, from, to: from + 1 } : readWord(text, from);
}

/** Every sign of a text, well-formed or not, without the end. */
export function* tokensOf(text: string): Generator<LogicToken> {
  let token = readToken(text, 0);
  while (token.kind !== 'end') {
    yield token;
    token = readToken(text, token.to);
  }
}

function readParenthesis(text: string, from: number): LogicToken {
  const stop = endOfRun(unreserved, text, from + 1);
  const sign = text[stop];
  if (sign === undefined) return problemAt('unclosed-paren', from, from, from + 1, stop);
  if (sign !== ')' && sign !== ',') return { kind: 'open', from, to: from + 1 };
  const inside = text.slice(from + 1, stop).trim();
  if (sign === ',') {
    return inside === ''
      ? problemAt('missing-id', from, from, stop + 1, stop + 1)
      : readAtom(text, from, inside, stop + 1);
  }
  if (inside === '') return problemAt('empty-parens', from, from, stop + 1, stop + 1);
  return { kind: 'thesis', from, to: stop + 1, name: normalizeThesisName(inside) };
}

function readAtom(text: string, from: number, questionId: string, afterComma: number): LogicToken {
  const optionFrom = endOfRun(blanks, text, afterComma);
  const optionTo = endOfRun(digits, text, optionFrom);
  if (optionTo === optionFrom) return problemAtCharacter('bad-number', text, from, optionFrom);
  const close = endOfRun(blanks, text, optionTo);
  if (text[close] !== ')') return problemAtCharacter('unclosed-atom', text, from, close);
  const option = text.slice(optionFrom, optionTo);
  return { kind: 'atom', from, to: close + 1, questionId, option, optionFrom };
}

function readWord(text: string, from: number): LogicToken {
  const to = endOfRun(word, text, from);
  if (to === from) return problemAtCharacter('bad-char', text, from, from);
  return { kind: operatorNames.get(text.slice(from, to).toLowerCase()) ?? 'word', from, to };
}

function problemAtCharacter(
  code: LogicProblemCode,
  text: string,
  tokenFrom: number,
  at: number,
): ProblemToken {
  const to = Math.min(at + String.fromCodePoint(text.codePointAt(at) ?? 0).length, text.length);
  return problemAt(code, tokenFrom, at, to, to);
}

function problemAt(
  code: LogicProblemCode,
  tokenFrom: number,
  from: number,
  to: number,
  resume: number,
): ProblemToken {
  return { kind: 'problem', from: tokenFrom, to: resume, problem: { code, from, to } };
}

function endOfRun(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  pattern.test(text);
  return pattern.lastIndex;
}

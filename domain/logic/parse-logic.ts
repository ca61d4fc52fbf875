// Reads the text of a formula into its parts: ¬ binds tightest, then &, then ∨; parentheses group. Open parentheses
// are kept in a list, not on the call stack: depth has no limit.
import { accept, refuse, type Result } from '../base/result.ts';
import type { CompoundNode, Formula, FormulaNode } from './logic-formula.ts';
import type { LogicProblem, LogicProblemCode } from './logic-problem.ts';
import {
  readToken,
  type AtomToken,
  type LogicToken,
  type ProblemToken,
  type SignToken,
  type ThesisToken,
} from './logic-tokens.ts';

/** What has been read since one open parenthesis (or the start). */
interface Level {
  readonly open: number;
  readonly alternatives: number[];
  readonly run: number[];
  readonly negations: number[];
}

interface Parser {
  readonly text: string;
  readonly nodes: FormulaNode[];
  readonly outer: Level[];
  level: Level;
  wantsSentence: boolean;
}

/** The formula in a text, or the first problem that keeps it from being one. */
export function parseLogic(text: string): Result<Formula, LogicProblem> {
  const parser: Parser = {
    text,
    nodes: [],
    outer: [],
    level: newLevel(-1),
    wantsSentence: true,
  };
  let token = readToken(text, 0);
  if (token.kind === 'end') return accept(blankFormula(text));
  for (;;) {
    const found = parser.wantsSentence ? takeSentence(parser, token) : takeSign(parser, token);
    if (found) return refuse(found);
    if (token.kind === 'end') return accept(finish(parser));
    token = readToken(text, token.to);
  }
}

function takeSentence(parser: Parser, token: LogicToken): LogicProblem | undefined {
  switch (token.kind) {
    case 'atom':
    case 'thesis':
      place(parser, addLeaf(parser, token));
      break;
    case 'open':
      parser.outer.push(parser.level);
      parser.level = newLevel(token.from);
      break;
    case 'not':
      parser.level.negations.push(token.from);
      break;
    case 'close':
      return problem(parser.outer.length > 0 ? 'missing-operand' : 'unmatched-close', token);
    case 'and':
    case 'or':
    case 'end':
      return problem('missing-operand', token);
    case 'word':
      return problem('stray-word', token);
    case 'problem':
      return token.problem;
  }
  return undefined;
}

function takeSign(parser: Parser, token: LogicToken): LogicProblem | undefined {
  switch (token.kind) {
    case 'and':
      parser.wantsSentence = true;
      break;
    case 'or':
      endRun(parser);
      parser.wantsSentence = true;
      break;
    case 'close':
      return closeGroup(parser, token);
    case 'end':
      return parser.outer.length > 0
        ? { code: 'unclosed-paren', from: parser.level.open, to: parser.level.open + 1 }
        : undefined;
    case 'not':
      return problem('missing-operator', token);
    case 'word':
      return problem('stray-word', token);
    case 'problem':
      return parser.text[token.from] === '(' ? missingOperator(token) : token.problem;
    case 'atom':
    case 'thesis':
    case 'open':
      return missingOperator(token);
  }
  return undefined;
}

function closeGroup(parser: Parser, token: SignToken): LogicProblem | undefined {
  const outer = parser.outer.pop();
  if (!outer) return problem('unmatched-close', token);
  const from = parser.level.open;
  const inside = endAlternatives(parser);
  parser.level = outer;
  place(parser, add(parser, { kind: 'group', from, to: token.to, parts: [inside] }));
  return undefined;
}

/** Puts a complete sentence into the current run, with the negations before it. */
function place(parser: Parser, sentence: number): void {
  const { negations, run } = parser.level;
  let node = sentence;
  for (let from = negations.pop(); from !== undefined; from = negations.pop()) {
    node = add(parser, { kind: 'not', from, to: endOf(parser, node), parts: [node] });
  }
  run.push(node);
  parser.wantsSentence = false;
}

function endRun(parser: Parser): void {
  const { run, alternatives } = parser.level;
  alternatives.push(join(parser, 'and', run.splice(0)));
}

function endAlternatives(parser: Parser): number {
  endRun(parser);
  return join(parser, 'or', parser.level.alternatives);
}

function join(parser: Parser, kind: 'and' | 'or', parts: readonly number[]): number {
  const first = parts[0] ?? 0;
  if (parts.length === 1) return first;
  const from = parser.nodes[first]?.from ?? 0;
  return add(parser, { kind, from, to: endOf(parser, parts.at(-1) ?? first), parts });
}

function finish(parser: Parser): Formula {
  const root = endAlternatives(parser);
  return { text: parser.text, nodes: parser.nodes, root };
}

function blankFormula(text: string): Formula {
  return { text, nodes: [{ kind: 'true', from: 0, to: text.length, parts: [] }], root: 0 };
}

function addLeaf(parser: Parser, token: AtomToken | ThesisToken): number {
  return parser.nodes.push({ ...token, parts: [] }) - 1;
}

function add(parser: Parser, node: CompoundNode): number {
  return parser.nodes.push(node) - 1;
}

function endOf(parser: Parser, node: number): number {
  return parser.nodes[node]?.to ?? 0;
}

function newLevel(open: number): Level {
  return { open, alternatives: [], run: [], negations: [] };
}

function problem(code: LogicProblemCode, token: SignToken): LogicProblem {
  return { code, from: token.from, to: token.to };
}

function missingOperator(token: AtomToken | ThesisToken | SignToken | ProblemToken): LogicProblem {
  return { code: 'missing-operator', from: token.from, to: token.from + 1 };
}

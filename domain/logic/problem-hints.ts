// The hint for a text that isn't a formula, with a fix when it is obvious.
import { logicProblemSentence, type LogicProblem } from './logic-problem.ts';
import type { HintCourse, LogicFix, LogicHint } from './logic-hint.ts';
import { normalizeThesisName, thesisKey } from './thesis-name.ts';

const lookalikes = new Map([
  ['∧', '&'],
  ['⋀', '&'],
  ['+', '∨'],
  ['|', '∨'],
  ['⋁', '∨'],
  ['v', '∨'],
  ['V', '∨'],
  ['!', '¬'],
  ['∼', '¬'],
]);

/** Turns the problem of a text into a hint. */
export function problemHint(text: string, problem: LogicProblem, course: HintCourse): LogicHint {
  const { code, from, to } = problem;
  const fix = repair(text, problem, course);
  const sentence = logicProblemSentence(code);
  return { severity: 'error', code, from, to, sentence, ...(fix ? { fix } : {}) };
}

function repair(
  text: string,
  { code, from, to }: LogicProblem,
  course: HintCourse,
): LogicFix | undefined {
  const found = text.slice(from, to);
  if (code === 'bad-char' || code === 'stray-word') {
    const symbol = lookalikes.get(found);
    if (symbol !== undefined) {
      return { label: `Change to ${symbol}`, edits: [{ from, to, insert: symbol }] };
    }
    return bareThesis(found, from, to, course);
  }
  if (code === 'unclosed-paren') {
    const end = text.trimEnd().length;
    return { label: 'Close it at the end', edits: [{ from: end, to: end, insert: ')' }] };
  }
  const isSurplus =
    code === 'unmatched-close' || (code === 'missing-operand' && text[from - 1] === found);
  return isSurplus && found !== ''
    ? { label: 'Take it out', edits: [{ from, to, insert: '' }] }
    : undefined;
}

function bareThesis(
  found: string,
  from: number,
  to: number,
  course: HintCourse,
): LogicFix | undefined {
  const thesis = course.theses.get(thesisKey(found));
  if (!thesis) return undefined;
  const insert = `(${normalizeThesisName(thesis.name)})`;
  return { label: `Change to ${insert}`, edits: [{ from, to, insert }] };
}

// Lists everything that can be found out about one formula without trying answers.
import { atomHints } from './atom-hints.ts';
import { connectiveHints } from './connective-hints.ts';
import { formulaLimitFault } from './formula-limits.ts';
import type { HintCourse, LogicHint } from './logic-hint.ts';
import { problemHint } from './problem-hints.ts';
import { parseLogic } from './parse-logic.ts';
import { thesisHints } from './thesis-hints.ts';
import { logicRounds, roundLimit } from './well-formed.ts';

/** The hints for a formula in the order of the text: its first problem alone, or all remarks. */
export function logicHints(text: string, course: HintCourse): readonly LogicHint[] {
  const tooLarge = formulaLimitFault(text);
  if (tooLarge !== null) {
    return [{ severity: 'error', code: 'too-large', from: 0, to: text.length, sentence: tooLarge }];
  }
  const parsed = parseLogic(text);
  if (!parsed.ok) return [problemHint(text, parsed.reason, course)];
  const formula = parsed.value;
  const hints = [
    ...atomHints(formula, course),
    ...thesisHints(formula, course),
    ...connectiveHints(formula),
    ...(logicRounds(formula) > roundLimit ? [tooDeep(text)] : []),
  ];
  return hints.sort((left, right) => left.from - right.from || left.to - right.to);
}

function tooDeep(text: string): LogicHint {
  return {
    severity: 'error',
    code: 'too-deep',
    from: 0,
    to: text.length,
    sentence: `This formula is nested too deeply: more than ${roundLimit} rounds are needed to read it. Give a part of it a name as a thesis.`,
  };
}

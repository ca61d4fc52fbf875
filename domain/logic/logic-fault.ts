// Explains why a text cannot be saved as logic, with the place of the first problem (LOG-42).
import { quotedText } from '../base/quoted-text.ts';
import { logicProblemSentence } from './logic-problem.ts';
import { parseLogic } from './parse-logic.ts';
import { thesisRefusalSentence } from './thesis-rules.ts';
import { logicRounds, roundLimit } from './well-formed.ts';

interface LogicFault {
  readonly sentence: string;
  readonly from: number;
  readonly to: number;
}

/** The most characters of the wrong part that a sentence shows: enough to find it. */
const MOST_SHOWN = 20;

/** The fault that makes a text malformed, and its place; null when it is well-formed or blank. */
export function logicFault(text: string): LogicFault | null {
  const refusal = thesisRefusalSentence('malformed-logic');
  const parsed = parseLogic(text);
  if (parsed.ok) {
    return logicRounds(parsed.value) <= roundLimit
      ? null
      : { sentence: `${refusal} It is nested too deeply.`, from: 0, to: text.length };
  }
  const { code, from, to } = parsed.reason;
  const found = text.slice(from, Math.min(to, from + MOST_SHOWN)).trim();
  const place = `At character ${from + 1}${found === '' ? '' : `, ${quotedText(found)}`}:`;
  return { sentence: `${refusal} ${place} ${logicProblemSentence(code)}`, from, to };
}

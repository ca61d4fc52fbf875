// Decides when a thesis may be saved, and finds where it is used.
import { accept, refuse, type Result } from '../base/result.ts';
import type { LogicCourse } from './logic-definitions.ts';
import { tokensOf } from './logic-tokens.ts';
import type { Thesis } from './thesis.ts';
import { normalizeThesisName, reservedCharacterIn, thesisKey } from './thesis-name.ts';
import { isWellFormed } from './well-formed.ts';

export type ThesisRefusal =
  | 'empty-name'
  | 'reserved-character'
  | 'name-taken'
  | 'empty-logic'
  | 'malformed-logic';

export interface ThesisUses {
  readonly questionIds: readonly string[];
  readonly thesisNames: readonly string[];
}

const sentences: Readonly<Record<ThesisRefusal, string>> = {
  'empty-name': 'Please give the thesis a name.',
  'reserved-character': 'A thesis name cannot contain any of ( ) , & ∨ ¬ ^ ~.',
  'name-taken': 'This thesis name is already taken: Please choose a different name.',
  'empty-logic': 'This logic condition does not look well-formed.',
  'malformed-logic': 'This logic condition does not look well-formed.',
};

/** The thesis as it will be saved (name without whitespace), or the reason that it is refused. */
export function checkThesis(
  draft: Thesis,
  others: readonly Thesis[],
): Result<Thesis, ThesisRefusal> {
  const name = normalizeThesisName(draft.name);
  const key = thesisKey(name);
  const fault = checkThesisName(name);
  if (fault !== null) return refuse(fault);
  if (others.some((other) => other.id !== draft.id && thesisKey(other.name) === key)) {
    return refuse('name-taken');
  }
  if (draft.logic.trim() === '') return refuse('empty-logic');
  if (!isWellFormed(draft.logic)) return refuse('malformed-logic');
  return accept({ ...draft, name });
}

/** The reason that a name can't be the name of a thesis, whatever other names exist; null when it can. */
export function checkThesisName(typed: string): 'empty-name' | 'reserved-character' | null {
  const name = normalizeThesisName(typed);
  if (name === '') return 'empty-name';
  return reservedCharacterIn(name) === undefined ? null : 'reserved-character';
}

/** The sentence for the designer of a refused thesis. */
export function thesisRefusalSentence(reason: ThesisRefusal): string {
  return sentences[reason];
}

/** The questions and theses whose logic names a thesis, malformed logic included. */
export function thesisUses(name: string, course: LogicCourse): ThesisUses {
  const key = thesisKey(name);
  return {
    questionIds: course.questions.filter((item) => names(item.logic, key)).map(({ id }) => id),
    thesisNames: course.theses.filter((item) => names(item.logic, key)).map((item) => item.name),
  };
}

function names(logic: string, key: string): boolean {
  for (const token of tokensOf(logic)) {
    if (token.kind === 'thesis' && thesisKey(token.name) === key) return true;
  }
  return false;
}

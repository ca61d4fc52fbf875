// Decides which questions students can get: finished ones that aren't held back (QST-23 to QST-25).

import { isChoice } from './question-type.ts';
import { MINIMUM_OPTIONS } from './question-options.ts';
import type { Question } from './question.ts';

/** The part that a question lacks before students can get it. */
export type MissingPart = 'text' | 'options' | 'second-option' | 'logic';

export type Withheld =
  | { readonly kind: 'unfinished'; readonly missing: MissingPart }
  | { readonly kind: 'held' };

type Judged = Pick<Question, 'type' | 'text' | 'options' | 'logic' | 'isHeld'>;

/** The first part that is missing, or null when the question is finished. */
function missingPart({ type, text, options, logic }: Judged): MissingPart | null {
  if (text.trim() === '') return 'text';
  if (type === 'Contradiction') return lacksNeededLogic({ type, logic }) ? 'logic' : null;
  if (!isChoice(type)) return null;
  const written = options.filter((option) => option.trim() !== '').length;
  if (written >= MINIMUM_OPTIONS) return null;
  return written === 0 ? 'options' : 'second-option';
}

/** Whether a question without logic never shows: a contradiction. Any other question without logic always shows. */
export function lacksNeededLogic({ type, logic }: Pick<Question, 'type' | 'logic'>): boolean {
  return type === 'Contradiction' && logic.trim() === '';
}

/**
 * The reason that students don't get a question on any day; null when they can. An unfinished question is reported
 * first.
 */
export function withheldBy(question: Judged): Withheld | null {
  const missing = missingPart(question);
  if (missing !== null) return { kind: 'unfinished', missing };
  return question.isHeld === true ? { kind: 'held' } : null;
}

/** Whether students can get the question once its class day opens. */
export function isReady(question: Judged): boolean {
  return withheldBy(question) === null;
}

const MISSING_WORDS: Readonly<Record<MissingPart, string>> = {
  text: 'add the text',
  options: 'add two options',
  'second-option': 'add a second option',
  logic: 'add logic',
};

/** The badge an author sees: 'Held back', or 'Unfinished: add a second option'. */
export function withheldBadge(withheld: Withheld): string {
  return withheld.kind === 'held' ? 'Held back' : `Unfinished: ${MISSING_WORDS[withheld.missing]}`;
}

const MISSING_SENTENCES: Readonly<Record<MissingPart, string>> = {
  text: 'it has no text',
  options: 'it has no options with text',
  'second-option': 'it has only one option with text',
  logic: 'a contradiction needs logic',
};

/** The part of a sentence about what an unfinished question lacks: 'it has no text'. */
export function missingPhrase(missing: MissingPart): string {
  return MISSING_SENTENCES[missing];
}

// Keeps the logic of a draft in its course when it is well-formed and everything it names exists (QTI-13).
import { quotedText } from '../base/quoted-text.ts';
import { tokensOf } from '../logic/logic-tokens.ts';
import { applyEdits, type TextEdit } from '../logic/text-edit.ts';
import { thesisKey } from '../logic/thesis-name.ts';
import { typeLogic } from '../logic/type-logic.ts';
import { isWellFormed } from '../logic/well-formed.ts';
import { isChoice } from '../questions/question-type.ts';
import type { Question } from '../questions/question.ts';

/** The questions and theses that logic can name. */
export interface NamedInLogic {
  /** By the ID that logic uses: a question of the file, or else one of the course. */
  readonly questionOf: (id: string) => Pick<Question, 'id' | 'type' | 'options'> | undefined;
  readonly theses: readonly { readonly name: string }[];
}

interface DraftLogic {
  readonly logic: string;
  /**
   * The reason that the logic wasn't kept, with the logic itself so that it can be typed again; null when it was
   * kept.
   */
  readonly note: string | null;
}

/** The logic with the new IDs of its questions, or none and a note. */
export function draftLogic(written: string, named: NamedInLogic): DraftLogic {
  const text = typeLogic(written).text;
  const fault = isWellFormed(text) ? missingName(text, named) : 'it isn’t well-formed';
  if (fault !== null) {
    return {
      logic: '',
      note: `Its logic wasn’t kept because ${fault}. It was: ${written}`,
    };
  }
  const edits: TextEdit[] = [];
  for (const token of tokensOf(text)) {
    const question = token.kind === 'atom' ? named.questionOf(token.questionId) : undefined;
    if (token.kind !== 'atom' || !question || question.id === token.questionId) continue;
    edits.push({ from: token.from, to: token.to, insert: `(${question.id}, ${token.option})` });
  }
  return { logic: applyEdits(text, edits), note: null };
}

/** The first name in a formula that doesn't exist, or null. */
function missingName(text: string, { questionOf, theses }: NamedInLogic): string | null {
  const thesisKeys = new Set(theses.map(({ name }) => thesisKey(name)));
  for (const token of tokensOf(text)) {
    if (token.kind === 'thesis' && !thesisKeys.has(thesisKey(token.name))) {
      return `there is no thesis ${quotedText(token.name)}`;
    }
    if (token.kind !== 'atom') continue;
    const question = questionOf(token.questionId);
    if (!question) return `there is no question ${quotedText(token.questionId)}`;
    const number = /^[1-9]\d{0,5}$/u.test(token.option) ? Number(token.option) : Infinity;
    if (!isChoice(question.type) || number > question.options.length) {
      return `question ${quotedText(token.questionId)} has no option ${token.option}`;
    }
  }
  return null;
}

// Gives the questions and theses that a formula names their new IDs and names; nothing else in it changes.
import { tokensOf } from '../logic/logic-tokens.ts';
import { applyEdits, type TextEdit } from '../logic/text-edit.ts';
import { thesisKey } from '../logic/thesis-name.ts';

export interface Wiring {
  /** The new ID of a question. */
  readonly questionId: (id: string) => string;
  /** The new name of a thesis. */
  readonly thesisName: (name: string) => string;
}

/** The formula with its new IDs and names, malformed parts included. */
export function rewireLogic(text: string, { questionId, thesisName }: Wiring): string {
  const edits: TextEdit[] = [];
  for (const token of tokensOf(text)) {
    const { from, to } = token;
    if (token.kind === 'atom') {
      const id = questionId(token.questionId);
      if (id !== token.questionId) edits.push({ from, to, insert: `(${id}, ${token.option})` });
    } else if (token.kind === 'thesis') {
      const name = thesisName(token.name);
      if (thesisKey(name) !== thesisKey(token.name)) edits.push({ from, to, insert: `(${name})` });
    }
  }
  return applyEdits(text, edits);
}

/** The questions and theses that formulas name. */
export function namedIn(formulas: readonly string[]): {
  readonly questionIds: ReadonlySet<string>;
  /** By their key, as they are written first. */
  readonly theses: ReadonlyMap<string, string>;
} {
  const questionIds = new Set<string>();
  const theses = new Map<string, string>();
  for (const formula of formulas) {
    for (const token of tokensOf(formula)) {
      if (token.kind === 'atom') questionIds.add(token.questionId);
      if (token.kind !== 'thesis') continue;
      const key = thesisKey(token.name);
      if (!theses.has(key)) theses.set(key, token.name);
    }
  }
  return { questionIds, theses };
}

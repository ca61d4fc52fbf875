// Renames a thesis in the formulas that use it; nothing else in them changes.
import { tokensOf } from './logic-tokens.ts';
import type { TextEdit } from './text-edit.ts';
import { normalizeThesisName, thesisKey } from './thesis-name.ts';

/** The edits that make a formula's references follow a thesis to its new name. */
export function renameThesisEdits(
  text: string,
  oldName: string,
  newName: string,
): readonly TextEdit[] {
  const key = thesisKey(oldName);
  const insert = `(${normalizeThesisName(newName)})`;
  const edits: TextEdit[] = [];
  for (const token of tokensOf(text)) {
    if (token.kind !== 'thesis' || thesisKey(token.name) !== key) continue;
    const { from, to } = token;
    if (text.slice(from, to) !== insert) edits.push({ from, to, insert });
  }
  return edits;
}

// What one part of a formula stands for, for somebody who points at it.
import type { LogicToken } from '@elenchus/domain/logic/logic-tokens.ts';
import type { CourseWords } from '../../../../course-ui/course-words/course-words.ts';
import { readAtom, readFormula } from '../../../../course-ui/course-words/formula-reading.ts';

/** Atoms and theses in words; null for everything else. */
export function tokenWords(token: LogicToken, words: CourseWords): string | null {
  if (token.kind === 'atom') return capital(`${readAtom(token, words)}.`);
  if (token.kind !== 'thesis') return null;
  const thesis = words.thesisNamed(token.name);
  if (!thesis) return `There’s no thesis ${token.name}.`;
  const reading = readFormula(thesis.logic, words);
  const about = thesis.description.trim();
  return [
    about === '' ? `The thesis ${thesis.name}.` : `The thesis ${thesis.name}: ${about}`,
    reading === null ? 'Its own logic isn’t well-formed.' : `It holds ${reading}.`,
  ].join('\n');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

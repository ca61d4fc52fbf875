// The changed words of a comparison with the words around them (ANS-23).
import type { DiffPart } from './word-diff.ts';

/** How many characters of an unchanged part are left on each side of a change. */
const NEAR = 80;
const DOTS = '…';

/** The parts of a comparison, the long unchanged ones cut to what is next to a change. */
export function diffExcerpt(parts: readonly DiffPart[]): readonly DiffPart[] {
  return parts.map((part, index) => {
    if (part.kind !== 'same' || parts.length === 1) return part;
    const start = index === 0 ? '' : firstWords(part.text);
    const end = index === parts.length - 1 ? '' : lastWords(part.text);
    const isShort = start.length + end.length + DOTS.length >= part.text.length;
    return isShort ? part : { kind: 'same', text: `${start}${DOTS}${end}` };
  });
}

// A word that would be cut is left out. A text without spaces is cut anywhere but within a character.
function firstWords(text: string): string {
  const cut = text.slice(0, NEAR);
  const space = cut.search(/\s\S*$/u);
  return space > 0 ? cut.slice(0, space + 1) : cut.replace(/[\uD800-\uDBFF]$/u, '');
}

function lastWords(text: string): string {
  const cut = text.slice(-NEAR);
  const space = cut.search(/\s/u);
  return space >= 0 && space < cut.length - 1
    ? cut.slice(space)
    : cut.replace(/^[\uDC00-\uDFFF]/u, '');
}

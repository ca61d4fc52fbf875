// Finds the passage of a comment in another version of the essay (PSG-4 to PSG-7).
import type { PassageAnchor, PassageRange } from './passage-anchor.ts';

type PassagePlace =
  | { readonly kind: 'found'; readonly range: PassageRange }
  /** The words are gone, or can't be distinguished from equal words elsewhere. */
  | { readonly kind: 'changed' };

/** A quote of this length is recognized without what was around it. */
const TELLING_QUOTE = 24;
/** How much of what was around a shorter quote must still be there. */
const TELLING_CONTEXT = 8;

/**
 * The place of the passage in this text. Of several places, the one whose surroundings agree most; then the
 * nearest.
 */
export function locatePassage(anchor: PassageAnchor, text: string): PassagePlace {
  let best: { start: number; agreement: number } | null = null;
  for (const start of occurrences(anchor.quote, text)) {
    const agreement = agreementAt(anchor, text, start);
    const isBetter =
      best === null ||
      agreement > best.agreement ||
      (agreement === best.agreement && distance(anchor, start) < distance(anchor, best.start));
    if (isBetter) best = { start, agreement };
  }
  if (best === null || !isTelling(anchor, text, best)) return { kind: 'changed' };
  const { start } = best;
  return { kind: 'found', range: { start, end: start + anchor.quote.length } };
}

function* occurrences(quote: string, text: string): Generator<number> {
  if (quote === '') return;
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) yield at;
}

/** How many characters before and after the quote are the same, counted outward from it. */
function agreementAt({ quote, before, after }: PassageAnchor, text: string, start: number): number {
  const end = start + quote.length;
  let back = 0;
  while (back < before.length && before.at(-1 - back) === text[start - 1 - back]) back += 1;
  let ahead = 0;
  while (ahead < after.length && after[ahead] === text[end + ahead]) ahead += 1;
  return back + ahead;
}

function isTelling(
  anchor: PassageAnchor,
  text: string,
  { start, agreement }: { readonly start: number; readonly agreement: number },
): boolean {
  if (anchor.quote.length >= TELLING_QUOTE) return true;
  const contextLength = anchor.before.length + anchor.after.length;
  if (agreement >= Math.min(TELLING_CONTEXT, contextLength)) return true;
  // The surroundings are rewritten, but this is still the only place with these words, and the old one.
  return start === anchor.start && text.indexOf(anchor.quote) === text.lastIndexOf(anchor.quote);
}

function distance(anchor: PassageAnchor, start: number): number {
  return Math.abs(anchor.start - start);
}

// Turns our own fonts on once the first screen is painted, so that they don't compete with what it needs.
import { afterPaint } from './after-paint.ts';

/** The fonts of the first words on a page. */
const FIRST_FONTS = ['Inter Variable', 'Source Serif 4 Variable'];

/** Fetches the fonts that the browser has cached. If the layout requested them, they'd arrive after the first paint. */
export function fetchKeptFonts(): void {
  if (document.documentElement.dataset['fonts'] === undefined) return;
  for (const family of FIRST_FONTS) document.fonts.load(`1em '${family}'`).catch(() => {});
}

/** From the next paint on; later visits have the fonts from the start (early-fonts.js). */
export function showOwnFonts(): void {
  const { dataset } = document.documentElement;
  if (dataset['fonts'] === undefined) afterPaint(() => void show(dataset));
}

async function show(dataset: DOMStringMap): Promise<void> {
  dataset['fonts'] = '';
  await document.fonts.ready;
  try {
    localStorage.setItem('elenchus-fonts', 'kept');
  } catch {
    // Where storage is forbidden, every visit counts as the first.
  }
}

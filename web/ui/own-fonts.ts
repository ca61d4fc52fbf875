// Turns our own fonts on once the first screen is painted, so that they don't compete with what it needs.
import { afterPaint } from './after-paint.ts';

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

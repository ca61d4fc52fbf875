// Turns our own fonts on once the first screen is painted, so that they don't compete with what it needs.

/** From the next paint on; later visits have the fonts from the start (early-fonts.js). */
export function showOwnFonts(): void {
  const { dataset } = document.documentElement;
  if (dataset['fonts'] !== undefined) return;
  const show = async (): Promise<void> => {
    dataset['fonts'] = '';
    await document.fonts.ready;
    try {
      localStorage.setItem('elenchus-fonts', 'kept');
    } catch {
      // Where storage is forbidden, every visit counts as the first.
    }
  };
  // A page in the background paints nothing.
  if (document.hidden) return void show();
  // The first frame is the one that paints the screen.
  requestAnimationFrame(() => requestAnimationFrame(() => void show()));
}

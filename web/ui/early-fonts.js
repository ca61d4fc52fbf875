// Uses our own fonts from the start where the browser has kept them. On a first visit own-fonts.ts turns them on.
(() => {
  try {
    if (localStorage.getItem('elenchus-fonts') === null) return;
    document.documentElement.dataset.fonts = '';
  } catch {
    // Storage is forbidden: every visit counts as the first.
  }
})();

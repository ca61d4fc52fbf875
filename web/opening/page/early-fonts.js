// Uses our own fonts from the start where the browser has kept them. On a first visit own-fonts.ts turns them on.
// The build fills in the files of the first words; fetched now, they are there when the page is laid out.
(() => {
  try {
    if (localStorage.getItem('elenchus-fonts') === null) return;
  } catch {
    // Storage is forbidden: every visit counts as the first.
    return;
  }
  document.documentElement.dataset.fonts = '';
  for (const file of __FONT_FILES__) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossOrigin: '',
      href: `/${file}`,
    });
    document.head.append(link);
  }
})();

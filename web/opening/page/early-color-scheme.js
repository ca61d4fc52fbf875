// Runs before the first paint, so that nobody sees the wrong theme. ui/color-scheme.ts has the same keys.
(() => {
  let chosen = null;
  try {
    chosen =
      localStorage.getItem('elenchus-theme') ?? localStorage.getItem('mantine-color-scheme-value');
  } catch {
    // Storage is forbidden: the system's theme it is.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const scheme = chosen === 'light' || chosen === 'dark' ? chosen : system;
  document.documentElement.dataset.theme = scheme;
})();

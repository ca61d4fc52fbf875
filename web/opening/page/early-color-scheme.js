// Runs before the first paint, so that nobody sees the wrong theme. The key is Mantine's own.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value');
  } catch {
    // Storage is forbidden: the system's theme it is.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const scheme = chosen === 'light' || chosen === 'dark' ? chosen : system;
  document.documentElement.dataset.mantineColorScheme = scheme;
})();

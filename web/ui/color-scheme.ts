// Light, dark or the system's choice, kept in this browser and shared by its tabs.
// early-color-scheme.js does the same before the first paint, with the same key.

type ColorScheme = 'auto' | 'light' | 'dark';

const KEY = 'elenchus-theme';
/** Where earlier versions kept the choice. */
const FORMER_KEY = 'mantine-color-scheme-value';
const watchers = new Set<() => void>();
// Where storage is forbidden the choice lasts as long as the page.
let chosen: ColorScheme = stored();

/** What the person has chosen. */
export function chosenScheme(): ColorScheme {
  return chosen;
}

/** Sets the color scheme, shows it immediately and remembers it. */
export function chooseScheme(scheme: ColorScheme): void {
  if (scheme === chosen) return;
  try {
    localStorage.setItem(KEY, scheme);
  } catch {
    // It still shows.
  }
  show(scheme);
}

/** Tells when the choice changes; answers how to stop. */
export function watchScheme(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Follows the system and the other tabs from now on. */
export function followColorScheme(): void {
  systemIsDark().addEventListener('change', () => show(chosen));
  addEventListener('storage', ({ key }) => key === KEY && show(stored()));
}

function show(scheme: ColorScheme): void {
  chosen = scheme;
  const system = systemIsDark().matches ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = scheme === 'auto' ? system : scheme;
  for (const watcher of watchers) watcher();
}

function systemIsDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

function stored(): ColorScheme {
  // On the server there is nothing to read, and asking makes Node print a warning.
  if (typeof document === 'undefined') return 'auto';
  try {
    const text = localStorage.getItem(KEY) ?? localStorage.getItem(FORMER_KEY);
    return text === 'light' || text === 'dark' ? text : 'auto';
  } catch {
    return 'auto';
  }
}

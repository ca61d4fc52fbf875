// Notes in the browser's console, for people who want to know why something isn't shown.

/** Notes that something can't be used; the page continues without it. */
export function noteInConsole(what: string, ...details: readonly string[]): void {
  // oxlint-disable-next-line no-console -- the console is the place for it: a reader of the page can do nothing about it
  console.warn(what, ...details);
}

// What is noted in the browser's console for whoever looks for the reason of something that is not shown.

/** Notes that something could not be used; the page goes on without it. */
export function noteInConsole(what: string, ...details: readonly string[]): void {
  // oxlint-disable-next-line no-console -- the console is the place for it: a reader of the page can do nothing about it
  console.warn(what, ...details);
}

// Dates need Temporal, which some browsers still lack.

/** Waits until Temporal is there; browsers that have it load nothing. */
export async function temporalReady(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}

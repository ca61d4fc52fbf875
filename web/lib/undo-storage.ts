// Under which names a tab keeps undo steps, and forgetting them when the person logs out.

const PREFIX = 'elenchus-undo ';

/** The name for one person in one course. */
export function undoStorageKey(courseID: string, usernameKey: string): string {
  return `${PREFIX}${JSON.stringify([courseID, usernameKey])}`;
}

/** Forgets the undo steps of everyone in this tab. */
export function forgetUndo(): void {
  try {
    const { sessionStorage } = globalThis;
    const names = Array.from({ length: sessionStorage.length }, (_, place) =>
      sessionStorage.key(place),
    );
    for (const name of names) if (name?.startsWith(PREFIX)) sessionStorage.removeItem(name);
  } catch {
    // Without a storage there is nothing to forget.
  }
}

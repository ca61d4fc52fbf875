// The storage of the browser, which may be full or forbidden: then nothing is kept, and nothing breaks.

type StorageName = 'localStorage' | 'sessionStorage';

/** The stored text, or null. */
export function readStored(storage: StorageName, key: string): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text; null removes it. */
export function writeStored(storage: StorageName, key: string, text: string | null): void {
  try {
    if (text === null) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, text);
  } catch {
    // The page works without it.
  }
}

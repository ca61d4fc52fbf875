// What is being typed and cannot be saved yet: it outlives a change of view and a reload of the tab.
import { useCallback, useState } from 'react';
import { readStored, writeStored } from '../../lib/tab-storage.ts';

/** A draft that stays with the tab of the browser until it is put away (null). */
export function useKeptDraft(key: string): [string | null, (draft: string | null) => void] {
  const place = placeOf(key);
  const [kept, setKept] = useState(() => ({ place, draft: readStored('sessionStorage', place) }));
  const keep = useCallback(
    (next: string | null) => {
      writeStored('sessionStorage', place, next);
      setKept({ place, draft: next });
    },
    [place],
  );
  return [kept.place === place ? kept.draft : readStored('sessionStorage', place), keep];
}

/** Whether something was typed there that isn't saved. */
export function hasKeptDraft(key: string): boolean {
  return readStored('sessionStorage', placeOf(key)) !== null;
}

function placeOf(key: string): string {
  return `elenchus:draft:${key}`;
}

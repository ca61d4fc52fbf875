import { useState } from 'react';
import type { FaqEntry } from '@elenchus/domain/design/faq.ts';
import { matchFaq } from '@elenchus/domain/design/merge-faq.ts';

interface KnownEntries {
  readonly entries: readonly FaqEntry[];
  readonly keys: readonly number[];
  readonly made: number;
}

/**
 * A key for each entry that stays with it while its text changes or it moves, so that the keyboard stays in the
 * same entry when somebody else adds one above.
 */
export function useFaqKeys(entries: readonly FaqEntry[]): readonly number[] {
  const [known, setKnown] = useState<KnownEntries>(() => followed(NOTHING, entries));
  if (known.entries === entries) return known.keys;
  const next = followed(known, entries);
  setKnown(next);
  return next.keys;
}

const NOTHING: KnownEntries = { entries: [], keys: [], made: 0 };

function followed(known: KnownEntries, entries: readonly FaqEntry[]): KnownEntries {
  let { made } = known;
  const keys = matchFaq(known.entries, entries).map((place) => {
    const key = place === null ? undefined : known.keys[place];
    return key ?? (made += 1);
  });
  return { entries, keys, made };
}

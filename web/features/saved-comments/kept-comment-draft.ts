// A saved comment that is being changed survives a reload: the tab keeps it until it is saved or cancelled.
import { useState } from 'react';
import type { SavedText } from '@elenchus/domain/comment-bank/saved-comment.ts';
import { readStored, writeStored } from '../../lib/tab-storage.ts';

/** The draft and how to change it; null ends it. */
export function useKeptComment(
  name: string,
  start: SavedText,
): readonly [SavedText, (draft: SavedText | null) => void] {
  const key = `elenchus.savedComment.${name}`;
  const [draft, setDraft] = useState<SavedText>(
    () => readDraft(readStored('sessionStorage', key)) ?? start,
  );
  const change = (next: SavedText | null): void => {
    if (next) setDraft(next);
    writeStored('sessionStorage', key, next && JSON.stringify(next));
  };
  return [draft, change];
}

function readDraft(stored: string | null): SavedText | null {
  // This page wrote it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return stored === null ? null : (JSON.parse(stored) as SavedText);
}

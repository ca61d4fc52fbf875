// A saved comment that is being changed survives a reload: the tab keeps it until it is saved or cancelled.
import { useState } from 'react';
import type { SavedText } from '@elenchus/domain/comment-bank/saved-comment.ts';
import { personalText, type TextOwner } from '../../../lib/personal-text.ts';

/** The draft and how to change it; null ends it. */
export function useKeptComment(
  owner: TextOwner,
  name: string,
  start: SavedText,
): readonly [SavedText, (draft: SavedText | null) => void] {
  const text = personalText(owner, `saved comment ${name}`);
  const [draft, setDraft] = useState<SavedText>(() => readDraft(text.read()) ?? start);
  const change = (next: SavedText | null): void => {
    if (next) setDraft(next);
    text.keep(next && JSON.stringify(next));
  };
  return [draft, change];
}

function readDraft(stored: string | null): SavedText | null {
  // This page wrote it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return stored === null ? null : (JSON.parse(stored) as SavedText);
}

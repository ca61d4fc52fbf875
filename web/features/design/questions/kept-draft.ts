// What is being typed and cannot be saved yet: it outlives a change of view and a reload of the tab.
import { useCallback, useMemo, useState } from 'react';
import { personalText, type TextOwner } from '../../../lib/personal-text.ts';

/** A draft that stays with the tab of its author until it is put away (null). */
export function useKeptDraft(
  { courseID, username }: TextOwner,
  name: string,
): [string | null, (draft: string | null) => void] {
  const text = useMemo(
    () => personalText({ courseID, username }, name),
    [courseID, username, name],
  );
  const [kept, setKept] = useState(() => ({ key: text.key, draft: text.read() }));
  const keep = useCallback(
    (draft: string | null) => {
      text.keep(draft);
      setKept({ key: text.key, draft });
    },
    [text],
  );
  return [kept.key === text.key ? kept.draft : text.read(), keep];
}

/** Whether something was typed there that isn't saved. */
export function hasKeptDraft(owner: TextOwner, name: string): boolean {
  return personalText(owner, name).read() !== null;
}

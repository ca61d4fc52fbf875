// Which question of a class day is open for editing: ?at=ID in the address, so that a reload and a link bring it back.
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useQueryValue } from '../../../../lib/browser-location.ts';
import { moveWithin } from '../../../../lib/move-within.ts';

interface OpenQuestion {
  /** The ID in the address. Its question may be gone, and comes back open when a deletion is undone. */
  readonly id: string | null;
  readonly open: (id: string) => void;
  readonly close: () => void;
}

/** The open question; opening one puts the keyboard into its text. */
export function useOpenQuestion(list: RefObject<HTMLElement | null>): OpenQuestion {
  const id = useQueryValue('at');
  const reached = useRef<string | null>(null);
  const isOpenedHere = useRef(false);
  useEffect(() => {
    if (id === null) reached.current = null;
    if (id === null || reached.current === id) return;
    const card = list.current?.querySelector(`#card-${CSS.escape(id)}`);
    const field = card?.querySelector('textarea');
    if (!card || !field) return;
    reached.current = id;
    field.focus({ preventScroll: true });
    // A person who chose the question sees it grow where it is. A link leads to it from elsewhere.
    field.scrollIntoView({ block: isOpenedHere.current ? 'nearest' : 'center' });
    isOpenedHere.current = false;
  });
  const open = useCallback((chosen: string) => {
    isOpenedHere.current = true;
    reached.current = null;
    goTo(chosen);
  }, []);
  const close = useCallback(() => goTo(null), []);
  return { id, open, close };
}

function goTo(id: string | null): void {
  const address = new URL(location.href);
  if (id === null) address.searchParams.delete('at');
  else address.searchParams.set('at', id);
  moveWithin(address.href, { replaces: true });
}

/** What is open inside a question closes first, and a formula that is being typed stays open. */
const OPEN_INSIDE = 'dialog, [popover], .cm-editor';

/** Escape in the open question closes it. */
export function useCloseByEscape(
  list: RefObject<HTMLElement | null>,
  openId: string | null,
  onClose: (id: string) => void,
): void {
  useEffect(() => {
    const element = list.current;
    if (openId === null || element === null) return undefined;
    const listen = ({ key, target, defaultPrevented }: KeyboardEvent): void => {
      if (key !== 'Escape' || defaultPrevented || !(target instanceof Element)) return;
      if (target.closest(OPEN_INSIDE) === null && target.closest(`#card-${CSS.escape(openId)}`))
        onClose(openId);
    };
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, [list, openId, onClose]);
}

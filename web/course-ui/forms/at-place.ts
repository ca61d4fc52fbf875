// Going to one item of a list that the address names: ?at=ID
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useQueryValue } from '../../lib/browser-location.ts';

/** Scrolls to the element that belongs to ?at= and gives it the focus, once for each address. */
export function useAtPlace(
  list: RefObject<HTMLElement | null>,
  selectorOf: (id: string) => string,
): void {
  const at = useQueryValue('at');
  const done = useRef<string | null>(null);
  useEffect(() => {
    if (at === null || done.current === at) return;
    const element = list.current?.querySelector<HTMLElement>(selectorOf(at));
    if (!element) return;
    done.current = at;
    element.scrollIntoView({ block: 'center' });
    element.focus({ preventScroll: true });
  });
}

// The page says when nothing is under way: then its root element has the attribute data-idle. Tests wait for it instead of
// guessing.
import { useLayoutEffect } from 'react';

const ATTRIBUTE = 'data-idle';

let underWay = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Something has begun; the page is idle again when what this returns was called, and nothing else is under way. */
export function beginWork(): () => void {
  underWay += 1;
  clearTimeout(timer);
  document.querySelector('#root')?.removeAttribute(ATTRIBUTE);
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    underWay -= 1;
    // Later, because one thing leads to the next: an answer is drawn, and what was drawn asks again.
    if (underWay === 0) timer = setTimeout(sayIdle, 0);
  };
}

function sayIdle(): void {
  document.querySelector('#root')?.setAttribute(ATTRIBUTE, '');
}

/** While it is true and the component is there, the page isn't idle. */
export function useUnderWay(isUnderWay = true): void {
  useLayoutEffect(() => (isUnderWay ? beginWork() : undefined), [isUnderWay]);
}

/** In the place of what is loading. */
export function UnderWay(): null {
  useUnderWay();
  return null;
}

interface Activity {
  /** Calls back when something may have begun or ended. */
  watch(this: void, listener: () => void): unknown;
  isBusy(this: void): boolean;
}

/** From now on the page isn't idle while this is busy. */
export function followActivity({ watch, isBusy }: Activity): void {
  let end: (() => void) | null = null;
  const listener = (): void => {
    if (isBusy() === (end !== null)) return;
    if (end === null) end = beginWork();
    else {
      end();
      end = null;
    }
  };
  watch(listener);
  listener();
}

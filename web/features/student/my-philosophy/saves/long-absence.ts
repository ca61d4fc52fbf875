// Reloads the answers when a person returns to the tab after more than ten minutes without activity.

const LONG_ABSENCE_MS = 600_000;

/** Whether the screen may be out of date. */
export function isLongAbsence(lastSign: number, now: number): boolean {
  return now - lastSign > LONG_ABSENCE_MS;
}

const SIGNS = ['mousemove', 'mousedown', 'keydown', 'click', 'scroll'] as const;

/** Calls back when a person returns after a long absence; returns a function that stops it. */
export function watchLongAbsence(onReturn: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let lastSign = Date.now();
  let isAway = !document.hasFocus();
  const leave = (): void => {
    isAway = true;
  };
  const noticeReturn = (): void => {
    const now = Date.now();
    const isLong = isLongAbsence(lastSign, now);
    isAway = false;
    lastSign = now;
    if (isLong) onReturn();
  };
  // When a person returns, the mouse crosses the page before the page has the focus. That doesn't count as activity.
  const onSign = (): void => {
    if (!isAway) lastSign = Date.now();
  };
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') leave();
    else noticeReturn();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  addEventListener('blur', leave, { signal });
  addEventListener('focus', noticeReturn, { signal });
  for (const sign of SIGNS)
    addEventListener(sign, onSign, { capture: true, passive: true, signal });
  return () => stop.abort();
}

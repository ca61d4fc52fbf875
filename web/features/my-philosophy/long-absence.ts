// When the answers are loaded again: somebody comes back to the tab after more than ten minutes without a sign.

const LONG_ABSENCE_MS = 600_000;

/** Whether what is on the screen may be out of date. */
export function isLongAbsence(lastSign: number, now: number): boolean {
  return now - lastSign > LONG_ABSENCE_MS;
}

const SIGNS = ['mousemove', 'mousedown', 'keydown', 'click', 'scroll'] as const;

/** Calls when somebody comes back after a long absence; answers how to stop. */
export function watchLongAbsence(onReturn: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let lastSign = Date.now();
  let isAway = !document.hasFocus();
  const leave = (): void => {
    isAway = true;
  };
  const comeBack = (): void => {
    const now = Date.now();
    const isLong = isLongAbsence(lastSign, now);
    isAway = false;
    lastSign = now;
    if (isLong) onReturn();
  };
  // On the way back the mouse crosses the page before the page has the focus: that is no sign of having been here.
  const onSign = (): void => {
    if (!isAway) lastSign = Date.now();
  };
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') leave();
    else comeBack();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  addEventListener('blur', leave, { signal });
  addEventListener('focus', comeBack, { signal });
  for (const sign of SIGNS)
    addEventListener(sign, onSign, { capture: true, passive: true, signal });
  return () => stop.abort();
}

// When the answers are loaded again: somebody comes back to the tab after more than ten minutes.

export const LONG_ABSENCE_MS = 600_000;

/** Whether what is on the screen may be out of date. */
export function isLongAbsence(leftAt: number | null, now: number): boolean {
  return leftAt !== null && now - leftAt > LONG_ABSENCE_MS;
}

/** Calls when somebody comes back after a long absence; answers how to stop. */
export function watchLongAbsence(onReturn: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let leftAt: number | null = document.hasFocus() ? null : Date.now();
  const leave = (): void => {
    leftAt ??= Date.now();
  };
  const comeBack = (): void => {
    const isLong = isLongAbsence(leftAt, Date.now());
    leftAt = null;
    if (isLong) onReturn();
  };
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') leave();
    else comeBack();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  addEventListener('blur', leave, { signal });
  addEventListener('focus', comeBack, { signal });
  return () => stop.abort();
}

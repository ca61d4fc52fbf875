// A text field as tall as its text. Browsers that know `field-sizing` do it themselves, without script.

/** Makes a field grow where the browser does not; answers how to stop. */
export function growWithText(field: HTMLTextAreaElement): () => void {
  if (CSS.supports('field-sizing', 'content')) return () => {};
  let frame = 0;
  let length = 0;
  const fit = (): void => {
    frame = 0;
    // Growing needs one layout read; only a shorter text has to be measured from scratch.
    if (field.value.length < length) field.style.height = 'auto';
    length = field.value.length;
    const missing = field.scrollHeight - field.clientHeight;
    if (missing > 0) field.style.height = `${field.offsetHeight + missing}px`;
  };
  const fitSoon = (): void => {
    if (frame === 0) frame = requestAnimationFrame(fit);
  };
  const observer = new ResizeObserver(fitSoon);
  observer.observe(field);
  field.addEventListener('input', fitSoon);
  fit();
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    field.removeEventListener('input', fitSoon);
  };
}

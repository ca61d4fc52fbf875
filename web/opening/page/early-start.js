// Starts the scripts of the page. Where the server has put a first screen into the page, they are fetched only when
// that has been painted: on a slow connection they would take the room of the style sheet.
(() => {
  /** Whatever the browser paints or does not paint, the page starts. Milliseconds. */
  const LONGEST_WAIT = 500;
  let isStarted = false;
  let hasFailed = false;

  /** What there is to read stays; nobody can use it. */
  const fail = () => {
    if (hasFailed) return;
    hasFailed = true;
    const note = Object.assign(document.createElement('p'), {
      role: 'alert',
      className: 'load-failure',
      textContent: 'Couldn’t load the whole page. Please reload it.',
    });
    document.body.prepend(note);
  };

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    dispatchEvent(new Event('elenchus:start'));
    for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload';
    for (const { href } of document.querySelectorAll('link[data-entry]')) {
      const script = Object.assign(document.createElement('script'), {
        type: 'module',
        src: href,
        crossOrigin: '',
        async: false,
      });
      script.addEventListener('error', fail);
      document.head.append(script);
    }
  };

  const startAfterPaint = () => {
    // A page in the background is not painted.
    if (document.hidden) return start();
    setTimeout(start, LONGEST_WAIT);
    try {
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) start();
      }).observe({ type: 'paint', buffered: true });
    } catch {
      start();
    }
  };

  const hasOpening = document.documentElement.dataset.opening !== undefined;
  document.addEventListener('DOMContentLoaded', hasOpening ? startAfterPaint : start);
})();

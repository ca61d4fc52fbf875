// Runs in the page before its own scripts: notes the paints, the skeletons, and the timers that hold a paint back.
(() => {
  const probe = { paints: [], skeletons: 0, heldBack: [], inertAtPaint: null };
  Object.assign(globalThis, { paintProbe: probe });
  new PerformanceObserver((list) => {
    for (const { startTime, size } of list.getEntries()) probe.paints.push({ startTime, size });
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  // React waits until a fallback has been on the screen for 300 ms: the rest of that time is never a round number.
  const { setTimeout: original } = globalThis;
  globalThis.setTimeout = (callback, delay = 0, ...rest) => {
    if (delay > 0 && delay <= 300 && !Number.isInteger(delay)) probe.heldBack.push(delay);
    return original(callback, delay, ...rest);
  };

  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element && (node.matches('output') || node.querySelector('output')))
          probe.skeletons += [node, ...node.querySelectorAll('output')].filter(
            (each) => each.matches('output') && each.textContent.startsWith('Loading'),
          ).length;
  }).observe(document, { childList: true, subtree: true });
})();

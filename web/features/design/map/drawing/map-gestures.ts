// Moving and zooming the map by pointer: drag its ground, hold Control or Command and turn the wheel, or pinch.

type Zoom = (factor: number, left: number, top: number) => void;

/** Listens until the returned function is called. One finger scrolls the box as everywhere. */
export function watchGestures(box: HTMLElement, onZoom: Zoom): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const placeIn = (x: number, y: number): readonly [number, number] => {
    const corner = box.getBoundingClientRect();
    return [x - corner.x, y - corner.y];
  };
  const wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    onZoom(Math.exp(-event.deltaY / 300), ...placeIn(event.clientX, event.clientY));
  };
  let apart = 0;
  const pinch = (event: TouchEvent): void => {
    const [one, other] = [event.touches[0], event.touches[1]];
    if (!one || !other) {
      apart = 0;
      return;
    }
    event.preventDefault();
    const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const middle = [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2] as const;
    if (apart > 0) onZoom(distance / apart, ...placeIn(...middle));
    apart = distance;
  };
  box.addEventListener('wheel', wheel, { passive: false, signal });
  for (const name of ['touchstart', 'touchmove', 'touchend'] as const) {
    box.addEventListener(name, pinch, { passive: false, signal });
  }
  watchDrag(box, signal);
  return () => stop.abort();
}

function watchDrag(box: HTMLElement, signal: AbortSignal): void {
  const start = (event: PointerEvent): void => {
    const isOnNode = event.target instanceof Element && event.target.closest('button') !== null;
    if (event.pointerType !== 'mouse' || event.button !== 0 || isOnNode) return;
    // The scroll bars of the box are outside of its client area.
    if (event.offsetX > box.clientWidth && event.target === box) return;
    box.setPointerCapture(event.pointerId);
    box.dataset['dragged'] = 'true';
  };
  const move = (event: PointerEvent): void => {
    if (box.dataset['dragged'] === undefined) return;
    box.scrollBy({ left: -event.movementX, top: -event.movementY, behavior: 'instant' });
  };
  const end = (): void => {
    delete box.dataset['dragged'];
  };
  box.addEventListener('pointerdown', start, { signal });
  box.addEventListener('pointermove', move, { signal });
  box.addEventListener('pointerup', end, { signal });
  box.addEventListener('pointercancel', end, { signal });
}

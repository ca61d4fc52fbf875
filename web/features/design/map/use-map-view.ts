// What of the map is in sight: its scale, and moving it by wheel, drag, pinch and minimap.
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Box, MapLayout } from './layout/map-geometry.ts';
import { clampScale, fitScale, scaleStep, startScale } from './drawing/map-scale.ts';
import { watchGestures } from './drawing/map-gestures.ts';

export interface MapView {
  readonly scale: number;
  /** Whether the box has been measured: before that nothing can be brought to its middle. */
  readonly isReady: boolean;
  /** What is in sight, in the measures of the layout. */
  readonly inSight: Box;
  readonly zoom: (direction: -1 | 1) => void;
  readonly fit: () => void;
  /** Brings a point of the layout to the middle. */
  readonly moveTo: (x: number, y: number, isSmooth?: boolean) => void;
}

interface Anchor {
  /** A point of the layout, and where in the box it stays. */
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
}

const NOTHING: Box = { x: 0, y: 0, width: 0, height: 0 };

/** The box scrolls by itself; this keeps its scale. `stage` has the width that the whole map is fitted to. */
export function useMapView(
  layout: MapLayout,
  box: HTMLElement | null,
  stage: HTMLElement | null,
): MapView {
  const [chosen, setChosen] = useState<number | 'start' | 'fit'>('start');
  const [stageWidth, setStageWidth] = useState(0);
  const [inSight, setInSight] = useState(NOTHING);
  const anchor = useRef<Anchor | null>(null);
  const scaled = { start: startScale, fit: fitScale };
  const scale = typeof chosen === 'number' ? chosen : scaled[chosen](layout.width, stageWidth);
  const scaleNow = useRef(scale);
  // Two fingers on two elements send each move twice, before the first has been drawn.
  const wantedScale = useRef(scale);
  const seen = useRef(NOTHING);

  const look = useCallback((): void => {
    const { scrollLeft = 0, scrollTop = 0, clientWidth = 0, clientHeight = 0 } = box ?? {};
    const by = scaleNow.current;
    const [width, height] = [clientWidth / by, clientHeight / by];
    seen.current = { x: scrollLeft / by, y: scrollTop / by, width, height };
    setInSight(seen.current);
  }, [box]);

  const zoomTo = useCallback(
    (wanted: number, left?: number, top?: number): void => {
      if (!box) return;
      const [atLeft, atTop] = [left ?? box.clientWidth / 2, top ?? box.clientHeight / 2];
      const by = scaleNow.current;
      const x = (box.scrollLeft + atLeft) / by;
      const y = (box.scrollTop + atTop) / by;
      anchor.current = { x, y, left: atLeft, top: atTop };
      wantedScale.current = clampScale(wanted);
      setChosen(wantedScale.current);
    },
    [box],
  );

  // The point under the pointer, or else the middle, stays where it is while the scale changes around it.
  useLayoutEffect(() => {
    scaleNow.current = scale;
    wantedScale.current = scale;
    const { x, y, width, height } = seen.current;
    const [left, top] = [(box?.clientWidth ?? 0) / 2, (box?.clientHeight ?? 0) / 2];
    const kept = anchor.current ?? { x: x + width / 2, y: y + height / 2, left, top };
    anchor.current = null;
    if (seen.current !== NOTHING)
      box?.scrollTo(kept.x * scale - kept.left, kept.y * scale - kept.top);
    look();
  }, [scale, box, look]);

  useEffect(() => {
    if (!box || !stage) return;
    const observer = new ResizeObserver(() => {
      // Without the scroll bar and the frame of the drawing.
      setStageWidth(stage.clientWidth - (box.offsetWidth - box.clientWidth) - 2);
      look();
    });
    observer.observe(stage);
    observer.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    const stop = watchGestures(box, (factor, left, top) => {
      zoomTo(wantedScale.current * factor, left, top);
    });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', look);
      stop();
    };
  }, [box, stage, look, zoomTo]);

  const moveTo = useCallback(
    (x: number, y: number, isSmooth = false): void => {
      if (!box) return;
      const isStill = !isSmooth || matchMedia('(prefers-reduced-motion: reduce)').matches;
      box.scrollTo({
        left: x * scaleNow.current - box.clientWidth / 2,
        top: y * scaleNow.current - box.clientHeight / 2,
        behavior: isStill ? 'instant' : 'smooth',
      });
    },
    [box],
  );

  return {
    scale,
    isReady: stageWidth > 0,
    inSight,
    zoom: (direction) => zoomTo(scaleStep(scale, direction)),
    fit: () => {
      const room = box?.clientWidth ?? 0;
      // Beside the inspector, the whole map has to fit into less than the stage.
      setChosen(room > 0 && room < stageWidth ? fitScale(layout.width, room) : 'fit');
    },
    moveTo,
  };
}

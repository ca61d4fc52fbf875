// The layout of the map, made in a thread of its own. The previous one stays until the next is there.
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CourseMap, MapDay } from '@elenchus/domain/course-check/course-map.ts';
import type { MapLayout } from './layout/map-geometry.ts';
import { mapToPlace } from './map-to-place.ts';

interface LayoutState {
  readonly layout: MapLayout | null;
  readonly hasFailed: boolean;
}

export function useMapLayout(map: CourseMap, days: readonly MapDay[]): LayoutState {
  const [state, setState] = useState<LayoutState>({ layout: null, hasFailed: false });
  const worker = useRef<Worker | null>(null);
  const latest = useRef(0);
  const toPlace = useMemo(() => mapToPlace(map, days), [map, days]);
  useEffect(() => {
    const started = new Worker(new URL('./map-layout-worker.ts', import.meta.url), {
      type: 'module',
    });
    started.addEventListener(
      'message',
      ({ data }: MessageEvent<{ id: number; layout: MapLayout }>) => {
        if (data.id === latest.current) setState({ layout: data.layout, hasFailed: false });
      },
    );
    started.addEventListener('error', () => setState({ layout: null, hasFailed: true }));
    worker.current = started;
    return () => started.terminate();
  }, []);
  useEffect(() => {
    latest.current += 1;
    worker.current?.postMessage({ id: latest.current, map: toPlace });
  }, [toPlace]);
  return state;
}

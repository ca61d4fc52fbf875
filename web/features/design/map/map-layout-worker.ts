// The thread that lays out the map, so that the page never waits for it.
import { layoutMap } from './layout/layout-map.ts';
import type { MapToPlace } from './layout/map-geometry.ts';

addEventListener('message', ({ data }: MessageEvent<{ id: number; map: MapToPlace }>) => {
  postMessage({ id: data.id, layout: layoutMap(data.map) });
});

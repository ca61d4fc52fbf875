import { memo } from 'react';
import type { CSSProperties } from 'react';
import type { Box, MapLayout } from '../layout/map-geometry.ts';
import styles from './map-drawing.module.css';

/** The bands of the sections, the rails of the theses, and the names of sections and class days. */
export const MapHeads = memo(function MapHeads({ layout }: { readonly layout: MapLayout }) {
  return (
    <>
      {layout.bands.map((band) => (
        <div key={band.y} className={styles.band} style={placeOf(band)} />
      ))}
      {layout.rails.map((rail) => (
        <div key={`${rail.x} ${rail.y}`} className={styles.rail} style={placeOf(rail)} />
      ))}
      {layout.sectionHeads.map((head) => (
        <h2 key={head.key} style={placeOf(head)}>
          <span>{head.text}</span>
        </h2>
      ))}
      {layout.dayHeads.map((head) => (
        <h3 key={head.key} style={placeOf(head)} title={head.text}>
          <span>{head.text}</span>
        </h3>
      ))}
    </>
  );
});

function placeOf({ x, y, width, height }: Box): CSSProperties {
  return { left: x, top: y, width, height };
}

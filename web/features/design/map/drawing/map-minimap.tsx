import { useRef } from 'react';
import type { PointerEvent } from 'react';
import type { Box, MapLayout } from '../layout/map-geometry.ts';
import type { NodeRole } from '../inspector/map-chain.ts';
import styles from './map-drawing.module.css';

const WIDTH = 132;
const HEIGHT = 168;

interface MapMinimapProps {
  readonly layout: MapLayout;
  /** What is in sight, in the measures of the layout. */
  readonly view: Box;
  readonly roleOf: (key: string) => NodeRole;
  /** Moves the middle of what is in sight. */
  readonly onMove: (x: number, y: number) => void;
}

/** The whole map, small, with a frame around what is in sight. For the pointer only: keys move between nodes. */
export function MapMinimap({ layout, view, roleOf, onMove }: MapMinimapProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const scale = Math.min(WIDTH / layout.width, HEIGHT / layout.height);
  const move = ({ clientX, clientY, buttons }: PointerEvent): void => {
    const corner = drawing.current?.getBoundingClientRect();
    if (buttons === 0 || !corner) return;
    onMove((clientX - corner.x) / scale, (clientY - corner.y) / scale);
  };
  return (
    <svg
      ref={drawing}
      aria-hidden
      className={styles.minimap}
      data-minimap
      width={layout.width * scale}
      height={layout.height * scale}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        move(event);
      }}
      onPointerMove={move}
    >
      {layout.bands.map(({ x, y, width, height }) => (
        <rect key={y} className={styles.miniBand} {...{ x, y, width, height }} />
      ))}
      {layout.nodes.map(({ key, x, y, width, height }) => (
        <rect key={key} data-role={roleOf(key)} {...{ x, y, width, height }} />
      ))}
      <rect className={styles.inSight} {...view} />
    </svg>
  );
}

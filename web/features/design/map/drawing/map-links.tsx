import { memo } from 'react';
import type { CourseMap } from '@elenchus/domain/course-check/course-map.ts';
import { linkPath } from '../layout/link-path.ts';
import { labelWidth, type MapLayout } from '../layout/map-geometry.ts';
import type { Chain } from '../inspector/map-chain.ts';
import styles from './map-links.module.css';

interface MapLinksProps {
  readonly layout: MapLayout;
  readonly edges: CourseMap['edges'];
  readonly chain: Chain;
  /** Whether a chain is isolated. */
  readonly isIsolated: boolean;
}

/** The lines with their arrowheads and options. The table has the same for people who don't see them. */
export const MapLinks = memo(function MapLinks(props: MapLinksProps) {
  const { layout, edges, chain, isIsolated } = props;
  const backward = new Set(
    edges.filter(({ isBackward }) => isBackward).map(({ from, to }) => `${from} ${to}`),
  );
  return (
    <svg aria-hidden width={layout.width} height={layout.height} className={styles.links}>
      {layout.links.map(({ from, to, label, labelAt, points }) => {
        const isNear = isIsolated && chain.hasLink(from, to);
        const end = points.at(-1);
        const before = points.at(-2);
        if (!end || !before) return null;
        return (
          <g
            key={`${from} ${to}`}
            data-near={isNear || undefined}
            data-far={(isIsolated && !isNear) || undefined}
            data-backward={backward.has(`${from} ${to}`) || undefined}
          >
            <path className={styles.line} d={linkPath(points)} />
            <path className={styles.arrow} d={arrowAt(end, end.x > before.x ? -1 : 1)} />
            {labelAt && (
              <>
                <rect
                  className={styles.gap}
                  x={labelAt.x - labelWidth(label) / 2}
                  y={labelAt.y - 6}
                  width={labelWidth(label)}
                  height={12}
                />
                <text className={styles.label} x={labelAt.x} y={labelAt.y}>
                  {label.length > 14 ? `${label.slice(0, 13)}…` : label}
                </text>
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
});

/** An arrowhead at a node's side; `back` is the direction that the line comes from. */
function arrowAt({ x, y }: { x: number; y: number }, back: -1 | 1): string {
  return `M${x},${y}l${8 * back},-4v8z`;
}

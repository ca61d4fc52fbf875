import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { CourseMap, MapDay, MapNode } from '@elenchus/domain/course-check/course-map.ts';
import { reachOf } from '@elenchus/domain/course-check/course-map.ts';
import { layoutMap, NODE_HEIGHT, type MapLayout } from './map-layout.ts';
import { MapNodeButton, type NodeRole } from './map-node-button.tsx';
import styles from './map.module.css';

/** The lane beside the first column. */
const LANE_MARGIN = 8;

interface MapDrawingProps {
  readonly map: CourseMap;
  readonly days: readonly MapDay[];
  readonly focus: string | null;
  /** What somebody looks for; null when nothing is looked for. */
  readonly found: readonly MapNode[] | null;
  readonly onFocus: (key: string | null) => void;
}

/** The map as a drawing; the focused question keeps its colour with all that leads to it and from it. */
export function MapDrawing({ map, days, focus, found, onFocus }: MapDrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const layout = layoutMap(map, days, width);
  const sources = focus === null ? null : reachOf(map.sources, focus);
  const targets = focus === null ? null : reachOf(map.targets, focus);
  const foundKeys = found && new Set(found.map(({ key }) => key));
  const roleOf = (key: string): NodeRole => {
    if (foundKeys && !foundKeys.has(key)) return 'aside';
    if (focus === null) return 'plain';
    if (key === focus) return 'focus';
    if (sources?.has(key) && targets?.has(key)) return 'both';
    if (sources?.has(key)) return 'source';
    return targets?.has(key) ? 'target' : 'aside';
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && focus !== null) onFocus(null);
  };
  return (
    // It only listens for Escape; everything that can be pressed is a button inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role
    <div ref={box} role="group" aria-label="Drawing" className={styles.drawing} onKeyDown={leave}>
      <div className={styles.sheet} style={{ width: layout.width, height: layout.height }}>
        <Links layout={layout} roleOf={roleOf} focus={focus} />
        {layout.heads.map(({ key, text, level, y }) =>
          level === 'section' ? (
            <h2 key={key} style={{ top: y }}>
              {text}
            </h2>
          ) : (
            <h3 key={key} style={{ top: y }}>
              {text}
            </h3>
          ),
        )}
        {layout.nodes.map(({ node, x, y }) => (
          <MapNodeButton
            key={node.key}
            node={node}
            role={roleOf(node.key)}
            style={{ left: x, top: y, width: layout.nodeWidth, height: NODE_HEIGHT }}
            onPress={() => onFocus(node.key === focus ? null : node.key)}
          />
        ))}
      </div>
    </div>
  );
}

interface LinksProps {
  readonly layout: MapLayout;
  readonly roleOf: (key: string) => NodeRole;
  readonly focus: string | null;
}

/** The lines; the table says the same to those who do not see them. */
function Links({ layout, roleOf, focus }: LinksProps) {
  const isNear = (from: string, to: string): boolean => {
    const roles = new Set([roleOf(from), roleOf(to)]);
    return focus !== null && !roles.has('aside') && !roles.has('plain');
  };
  return (
    <svg aria-hidden width={layout.width} height={layout.height} className={styles.links}>
      {layout.edges.map(({ from, to, path, isBackward }) => (
        <path
          key={`${from} ${to}`}
          d={path}
          data-near={isNear(from, to) || undefined}
          data-far={(focus !== null && !isNear(from, to)) || undefined}
          data-backward={isBackward || undefined}
        />
      ))}
    </svg>
  );
}

/** The width of an element, also when the window changes. */
function useWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(960);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width) - LANE_MARGIN);
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

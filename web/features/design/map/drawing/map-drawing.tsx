import { useEffect, useMemo, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { CourseMap, MapNode } from '@elenchus/domain/course-check/course-map.ts';
import type { MapLayout } from '../layout/map-geometry.ts';
import { chainOf, type NodeRole } from '../inspector/map-chain.ts';
import { MapHeads } from './map-heads.tsx';
import { MapLinks } from './map-links.tsx';
import { MapMinimap } from './map-minimap.tsx';
import { MapNodeButton } from './map-node-button.tsx';
import { MapToolbar } from '../map-toolbar.tsx';
import { FAR } from './map-scale.ts';
import { linkCounts } from '../node-names.ts';
import { nodeStep } from '../node-steps.ts';
import { useMapView } from '../use-map-view.ts';
import styles from './map-drawing.module.css';

interface MapDrawingProps {
  readonly map: CourseMap;
  readonly layout: MapLayout;
  /** The node that the inspector shows. */
  readonly focus: string | null;
  /** What a search found; null when nothing is searched for. */
  readonly found: readonly MapNode[] | null;
  readonly onFocus: (key: string | null) => void;
  /** Whether it takes the whole window. */
  readonly isWhole: boolean;
  readonly onWhole: (isWhole: boolean) => void;
  /** Has the width of the drawing without the inspector. */
  readonly stage: HTMLElement | null;
}

/** The map as a drawing. What is pointed at, has the keyboard or is chosen keeps its color with its whole chain. */
export function MapDrawing(props: MapDrawingProps) {
  const { map, layout, focus, found, onFocus, isWhole, onWhole, stage } = props;
  const [box, setBox] = useState<HTMLElement | null>(null);
  const view = useMapView(layout, box, stage);
  const [pointed, setPointed] = useState<string | null>(null);
  const [entered, setEntered] = useState<string | null>(null);
  const active = pointed ?? focus;
  const chain = useMemo(() => chainOf(map, active), [map, active]);
  const foundKeys = useMemo(() => found && new Set(found.map(({ key }) => key)), [found]);
  const boxOf = useMemo(() => new Map(layout.nodes.map((node) => [node.key, node])), [layout]);
  const isDrawn = (key: string | null): key is string => key !== null && boxOf.has(key);
  const tabStop = [entered, focus].find(isDrawn) ?? layout.nodes[0]?.key;
  const roleOf = (key: string): NodeRole =>
    foundKeys && !foundKeys.has(key) && key !== active ? 'aside' : chain.roleOf(key);

  const { moveTo, isReady } = view;
  useEffect(() => {
    const chosen = focus === null ? undefined : boxOf.get(focus);
    if (!chosen || !isReady) return;
    moveTo(chosen.x + chosen.width / 2, chosen.y + chosen.height / 2, true);
    box?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [focus, boxOf, moveTo, isReady, box]);

  const keyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') return focus === null ? onWhole(false) : onFocus(null);
    if (event.key === '+' || event.key === '=') return view.zoom(1);
    if (event.key === '-') return view.zoom(-1);
    if (event.key === '0') return view.fit();
    const key = keyOf(event.target);
    const next = key === null ? null : nodeStep(layout, map, key, event.key);
    if (next === null) return;
    event.preventDefault();
    nodeElement(box, next)?.focus();
  };
  const press = (event: MouseEvent): void => {
    const key = keyOf(event.target);
    if (key !== null) onFocus(key === focus ? null : key);
  };
  const point = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse') setPointed(keyOf(target));
  };
  return (
    // It handles what happens to the buttons inside it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for a form
      role="group"
      aria-label="Drawing"
      className={styles.drawing}
      onKeyDown={keyDown}
      onClick={press}
      onFocus={({ target }) => setEntered(keyOf(target) ?? entered)}
    >
      <MapToolbar view={view} isWhole={isWhole} onWhole={onWhole} />
      <section
        ref={setBox}
        aria-label="Course map"
        className={styles.box}
        onPointerOver={point}
        onPointerLeave={() => setPointed(null)}
      >
        <div style={{ width: layout.width * view.scale, height: layout.height * view.scale }}>
          <div
            className={styles.sheet}
            data-far={view.scale < FAR || undefined}
            style={{
              width: layout.width,
              height: layout.height,
              transform: `scale(${view.scale})`,
            }}
          >
            <MapHeads layout={layout} />
            <MapLinks
              layout={layout}
              edges={map.edges}
              chain={chain}
              isIsolated={active !== null}
            />
            {layout.nodes.map((placed) => {
              const node = map.nodeByKey.get(placed.key);
              return (
                node && (
                  <MapNodeButton
                    key={placed.key}
                    node={node}
                    box={placed}
                    role={roleOf(placed.key)}
                    isChosen={placed.key === focus}
                    isTabStop={placed.key === tabStop}
                    counts={linkCounts(map, placed.key)}
                  />
                )
              );
            })}
          </div>
        </div>
      </section>
      {(view.inSight.height < layout.height || view.inSight.width < layout.width) && (
        <MapMinimap layout={layout} view={view.inSight} roleOf={roleOf} onMove={moveTo} />
      )}
    </div>
  );
}

function keyOf(target: EventTarget): string | null {
  const node = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null;
  return node?.dataset['key'] ?? null;
}

function nodeElement(box: HTMLElement | null, key: string): HTMLElement | null {
  return box?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`) ?? null;
}

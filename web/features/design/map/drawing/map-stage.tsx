import { useEffect, useState } from 'react';
import type { CourseMap, MapDay, MapNode } from '@elenchus/domain/course-check/course-map.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SkeletonLines } from '../../../../ui/loading/skeleton-lines.tsx';
import { MapDrawing } from './map-drawing.tsx';
import { MapInspector } from '../inspector/map-inspector.tsx';
import { MapLegend } from './map-legend.tsx';
import { useMapLayout } from '../use-map-layout.ts';
import styles from './map-stage.module.css';

interface MapStageProps {
  readonly map: CourseMap;
  readonly days: readonly MapDay[];
  readonly focus: string | null;
  readonly found: readonly MapNode[] | null;
  readonly onFocus: (key: string | null) => void;
}

/** The drawing, with the inspector beside it and the legend below. */
export function MapStage({ map, days, focus, found, onFocus }: MapStageProps) {
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    if (!isWhole || !stage) return;
    // What has the focus is never behind the map.
    const leave = ({ target }: FocusEvent): void => {
      if (target instanceof Node && !stage.contains(target)) setWhole(false);
    };
    document.addEventListener('focusin', leave);
    return () => document.removeEventListener('focusin', leave);
  }, [isWhole, stage]);
  const { layout, hasFailed } = useMapLayout(map, days);
  return (
    <>
      <Stack
        gap={16}
        ref={setStage}
        className={styles.stage}
        data-inspected={focus !== null || undefined}
        data-whole={isWhole || undefined}
      >
        {layout && (
          <MapDrawing
            {...{ map, layout, focus, found, stage, isWhole }}
            onFocus={onFocus}
            onWhole={setWhole}
          />
        )}
        {!layout && hasFailed && (
          <Notice tone="attention">
            Couldn’t draw the map in this browser. Choose “Table” to see the same as a list.
          </Notice>
        )}
        {!layout && !hasFailed && <SkeletonLines lines={[100, 96, 98, 90, 100, 94]} />}
        {focus && <MapInspector map={map} focus={focus} onFocus={onFocus} />}
      </Stack>
      <MapLegend />
    </>
  );
}

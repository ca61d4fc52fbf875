import { Button } from '../../../ui/button.tsx';
import {
  IconArrowsHorizontal,
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconMinus,
  IconPlus,
} from '../../../ui/icons.ts';
import { Row } from '../../../ui/layout/row.tsx';
import type { MapView } from './use-map-view.ts';
import styles from './drawing/map-drawing.module.css';

interface MapToolbarProps {
  readonly view: MapView;
  readonly isWhole: boolean;
  readonly onWhole: (isWhole: boolean) => void;
}

/** Zoom, fit to width, and the whole window for the map. */
export function MapToolbar({ view, isWhole, onWhole }: MapToolbarProps) {
  const WholeIcon = isWhole ? IconArrowsMinimize : IconArrowsMaximize;
  return (
    <Row gap={2} align="center" className={styles.zoom}>
      <Button look="plain" aria-label="Zoom out" onClick={() => view.zoom(-1)}>
        <IconMinus aria-hidden />
      </Button>
      <output aria-label="Zoom">{Math.round(view.scale * 100)}%</output>
      <Button look="plain" aria-label="Zoom in" onClick={() => view.zoom(1)}>
        <IconPlus aria-hidden />
      </Button>
      <Button look="plain" onClick={view.fit}>
        <IconArrowsHorizontal aria-hidden />
        Fit to width
      </Button>
      <Button look="plain" aria-pressed={isWhole} onClick={() => onWhole(!isWhole)}>
        <WholeIcon aria-hidden />
        Whole window
      </Button>
    </Row>
  );
}

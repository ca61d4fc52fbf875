import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { longDateLabel, type IsoDate } from '@elenchus/domain/base/calendar.ts';
import { countOf } from '../../ui/count-words.ts';
import { labelEvery } from './chart-scale.ts';
import { layChart, type ChartWeek } from './chart-layout.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { useWidth } from './use-width.ts';
import styles from './words-chart.module.css';

interface WordsChartProps {
  readonly legend: string;
  readonly weeks: readonly ChartWeek[];
  /** The date whose work is shown. */
  readonly chosen: string | null;
  readonly onChoose: (date: IsoDate) => void;
}

/** A line of words per week. Each point can be reached by keyboard, and leads to the work of its date. */
export function WordsChart({ legend, weeks, chosen, onChoose }: WordsChartProps) {
  const box = useRef<HTMLElement>(null);
  const width = useWidth(box);
  const [described, setDescribed] = useState<number | null>(null);
  const layout = layChart(weeks, width);
  const { points } = layout;
  const chosenPlace = points.findIndex(({ week }) => week.date === chosen);
  const home = described ?? (chosenPlace < 0 ? points.length - 1 : chosenPlace);
  const press = (event: KeyboardEvent): void => {
    const next = nextPlace(event.key, home, points.length);
    if (next === null) return;
    event.preventDefault();
    setDescribed(next);
    box.current?.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
  };
  const shown = described === null ? undefined : points[described];
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        <svg aria-hidden width="28" height="12" className={styles.key}>
          <path d="M1 6H27" />
          <circle cx="14" cy="6" r="4" />
        </svg>
        {legend}
      </figcaption>
      <section ref={box} aria-label="Chart" className={styles.box}>
        <div className={styles.canvas} style={{ width: layout.width, height: layout.height }}>
          <ChartDrawing
            layout={layout}
            every={labelEvery(LABEL_WIDTH, layout.column)}
            chosen={chosen}
            described={described}
          />
          <div role="toolbar" aria-label="Weeks" tabIndex={-1} onKeyDown={press}>
            {points.map(({ week, x }, place) => (
              <button
                key={week.date}
                type="button"
                data-place={place}
                className={styles.point}
                style={{
                  insetInlineStart: x - layout.column / 2,
                  width: layout.column,
                  top: layout.plot.top,
                  height: layout.plot.bottom - layout.plot.top,
                }}
                tabIndex={place === home ? 0 : -1}
                aria-label={`${week.label}: ${countOf(week.words ?? 0, 'word')}`}
                aria-pressed={week.date === chosen}
                onClick={() => onChoose(week.date)}
                onFocus={() => setDescribed(place)}
                onBlur={() => setDescribed(null)}
                onPointerEnter={() => setDescribed(place)}
                onPointerLeave={() => setDescribed(null)}
              />
            ))}
          </div>
          {shown && (
            <div
              aria-hidden
              className={styles.tip}
              data-above={shown.y > layout.height / 2 || undefined}
              style={{
                insetInlineStart: Math.min(Math.max(shown.x, TIP / 2), layout.width - TIP / 2),
                top: shown.y,
              }}
            >
              <strong>{countOf(shown.week.words ?? 0, 'word')}</strong>
              <span>in the week up to {longDateLabel(shown.week.date)}</span>
            </div>
          )}
        </div>
      </section>
    </figure>
  );
}

/** In pixels, as the label of a week and the tip over a point are drawn. */
const LABEL_WIDTH = 44;
const TIP = 184;

function nextPlace(key: string, place: number, count: number): number | null {
  const last = count - 1;
  if (key === 'ArrowRight') return Math.min(place + 1, last);
  if (key === 'ArrowLeft') return Math.max(place - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

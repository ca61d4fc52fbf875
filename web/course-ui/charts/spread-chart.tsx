import { useRef } from 'react';
import { shortGrade, type GradeSpread } from '@elenchus/domain/grading/grade-spread.ts';
import { laySpread, type SpreadLayout, type SpreadScale } from './spread-layout.ts';
import { useWidth } from './use-width.ts';
import styles from './spread-chart.module.css';

interface SpreadChartProps {
  readonly spread: GradeSpread;
  readonly scale: SpreadScale;
  readonly height: number;
}

/** Columns for the grades, a line for the median and a dashed one for the mean. The figure around it describes it. */
export function SpreadChart({ spread, scale, height }: SpreadChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const layout = laySpread(spread.bins, scale, { width, height });
  const { plot, columns, ticks } = layout;
  return (
    <div ref={box} className={styles.box}>
      <svg aria-hidden viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
        {columns.map(({ from, count, ...place }) => (
          <g key={from}>
            <rect className={styles.column} {...place} />
            {place.width >= LEAST_NUMBERED && (
              <text className={styles.count} x={place.x + place.width / 2} y={place.y - 4}>
                {count}
              </text>
            )}
          </g>
        ))}
        <path className={styles.ground} d={`M${plot.left} ${plot.bottom}H${plot.right}`} />
        {ticks.map(({ grade, x }) => (
          <text key={grade} className={styles.tick} x={x} y={plot.bottom + 16}>
            {grade}
          </text>
        ))}
        <Mark layout={layout} name="Median" grade={spread.median} line={0} />
        <Mark layout={layout} name="Mean" grade={spread.mean} line={1} />
      </svg>
    </div>
  );
}

/** A narrower column has no room for its number. */
const LEAST_NUMBERED = 14;
const LINE_HEIGHT = 14;

interface MarkProps {
  readonly layout: SpreadLayout;
  readonly name: 'Median' | 'Mean';
  readonly grade: number | null;
  /** Each label has a line of its own, because median and mean are often close. */
  readonly line: number;
}

function Mark({ layout: { plot, xOf }, name, grade, line }: MarkProps) {
  if (grade === null) return null;
  const x = xOf(grade);
  const y = 12 + line * LINE_HEIGHT;
  const isLeft = x < (plot.left + plot.right) / 2;
  return (
    <>
      <path className={styles.mark} data-mark={name} d={`M${x} ${y - 10}V${plot.bottom}`} />
      <text
        className={styles.label}
        x={x + (isLeft ? 5 : -5)}
        y={y}
        textAnchor={isLeft ? 'start' : 'end'}
      >
        {name} {shortGrade(grade)}
      </text>
    </>
  );
}

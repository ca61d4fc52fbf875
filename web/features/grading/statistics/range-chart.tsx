import { useRef } from 'react';
import type { GraderMean } from '@elenchus/domain/workload/grader-means.ts';
import { shortGrade } from '@elenchus/domain/grading/grade-spread.ts';
import { layRanges } from './range-layout.ts';
import { useWidth } from '../../../course-ui/charts/use-width.ts';
import styles from './range-chart.module.css';

/** A dot for each mean, with a line for the range around it. The figure around it describes it. */
export function RangeChart({ means }: { means: readonly GraderMean[] }) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const { height, plot, rows, ticks } = layRanges(means, width);
  return (
    <div ref={box} className={styles.box}>
      <svg aria-hidden viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
        {ticks.map(({ value, x }) => (
          <g key={value}>
            <path className={styles.grid} d={`M${x} 0V${plot.bottom}`} />
            <text className={styles.tick} x={x} y={plot.bottom + 18}>
              {value}
            </text>
          </g>
        ))}
        {rows.map(({ ta, name, counted, mean, y, at, range }) => (
          <g key={ta ?? name}>
            <text className={styles.name} x={plot.left} y={y - 12}>
              {name}
              <tspan className={styles.note}>{` ${noteOf({ counted, mean, range })}`}</tspan>
            </text>
            {range && (
              <path
                className={styles.range}
                d={`M${range.from} ${y - 5}v10m0 -5H${range.to}m0 -5v10`}
              />
            )}
            {at !== null && <circle className={styles.mean} cx={at} cy={y} r={5} />}
          </g>
        ))}
      </svg>
    </div>
  );
}

function noteOf(row: {
  readonly counted: number;
  readonly mean: number | null;
  readonly range: unknown;
}): string {
  if (row.mean === null) return 'no grades yet';
  const count = `${shortGrade(row.mean)}, n = ${row.counted.toLocaleString('en')}`;
  return row.range === null ? `${count}, too few to compare` : count;
}

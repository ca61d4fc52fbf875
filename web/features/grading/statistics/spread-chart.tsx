import { useRef } from 'react';
import { shortGrade, type GradeSpread } from '@elenchus/domain/grading/grade-spread.ts';
import { isNumbered, layMarks, laySpread, numberLine, type SpreadScale } from './spread-layout.ts';
import { useWidth } from '../../../course-ui/charts/use-width.ts';
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
        {columns.map(({ from, x, y, width: room, height: high }) => (
          <rect key={from} className={styles.column} x={x} y={y} width={room} height={high} />
        ))}
        <path className={styles.ground} d={`M${plot.left} ${plot.bottom}H${plot.right}`} />
        {ticks.map(({ grade, x }) => (
          <text key={grade} className={styles.tick} x={x} y={plot.bottom + 16}>
            {grade}
          </text>
        ))}
        <Marks marks={layMarks(layout, spread)} />
        {columns.filter(isNumbered).map((column) => (
          <text
            key={column.from}
            className={styles.count}
            x={column.x + column.width / 2}
            y={numberLine(column)}
          >
            {column.count}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** Median and mean: lines first, then the labels over them. */
function Marks({ marks }: { readonly marks: ReturnType<typeof layMarks> }) {
  return (
    <>
      {marks.map(({ name, x, pieces }) => (
        <path
          key={name}
          className={styles.mark}
          data-mark={name}
          d={pieces.map(({ from, to }) => `M${x} ${from}V${to}`).join('')}
        />
      ))}
      {marks.map(({ name, grade, label }) => (
        <text key={name} className={styles.label} x={label.x} y={label.y} textAnchor={label.anchor}>
          {name} {shortGrade(grade)}
        </text>
      ))}
    </>
  );
}

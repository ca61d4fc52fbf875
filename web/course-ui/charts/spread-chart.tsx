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
        {columns.map(({ from, x, y, width: room, height: high }) => (
          <rect key={from} className={styles.column} x={x} y={y} width={room} height={high} />
        ))}
        <path className={styles.ground} d={`M${plot.left} ${plot.bottom}H${plot.right}`} />
        {ticks.map(({ grade, x }) => (
          <text key={grade} className={styles.tick} x={x} y={plot.bottom + 16}>
            {grade}
          </text>
        ))}
        <Marks layout={layout} spread={spread} />
        {columns.map(
          ({ from, count, x, y, width: room }) =>
            room >= LEAST_NUMBERED && (
              <text key={from} className={styles.count} x={x + room / 2} y={y - 4}>
                {count}
              </text>
            ),
        )}
      </svg>
    </div>
  );
}

/** A narrower column has no room for its number. */
const LEAST_NUMBERED = 14;
const LINE_HEIGHT = 14;
/** What a label beside its line needs. */
const LABEL_WIDTH = 84;

/** Median and mean: lines first, then the labels over them, each on a line of its own because both are often close. */
function Marks({ layout: { plot, xOf }, spread }: { layout: SpreadLayout; spread: GradeSpread }) {
  const { median, mean } = spread;
  if (median === null || mean === null) return null;
  const marks = [
    { name: 'Median', grade: median, isRight: median > mean, y: 12 },
    { name: 'Mean', grade: mean, isRight: mean >= median, y: 12 + LINE_HEIGHT },
  ].map((mark) => {
    const x = xOf(mark.grade);
    const isRight = x - plot.left < LABEL_WIDTH || (mark.isRight && plot.right - x >= LABEL_WIDTH);
    return { ...mark, x, isRight };
  });
  return (
    <>
      {marks.map(({ name, x, y }) => (
        <path
          key={name}
          className={styles.mark}
          data-mark={name}
          d={`M${x} ${y - 10}V${plot.bottom}`}
        />
      ))}
      {marks.map(({ name, grade, x, y, isRight }) => (
        <text
          key={name}
          className={styles.label}
          x={x + (isRight ? 5 : -5)}
          y={y}
          textAnchor={isRight ? 'start' : 'end'}
        >
          {name} {shortGrade(grade)}
        </text>
      ))}
    </>
  );
}

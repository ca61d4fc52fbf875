import type { ChartLayout } from './chart-layout.ts';
import styles from './words-chart.module.css';

interface ChartDrawingProps {
  readonly layout: ChartLayout;
  /** Of the labels of the weeks, every which one is written. */
  readonly every: number;
  readonly chosen: string | null;
  /** The index of the point that is being described. */
  readonly described: number | null;
}

/** Axes, grid, line and points. It is silent: the buttons over it and the table under it speak. */
export function ChartDrawing({ layout, every, chosen, described }: ChartDrawingProps) {
  const { width, height, points, plot } = layout;
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <WordsAxis layout={layout} />
      <WeeksAxis layout={layout} every={every} />
      <path className={styles.line} d={lineThrough(points)} />
      {points.map(({ week, x, y }, place) => (
        <g key={week.date}>
          {week.date === chosen && (
            <path className={styles.chosen} d={`M${x} ${plot.top}V${plot.bottom}`} />
          )}
          <circle
            className={styles.dot}
            cx={x}
            cy={y}
            r={place === described || week.date === chosen ? 6 : 4}
          />
        </g>
      ))}
    </svg>
  );
}

function WordsAxis({ layout: { scale, plot, yOf } }: { layout: ChartLayout }) {
  const middle = (plot.top + plot.bottom) / 2;
  return (
    <>
      {scale.lines.map((words) => (
        <path
          key={words}
          className={styles.grid}
          data-ground={words === 0 || undefined}
          d={`M${plot.left} ${yOf(words)}H${plot.right}`}
        />
      ))}
      {scale.labels.map((words) => (
        <text key={words} className={styles.tick} x={plot.left - 8} y={yOf(words)} dy="0.35em">
          {words.toLocaleString('en')}
        </text>
      ))}
      <text className={styles.title} transform={`translate(14 ${middle}) rotate(-90)`}>
        Words
      </text>
    </>
  );
}

function WeeksAxis({ layout, every }: { layout: ChartLayout; every: number }) {
  const { plot, weeks, height } = layout;
  return (
    <>
      {weeks.map(
        ({ week, x }, place) =>
          place % every === 0 && (
            <text key={week.date} className={styles.week} x={x} y={plot.bottom + 20}>
              {week.label}
            </text>
          ),
      )}
      <text className={styles.title} x={(plot.left + plot.right) / 2} y={height - 8}>
        Weeks
      </text>
    </>
  );
}

function lineThrough(points: ChartLayout['points']): string {
  return points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

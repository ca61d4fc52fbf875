import { useMemo, useRef } from 'react';
import { isIsoDate } from '@elenchus/domain/base/calendar.ts';
import { localDate } from '@elenchus/domain/base/zoned-time.ts';
import { classWeeksSentence } from '@elenchus/domain/word-counts/class-weeks.ts';
import { useClassWeeks } from '../../../calls/people/class-queries.ts';
import { ChartDrawing } from '../../../course-ui/charts/chart-drawing.tsx';
import { ChartFigure } from '../../../course-ui/charts/chart-figure.tsx';
import { layChart, type ChartWeek } from '../../../course-ui/charts/chart-layout.ts';
import { labelEvery } from '../../../course-ui/charts/chart-scale.ts';
import { useWidth } from '../../../course-ui/charts/use-width.ts';
import { toChartWeeks, WeeksTable } from '../../../course-ui/charts/weeks-table.tsx';
import { ClassFailure } from '../../../course-ui/grading/class-failure.tsx';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { NoWeeks } from '../../../course-ui/grading/no-weeks.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SkeletonChart } from '../../../ui/loading/skeleton-shapes.tsx';
import styles from './class-weeks-figure.module.css';

/** How much the class wrote in each week. */
export function ClassWeeksFigure() {
  const { courseID, course, session } = useGradingPlace();
  const { data, error, isFetching, refetch } = useClassWeeks(courseID);
  const today = localDate(useNow(), course.settings.timeZone);
  const weeks = useMemo(() => data && toChartWeeks(data.weeks, today), [data, today]);
  if (!data || !weeks) {
    return error ? (
      <ClassFailure error={error} isFetching={isFetching} refetch={refetch} />
    ) : (
      <SkeletonChart />
    );
  }
  if (weeks.length === 0) return <NoWeeks reason="The course has no dates yet." />;
  const dated = data.weeks.flatMap((week) =>
    isIsoDate(week.date) ? [{ ...week, date: week.date }] : [],
  );
  const title = session.isInstructor
    ? 'Words per week of the class'
    : 'Words per week of your students';
  return (
    <Stack as="section" gap={8} aria-label={title}>
      <ChartFigure
        title={title}
        sentence={classWeeksSentence(dated, { students: data.students, today })}
      >
        {dated.some(({ words }) => words !== 0) ? <WeeksDrawing weeks={weeks} /> : undefined}
      </ChartFigure>
      <WeeksTable label={title} weeks={weeks} />
    </Stack>
  );
}

/** In pixels, as the label of a week is drawn. */
const LABEL_WIDTH = 44;

function WeeksDrawing({ weeks }: { weeks: readonly ChartWeek[] }) {
  const box = useRef<HTMLDivElement>(null);
  const layout = layChart(weeks, useWidth(box), 0);
  const every = labelEvery(LABEL_WIDTH, layout.column);
  return (
    <div ref={box} className={styles.drawing}>
      <ChartDrawing layout={layout} every={every} chosen={null} described={null} />
    </div>
  );
}

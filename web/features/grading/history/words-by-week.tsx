import { useMemo } from 'react';
import type { IsoDate } from '@elenchus/domain/base/calendar.ts';
import { localDate } from '@elenchus/domain/base/zoned-time.ts';
import { CallFailure } from '../../../calls/call-endpoint.ts';
import { useWeeklyWords } from '../../../calls/people/class-queries.ts';
import { toChartWeeks, WeeksTable } from '../../../course-ui/charts/weeks-table.tsx';
import { WordsChart } from '../../../course-ui/charts/words-chart.tsx';
import { ClassFailure } from '../../../course-ui/grading/class-failure.tsx';
import { NoWeeks } from '../../../course-ui/grading/no-weeks.tsx';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { useNow } from '../../../lib/use-now.ts';
import { SkeletonChart } from '../../../ui/loading/skeleton-shapes.tsx';
import type { FoundStudent } from '../../../calls/people/students-queries.ts';

interface WordsByWeekProps {
  readonly student: FoundStudent;
  readonly chosen: string | null;
  readonly onChoose: (date: IsoDate) => void;
}

/** How much a student wrote in each week, as a line and as a table. */
export function WordsByWeek({ student, chosen, onChoose }: WordsByWeekProps) {
  const { courseID, course } = useGradingPlace();
  const { data, error, isFetching, refetch } = useWeeklyWords(courseID, student.username);
  const today = localDate(useNow(), course.settings.timeZone);
  const weeks = useMemo(() => data && toChartWeeks(data, today), [data, today]);
  if (weeks) {
    return (
      <>
        <WordsChart
          legend={`Words written per week by ${student.fullname || student.username}`}
          weeks={weeks}
          chosen={chosen}
          onChoose={onChoose}
        />
        <WeeksTable label="Words written per week" weeks={weeks} />
      </>
    );
  }
  if (!error) return <SkeletonChart />;
  if (error instanceof CallFailure && error.code === 'INVALID_INPUT') {
    return <NoWeeks reason={error.message} />;
  }
  return <ClassFailure error={error} isFetching={isFetching} refetch={refetch} />;
}

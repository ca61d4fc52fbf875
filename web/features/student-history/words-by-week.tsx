import { useMemo } from 'react';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { isIsoDate, longDateLabel, type IsoDate } from '@elenchus/domain/base/calendar.ts';
import { localDate } from '@elenchus/domain/base/zoned-time.ts';
import { isFutureWeek } from '@elenchus/domain/word-counts/weekly-words.ts';
import { CallFailure } from '../../api/call-endpoint.ts';
import { useWeeklyWords } from '../../api/class-queries.ts';
import { designHref } from '../../course-ui/design-editing/design-address.ts';
import { ClassFailure } from '../../course-ui/grading/class-failure.tsx';
import { useGradingPlace } from '../../course-ui/grading/grading-place.ts';
import { ViewLink } from '../../course-ui/view-link.tsx';
import { useNow } from '../../lib/use-now.ts';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonLines } from '../../ui/skeleton-lines.tsx';
import type { ChartWeek } from './chart-layout.ts';
import type { FoundStudent } from '../../api/students-queries.ts';
import { WordsChart } from './words-chart.tsx';
import styles from './words-chart.module.css';

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
        <Figures weeks={weeks} />
      </>
    );
  }
  if (!error) return <SkeletonLines lines={[100, 100, 100, 100, 100, 100, 100, 100, 100, 100]} />;
  if (error instanceof CallFailure && error.code === 'INVALID_INPUT') {
    return <NoWeeks reason={error.message} />;
  }
  return <ClassFailure error={error} isFetching={isFetching} refetch={refetch} />;
}

function toChartWeeks(
  weeks: AnswerOf<'GET /api/weeklyWords/{courseID}/{username}'>,
  today: IsoDate,
): readonly ChartWeek[] {
  return weeks.flatMap(({ date, label, words }) =>
    isIsoDate(date) ? [{ date, label, words: isFutureWeek(date, today) ? null : words }] : [],
  );
}

/** Without dates there are no weeks to count by. */
function NoWeeks({ reason }: { reason: string }) {
  const { courseID, session } = useGradingPlace();
  return (
    <Notice>
      <p>
        {reason} The chart needs the start and end dates of the course or the dates of its class
        days.{' '}
        {session.isInstructor && (
          <ViewLink href={designHref(courseID, { tab: 'schedule', sub: 'dates' })}>
            Set the dates of the course
          </ViewLink>
        )}
      </p>
    </Notice>
  );
}

function Figures({ weeks }: { weeks: readonly ChartWeek[] }) {
  return (
    <details className={styles.figures}>
      <summary>Show as a table</summary>
      <table aria-label="Words written per week">
        <thead>
          <tr>
            <th scope="col">Week up to</th>
            <th scope="col">Words</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ date, words }) => (
            <tr key={date}>
              <th scope="row">{longDateLabel(date)}</th>
              <td>{words === null ? 'to come' : words.toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

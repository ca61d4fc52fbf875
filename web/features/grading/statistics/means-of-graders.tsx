import { evaluationName } from '@elenchus/domain/grading/evaluation.ts';
import { shortGrade } from '@elenchus/domain/grading/grade-spread.ts';
import { graderMeansSentence, type GraderMean } from '@elenchus/domain/workload/grader-means.ts';
import { useGradeSpread } from '../../../calls/people/class-queries.ts';
import { ChartFigure } from '../../../course-ui/charts/chart-figure.tsx';
import { ChartTable } from '../../../course-ui/charts/chart-table.tsx';
import { RangeChart } from './range-chart.tsx';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import styles from './grade-spreads.module.css';

/** The mean grade of each grader's students, with the range in which chance alone could have moved it. */
export function GraderMeans() {
  const { courseID, course } = useGradingPlace();
  // The spread of grades below loads it, and says so when it can't.
  const { data } = useGradeSpread(courseID);
  const compared = course.evaluations.flatMap((evaluation) => {
    const means = data?.find(({ evaluationId }) => evaluationId === evaluation.id)?.means ?? [];
    return means.some(({ mean }) => mean !== null) ? [{ evaluation, means }] : [];
  });
  if (compared.length === 0) return null;
  return (
    <Stack as="section" gap={32} aria-labelledby="means-of-graders">
      <Stack columns="auto" gap={4} className={styles.heading}>
        <h2 id="means-of-graders">Mean grades by grader</h2>
        <p>
          The dot is the mean grade of a grader’s students. The line is its 95% range: with other
          students of the same kind, the mean would probably be somewhere on it. If two ranges
          overlap widely, the difference can be chance. If they don’t overlap, the grades really
          differ, but the students may differ too: read some of the work before you adjust anything.
        </p>
      </Stack>
      {compared.map(({ evaluation, means }) => {
        const name = evaluationName(evaluation);
        return (
          <Stack
            as="section"
            gap={16}
            key={evaluation.id}
            className={styles.evaluation}
            aria-label={`Mean grades by grader: ${name}`}
          >
            <ChartFigure title={name} sentence={graderMeansSentence(means)}>
              <RangeChart means={means} />
            </ChartFigure>
            <ChartTable
              label={`Mean grades by grader in ${name}`}
              columns={['Grader', 'Grades', 'Mean (excl. < 60)', '95% range']}
              rows={means.map((each) => [each.name, ...cellsOf(each)])}
            />
          </Stack>
        );
      })}
    </Stack>
  );
}

function cellsOf({ counted, mean, low, high }: GraderMean): [string, string, string] {
  const range =
    low === null || high === null
      ? 'too few to compare'
      : `${shortGrade(low)} to ${shortGrade(high)}`;
  return [
    counted.toLocaleString('en'),
    mean === null ? '--' : shortGrade(mean),
    mean === null ? '--' : range,
  ];
}

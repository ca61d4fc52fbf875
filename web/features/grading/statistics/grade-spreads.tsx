import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { evaluationName, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { averageLabel } from '@elenchus/domain/grading/exam-grade.ts';
import { binLabel, isDrawn, spreadSentence } from '@elenchus/domain/grading/grade-spread.ts';
import { useGradeSpread } from '../../../calls/people/class-queries.ts';
import { ChartFigure } from '../../../course-ui/charts/chart-figure.tsx';
import { ChartTable } from '../../../course-ui/charts/chart-table.tsx';
import { SpreadChart } from './spread-chart.tsx';
import { spreadScale } from './spread-layout.ts';
import { ClassFailure } from '../../../course-ui/grading/class-failure.tsx';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SkeletonChart } from '../../../ui/loading/skeleton-shapes.tsx';
import styles from './grade-spreads.module.css';

type Spread = AnswerOf<'GET /api/gradeSpread/{courseID}'>[number];
type Group = Spread['groups'][number];

/** How the grades of each evaluation are spread, in the class and with each TA. */
export function GradeSpreads() {
  const { courseID, course } = useGradingPlace();
  const { data, error, isFetching, refetch } = useGradeSpread(courseID);
  return (
    <Stack as="section" gap={32} aria-labelledby="spread-of-grades">
      <Stack columns="auto" gap={4} className={styles.heading}>
        <h2 id="spread-of-grades">Spread of grades</h2>
        <p>Each column counts the grades within 5 points. Letter grades aren’t drawn.</p>
      </Stack>
      {data &&
        course.evaluations.map((evaluation) => (
          <EvaluationSpreads
            key={evaluation.id}
            evaluation={evaluation}
            groups={data.find(({ evaluationId }) => evaluationId === evaluation.id)?.groups ?? []}
          />
        ))}
      {!data && !error && <SkeletonChart />}
      {!data && error && <ClassFailure error={error} isFetching={isFetching} refetch={refetch} />}
    </Stack>
  );
}

function EvaluationSpreads({
  evaluation,
  groups,
}: {
  evaluation: Evaluation;
  groups: readonly Group[];
}) {
  const name = evaluationName(evaluation);
  const [whole, ...parts] = groups;
  if (!whole) return null;
  const hasGrades = whole.graded + whole.letters > 0;
  const all = spreadScale(groups);
  return (
    <Stack
      as="section"
      gap={16}
      className={styles.evaluation}
      aria-label={`Spread of grades: ${name}`}
    >
      <h3>{name}</h3>
      {!hasGrades && <p className={styles.small}>No grades yet.</p>}
      {hasGrades && (
        <>
          <GroupFigure group={whole} scale={all} height={200} />
          {parts.length > 0 && (
            <div className={styles.parts}>
              {parts.map((part) => (
                <GroupFigure
                  key={part.ta ?? part.name}
                  group={part}
                  scale={{ ...all, most: spreadScale(parts).most }}
                  height={140}
                />
              ))}
            </div>
          )}
          <SpreadTable label={`Grades in ${name}`} groups={groups} />
        </>
      )}
    </Stack>
  );
}

interface GroupFigureProps {
  readonly group: Group;
  readonly scale: ReturnType<typeof spreadScale>;
  readonly height: number;
}

function GroupFigure({ group, scale, height }: GroupFigureProps) {
  const sentence = spreadSentence(group);
  if (isDrawn(group)) {
    return (
      <ChartFigure title={group.name} sentence={sentence}>
        <SpreadChart spread={group} scale={scale} height={height} />
      </ChartFigure>
    );
  }
  const note = group.graded > 0 ? ' Too few grades to draw.' : '';
  return <ChartFigure title={group.name} sentence={`${sentence}${note}`} />;
}

function SpreadTable({ label, groups }: { label: string; groups: readonly Group[] }) {
  const starts = [...new Set(groups.flatMap(({ bins }) => bins.map(({ from }) => from)))];
  const row = (name: string, cell: (group: Group) => string): [string, ...string[]] => [
    name,
    ...groups.map(cell),
  ];
  return (
    <ChartTable
      label={label}
      columns={['Grades', ...groups.map(({ name }) => name)]}
      rows={[
        ...starts
          .toSorted((one, other) => one - other)
          .map((start) =>
            row(binLabel(start), ({ bins }) =>
              String(bins.find(({ from }) => from === start)?.count ?? 0),
            ),
          ),
        row('Letter grades', ({ letters }) => String(letters)),
        row('Without a grade', ({ missing }) => String(missing)),
        row('Mean (excl. < 60)', ({ mean }) => average(mean)),
        row('Median (excl. < 60)', ({ median }) => average(median)),
      ]}
    />
  );
}

function average(value: number | null): string {
  return value === null ? '--' : averageLabel(value);
}

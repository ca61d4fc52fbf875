import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { readCourseCriteria } from '@elenchus/domain/criteria/course-criteria.ts';
import { pointsText } from '@elenchus/domain/criteria/criteria-score.ts';
import { criteriaMeanSentence } from '@elenchus/domain/criteria/criteria-statistics.ts';
import { evaluationName } from '@elenchus/domain/grading/evaluation.ts';
import { averageLabel } from '@elenchus/domain/grading/exam-grade.ts';
import { QUESTION_NOT_FOUND_NAME } from '@elenchus/domain/grading/grades-without-question.ts';
import { useCriteriaStatistics } from '../../../calls/people/class-queries.ts';
import { BarRows } from '../../../course-ui/charts/bar-rows.tsx';
import { ChartFigure } from '../../../course-ui/charts/chart-figure.tsx';
import { ChartTable } from '../../../course-ui/charts/chart-table.tsx';
import { ClassFailure } from '../../../course-ui/grading/class-failure.tsx';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { shortText } from '../../../course-ui/questions/question-names.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SkeletonChart } from '../../../ui/loading/skeleton-shapes.tsx';
import styles from './criteria-figures.module.css';

type Table = AnswerOf<'GET /api/criteriaStatistics/{courseID}'>[number]['tables'][number];
type Figures = Table['criteria'][number];

/** How often each level of the criteria was chosen; only in courses that have criteria. */
export function CriteriaFigures() {
  const { course } = useGradingPlace();
  const { evaluations, questions } = readCourseCriteria(course.criteriaItems);
  return evaluations.size + questions.size === 0 ? null : <Chosen />;
}

function Chosen() {
  const { courseID, course } = useGradingPlace();
  const { data, error, isFetching, refetch } = useCriteriaStatistics(courseID);
  const withTables = (data ?? []).filter(({ tables }) => tables.length > 0);
  if (data && withTables.length === 0) return null;
  const questionText = (id: string): string =>
    shortText(course.questions.find((each) => each.id === id)?.text ?? QUESTION_NOT_FOUND_NAME);
  return (
    <Stack as="section" gap={24} aria-labelledby="chosen-levels">
      <Stack gap={8} className={styles.heading}>
        <h2 id="chosen-levels">How levels were chosen</h2>
        <p>{criteriaMeanSentence(course.settings)}</p>
      </Stack>
      {withTables.map(({ evaluationId, tables }) => {
        const evaluation = course.evaluations.find(({ id }) => id === evaluationId);
        if (!evaluation) return null;
        return (
          <Stack
            as="section"
            gap={16}
            key={evaluationId}
            className={styles.evaluation}
            aria-label={`How levels were chosen: ${evaluationName(evaluation)}`}
          >
            <h3>{evaluationName(evaluation)}</h3>
            {tables.every(isUntouched) ? (
              <p>{NONE_CHOSEN}</p>
            ) : (
              tables.map((table) => (
                <TableFigures
                  key={table.questionId ?? ''}
                  table={table}
                  question={table.questionId === null ? null : questionText(table.questionId)}
                />
              ))
            )}
          </Stack>
        );
      })}
      {!data && !error && <SkeletonChart />}
      {!data && error && <ClassFailure error={error} isFetching={isFetching} refetch={refetch} />}
    </Stack>
  );
}

const NONE_CHOSEN = 'No level chosen yet.';

function isUntouched({ criteria }: Table): boolean {
  return criteria.every(({ chosen }) => chosen === 0);
}

interface TableFiguresProps {
  readonly table: Table;
  /** What the question asks, where the table is only for one. */
  readonly question: string | null;
}

function TableFigures({ table, question }: TableFiguresProps) {
  return (
    <Stack gap={16} className={styles.evaluation}>
      {question !== null && <h4>“{question}”</h4>}
      {isUntouched(table) ? (
        <p>{NONE_CHOSEN}</p>
      ) : (
        table.criteria.map((figures) => (
          <CriterionFigure
            key={figures.id}
            figures={figures}
            of={question === null ? '' : ` for “${question}”`}
          />
        ))
      )}
    </Stack>
  );
}

interface CriterionFigureProps {
  readonly figures: Figures;
  /** The question, where the table is only for one. */
  readonly of: string;
}

function CriterionFigure({ figures, of }: CriterionFigureProps) {
  const { name, most, mean, chosen, levels } = figures;
  const share = (count: number): number => Math.round((100 * count) / chosen);
  return (
    <Stack gap={8}>
      <ChartFigure title={name} sentence={sentenceOf(figures)}>
        {chosen > 0 && mean !== null ? (
          <BarRows
            rows={levels.map(({ id, name: level, points, count }) => ({
              key: id,
              label: `${level} (${pointsText(points)})`,
              count,
              percent: share(count),
            }))}
          />
        ) : undefined}
      </ChartFigure>
      {chosen > 0 && (
        <ChartTable
          label={`Levels of ${name}${of}, out of ${pointsText(most)}`}
          columns={['Level', 'Points', 'Chosen', 'Share']}
          rows={levels.map(({ name: level, points, count }) => [
            level,
            pointsText(points),
            String(count),
            `${share(count)}%`,
          ])}
        />
      )}
    </Stack>
  );
}

function sentenceOf({ chosen, mean, most }: Figures): string {
  if (chosen === 0 || mean === null) return NONE_CHOSEN;
  const times = chosen === 1 ? 'Chosen once' : `Chosen ${chosen} times`;
  return `${times}, mean ${averageLabel(mean)} of ${pointsText(most)}.`;
}

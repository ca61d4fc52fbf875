import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { averageLabel } from '@elenchus/domain/grading/exam-grade.ts';
import { evaluationName, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { SortedName } from '../../../course-ui/people/sorted-name.tsx';
import { useMediaQuery } from '../../../ui/media-query.ts';
import { breakpoints } from '../../../ui/breakpoints.ts';
import styles from './statistics.module.css';

type Row = AnswerOf<'GET /api/statistics/{courseID}'>[number];
type Figures = Row['evaluations'][number];

interface StatisticsTableProps {
  readonly rows: readonly Row[];
  readonly evaluations: readonly Evaluation[];
  /** Without grades only the progress is counted. */
  readonly hasGrades: boolean;
  readonly hasTAs: boolean;
}

/** One row per TA, or one for all students; three figures per evaluation. */
export function StatisticsTable(props: StatisticsTableProps) {
  const isNarrow = useMediaQuery(breakpoints.narrow);
  if (!isNarrow) return <FiguresTable {...props} />;
  // One evaluation under the other: side by side the figures would be out of sight.
  return props.evaluations.map((evaluation) => (
    <FiguresTable key={evaluation.id} {...props} evaluations={[evaluation]} />
  ));
}

function FiguresTable({ rows, evaluations, hasGrades, hasTAs }: StatisticsTableProps) {
  const figures = hasGrades
    ? ['Grading Progress', 'Mean (excl. < 60)', 'Median']
    : ['Grading Progress'];
  const [only] = evaluations;
  const tableName =
    only && evaluations.length === 1
      ? `Grading statistics of ${evaluationName(only)}`
      : 'Grading statistics';
  return (
    // A keyboard scrolls what it can focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.box} aria-label={tableName} tabIndex={0}>
      <table className={styles.table}>
        <colgroup>
          <col />
          {evaluations.flatMap(({ id }) =>
            figures.map((name) => <col key={`${id} ${name}`} data-figure />),
          )}
        </colgroup>
        <thead>
          <tr>
            <th rowSpan={2} scope="col">
              {hasTAs ? 'TA' : 'Students'}
            </th>
            {evaluations.map((evaluation) => (
              <th key={evaluation.id} colSpan={figures.length} scope="colgroup">
                {evaluationName(evaluation)}
              </th>
            ))}
          </tr>
          <tr>
            {evaluations.flatMap(({ id }) =>
              figures.map((label, place) => (
                <th key={`${id} ${label}`} scope="col" data-first={place === 0 || undefined}>
                  <FigureName label={label} />
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.ta ?? row.name}>
              <th scope="row">{row.ta === null ? row.name : <SortedName name={row.name} />}</th>
              {row.evaluations.every(({ total }) => total === 0) ? (
                <td colSpan={evaluations.length * figures.length} data-first>
                  No students
                </td>
              ) : (
                evaluations.map(({ id }) => (
                  <FigureCells
                    key={id}
                    figures={row.evaluations.find(({ evaluationId }) => evaluationId === id)}
                    hasGrades={hasGrades}
                  />
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Text in brackets stays on one line. */
function FigureName({ label }: { label: string }) {
  const [name, note] = label.split(/ (?=\()/);
  return (
    <>
      {name}
      {note !== undefined && ' '}
      {note !== undefined && <span className={styles.note}>{note.replace('< ', '<\u00a0')}</span>}
    </>
  );
}

function FigureCells({ figures, hasGrades }: { figures: Figures | undefined; hasGrades: boolean }) {
  return (
    <>
      <td data-first>{figures ? `${figures.graded}/${figures.total}` : NONE}</td>
      {hasGrades && <td>{shown(figures?.mean)}</td>}
      {hasGrades && <td>{shown(figures?.median)}</td>}
    </>
  );
}

/** Where there are no values. */
const NONE = '--';

function shown(value: number | null | undefined): string {
  return value === null || value === undefined ? NONE : averageLabel(value);
}

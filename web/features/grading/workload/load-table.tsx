import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { isoDateOf, monthDayLabel } from '@elenchus/domain/base/calendar.ts';
import { SortedName } from '../../../course-ui/people/sorted-name.tsx';
import { countOf } from '../../../ui/count-words.ts';
import styles from './workload.module.css';

type WorkloadRow = AnswerOf<'GET /api/workload/{courseID}'>[number];

/** What one grader has left in one evaluation. */
export type GraderLoad = Pick<WorkloadRow, 'ta' | 'name' | 'pace'> &
  WorkloadRow['evaluations'][number];

interface Column {
  readonly label: string;
  readonly cell: (load: GraderLoad) => string;
}

/** What matters most comes first: on a phone the rest is to the right. */
const COLUMNS: readonly Column[] = [
  { label: 'Students left', cell: ({ left }) => left.toLocaleString('en') },
  { label: 'Expected end', cell: endWords },
  { label: 'Pace', cell: paceWords },
  { label: 'Essays left', cell: ({ essaysLeft }) => essaysLeft.toLocaleString('en') },
  { label: 'Words left', cell: ({ wordsLeft }) => wordsLeft.toLocaleString('en') },
  { label: 'Complete', cell: ({ complete }) => complete.toLocaleString('en') },
  { label: 'Students', cell: ({ students }) => students.toLocaleString('en') },
];

/** A row for each grader. */
export function LoadTable({ label, loads }: { label: string; loads: readonly GraderLoad[] }) {
  return (
    // A keyboard scrolls what it can focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.box} aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Grader</th>
            {COLUMNS.map((column) => (
              <th key={column.label} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {loads.map((load) => (
            <tr key={load.ta ?? load.name}>
              <th scope="row">{load.ta === null ? load.name : <SortedName name={load.name} />}</th>
              {COLUMNS.map(({ label: column, cell }) => (
                <td key={column} data-late={(cell === endWords && load.isLate) || undefined}>
                  {cell(load)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** '8.5 a day, on 4 days'. */
function paceWords({ pace }: GraderLoad): string {
  if (pace.perDay === null) return 'None yet';
  return `${pace.perDay.toLocaleString('en')} a day, on ${countOf(pace.days, 'day')}`;
}

function endWords({ left, students, expectedEnd, isLate }: GraderLoad): string {
  if (students === 0) return 'No students';
  if (left === 0) return 'Done';
  const end = expectedEnd === null ? 'Unknown' : monthDayLabel(isoDateOf(expectedEnd));
  return isLate ? `${end} (late)` : end;
}

import { IconEye } from '@tabler/icons-react';
import { useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { evaluationName } from '@elenchus/domain/grading/evaluation.ts';
import { dueHeadline, gradedSoFar } from '@elenchus/domain/grading/grading-due.ts';
import { UNGRADED } from '@elenchus/domain/grading/student-evaluation.ts';
import { useGradingPlace } from '../../course-ui/grading/grading-place.ts';
import { SortedName } from '../../course-ui/sorted-name.tsx';
import { moveTo } from '../../lib/browser-location.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { countLeft } from '../../ui/count-words.ts';
import { EmptyNote } from '../../ui/empty-note.tsx';
import { TableFinder } from '../../ui/table-finder.tsx';
import { VirtualTable, type TableOrder, type VirtualColumn } from '../../ui/virtual-table.tsx';
import { GradeLink } from './grade-link.tsx';
import { arrangeStudents, columnOf, type StudentRow } from './student-rows.ts';
import styles from './student-list.module.css';

/** The person's filter and order; kept while they look at a student's work. */
export interface TableView {
  readonly filter: string;
  readonly order: TableOrder;
  /** Where the table was left for a student's work; null when it was not. */
  readonly left: { readonly username: string; readonly top: number; readonly page: number } | null;
}

interface StudentTableProps {
  readonly rows: readonly StudentRow[];
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
}

/** Everybody with a way to the work and to each evaluation. */
export function StudentTable({ rows, view, onView }: StudentTableProps) {
  const { course, hrefOf } = useGradingPlace();
  const { filter, order, left } = view;
  const box = useRef<HTMLElement>(null);
  const shown = useMemo(() => arrangeStudents(rows, filter, order), [rows, filter, order]);
  useReturn(box, left);
  const viewWork = (username: string): void => {
    onView({ ...view, left: { username, top: box.current?.scrollTop ?? 0, page: scrollY } });
    moveTo(hrefOf('students', { work: username }));
  };
  const columns = useColumns(rows, viewWork);
  return (
    <div className={styles.list}>
      <TableFinder
        label="Filter by name or netID"
        value={filter}
        onChange={(text) => onView({ ...view, left: null, filter: text })}
      >
        {countLeft(shown.length, rows.length, 'student')}
      </TableFinder>
      {/* Stacked rows have no column heads. */}
      <ul className={styles.heads} aria-label="Evaluations">
        {columns.map(({ key, label, note }) =>
          note === undefined ? null : (
            <li key={key}>
              <strong>{label}</strong>: {note}
            </li>
          ),
        )}
      </ul>
      {shown.length > 0 ? (
        <VirtualTable
          ref={box}
          label="Students and their grades"
          columns={columns}
          rows={shown}
          keyOf={({ username }) => username}
          order={order}
          filter={filter}
          onOrder={(next) => onView({ ...view, left: null, order: next })}
          stack={columns}
          minWidth={`${21 + 10 * course.evaluations.length}rem`}
          startAt={left?.top ?? 0}
        />
      ) : (
        <EmptyNote>No student matches “{filter.trim()}”.</EmptyNote>
      )}
    </div>
  );
}

function useColumns(
  rows: readonly StudentRow[],
  viewWork: (username: string) => void,
): readonly VirtualColumn<StudentRow>[] {
  const { course, courseID } = useGradingPlace();
  const clock = { nowEpochMs: useNow(), zone: course.settings.timeZone };
  const gradedOf = useMemo(
    () =>
      course.evaluations.map((_each, place) =>
        gradedSoFar(rows.map(({ graded }) => graded[place] ?? UNGRADED)),
      ),
    [course.evaluations, rows],
  );
  return [
    {
      key: 'name',
      label: 'Student',
      isRowHeader: true,
      cell: ({ fullname, username }) => (
        <span className={styles.name}>
          <SortedName name={fullname || username} />{' '}
          <span className={styles.small}>{username}</span>
        </span>
      ),
    },
    {
      key: 'work',
      label: 'View Work',
      width: '9rem',
      isSortable: false,
      inStack: 'beside',
      cell: ({ fullname, username }) => (
        <Button
          look="plain"
          data-work={username}
          aria-label={`View Work of ${fullname || username}`}
          onClick={() => viewWork(username)}
        >
          <IconEye aria-hidden />
          View Work
        </Button>
      ),
    },
    ...course.evaluations.map((evaluation, place): VirtualColumn<StudentRow> => ({
      key: columnOf(place),
      label: evaluationName(evaluation),
      // The count stays on one line.
      note: `${dueHeadline(evaluation, clock)} · ${gradedOf[place]?.replaceAll(' ', '\u00A0') ?? ''}`,
      // A few share the room with the names; many scroll.
      width: course.evaluations.length > 3 ? '10rem' : '20%',
      cell: (student) => {
        const graded = student.graded[place];
        return (
          graded && (
            <GradeLink
              courseID={courseID}
              student={student}
              evaluation={evaluation}
              graded={graded}
              givesGrades={course.settings.usesGradesForExams}
              clock={clock}
            />
          )
        );
      },
    })),
  ];
}

/** A person who returns finds the page where it was, with the focus on the button that led away. */
function useReturn(box: RefObject<HTMLElement | null>, left: TableView['left']): void {
  const wanted = useRef(left);
  useEffect(() => {
    if (wanted.current === null) return undefined;
    const { username, page } = wanted.current;
    scrollTo({ top: page, behavior: 'instant' });
    // The rows of that place are in the page a moment after the table.
    let tries = 30;
    const seek = (): void => {
      const button = box.current?.querySelector<HTMLElement>(
        `[data-work="${CSS.escape(username)}"]`,
      );
      if (button) button.focus({ preventScroll: true });
      else if ((tries -= 1) > 0) frame = requestAnimationFrame(seek);
    };
    let frame = requestAnimationFrame(seek);
    return () => cancelAnimationFrame(frame);
  }, [box]);
}

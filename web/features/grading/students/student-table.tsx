import { useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { hasCourseGrade } from '@elenchus/domain/criteria/course-grade.ts';
import { evaluationName, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { isListed, nextToGrade } from '@elenchus/domain/grading/grade-next.ts';
import { dueHeadline, gradedSoFar, type Clock } from '@elenchus/domain/grading/grading-due.ts';
import { UNGRADED } from '@elenchus/domain/grading/student-evaluation.ts';
import { courseGradeInput } from '../../../course-ui/grading/course-grade-input.ts';
import { keepFollowedList } from '../../../course-ui/grading/followed-list.ts';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { SortedName } from '../../../course-ui/people/sorted-name.tsx';
import { moveTo } from '../../../lib/browser-location.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { countLeft } from '../../../ui/count-words.ts';
import { EmptyNote } from '../../../ui/empty-note.tsx';
import { IconEye } from '../../../ui/icons.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { VirtualColumn } from '../../../ui/tables/table-cells.tsx';
import { VirtualTable } from '../../../ui/tables/virtual-table.tsx';
import { GradeLink, GradeNext } from './grade-link.tsx';
import { listQuery, type ListView } from './list-address.ts';
import { ListFilters } from './list-filters.tsx';
import { useListView } from './list-view.ts';
import { CourseGradeCell } from './course-grade-cell.tsx';
import { changeTimes, type ChangedWork } from './change-times.ts';
import { arrangeStudents, columnOf, COURSE_GRADE_COLUMN, type StudentRow } from './student-rows.ts';
import styles from './student-list.module.css';

/** Where the table was left for a student's work. */
export interface PlaceLeft {
  readonly username: string;
  readonly scrollY: number;
}

interface StudentTableProps {
  readonly rows: readonly StudentRow[];
  /** In the order of the columns. */
  readonly evaluations: readonly Evaluation[];
  /** The students have pseudonyms: only their work in this evaluation can be opened. */
  readonly isBlind: boolean;
  /** Complete work that changed afterwards; undefined until it is known. */
  readonly changed: readonly ChangedWork[] | undefined;
  /** Null when it wasn't left. */
  readonly left: PlaceLeft | null;
  readonly onLeave: (place: PlaceLeft) => void;
}

/** Everybody with a way to the work and to each evaluation. */
export function StudentTable(props: StudentTableProps) {
  const { rows, evaluations, isBlind, changed, left, onLeave } = props;
  const { course, courseID, session, hrefOf } = useGradingPlace();
  const { settings } = course;
  const [view, setView] = useListView();
  const clock = { nowEpochMs: useNow(), zone: settings.timeZone };
  // Their grading progress is in the heads of the columns.
  const ofTa = useMemo(
    () => (view.ta === '' ? rows : rows.filter(({ ta }) => ta === view.ta)),
    [rows, view.ta],
  );
  const listed = ofTa.filter((row) => isListed(row, view.ungraded, evaluations, clock));
  const shown = arrangeStudents(listed, view.find, view.order);
  const query = listQuery(view);
  const viewWork = (username: string): void => {
    onLeave({ username, scrollY });
    moveTo(hrefOf('students', { ...query, work: username }));
  };
  const followList = (clicked: EventTarget): void => {
    const link = clicked instanceof Element ? clicked.closest<HTMLAnchorElement>('a[href]') : null;
    const evaluationId = link && new URL(link.href).searchParams.get('evaluationId');
    const column = evaluations.findIndex(({ id }) => id === evaluationId);
    if (evaluationId === null || column < 0) return;
    // A person who searched for one name wants to continue with the others.
    const students = arrangeStudents(listed, '', view.order).map(
      ({ username, fullname, graded }) => {
        return { username, fullname, isComplete: graded[column]?.complete === true };
      },
    );
    const isEveryone = Object.keys(listQuery({ ...view, find: '', blind: '' })).length === 0;
    const grader = { courseID, username: session.username };
    keepFollowedList(grader, isEveryone ? null : { evaluationId, students });
  };
  const table = useRef<HTMLElement>(null);
  useReturn(table, left);
  const columns = useColumns({
    rows: ofTa,
    evaluations,
    clock,
    changed,
    viewWork: isBlind ? null : viewWork,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Enter on a link is a click, too
    <Stack gap={16} className={styles.list} onClickCapture={(event) => followList(event.target)}>
      <ListFilters
        rows={rows}
        evaluations={evaluations}
        isBlind={isBlind}
        view={view}
        onView={setView}
      />
      <div className={styles.state}>
        <output className={styles.small}>{countLeft(shown.length, rows.length, 'student')}</output>
        <GradeNext
          next={nextToGrade(shown, view.ungraded, evaluations, clock)}
          isMoreWaiting={nextToGrade(rows, 'all', evaluations, clock) !== null}
          isBlind={isBlind}
        />
      </div>
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
          ref={table}
          label="Students and their grades"
          columns={columns}
          rows={shown}
          keyOf={({ username }) => username}
          order={view.order}
          filter={JSON.stringify(query)}
          onOrder={(order) => setView({ ...view, order })}
          stack={columns}
          minWidth={`${18 + 8.5 * evaluations.length + (!isBlind && hasCourseGrade(courseGradeInput(course)) ? 19 : 0)}rem`}
          startAtRow={left?.username}
        />
      ) : (
        <NobodyListed view={view} onView={setView} />
      )}
    </Stack>
  );
}

function NobodyListed({ view, onView }: { view: ListView; onView: (view: ListView) => void }) {
  const isFiltered = view.ta !== '' || view.ungraded !== 'all';
  const typed = view.find.trim();
  return (
    <EmptyNote>
      <span>
        {typed === '' ? 'No student matches these filters.' : `No student matches “${typed}”.`}
      </span>
      {isFiltered && (
        <Button onClick={() => onView({ ...view, find: '', ta: '', ungraded: 'all' })}>
          Show all students
        </Button>
      )}
    </EmptyNote>
  );
}

interface ColumnsInput {
  readonly rows: readonly StudentRow[];
  readonly evaluations: readonly Evaluation[];
  readonly clock: Clock;
  readonly changed: readonly ChangedWork[] | undefined;
  /** Null in a list of pseudonyms. */
  readonly viewWork: ((username: string) => void) | null;
}

function useColumns(input: ColumnsInput): readonly VirtualColumn<StudentRow>[] {
  const { rows, evaluations, clock, changed, viewWork } = input;
  const { course, courseID } = useGradingPlace();
  const changedAt = useMemo(() => changeTimes(changed ?? []), [changed]);
  // A course grade beside a pseudonym would tell whose it is.
  const hasGrade = viewWork !== null && hasCourseGrade(courseGradeInput(course));
  const gradedOf = useMemo(
    () =>
      evaluations.map((_each, place) =>
        gradedSoFar(rows.map(({ graded }) => graded[place] ?? UNGRADED)),
      ),
    [evaluations, rows],
  );
  const workColumn: VirtualColumn<StudentRow> = {
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
        onClick={() => viewWork?.(username)}
      >
        <IconEye aria-hidden />
        View Work
      </Button>
    ),
  };
  return [
    {
      key: 'name',
      label: 'Student',
      isRowHeader: true,
      cell: ({ fullname, username }) => (
        <span className={styles.name}>
          <SortedName name={fullname || username} />{' '}
          {viewWork && <span className={styles.small}>{username}</span>}
        </span>
      ),
    },
    ...(viewWork === null ? [] : [workColumn]),
    ...evaluations.map((evaluation, place): VirtualColumn<StudentRow> => ({
      key: columnOf(place),
      label: evaluationName(evaluation),
      // The count stays on one line.
      note: `${dueHeadline(evaluation, clock)} · ${gradedOf[place]?.replaceAll(' ', '\u00A0') ?? ''}`,
      // A few share the room with the names; many scroll.
      width: evaluations.length > 3 || hasGrade ? '10rem' : '20%',
      cell: (student) => {
        const graded = student.graded[place];
        return (
          graded && (
            <GradeLink
              courseID={courseID}
              student={student}
              evaluation={evaluation}
              graded={graded}
              changedAt={changedAt(student.username, evaluation.id)}
              givesGrades={course.settings.usesGradesForExams}
              clock={clock}
            />
          )
        );
      },
    })),
    ...(hasGrade ? [COURSE_GRADE] : []),
  ];
}

const COURSE_GRADE: VirtualColumn<StudentRow> = {
  key: COURSE_GRADE_COLUMN,
  label: 'Course grade',
  width: '19rem',
  cell: ({ courseGrade }) => <CourseGradeCell grade={courseGrade} />,
};

/** A person who returns finds the page where it was, with the focus on the button that led away. */
function useReturn(table: RefObject<HTMLElement | null>, left: PlaceLeft | null): void {
  const wanted = useRef(left);
  useEffect(() => {
    if (wanted.current === null) return undefined;
    const { username, scrollY: top } = wanted.current;
    scrollTo({ top, behavior: 'instant' });
    // The rows of that place are in the page a moment after the table.
    let tries = 60;
    const seek = (): void => {
      const button = table.current?.querySelector<HTMLElement>(
        `[data-work="${CSS.escape(username)}"]`,
      );
      if (button) button.focus({ preventScroll: true });
      else if ((tries -= 1) > 0) frame = requestAnimationFrame(seek);
    };
    let frame = requestAnimationFrame(seek);
    return () => cancelAnimationFrame(frame);
  }, [table]);
}

import { useMemo } from 'react';
import { listedTitle } from '@elenchus/domain/people/course-list.ts';
import { paths } from '../../../../lib/paths.ts';
import { countOf } from '../../../../ui/count-words.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { VirtualColumn } from '../../../../ui/tables/table-cells.tsx';
import { VirtualTable } from '../../../../ui/tables/virtual-table.tsx';
import type { ListedCourse } from '../admin-calls.ts';
import { CourseActions, type CourseAction } from './course-actions.tsx';
import { activityWords, instructorWords, sizeWords, stateWords } from './course-words.ts';
import styles from './all-courses.module.css';

type Column = VirtualColumn<ListedCourse>;

interface CourseTableProps {
  readonly courses: readonly ListedCourse[];
  /** By what they were chosen. */
  readonly filter: string;
  readonly onAct: (course: ListedCourse, action: CourseAction) => void;
}

/** One row for each course of the page; on a phone, one stack. */
export function CourseTable({ courses, filter, onAct }: CourseTableProps) {
  const actions = useMemo(
    () => actionsColumn(onAct),
    // It only names the course and the action.
    // oxlint-disable-next-line react/exhaustive-deps
    [],
  );
  return (
    <VirtualTable
      label="Courses"
      columns={[name, instructors, students, size, activity, actions]}
      stack={[name, actions, facts]}
      rows={courses}
      keyOf={({ courseID }) => courseID}
      filter={filter}
      minWidth="44rem"
    />
  );
}

function actionsColumn(onAct: CourseTableProps['onAct']): Column {
  return {
    key: 'actions',
    label: 'Actions',
    width: '7.5rem',
    isSortable: false,
    inStack: 'beside',
    cell: (course) => (
      <div className={styles.actions}>
        <CourseActions course={course} onAct={onAct} />
      </div>
    ),
  };
}

const name: Column = {
  key: 'course',
  label: 'Course',
  isRowHeader: true,
  cell: (course) => {
    const { courseID, title, deleteAfter } = course;
    const shown = listedTitle({ course: courseID, title });
    return (
      <Stack columns="auto" gap={2} className={styles.name}>
        {deleteAfter === null ? (
          <a href={paths.course(courseID)}>{shown}</a>
        ) : (
          <Text as="span" tone="soft" weight={600}>
            {shown}
          </Text>
        )}
        {shown !== courseID && <small className={styles.id}>{courseID}</small>}
        <State course={course} />
      </Stack>
    );
  },
};

function State({ course }: { course: ListedCourse }) {
  const words = stateWords(course);
  if (words === null) return null;
  return (
    <Text
      as="small"
      tone="soft"
      weight={500}
      className={styles.state}
      data-closing={course.deleteAfter !== null || undefined}
    >
      {words}
    </Text>
  );
}

const instructors: Column = {
  key: 'instructors',
  label: 'Instructors',
  width: '22%',
  cell: (course) => instructorWords(course.instructors),
};

const students: Column = {
  key: 'students',
  label: 'Students',
  width: '6.25rem',
  isFigure: true,
  cell: (course) => course.students.toLocaleString('en'),
};

const size: Column = {
  key: 'size',
  label: 'Size',
  width: '8rem',
  cell: (course) => (
    <>
      {countOf(course.answers, 'answer')}
      <small className={styles.second}>{countOf(course.questions, 'question')}</small>
    </>
  ),
};

const activity: Column = {
  key: 'activity',
  label: 'Last activity',
  width: '7.5rem',
  cell: (course) => activityWords(course.activeAt, Date.now()),
};

const facts: Column = {
  key: 'facts',
  label: 'Instructors, students, size, last activity',
  inStack: 'line',
  cell: (course) => (
    <Stack as="span" columns="auto" gap={2} className={styles.facts}>
      <span>{instructorWords(course.instructors)}</span>
      <span>
        {countOf(course.students, 'student')}, {sizeWords(course)}
      </span>
      <span>Last activity: {activityWords(course.activeAt, Date.now())}</span>
    </Stack>
  ),
};

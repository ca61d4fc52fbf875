import { useMemo, useState } from 'react';
import { namedEvaluations } from '@elenchus/domain/blind-grading/hidden-names.ts';
import type { Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { courseGradeInput } from '../../../course-ui/grading/course-grade-input.ts';
import { useStudents } from '../../../calls/people/class-queries.ts';
import { useGradeBook } from '../../../calls/grading/grade-book-query.ts';
import { useChangedWork } from '../../../calls/grading/workload-queries.ts';
import { ClassFailure } from '../../../course-ui/grading/class-failure.tsx';
import { GradingHeading } from '../../../course-ui/grading/grading-heading.tsx';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { NoEvaluations } from '../../../course-ui/grading/no-evaluations.tsx';
import { NoStudents, WhoseStudents } from '../../../course-ui/grading/whose-students.tsx';
import { useQueryValue } from '../../../lib/browser-location.ts';
import { SkeletonTable } from '../../../ui/loading/skeleton-shapes.tsx';
import { ExportPanel } from './export-panel.tsx';
import { ListChoice, useBlindEvaluation } from './list-choice.tsx';
import { ExtensionsRow } from './extensions/extensions-row.tsx';
import { studentRows } from './student-rows.ts';
import { StudentTable, type PlaceLeft } from './student-table.tsx';
import { ViewWork } from './view-work.tsx';

/** All students who are graded, or the work of the student in the address. */
export function StudentListPart() {
  const { course } = useGradingPlace();
  const work = useQueryValue('work');
  const [left, setLeft] = useState<PlaceLeft | null>(null);
  const blind = useBlindEvaluation();
  if (work !== null) return <ViewWork username={work} />;
  return (
    <>
      <Heading />
      {course.evaluations.length === 0 && <NoEvaluations what="to grade" />}
      <ListChoice open={blind} />
      {/* The filters and the place in one list mean nothing in another. */}
      <Students key={blind?.id ?? ''} blind={blind} left={left} onLeave={setLeft} />
    </>
  );
}

function Heading() {
  const { course } = useGradingPlace();
  return (
    <GradingHeading title="Student List">
      <WhoseStudents />
      {course.evaluations.length > 0 &&
        `${course.settings.usesGradesForExams ? 'A grade' : '“Graded”'}, or the button in its place, opens that student’s evaluation in a new tab.`}
    </GradingHeading>
  );
}

interface StudentsProps {
  /** The evaluation whose pseudonyms are listed; null for names. */
  readonly blind: Evaluation | null;
  readonly left: PlaceLeft | null;
  readonly onLeave: (place: PlaceLeft) => void;
}

function Students({ blind, left, onLeave }: StudentsProps) {
  const { courseID, course, session } = useGradingPlace();
  const students = useStudents(courseID, blind?.id);
  const gradeBook = useGradeBook(courseID, blind?.id);
  // The list doesn't wait for these marks.
  const changed = useChangedWork(courseID, blind?.id).data;
  const evaluations = useMemo(() => (blind ? [blind] : namedEvaluations(course)), [blind, course]);
  const rows = useMemo(
    () =>
      students.data &&
      gradeBook.data &&
      studentRows(students.data, courseGradeInput(course), gradeBook.data, evaluations),
    [students.data, gradeBook.data, course, evaluations],
  );
  if (rows?.length === 0) return <NoStudents />;
  if (rows) {
    return (
      <>
        {session.isInstructor && blind === null && <ExtensionsRow students={rows} />}
        <StudentTable
          rows={rows}
          evaluations={evaluations}
          isBlind={blind !== null}
          changed={changed}
          left={left}
          onLeave={onLeave}
        />
        {blind === null && course.evaluations.length > 0 && <ExportPanel />}
      </>
    );
  }
  const error = students.error ?? gradeBook.error;
  if (!error) return <SkeletonTable columns={4} rows={8} />;
  return (
    <ClassFailure
      error={error}
      isFetching={students.isFetching || gradeBook.isFetching}
      refetch={() => {
        if (students.error) void students.refetch();
        if (gradeBook.error) void gradeBook.refetch();
      }}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import type { Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { CallFailure } from '../../api/call-endpoint.ts';
import type { Session } from '../../api/kept-session.ts';
import { ClassFailure } from '../../course-ui/grading/class-failure.tsx';
import { DeskContext } from './desk-context.ts';
import { placeOfNeighbour } from './desk-place.ts';
import { placeQuery } from './desk-queries.ts';
import { DeskTrouble } from './desk-trouble.tsx';
import { DeskWaiting } from './desk-waiting.tsx';
import type { GradeSaves } from './grade-saves.ts';
import { StudentDesk } from './student-desk.tsx';
import { useGradeSaves } from './use-grade-saves.ts';

interface GradingDeskProps {
  readonly courseID: string;
  readonly course: CourseModel;
  readonly session: Session;
  readonly evaluationId: string;
  readonly username: string;
}

/** The interface in which one student's evaluation is graded. */
export function GradingDesk(props: GradingDeskProps) {
  const { courseID, course, session, evaluationId } = props;
  const saves = useGradeSaves(courseID, session.username);
  const evaluation = course.evaluations.find(({ id }) => id === evaluationId);
  if (!evaluation) {
    return (
      <DeskTrouble courseID={courseID} course={course} title="Evaluation not found">
        <p>
          This course has no evaluation with the ID “{evaluationId}”. It may have been removed, or
          the address was copied in part. Open the student from the Student List instead.
        </p>
      </DeskTrouble>
    );
  }
  if (!saves) return <DeskWaiting courseID={courseID} course={course} evaluation={evaluation} />;
  return <OpenDesk {...props} evaluation={evaluation} saves={saves} />;
}

interface OpenDeskProps extends GradingDeskProps {
  readonly evaluation: Evaluation;
  readonly saves: GradeSaves;
}

function OpenDesk({ courseID, course, session, username, evaluation, saves }: OpenDeskProps) {
  const place = useQuery({
    ...placeQuery(courseID, { username, evaluationId: evaluation.id }, saves),
    placeholderData: (before) => before && placeOfNeighbour(before, username),
  });
  const [first] = useState(username);
  const isStranger = place.error instanceof CallFailure && [403, 404].includes(place.error.status);
  const found = isStranger ? undefined : place.data?.student;
  const [foundUsername, fullName] = [found?.username, found?.fullname];
  const desk = useMemo(
    () =>
      foundUsername !== undefined && fullName !== undefined
        ? {
            courseID,
            course,
            evaluation,
            saves,
            student: { username: foundUsername, fullName },
            work: { username: foundUsername, evaluationId: evaluation.id },
          }
        : null,
    [courseID, course, evaluation, saves, foundUsername, fullName],
  );
  if (desk && place.data) {
    return (
      <DeskContext value={desk}>
        {/* A student has fields of his own: nothing typed for one can stand in those of another. */}
        <StudentDesk
          key={`${evaluation.id} ${desk.student.username}`}
          place={place.data}
          isFirst={username === first}
        />
      </DeskContext>
    );
  }
  if (isStranger) {
    return (
      <DeskTrouble courseID={courseID} course={course} title="Student not found">
        <p>
          {session.isInstructor
            ? `No student in this course has the username “${username}”. Only students are graded.`
            : `“${username}” isn’t one of your students. The name may be wrong, or the student is assigned to someone else. An instructor can change that.`}
        </p>
      </DeskTrouble>
    );
  }
  if (!place.error) {
    return <DeskWaiting courseID={courseID} course={course} evaluation={evaluation} />;
  }
  return (
    <DeskTrouble courseID={courseID} course={course} title="Couldn’t load the students">
      <ClassFailure error={place.error} isFetching={place.isFetching} refetch={place.refetch} />
    </DeskTrouble>
  );
}

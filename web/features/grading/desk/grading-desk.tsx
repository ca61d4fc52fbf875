import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isSameUsername } from '@elenchus/domain/base/name-folding.ts';
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import { readCourseCriteria } from '@elenchus/domain/criteria/course-criteria.ts';
import { isBlind } from '@elenchus/domain/blind-grading/hidden-names.ts';
import { evaluationName, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { CallFailure } from '../../../calls/call-endpoint.ts';
import type { Session } from '../../../calls/session/kept-session.ts';
import { ClassFailure } from '../../../course-ui/grading/class-failure.tsx';
import { quoted } from '../../../course-ui/grading/grade-words.ts';
import type { GradedWork } from '../../../saving/grades/grade-field.ts';
import { DeskContext } from './desk-context.ts';
import { DeskFrame } from './desk-frame.tsx';
import { placeOfNeighbour } from './header/desk-place.ts';
import { deskKey, deskQuery, type LoadedDesk } from './desk-queries.ts';
import { DeskTrouble } from './desk-trouble.tsx';
import { DeskWaiting } from './desk-waiting.tsx';
import type { GradeSaves } from './saves/grade-saves.ts';
import { isNamesHidden, NamesHiddenPage } from './names-hidden-page.tsx';
import { StudentDesk } from './student-desk.tsx';
import { knownFigures } from './saves/student-grades.ts';
import { useGradeSaves } from './saves/use-grade-saves.ts';
import { useOpening } from './use-own-state.ts';
import { usePresence } from './header/use-presence.ts';

interface GradingDeskProps {
  readonly courseID: string;
  readonly course: CourseModel;
  readonly session: Session;
  readonly evaluationId: string;
  readonly username: string;
}

/** The interface in which one student's evaluation is graded. */
export function GradingDesk(props: GradingDeskProps) {
  return (
    <DeskFrame courseID={props.courseID}>
      <EvaluationDesk {...props} />
    </DeskFrame>
  );
}

function EvaluationDesk(props: GradingDeskProps) {
  const { courseID, course, evaluationId } = props;
  const saves = useGradeSaves(courseID);
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
  if (!saves) return <DeskWaiting evaluation={evaluation} />;
  return <OpenDesk {...props} evaluation={evaluation} saves={saves} />;
}

interface OpenDeskProps extends GradingDeskProps {
  readonly evaluation: Evaluation;
  readonly saves: GradeSaves;
}

function OpenDesk({ courseID, course, session, username, evaluation, saves }: OpenDeskProps) {
  const { areNamesHidden, ...load } = useDeskLoad({ courseID, username, evaluation, saves });
  const isStranger = load.error instanceof CallFailure && [403, 404].includes(load.error.status);
  const found = isStranger && !areNamesHidden ? undefined : load.data?.place.student;
  const [foundUsername, fullName] = [found?.username, found?.fullname];
  const openedAs = useOpening(`${evaluation.id} ${foundUsername}`);
  const criteria = useMemo(() => readCourseCriteria(course.criteriaItems), [course.criteriaItems]);
  const desk = useMemo(
    () =>
      foundUsername !== undefined && fullName !== undefined
        ? {
            courseID,
            course,
            evaluation,
            criteria,
            saves,
            student: { username: foundUsername, fullName },
            work: { username: foundUsername, evaluationId: evaluation.id },
            openedAs,
          }
        : null,
    [courseID, course, evaluation, criteria, saves, foundUsername, fullName, openedAs],
  );
  if (desk && load.data) {
    return (
      <DeskContext value={desk}>
        {areNamesHidden ? <NamesHiddenPage /> : <StudentDesk load={{ ...load, data: load.data }} />}
      </DeskContext>
    );
  }
  if (isStranger && (areNamesHidden || isBlind(course, evaluation.id))) {
    return (
      <DeskTrouble
        courseID={courseID}
        course={course}
        title="Names are hidden"
        blindId={evaluation.id}
      >
        <p>
          {quoted(evaluationName(evaluation))} is graded without names, and nobody in your list has
          this pseudonym. Open the student from the list of the evaluation instead.
        </p>
      </DeskTrouble>
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
  if (!load.error) {
    return <DeskWaiting evaluation={evaluation} />;
  }
  return (
    <DeskTrouble courseID={courseID} course={course} title="Couldn’t load the students">
      <ClassFailure error={load.error} isFetching={load.isFetching} refetch={load.refetch} />
    </DeskTrouble>
  );
}

interface DeskLoadSource extends Pick<OpenDeskProps, 'courseID' | 'username'> {
  readonly evaluation: Evaluation;
  readonly saves: GradeSaves;
}

/** Loads the student, and loads again when somebody else saves something or comes to the same student. */
function useDeskLoad({ courseID, username, evaluation, saves }: DeskLoadSource) {
  const client = useQueryClient();
  const work = { username, evaluationId: evaluation.id };
  /** The student whom calls may no longer name. */
  const [hidden, setHidden] = useState<string | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    ...deskQuery({ client, courseID, saves }, work),
    placeholderData: (before) => before && neighbourOf(before, work),
    enabled: hidden !== username,
  });
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  const student = data?.place.student.username;
  const open = student === undefined ? null : { ...work, username: student };
  usePresence(courseID, open, {
    onPresence: ({ others, latestVersion, records }) => {
      client.setQueryData<LoadedDesk>(deskKey(courseID, work), (known) =>
        known ? { ...known, others } : known,
      );
      const known = open && knownFigures(saves, open);
      const isNews = known && (latestVersion > known.latestVersion || records !== known.records);
      if (isNews) void refetch();
    },
    onRefused: (failure) => {
      if (isNamesHidden(failure)) setHidden(username);
      // The sentence for any other reason comes with the student.
      else void refetch();
    },
    onReturn: () => void refetch(),
  });
  // A call that fails takes the name and the place away again. With them, the person stays at the desk.
  const isKept = last !== undefined && isWorkOf(last, work);
  const areNamesHidden = hidden === username || isNamesHidden(error);
  return {
    data: data ?? (isKept ? last : undefined),
    error,
    isFetching,
    refetch,
    areNamesHidden,
  };
}

function isWorkOf({ evaluationId, place }: LoadedDesk, work: GradedWork): boolean {
  return (
    evaluationId === work.evaluationId && isSameUsername(place.student.username, work.username)
  );
}

/** A student who was not loaded ahead has a name and a place at once, and the work a moment later. */
function neighbourOf(before: LoadedDesk, work: GradedWork): LoadedDesk | undefined {
  // Another evaluation has another list.
  if (before.evaluationId !== work.evaluationId) return undefined;
  const place = placeOfNeighbour(before.place, work.username);
  const unread = { personTag: undefined, readAt: undefined, work: undefined, requests: [] };
  return place && { ...before, ...unread, place, isBack: false, others: [], isOpened: false };
}

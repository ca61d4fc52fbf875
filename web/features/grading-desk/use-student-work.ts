// One student's evaluation as the server has it: opened for grading, the answers that count, and those of now.
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { lateRevisions } from '@elenchus/domain/answers/late-revision.ts';
import { isoDateOf } from '@elenchus/domain/base/calendar.ts';
import { studentView } from '../../course-ui/why-shown/student-view.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { deskWork } from './desk-work.ts';
import { useDesk } from './desk-context.ts';
import {
  countedAnswersQuery,
  openedQuery,
  placeQuery,
  presentAnswersQuery,
  storedGradesQuery,
} from './desk-queries.ts';
import { usePresence } from './use-presence.ts';
import { knownFigures } from './student-grades.ts';

/**
 * Everything that is loaded for the student in view. The previous data stays while it is asked for anew.
 * Where the page opens with this student, the fields also wait for what opening tells: nothing moves afterwards.
 */
export function useStudentWork(isFirst: boolean) {
  const { courseID, course, evaluation, work, saves } = useDesk();
  const stored = useQuery(storedGradesQuery(courseID, work.username, saves));
  const opened = useQuery(openedQuery(courseID, work, saves));
  const counted = useQuery(countedAnswersQuery(courseID, work));
  const present = useQuery(presentAnswersQuery(courseID, work.username));
  const [now] = useState(() => serverNow());
  useEffect(() => {
    if (!stored.data) return;
    const { records, askedAt } = stored.data;
    const ofThis = records.filter((record) => record.evaluationDataID === work.evaluationId);
    saves.hearAll(work, ofThis, askedAt);
  }, [saves, work, stored.data]);
  useEffect(() => {
    if (opened.data) saves.hearAll(work, opened.data.records, opened.data.askedAt);
  }, [saves, work, opened.data]);
  const { refetch: readAnswers } = counted;
  const [openedFor, countedFor] = [opened.data?.targetDate, counted.data?.targetDate];
  useEffect(() => {
    // Somebody else has changed the due date: grades must not be given for answers that don't count.
    if (openedFor && countedFor && openedFor !== countedFor) void readAnswers();
  }, [openedFor, countedFor, readAnswers]);
  const others = usePresence(courseID, work, (presence) => {
    const known = knownFigures(saves, work);
    const isNews =
      presence.latestVersion > known.latestVersion || presence.records !== known.records;
    if (isNews) void opened.refetch();
  });
  const shown = useMemo(
    () =>
      counted.data &&
      deskWork(course, evaluation, counted.data.answers, isoDateOf(counted.data.targetDate), now),
    [course, evaluation, counted.data, now],
  );
  const view = useMemo(() => {
    if (!counted.data || !shown) return undefined;
    const { answers, targetDate } = counted.data;
    return studentView({ course, answers, asOf: isoDateOf(targetDate), now }, shown.sheet.shown());
  }, [course, counted.data, shown, now]);
  const revisions = useMemo(
    () =>
      counted.data && present.data
        ? lateRevisions(
            counted.data.answers,
            present.data,
            isoDateOf(counted.data.targetDate),
            course.settings.timeZone,
          )
        : new Map(),
    [course.settings.timeZone, counted.data, present.data],
  );
  const isReady =
    saves.isLoaded(work) && [counted, present, ...(isFirst ? [opened] : [])].every(hasAnswered);
  return { isReady, opened, counted, present, shown, view, revisions, others };
}

/** A call that fails is tried again while the rest of the page goes on. */
function hasAnswered({ data, failureCount }: UseQueryResult): boolean {
  return data !== undefined || failureCount > 0;
}

/** Asks for the place and work of students who are likely to come next, so that going to them waits for nothing. */
export function usePrefetchedWork(usernames: readonly (string | null)[], isReady: boolean): void {
  const { courseID, evaluation, saves } = useDesk();
  const client = useQueryClient();
  const wanted = [...new Set(usernames)].filter((username) => username !== null).join('/');
  useEffect(() => {
    for (const username of wanted.split('/').filter(Boolean)) {
      void client.prefetchQuery(
        placeQuery(courseID, { username, evaluationId: evaluation.id }, saves),
      );
    }
  }, [client, courseID, evaluation.id, saves, wanted]);
  useEffect(() => {
    if (!isReady) return;
    for (const username of wanted.split('/').filter(Boolean)) {
      const next = { username, evaluationId: evaluation.id };
      void client.prefetchQuery({ ...countedAnswersQuery(courseID, next), staleTime: 60_000 });
      void client.prefetchQuery({ ...presentAnswersQuery(courseID, username), staleTime: 60_000 });
      const stored = storedGradesQuery(courseID, username, saves);
      void client.prefetchQuery({ ...stored, staleTime: 10_000 });
    }
  }, [client, courseID, evaluation.id, saves, wanted, isReady]);
}

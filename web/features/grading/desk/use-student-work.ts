// What is loaded for the student in view, and what follows from it.
import { useLayoutEffect, useMemo } from 'react';
import { dueDateOf } from '@elenchus/domain/base/due-date.ts';
import { studentView } from '../../../course-ui/why-shown/student-view.ts';
import { serverNow } from '../../../opening/page/server-clock.ts';
import { useDesk } from './desk-context.ts';
import { recordsOf, type LoadedDesk } from './desk-queries.ts';
import { deskWork } from './answers/desk-work.ts';

/** The answer of the server, with the state of the call that brings it. */
export interface DeskLoad {
  readonly data: LoadedDesk;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/** The previous data stays while it is loaded again. */
export function useStudentWork({ data, ...call }: DeskLoad) {
  const { course, evaluation, work, saves, openedAs } = useDesk();
  const { now } = useMemo(() => ({ openedAs, now: serverNow() }), [openedAs]);
  const loaded = data.work ?? undefined;
  const { place, personTag, readAt } = data;
  const { askedAt } = place;
  const [answers, targetDate] = [loaded?.answers, loaded?.targetDate];
  const shown = useMemo(
    () =>
      answers && targetDate !== undefined
        ? deskWork(course, evaluation, answers, dueDateOf(targetDate), now)
        : undefined,
    [course, evaluation, answers, targetDate, now],
  );
  const numbers = shown?.numbers;
  // Before the page is painted: fields that are known never show empty first.
  useLayoutEffect(() => {
    const readAsOf = loaded?.targetDate;
    if (personTag !== undefined) saves.shown.show(work, { readAsOf, readAt, personTag, numbers });
    if (loaded) saves.hearAll(work, recordsOf(work, loaded), askedAt);
  }, [saves, work, loaded, personTag, readAt, askedAt, numbers]);
  const view = useMemo(() => {
    if (!answers || targetDate === undefined || !shown) return undefined;
    return studentView({ course, answers, asOf: dueDateOf(targetDate), now }, shown.sheet.shown());
  }, [course, answers, targetDate, shown, now]);
  const revisions = useMemo(
    () => new Map((loaded?.revisions ?? []).map((revision) => [revision.questionID, revision])),
    [loaded],
  );
  return {
    ...call,
    loaded,
    /** Until then, nobody may change what opening creates. */
    isOpened: data.isOpened,
    isBack: data.isBack,
    isReady: loaded !== undefined && saves.isLoaded(work),
    others: data.others,
    shown,
    view,
    revisions,
  };
}

export type ShownStudent = ReturnType<typeof useStudentWork>;

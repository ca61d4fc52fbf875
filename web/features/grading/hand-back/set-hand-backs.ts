// What is set for an evaluation besides the design.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { classHandBack, type ClassHandBack } from '@elenchus/domain/grading/student-hand-back.ts';
import {
  handBacksQuery,
  type ExtendedStudents,
  type ListedHandBack,
} from '../../../calls/grading/hand-back-queries.ts';
import {
  useDesignSession,
  useDesignedCourse,
  useSaveState,
} from '../../../course-ui/design/design-hooks.ts';
import { useNow } from '../../../lib/use-now.ts';

export interface SetHandBacks {
  readonly forAll: ClassHandBack;
  /** What is set for single students. */
  readonly own: readonly ListedHandBack[];
  /** Those whose own due date hasn't passed and who don't have it. */
  readonly extended: ExtendedStudents;
  /** The moment for which this is said. */
  readonly now: number;
}

/** What is set for an evaluation besides the design; nothing until it is loaded. */
export function useSetHandBacks(evaluation: Evaluation): SetHandBacks {
  const { courseID } = useDesignSession();
  const { course } = useDesignedCourse();
  const { data } = useQuery(handBacksQuery(courseID));
  const { handBacks = [], extended = [] } = data ?? {};
  const minute = useNow();
  // The clock of the page is up to a minute old: what was just handed back isn't planned.
  const now = handBacks.reduce((latest, { changedAt }) => Math.max(latest, changedAt), minute);
  const rows = handBacks.filter(({ evaluationDataID }) => evaluationDataID === evaluation.id);
  const everyone = rows
    .filter(({ username }) => username === null)
    .map(({ since }) => ({ evaluationId: evaluation.id, usernameKey: null, since }));
  const forAll = classHandBack(evaluation, course.handBackTimes, everyone, now);
  const own = rows.filter(({ username }) => username !== null);
  const more = extended.find(({ evaluationDataID }) => evaluationDataID === evaluation.id);
  return { forAll, own, now, extended: withoutIt(more ?? NOBODY, { forAll, own, now }) };
}

const NOBODY: ExtendedStudents = { count: 0, students: [] };

/** Who has it already keeps it, whatever their date is. While names are hidden, nobody has it. */
function withoutIt(
  { count, students }: ExtendedStudents,
  { forAll, own, now }: Pick<SetHandBacks, 'forAll' | 'own' | 'now'>,
): ExtendedStudents {
  if (students.length === 0) return { count, students };
  const since = new Map(own.map((one) => [one.username, one.since]));
  const left = students.filter(({ username }) => {
    const set = since.get(username);
    return set === undefined ? forAll.kind !== 'back' : set === null || set > now;
  });
  return { count: left.length, students: left };
}

/** Loads again what is set once the design is saved: handing back to everyone replaces what was set for some. */
export function useFreshHandBacks(): void {
  const { courseID } = useDesignSession();
  const client = useQueryClient();
  const tone = useSaveState(({ saveState }) => saveState.tone);
  useEffect(() => {
    if (tone === 'saved') {
      void client.invalidateQueries({ queryKey: handBacksQuery(courseID).queryKey });
    }
  }, [client, courseID, tone]);
}

// What is set for an evaluation besides the design.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import {
  classHandBack,
  EVERY_STUDENT,
  type ClassHandBack,
} from '@elenchus/domain/grading/student-hand-back.ts';
import { handBacksQuery, type ListedHandBack } from '../../api/hand-back-queries.ts';
import {
  useDesignSession,
  useDesignedCourse,
  useSaveState,
} from '../../course-ui/design-editing/design-hooks.ts';
import { useNow } from '../../lib/use-now.ts';

export interface SetHandBacks {
  readonly forAll: ClassHandBack;
  /** What is set for single students. */
  readonly own: readonly ListedHandBack[];
  /** The moment for which this is said. */
  readonly now: number;
}

/** What is set for an evaluation besides the design; nothing until it is loaded. */
export function useSetHandBacks(evaluation: Evaluation): SetHandBacks {
  const { courseID } = useDesignSession();
  const { course } = useDesignedCourse();
  const { data = [] } = useQuery(handBacksQuery(courseID));
  const minute = useNow();
  // The clock of the page is up to a minute old: what was just handed back isn't planned.
  const now = data.reduce((latest, { changedAt }) => Math.max(latest, changedAt), minute);
  const rows = data.filter(({ evaluationDataID }) => evaluationDataID === evaluation.id);
  const everyone = rows
    .filter(({ username }) => username === null)
    .map(({ since }) => ({ evaluationId: evaluation.id, usernameKey: EVERY_STUDENT, since }));
  return {
    forAll: classHandBack(evaluation, course.handBackTimes, everyone, now),
    own: rows.filter(({ username }) => username !== null),
    now,
  };
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

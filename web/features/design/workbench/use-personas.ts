// The personas that the check finds for the course as it stands.
import { useEffect, useState } from 'react';
import type { Personas } from '@elenchus/domain/logic/solver/personas.ts';
import {
  courseCheckClient,
  useCourseCheck,
} from '../../../course-ui/course-check/use-course-check.ts';

interface FoundPersonas {
  /** null until they are found. */
  readonly found: Personas | null;
  readonly failure: string | null;
  /** How many questions somebody can reach. */
  readonly reachable: number;
}

/** Looks for personas whenever the course has been checked anew; the list from before stays meanwhile. */
export function usePersonas(): FoundPersonas {
  const { report, failure: checkFailure } = useCourseCheck();
  const [found, setFound] = useState<Personas | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (report === null) return;
    let isWanted = true;
    courseCheckClient()
      .ask('personas', {})
      .then(
        (answer) => isWanted && setFound(answer),
        (error: unknown) => isWanted && setFailure(String(error)),
      );
    return () => {
      isWanted = false;
    };
  }, [report]);
  const reachable = report?.ranges.filter(
    ({ subject, range }) =>
      subject.kind !== 'thesis' && (range === 'always' || range === 'sometimes'),
  ).length;
  return { found, failure: failure ?? checkFailure, reachable: reachable ?? 0 };
}

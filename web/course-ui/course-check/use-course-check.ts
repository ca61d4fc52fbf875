// The check of the course that is being designed, repeated shortly after each change.
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReportedFinding, SubjectRange } from '@elenchus/domain/course-check/check-report.ts';
import { isSameSubject } from '@elenchus/domain/course-check/check-report.ts';
import { readKeptPersonas, type KeptPersona } from '@elenchus/domain/course/kept-persona.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import type { FindingSubject } from '@elenchus/domain/course-check/course-finding.ts';
import { useDesignedCourse } from '../design/design-hooks.ts';
import { CheckClient, type CheckState, type CheckThread } from './check-client.ts';
import type { CheckReply } from './check-messages.ts';

/** Nobody wants a verdict in the middle of a word. */
const PAUSE_MS = 250;

let opened: CheckClient | null = null;

/** One thread serves the whole page. The first request starts it. */
export function courseCheckClient(): CheckClient {
  opened ??= new CheckClient(startThread());
  return opened;
}

function startThread(): CheckThread {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
  return {
    send: (request) => worker.postMessage(request),
    listen: (onReply, onBroken) => {
      worker.addEventListener('message', ({ data }: MessageEvent<CheckReply>) => onReply(data));
      worker.addEventListener('error', onBroken);
    },
  };
}

/** The latest report; it follows the course while it is edited. */
export function useCourseCheck(): CheckState {
  const { course, items } = useDesignedCourse();
  const personas = useKeptPersonas(items);
  const checked = useMemo(() => ({ ...course, personas }), [course, personas]);
  const client = courseCheckClient();
  const state = useSyncExternalStore(client.watch, client.state);
  useEffect(() => {
    const timer = setTimeout(() => client.check(checked), state.report === null ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
    // A new report is no reason to check again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, checked]);
  return state;
}

/** The kept personas; the same list until one of them changes. */
export function useKeptPersonas(items: readonly DesignItem[]): readonly KeptPersona[] {
  const key = JSON.stringify(items.filter(({ dataType }) => dataType === 'persona'));
  // oxlint-disable-next-line react/exhaustive-deps -- the key holds everything that they are read from
  return useMemo(() => readKeptPersonas(items), [key]);
}

interface SubjectCheck {
  readonly range: SubjectRange['range'] | null;
  readonly findings: readonly ReportedFinding[];
}

/** The latest findings about one question or thesis. */
export function checkOfSubject({ report }: CheckState, subject: FindingSubject): SubjectCheck {
  return {
    range: report?.ranges.find((one) => isSameSubject(one.subject, subject))?.range ?? null,
    findings: report?.findings.filter((one) => isSameSubject(one.subject, subject)) ?? [],
  };
}

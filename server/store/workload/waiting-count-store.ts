// How many things wait for a grader (LOD-26), counted by the database: the same number as the list has rows.

import { waitingReasons, type WaitingFacts } from '@elenchus/domain/workload/waiting-work.ts';
import type { Reader } from '../engine/database.ts';
import { changesOf, selectGradedWork, type DatedClass } from './graded-dates-store.ts';
import { countOpenRequestsIn } from '../grade-requests/open-requests-store.ts';

interface WaitingQuestion extends DatedClass {
  /** The folded username of the person. */
  readonly callerKey: string;
}

interface WaitingCount {
  readonly count: number;
  /** How many records were read to find it. */
  readonly records: number;
}

type WaitingCounter = (reader: Reader, question: WaitingQuestion) => Promise<WaitingCount>;

/** One counter for each source of the list. */
const COUNTERS: readonly WaitingCounter[] = [waitingRequests, waitingGrading];

/** How many things wait. */
export async function countWaiting(
  reader: Reader,
  question: WaitingQuestion,
): Promise<WaitingCount> {
  const counts = await Promise.all(COUNTERS.map((count) => count(reader, question)));
  return counts.reduce((sum, each) => ({
    count: sum.count + each.count,
    records: sum.records + each.records,
  }));
}

async function waitingRequests(reader: Reader, question: WaitingQuestion): Promise<WaitingCount> {
  const { course, callerKey, taKey, evaluations } = question;
  const count = await countOpenRequestsIn(
    reader,
    course,
    { usernameKey: callerKey, isInstructor: taKey === null },
    evaluations.map(({ id }) => id),
  );
  return { count, records: 0 };
}

/** Why work is open doesn't change the number, so only due dates, completion and changes are read. */
async function waitingGrading(reader: Reader, question: WaitingQuestion): Promise<WaitingCount> {
  const { course, now } = question;
  const found = await selectGradedWork(reader, question);
  const changed = await changesOf(reader, course, found.early);
  const changedAt = new Map(changed.map((one) => [keyOf(one), one.since]));
  const reasons = (facts: Partial<WaitingFacts>): number =>
    waitingReasons({ ...UNTOUCHED, ...facts }, now).length;
  let sum = 0;
  for (const { dueAt, students, complete, custom } of found.evaluations) {
    sum += (students - complete) * reasons({ dueAt });
    sum += custom.reduce(
      (open, work) => open + (work.markedAt === null ? reasons({ dueAt: work.dueAt }) : 0),
      0,
    );
  }
  for (const work of found.early) {
    const { dueAt } = work;
    const since = changedAt.get(keyOf(work)) ?? null;
    sum += reasons({ dueAt, isComplete: true, changedAt: since });
  }
  const custom = found.evaluations.reduce((rows, evaluation) => rows + evaluation.custom.length, 0);
  return { count: sum, records: found.early.length + custom };
}

const UNTOUCHED: WaitingFacts = {
  dueAt: null,
  isComplete: false,
  isBegun: false,
  gradesDeletedAt: null,
  changedAt: null,
};

function keyOf(work: { readonly usernameKey: string; readonly evaluationId: string }): string {
  return JSON.stringify([work.usernameKey, work.evaluationId]);
}

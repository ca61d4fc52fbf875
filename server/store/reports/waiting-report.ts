// Everything that waits for one grader, from every source.

import type { Pseudonym } from '@elenchus/domain/blind-grading/pseudonym.ts';
import { pseudonymOf } from '../blind-grading/pseudonym-digest.ts';
import type { GraderQuestion } from './grading-facts.ts';
import { bytesOf, type ReportBytes, type ReportReader } from './report.ts';
import type { WaitingEntry, WaitingSource } from './waiting-entry.ts';
import { waitingGrading } from './waiting-grading.ts';
import { waitingRequests } from './waiting-requests.ts';

/** Each has a counter in store/workload/waiting-count-store.ts, for the number in the menu. */
const SOURCES: readonly WaitingSource[] = [waitingRequests, waitingGrading];

/** A JSON list, source by source. */
export async function waiting(
  reader: ReportReader,
  question: GraderQuestion,
): Promise<ReportBytes> {
  const found = await Promise.all(SOURCES.map((source) => source(reader, question)));
  return bytesOf(JSON.stringify(found.flatMap((entries) => shownEntries(entries, question))));
}

/** Under the names to show, evaluation by evaluation. */
function shownEntries(entries: readonly WaitingEntry[], { hiddenNames }: GraderQuestion) {
  const groups = Map.groupBy(entries, ({ evaluationId }) => evaluationId);
  return [...groups].flatMap(([evaluationId, own]) => {
    const key = hiddenNames?.get(evaluationId);
    if (!key) return own.map((entry) => shownEntry(entry, entry));
    const masked = own.map((entry) => shownEntry(entry, pseudonymOf(key, entry.usernameKey)));
    // The order of the names would tell a part of them (BLD-11).
    return masked.toSorted((one, other) => (one.username < other.username ? -1 : 1));
  });
}

function shownEntry(
  { kind, evaluationId, questionId = null, since }: WaitingEntry,
  { username, fullName }: Pseudonym,
) {
  return { kind, evaluationId, questionId, username, fullname: fullName, since };
}

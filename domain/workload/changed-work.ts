// Finds answers that were changed after grading was marked complete, and still count (LOD-23).

/** Work whose grading is complete. Times are epoch milliseconds. */
export interface CompletedWork {
  readonly markedAt: number;
  /** The moment after which answers no longer count; null without a due date. */
  readonly dueAt: number | null;
}

interface SavedAnswer {
  readonly questionId: string;
  readonly at: number;
}

/**
 * Whether to look for a changed answer: grading was marked complete before the due date, which has passed now. Until
 * then every answer can still change.
 */
export function mayHaveChangedSince({ markedAt, dueAt }: CompletedWork, now: number): boolean {
  return dueAt !== null && now >= dueAt && markedAt < dueAt;
}

/**
 * The time at which an answer to one of these questions first changed after grading was complete and in time; null
 * if none did.
 */
export function firstChange(
  { markedAt, dueAt }: CompletedWork,
  questionIds: ReadonlySet<string>,
  saved: readonly SavedAnswer[],
): number | null {
  const times = saved
    .filter(
      ({ questionId, at }) =>
        questionIds.has(questionId) && at > markedAt && dueAt !== null && at < dueAt,
    )
    .map(({ at }) => at);
  return times.length === 0 ? null : Math.min(...times);
}

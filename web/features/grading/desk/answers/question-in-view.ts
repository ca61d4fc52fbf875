// Which question keys grade, and which one the desk names (BLD-42). Keys never grade another question than the named one.

/** What decides it. */
interface QuestionsInView {
  /** The essays that show for the student, in order. */
  readonly ids: readonly string[];
  /** The question of the pass; null without one, undefined until it is known. */
  readonly asked: string | null | undefined;
  /** The one that the grader went to. */
  readonly chosen: string | null;
  /** The one at which the desk opened. */
  readonly start: string | null;
}

/** The question being graded; null for none, also while the question of the pass isn't shown to the student. */
export function currentQuestion({ ids, asked, chosen, start }: QuestionsInView): string | null {
  const here = (id: string | null): string | null => (id !== null && ids.includes(id) ? id : null);
  const own = here(chosen);
  if (own !== null || asked === undefined) return own;
  if (asked !== null) return here(asked);
  return here(start) ?? ids[0] ?? null;
}

/** Whether the question of the pass isn't shown to the student, and the grader has gone to no other one. */
export function isAskedMissing({
  current,
  asked,
}: {
  readonly current: string | null;
  readonly asked: string | null | undefined;
}): boolean {
  return current === null && typeof asked === 'string';
}

/** The question after the current one or before it; without a current one, the first. */
export function questionBeside(
  { ids, current }: { readonly ids: readonly string[]; readonly current: string | null },
  by: 1 | -1,
): string | null {
  if (current === null) return (by === 1 ? ids[0] : ids.at(-1)) ?? null;
  return ids[ids.indexOf(current) + by] ?? null;
}

/** The question of the pass: the one in the address, or the one at which the pass began. */
export function askedQuestion({
  questionIds,
  inAddress,
  begun,
}: {
  /** The essay questions of an evaluation that is graded by question; empty for any other one. */
  readonly questionIds: readonly string[];
  readonly inAddress: string | null;
  /** null when nobody waits, undefined until that is known. */
  readonly begun: string | null | undefined;
}): string | null | undefined {
  if (questionIds.length === 0) return null;
  // An address can be old: a question that was deleted is nobody's.
  if (inAddress !== null && questionIds.includes(inAddress)) return inAddress;
  return begun;
}

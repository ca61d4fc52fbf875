// Compares the saves that students saw acknowledged with what the server has.
import type { Ledger } from './saving-students.ts';

export interface StoredTexts {
  readonly history: readonly (readonly string[])[];
  readonly current: readonly string[];
}

interface LedgerFindings {
  /** Acknowledged texts that are missing from the history, or that are the last but not current. */
  readonly lost: number;
  /** Texts that are in the history more than once. */
  readonly doubled: number;
  /** Texts of the history that are out of order, or that no student wrote. */
  readonly misplaced: number;
}

/** The faults in one student's texts; the history must be exactly what was acknowledged, in that order. */
export function compareLedger(
  { acknowledged }: Pick<Ledger, 'acknowledged'>,
  { history, current }: StoredTexts,
): LedgerFindings {
  const last = acknowledged.at(-1);
  const notCurrent = last === undefined ? 0 : current.filter((text) => text !== last).length;
  const each = history.map((texts) => compareHistory(acknowledged, texts));
  const sum = (of: (one: LedgerFindings) => number): number =>
    each.reduce((total, one) => total + of(one), 0);
  return {
    lost: sum(({ lost }) => lost) + notCurrent,
    doubled: sum(({ doubled }) => doubled),
    misplaced: sum(({ misplaced }) => misplaced),
  };
}

function compareHistory(acknowledged: readonly string[], texts: readonly string[]): LedgerFindings {
  const stored = new Set(texts);
  const acknowledgedTexts = new Set(acknowledged);
  const lost = acknowledged.filter((text) => !stored.has(text)).length;
  const inOrder = acknowledged.filter((text) => stored.has(text));
  const found = [...stored].filter((text) => acknowledgedTexts.has(text));
  const strange = stored.size - found.length;
  const moved = found.filter((text, index) => text !== inOrder[index]).length;
  return { lost, doubled: texts.length - stored.size, misplaced: strange + moved };
}

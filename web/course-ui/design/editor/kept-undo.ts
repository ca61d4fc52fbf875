// Undo survives a reload: the steps are kept in the storage of the tab, per course and person, until the person logs out.
import { personalText, type TextOwner } from '../../../lib/personal-text.ts';
import { EMPTY_HISTORY, type EditHistory, type HistoryStep } from './edit-history.ts';

/** Keeps the steps of Undo over a reload. */
export interface KeptUndo {
  readonly read: () => EditHistory;
  readonly keep: (history: EditHistory) => void;
}

/** A tab keeps about 5 MB in all. */
const MOST_CHARACTERS = 1_000_000;

/** Where the undo steps of one person in one course are kept. */
export function keptUndo(owner: TextOwner): KeptUndo {
  const text = personalText(owner, 'undo');
  let kept = EMPTY_HISTORY;
  return {
    read: () => (kept = readHistory(text.read())),
    keep: (history) => {
      if (history !== kept) text.keep(historyText(history));
      kept = history;
    },
  };
}

/** The steps as text, without the oldest ones if they are too long; null if nothing is left. */
export function historyText({ done, undone }: EditHistory): string | null {
  let kept = done;
  for (;;) {
    if (kept.length + undone.length === 0) return null;
    const text = JSON.stringify({ done: kept, undone });
    if (text.length <= MOST_CHARACTERS) return text;
    if (kept.length === 0) return null;
    kept = kept.slice(Math.ceil(kept.length / 2));
  }
}

/** The kept steps; none if the text isn't what this program wrote. */
export function readHistory(text: string | null): EditHistory {
  if (text === null) return EMPTY_HISTORY;
  try {
    const found: unknown = JSON.parse(text);
    const steps = typeof found === 'object' && found !== null ? found : {};
    const [done, undone] = [Reflect.get(steps, 'done'), Reflect.get(steps, 'undone')] as unknown[];
    return areSteps(done) && areSteps(undone) ? { done, undone } : EMPTY_HISTORY;
  } catch {
    return EMPTY_HISTORY;
  }
}

function areSteps(value: unknown): value is readonly HistoryStep[] {
  return (
    Array.isArray(value) &&
    value.every(
      (step: unknown) =>
        typeof step === 'object' &&
        step !== null &&
        'label' in step &&
        typeof step.label === 'string' &&
        'entries' in step &&
        Array.isArray(step.entries),
    )
  );
}

// Undo and redo in the design screens. A step back changes only items that are still as the step left them,
// so that Undo never reverts what another person has changed since.
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { isSameEntry, type DesignEntry } from '../../../saving/design/design-entry.ts';
import { stepBackOf } from '../../../saving/design/entry-steps.ts';
import { mergedItem } from '../../../saving/design/merge-item.ts';

/** One action of a person, with what is needed to undo it. */
export interface HistoryStep {
  /** What it is called: 'Undo: rename section'. */
  readonly label: string;
  readonly entries: readonly DesignEntry[];
  readonly at: number;
}

export interface EditHistory {
  readonly done: readonly HistoryStep[];
  readonly undone: readonly HistoryStep[];
}

export interface HistoryTurn {
  readonly history: EditHistory;
  /** What has to be changed now. */
  readonly entries: readonly DesignEntry[];
  /** Items that stay, because they are no longer as the step left them. */
  readonly kept: readonly DesignEntry[];
  readonly label: string;
}

export const EMPTY_HISTORY: EditHistory = { done: [], undone: [] };

/** Typing without a longer pause is one step. */
const ONE_STEP_MS = 1500;
const MOST_STEPS = 200;

/** The history after a change; undone steps can no longer be redone. */
export function recordStep(history: EditHistory, step: HistoryStep): EditHistory {
  if (step.entries.length === 0) return history;
  const last = history.done.at(-1);
  const continued = last && history.undone.length === 0 ? joinSteps(last, step) : null;
  const done = continued ? [...history.done.slice(0, -1), continued] : [...history.done, step];
  return { done: done.slice(-MOST_STEPS), undone: [] };
}

/** Undoes the last step; null when there is none. */
export function undoStep(
  history: EditHistory,
  shownOf: (key: string) => DesignItem | null,
): HistoryTurn | null {
  const step = history.done.at(-1);
  if (!step) return null;
  return turnBack(step, shownOf, (turned) => ({
    done: history.done.slice(0, -1),
    undone: [...history.undone, turned],
  }));
}

/** Undoes one step, even if others followed; null when it is no longer in the history. */
export function takeBackStep(
  history: EditHistory,
  step: HistoryStep,
  shownOf: (key: string) => DesignItem | null,
): HistoryTurn | null {
  if (!history.done.includes(step)) return null;
  return turnBack(step, shownOf, (turned) => ({
    done: history.done.filter((each) => each !== step),
    undone: [...history.undone, turned],
  }));
}

/** Redoes the last undone step; null when there is none. */
export function redoStep(
  history: EditHistory,
  shownOf: (key: string) => DesignItem | null,
): HistoryTurn | null {
  const step = history.undone.at(-1);
  if (!step) return null;
  return turnBack(step, shownOf, (turned) => ({
    done: [...history.done, { ...turned, at: 0 }],
    undone: history.undone.slice(0, -1),
  }));
}

/** Rewrites the history as if an item had never had a value, and removes steps that then do nothing. */
export function rewriteHistory(
  { done, undone }: EditHistory,
  key: string,
  rewrite: (item: DesignItem | null) => DesignItem | null,
): EditHistory {
  const rewritten = (steps: readonly HistoryStep[]): readonly HistoryStep[] =>
    steps.flatMap((step) => {
      if (!step.entries.some((entry) => entry.key === key)) return [step];
      const entries = step.entries
        .map((entry) =>
          entry.key === key
            ? { key, before: rewrite(entry.before), after: rewrite(entry.after) }
            : entry,
        )
        .filter(({ before, after }) => !isSameEntry(before, after));
      return entries.length > 0 ? [{ ...step, entries }] : [];
    });
  return { done: rewritten(done), undone: rewritten(undone) };
}

function turnBack(
  { label, entries, at }: HistoryStep,
  shownOf: (key: string) => DesignItem | null,
  place: (turned: HistoryStep) => EditHistory,
): HistoryTurn {
  const back: DesignEntry[] = [];
  const kept: DesignEntry[] = [];
  for (const entry of entries) {
    const turned = turnedEntry(entry, shownOf(entry.key));
    if (turned) back.push(turned);
    else kept.push(entry);
  }
  return { history: place({ label, entries: back, at }), entries: back, kept, label };
}

/** The reverse change; null when another person has changed the item since and the changes can't be separated. */
function turnedEntry(entry: DesignEntry, shown: DesignItem | null): DesignEntry | null {
  const { key, before, after } = entry;
  const step = stepBackOf(entry);
  if (isSameEntry(shown, after))
    return { key, before: after, after: before, ...(step && { step }) };
  const merged = mergedItem({ before: after, after: before }, shown);
  return merged && { key, before: shown, after: merged.item };
}

function joinSteps(last: HistoryStep, next: HistoryStep): HistoryStep | null {
  if (last.label !== next.label || next.at - last.at > ONE_STEP_MS) return null;
  if (last.entries.length !== next.entries.length) return null;
  // Answers that moved return step by step.
  if ([...last.entries, ...next.entries].some(({ step }) => step)) return null;
  const later = new Map(next.entries.map((entry) => [entry.key, entry]));
  const entries: DesignEntry[] = [];
  for (const { key, before, after } of last.entries) {
    const continued = later.get(key);
    // Adding and removing are steps of their own.
    if (!continued || before === null || continued.after === null || after === null) return null;
    // What another person changed in between isn't part of this person's step.
    if (!isSameEntry(after, continued.before)) return null;
    entries.push({ key, before, after: continued.after });
  }
  return { label: next.label, entries, at: next.at };
}

// Counts the entered grades that a change of the design deletes or replaces, and words the warning before it.

/** How many grades are deleted, by cause. */
export interface GradeLoss {
  /** A new due date deletes question and exam grades (GRD-32). */
  readonly dueDate: number;
  /** A removed evaluation takes its question and exam grades with it. */
  readonly removal: number;
  /** Question-by-question grading replaces or deletes exam grades that were entered by hand. */
  readonly mode: number;
  readonly total: number;
  /** How many of those that a new due date deletes were given for an answer that differs as of the new date (EXT-4). */
  readonly changed: number;
}

/** The loss with its total. */
export function gradeLoss(
  parts: Omit<GradeLoss, 'total' | 'changed'>,
  changed: number = parts.dueDate,
): GradeLoss {
  return { ...parts, total: parts.dueDate + parts.removal + parts.mode, changed };
}

/** The question that the person is asked before it happens; null when nothing is lost. */
export function gradeLossSentence({
  dueDate,
  removal,
  mode,
}: Pick<GradeLoss, 'dueDate' | 'removal' | 'mode'>): string | null {
  const sentences = [
    ...(dueDate > 0 ? [`Changing the due date deletes ${grades(dueDate)}.`] : []),
    ...(removal > 0 ? [`Removing the evaluation deletes ${grades(removal)}.`] : []),
    ...(mode > 0
      ? [`Question-by-question grading replaces or deletes ${grades(mode)} entered by hand.`]
      : []),
  ];
  return sentences.length === 0 ? null : `${sentences.join(' ')} Nothing has changed yet.`;
}

/** The question that the person is asked before a student's own due date deletes question grades. */
export function customDueDateLossSentence(lost: number): string {
  const what = lost === 1 ? '1 question grade' : `${lost} question grades`;
  return `Changing this student’s due date deletes ${what}. Nothing has changed yet.`;
}

function grades(count: number): string {
  return count === 1 ? '1 grade' : `${count} grades`;
}

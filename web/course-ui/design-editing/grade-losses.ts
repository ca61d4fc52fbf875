// Grades that changes of evaluations cost: the question before a new due date deletes them, and the note afterwards.
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { readKeyText, type DesignEntry } from './design-entry.ts';
import type { DeletedGrades, DueDateQuestion } from './design-state.ts';
import { rewriteHistory, type EditHistory } from './edit-history.ts';

export class GradeLosses {
  readonly #questions = new Map<string, number>();
  #deletions: readonly DeletedGrades[] = [];

  get deletions(): readonly DeletedGrades[] {
    return this.#deletions;
  }

  ask(key: string, grades: number): void {
    this.#questions.set(key, grades);
  }

  /** The question was answered, or what it was about has changed. */
  forget(key: string): void {
    this.#questions.delete(key);
  }

  /** The first question about a change that still waits. */
  question(
    unsent: ReadonlyMap<string, unknown>,
    items: ReadonlyMap<string, DesignItem>,
  ): DueDateQuestion | null {
    const asked = [...this.#questions].find(([key]) => unsent.has(key));
    if (!asked) return null;
    const [key, grades] = asked;
    return { key, evaluation: items.get(key)?.dataText ?? '', grades };
  }

  /** The server has deleted grades with this change. */
  note({ key, before, after }: DesignEntry, grades: number): void {
    const { dataID: evaluationId } = readKeyText(key);
    const evaluation = (after ?? before)?.dataText ?? '';
    const others = this.#deletions.filter((other) => other.evaluationId !== evaluationId);
    this.#deletions = [...others, { evaluationId, evaluation, isRemoved: after === null, grades }];
  }

  dismiss(deletion: DeletedGrades): void {
    this.#deletions = this.#deletions.filter((other) => other !== deletion);
  }
}

/** The change without its new due date: a name typed in the same breath stays. */
export function withOldDate(entry: DesignEntry): DesignEntry {
  const { before, after } = entry;
  if (!before || !after) return { ...entry, after: before };
  return { ...entry, after: { ...after, questionCourseDate: before.questionCourseDate } };
}

/** A history that knows nothing of the due date that never came to be. */
export function withoutRefusedDate(history: EditHistory, entry: DesignEntry): EditHistory {
  const { key, before, after } = entry;
  if (!before || !after) return history;
  const { questionCourseDate } = before;
  return rewriteHistory(history, key, (item) =>
    item.questionCourseDate === after.questionCourseDate ? { ...item, questionCourseDate } : item,
  );
}

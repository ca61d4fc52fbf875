// Grades that changes of the design cost: the question before it happens, and the note afterwards.
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { isSameEntry, readKeyText, type DesignEntry } from './design-entry.ts';
import type { DeletedGrades, GradeQuestion } from './design-state.ts';
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
  ): GradeQuestion | null {
    const asked = [...this.#questions].find(([key]) => unsent.has(key));
    if (!asked) return null;
    const [key, grades] = asked;
    const kind = isEvaluation(key) ? 'due-date' : 'mode';
    const evaluation = isEvaluation(key) ? (items.get(key)?.dataText ?? '') : '';
    return { key, kind, evaluation, grades };
  }

  /** The server has deleted grades with this change. */
  note({ key, before, after }: DesignEntry, grades: number): void {
    const evaluation = isEvaluation(key) ? ((after ?? before)?.dataText ?? '') : '';
    const ofEvaluation = after === null ? 'removal' : 'due-date';
    const kind = isEvaluation(key) ? ofEvaluation : 'mode';
    const others = this.#deletions.filter((other) => other.key !== key);
    this.#deletions = [...others, { key, kind, evaluation, grades }];
  }

  dismiss(deletion: DeletedGrades): void {
    this.#deletions = this.#deletions.filter((other) => other !== deletion);
  }
}

/** What stands when the person does not agree: of an evaluation only the date goes back, and a new name stays. */
export function withoutLoss(entry: DesignEntry): DesignEntry {
  return { ...entry, after: asBefore(entry, entry.after) };
}

/** A history that knows nothing of the change that never came to be. */
export function withoutRefused(history: EditHistory, entry: DesignEntry): EditHistory {
  return rewriteHistory(history, entry.key, (item) => asBefore(entry, item));
}

function asBefore({ key, before, after }: DesignEntry, item: DesignItem | null): DesignItem | null {
  if (!isEvaluation(key) || !before || !after) return isSameEntry(item, after) ? before : item;
  const { questionCourseDate } = before;
  return item?.questionCourseDate === after.questionCourseDate
    ? { ...item, questionCourseDate }
    : item;
}

function isEvaluation(key: string): boolean {
  return readKeyText(key).dataType === 'evaluation';
}

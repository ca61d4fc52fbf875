// Grades that changes of the design cost: the question before it happens, and the note afterwards.
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import type { Version } from '../../../saving/queue/queue-state.ts';
import {
  entryOf,
  isSameEntry,
  readKeyText,
  type DesignEntry,
} from '../../../saving/design/design-entry.ts';
import type { DeletedGrades, GradeQuestion } from '../design-state.ts';
import { rewriteHistory, type EditHistory } from './edit-history.ts';

interface AnsweredQuestion extends Pick<GradeQuestion, 'grades' | 'changed'> {
  readonly keepsUnchanged: boolean;
}

export class GradeLosses {
  readonly #questions = new Map<string, Pick<GradeQuestion, 'grades' | 'changed'>>();
  readonly #confirmed = new Map<string, string>();
  readonly #keeping = new Map<string, string>();
  readonly #agreed = new Map<string, number>();
  #deletions: readonly DeletedGrades[] = [];

  get deletions(): readonly DeletedGrades[] {
    return this.#deletions;
  }

  ask(key: string, grades: number, changed: number | null): void {
    this.#questions.set(key, { grades, changed });
  }

  /** The question was answered, or what it was about has changed. */
  forget(key: string): void {
    this.#questions.delete(key);
  }

  /** The person agreed to what this edit deletes; `asked` is the question, if there was one. */
  confirm(key: string, madeAt: number, asked?: AnsweredQuestion): void {
    this.#confirmed.set(key, String(madeAt));
    this.#agreed.delete(key);
    if (!asked) return;
    if (asked.keepsUnchanged) this.#keeping.set(key, String(madeAt));
    const { grades, changed } = asked;
    this.#agreed.set(key, asked.keepsUnchanged ? (changed ?? grades) : grades);
  }

  /** Whether the person agreed to this very edit, and keeps the grades of unchanged answers with it. */
  readonly agreements = {
    isConfirmed: (key: string, madeAt: string): boolean => this.#confirmed.get(key) === madeAt,
    keepsUnchanged: (key: string, madeAt: string): boolean => this.#keeping.get(key) === madeAt,
    agreedGrades: (key: string): number | undefined => this.#agreed.get(key),
  };

  /** The first question about a change that still waits. */
  question(unsent: ReadonlyMap<string, Version>): GradeQuestion | null {
    for (const [key, stake] of this.#questions) {
      const waiting = unsent.get(key);
      if (waiting) return { ...aboutLoss(entryOf(key, waiting.value)), ...stake };
    }
    return null;
  }

  /** The server has deleted grades with this change. */
  note(entry: DesignEntry, grades: number): void {
    const others = this.#deletions.filter(({ key }) => key !== entry.key);
    this.#deletions = [...others, { ...aboutLoss(entry), grades }];
  }

  dismiss(deletion: DeletedGrades): void {
    this.#deletions = this.#deletions.filter((other) => other !== deletion);
  }
}

function aboutLoss({ key, before, after }: DesignEntry): Omit<GradeQuestion, 'grades' | 'changed'> {
  if (!isEvaluation(key)) return { key, kind: 'mode', evaluation: '', before };
  const evaluation = (after ?? before)?.dataText ?? '';
  return { key, kind: after === null ? 'removal' : 'due-date', evaluation, before };
}

/** The item if the person doesn't agree: an evaluation gets its date back and keeps a new name. */
export function withoutLoss(entry: DesignEntry): DesignEntry {
  return { ...entry, after: asBefore(entry, entry.after) };
}

/** The history without the change that was never made. */
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

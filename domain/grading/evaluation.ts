// An evaluation: read from and written to its design item, its order among others, and a new one.
import { compareDueDates, readDueDate, type DueDate } from '../base/due-date.ts';
import { designItem, type DesignItem } from '../design/design-item.ts';

export interface Evaluation {
  readonly id: string;
  readonly name: string;
  readonly dueDate: DueDate | null;
  /** Students may open it: grading is complete. */
  readonly handedBack: boolean;
  readonly sectionIds: readonly string[];
}

/** A stored due date that isn't a date: the evaluation counts as undated until someone sets one. */
export interface UnreadableDueDate {
  readonly evaluationId: string;
  readonly given: string;
}

interface Evaluations {
  readonly evaluations: readonly Evaluation[];
  readonly unreadable: readonly UnreadableDueDate[];
}

/** The evaluations of a course in the order of their due dates, and the due dates that cannot be read. */
export function readEvaluations(items: readonly DesignItem[]): Evaluations {
  const evaluations: Evaluation[] = [];
  const unreadable: UnreadableDueDate[] = [];
  for (const item of items) {
    if (item.dataType !== 'evaluation') continue;
    const evaluation = readEvaluation(item);
    const given = item.questionCourseDate.trim();
    evaluations.push(evaluation);
    if (evaluation.dueDate === null && given !== '') {
      unreadable.push({ evaluationId: evaluation.id, given });
    }
  }
  return { evaluations: sortEvaluations(evaluations), unreadable };
}

/** The evaluation in an item; an empty or unreadable due date is none. */
export function readEvaluation(item: DesignItem): Evaluation {
  const sectionIds = item.questionOptions.split(',').map((id) => id.trim());
  return {
    id: item.dataID,
    name: item.dataText,
    dueDate: readDueDate(item.questionCourseDate),
    handedBack: item.questionLogic.trim().toLowerCase() === 'graded',
    sectionIds: [...new Set(sectionIds)].filter((id) => id !== ''),
  };
}

/** Whether a record is an evaluation that the design hands back to everyone. */
export function isHandedBack(item: DesignItem): boolean {
  return item.dataType === 'evaluation' && readEvaluation(item).handedBack;
}

/** The item of an evaluation. */
export function writeEvaluation(evaluation: Evaluation): DesignItem {
  return designItem({
    dataType: 'evaluation',
    dataID: evaluation.id,
    dataText: evaluation.name,
    questionCourseDate: evaluation.dueDate ?? '',
    questionLogic: evaluation.handedBack ? 'graded' : 'ungraded',
    questionOptions: evaluation.sectionIds.join(','),
  });
}

/** A new evaluation: no name, no sections, no date, not handed back. The id is random upper case. */
export function newEvaluation(id: string): Evaluation {
  return { id, name: '', dueDate: null, handedBack: false, sectionIds: [] };
}

/** The name of an evaluation on screens. */
export function evaluationName({ name }: Pick<Evaluation, 'name'>): string {
  return name.trim() || 'Unnamed evaluation';
}

/** Evaluations by due date, undated ones last; equal ones keep their order. */
export function sortEvaluations(evaluations: readonly Evaluation[]): readonly Evaluation[] {
  return evaluations.toSorted((one, other) => {
    if (one.dueDate === null || other.dueDate === null) {
      return Number(one.dueDate === null) - Number(other.dueDate === null);
    }
    return compareDueDates(one.dueDate, other.dueDate);
  });
}

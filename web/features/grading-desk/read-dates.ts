// As of which due date the answers of each student were last shown: a grade is about these answers, whenever it arrives.
import { isGradeOfADate } from '@elenchus/domain/grading/due-date-change.ts';
import { fieldKey, readFieldKey, type GradedWork } from '../../saving/grades/grade-field.ts';

export class ReadDates {
  readonly #dates = new Map<string, string>();

  show(work: GradedWork, targetDate: string): void {
    this.#dates.set(nameOf(work), targetDate);
  }

  /** The date for a field; undefined if it isn't a grade for answers. */
  of(key: string): string | undefined {
    const field = readFieldKey(key);
    const isGrade = field !== null && isGradeOfADate(field.gradingType);
    return isGrade ? this.#dates.get(nameOf(field)) : undefined;
  }
}

/** Its custom due date as a key: the names of fields don't depend on the case of usernames. */
function nameOf(work: GradedWork): string {
  return fieldKey(work, 'customDueDate');
}

// Whose work each desk last showed, and as of which due date: what is typed is about that person and these answers, whenever
// it arrives.
import { isGradeOfADate } from '@elenchus/domain/grading/due-date-change.ts';
import type { GradeEdit } from '../../../../saving/grades/grade-edit.ts';
import { fieldKey, readFieldKey, type GradedWork } from '../../../../saving/grades/grade-field.ts';

/** As the calls have it that save something about the work. */
interface Shown {
  /** undefined when no due date says which answers count. */
  readonly readAsOf?: string | undefined;
  /** When the server read the work. */
  readonly readAt?: number | undefined;
  /** Another one once someone else has the netID; undefined until the server has sent it. */
  readonly personTag?: string | undefined;
  /** The numbers of the questions, which depend on the answers; undefined until these are loaded. */
  readonly numbers?: ReadonlyMap<string, number> | undefined;
}

export class WorkShown {
  readonly #shown = new Map<string, Shown>();

  show(work: GradedWork, shown: Shown): void {
    this.#shown.set(nameOf(work), shown);
  }

  /** What was shown of one student's work. */
  of(work: GradedWork): Shown {
    return this.#shown.get(nameOf(work)) ?? {};
  }

  /** What an edit of a field is about. Only a grade is about the answers of a date. */
  about(key: string) {
    const field = readFieldKey(key);
    if (field === null) return { person: undefined };
    const { readAsOf, readAt, personTag: person } = this.of(field);
    return isGradeOfADate(field.gradingType) ? { asOf: readAsOf, readAt, person } : { person };
  }

  /** An edit that waits, unless it is about a person who had the netID before: it says nothing about this one's record. */
  editOf(key: string, waiting: GradeEdit | undefined): GradeEdit | undefined {
    const { person } = this.about(key);
    return (waiting?.person ?? person) === person ? waiting : undefined;
  }
}

/** Its custom due date as a key: the names of fields don't depend on the case of usernames. */
function nameOf(work: GradedWork): string {
  return fieldKey(work, 'customDueDate');
}

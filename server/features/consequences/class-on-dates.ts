// The class of a course in the form for computing the consequences of an edit: bits instead of people.
import { workLimit, type WorkLimit } from '@elenchus/domain/answers/answers-as-of.ts';
import type { IsoDate } from '@elenchus/domain/base/calendar.ts';
import { isPastDue } from '@elenchus/domain/base/deadline.ts';
import { dueDateAt, dueTimeOf, type DueDate } from '@elenchus/domain/base/due-date.ts';
import {
  countedEvaluations,
  type ClassInput,
  type ClassOnDate,
  type DesignEdit,
} from '@elenchus/domain/consequences/design-consequences.ts';
import type { EvaluationFacts } from '@elenchus/domain/consequences/evaluation-edits.ts';
import { readCount } from '@elenchus/domain/grading/grade-input.ts';
import { readCustomDueDate } from '@elenchus/domain/grading/due-date-input.ts';
import { addToRow, emptyRow, type GroupedAnswer } from '@elenchus/domain/logic/grouped-answers.ts';
import type {
  ClassAnswers,
  ClassOfCourse,
  PeopleAlike,
} from '../../store/class/class-answers-store.ts';
import type { StoredEvaluationFacts } from '../../store/consequences/evaluation-facts-store.ts';

const NOTHING_STORED: StoredEvaluationFacts = { wrote: [], answered: [], grades: [], counted: [] };

/** The students who share a target date in an evaluation. */
interface Cohort {
  readonly evaluationId: string;
  readonly date: DueDate;
  readonly isCustomDate: boolean;
  readonly students: Int32Array;
}

export class ClassPlan {
  readonly students: readonly string[];
  /** By evaluation, the students with a custom due date. */
  readonly customDateStudents: ReadonlyMap<string, ReadonlySet<string>>;
  readonly cohorts: readonly Cohort[];
  readonly #edit: DesignEdit;
  readonly #place: ReadonlyMap<string, number>;
  readonly #graded: ClassOfCourse['graded'];

  constructor(edit: DesignEdit, people: ClassOfCourse) {
    this.#edit = edit;
    this.students = people.students.map(({ usernameKey }) => usernameKey);
    this.#place = new Map(this.students.map((key, place) => [key, place]));
    this.#graded = people.graded;
    const own = customDatesOf(people);
    this.customDateStudents = new Map(
      [...own].map(([id, dates]) => [id, new Set(dates.map((each) => each.usernameKey))]),
    );
    this.cohorts = this.#cohortsOf(own);
  }

  /** Every target date of any student. */
  get dates(): readonly DueDate[] {
    return [...new Set(this.cohorts.map(({ date }) => date))];
  }

  /** The due dates of evaluations that have passed; until then the current answers count. */
  get pastDates(): readonly { readonly date: DueDate; readonly limit: WorkLimit }[] {
    const shared = this.cohorts.filter(({ isCustomDate }) => !isCustomDate);
    const dates = new Set(shared.map(({ date }) => date).filter((date) => this.#isPast(date)));
    return [...dates].map((date) => ({ date, limit: this.#limitOf(date) }));
  }

  /** The same for custom due dates, each once for an evaluation. */
  get pastCustomDates() {
    return this.cohorts.flatMap(({ evaluationId, date, isCustomDate }) =>
      isCustomDate && this.#isPast(date)
        ? [{ evaluationId, date, limit: this.#limitOf(date) }]
        : [],
    );
  }

  /** The class with its answers; the current ones are given as bits. */
  input(
    present: readonly GroupedAnswer[],
    answers: Pick<ClassAnswers, 'onDates' | 'onCustomDates'>,
    stored: StoredEvaluationFacts = NOTHING_STORED,
  ): ClassInput {
    const dates = this.cohorts.map((cohort): ClassOnDate => {
      const { date, evaluationId, isCustomDate, students } = cohort;
      const revised = isCustomDate
        ? answers.onCustomDates.filter(
            (group) => group.date === date && group.evaluationId === evaluationId,
          )
        : answers.onDates.filter((group) => group.date === date);
      const earlier = revised.map((group) => this.grouped(group));
      const asOfDate = this.#isPast(date) ? withEarlier(present, earlier) : present;
      return { date, answers: asOfDate, studentsOf: new Map([[evaluationId, students]]) };
    });
    const gradedIn = new Map(
      this.#graded.map(({ evaluationId, usernameKeys }) => [evaluationId, this.#row(usernameKeys)]),
    );
    const facts = this.#factsOf(stored);
    return { students: this.students, answers: present, dates, gradedIn, facts };
  }

  #factsOf({ wrote, answered, grades, counted }: StoredEvaluationFacts): EvaluationFacts {
    return {
      students: new Set(this.students),
      customDateStudents: this.customDateStudents,
      wrote: namesByEvaluation(wrote),
      answered: namesByEvaluation(answered),
      grades: new Map(grades.map((each) => [each.evaluationId, each.grades])),
      counted: counted.map(({ evaluationId, students, mcqs, contradictions }) => ({
        evaluationId,
        students,
        unansweredMCQs: countOf(mcqs),
        unresolvedContradictions: countOf(contradictions),
      })),
    };
  }

  #cohortsOf(own: ReadonlyMap<string, readonly CustomDate[]>): readonly Cohort[] {
    return countedEvaluations(this.#edit).flatMap(({ after: { id, dueDate } }): Cohort[] => {
      const cohorts = new Map<DueDate, Int32Array>();
      const others = emptyRow(this.students.length);
      for (const place of this.students.keys()) addToRow(others, place);
      for (const { usernameKey, date: day } of own.get(id) ?? []) {
        const date = dueDateAt(day, dueTimeOf(dueDate));
        const place = this.#place.get(usernameKey);
        if (place === undefined) continue;
        const row = cohorts.get(date) ?? emptyRow(this.students.length);
        cohorts.set(date, row);
        addToRow(row, place);
        others[place >> 5] = (others[place >> 5] ?? 0) & ~(1 << (place & 31));
      }
      const common = dueDate && { date: dueDate, isCustomDate: false, students: others };
      const customs = [...cohorts].map(([date, students]) => ({
        date,
        isCustomDate: true,
        students,
      }));
      return [...customs, ...(common ? [common] : [])].map((cohort) => ({
        evaluationId: id,
        ...cohort,
      }));
    });
  }

  #isPast(date: DueDate): boolean {
    return isPastDue(date, this.#edit.nowEpochMs, this.#edit.before.settings.timeZone);
  }

  #limitOf(date: DueDate): WorkLimit {
    return workLimit(date, this.#edit.before.settings.timeZone);
  }

  /** People who answered alike, as bits. */
  grouped({ questionID, text, usernameKeys }: PeopleAlike): GroupedAnswer {
    return { questionID, text, students: this.#row(usernameKeys) };
  }

  #row(usernameKeys: string): Int32Array {
    const row = emptyRow(this.students.length);
    for (const key of usernameKeys.split('\n')) {
      const place = this.#place.get(key);
      if (place !== undefined) addToRow(row, place);
    }
    return row;
  }
}

interface CustomDate {
  readonly usernameKey: string;
  readonly evaluationId: string;
  readonly date: IsoDate;
}

function customDatesOf({
  customDueDates,
}: ClassOfCourse): ReadonlyMap<string, readonly CustomDate[]> {
  return Map.groupBy(
    customDueDates.flatMap(({ date, ...rest }) => {
      const read = readCustomDueDate(date);
      return read.ok && read.value !== null ? [{ ...rest, date: read.value }] : [];
    }),
    ({ evaluationId }) => evaluationId,
  );
}

function namesByEvaluation(people: StoredEvaluationFacts['wrote']) {
  return new Map(
    [...Map.groupBy(people, ({ evaluationId }) => evaluationId)].map(([id, them]) => [
      id,
      them.map(({ usernameKey }) => usernameKey),
    ]),
  );
}

function countOf(stored: string): number {
  const read = readCount(stored);
  return read.ok ? (read.value ?? 0) : 0;
}

/** The current answers, with the earlier answers of students who have written since. */
export function withEarlier(
  present: readonly GroupedAnswer[],
  earlier: readonly GroupedAnswer[],
): readonly GroupedAnswer[] {
  const revised = new Map<string, Int32Array>();
  for (const { questionID, students } of earlier) {
    const row = revised.get(questionID);
    revised.set(questionID, row ? row.map((word, at) => word | (students[at] ?? 0)) : students);
  }
  const kept = present.map((group) => {
    const row = revised.get(group.questionID);
    if (!row) return group;
    return { ...group, students: group.students.map((word, at) => word & ~(row[at] ?? 0)) };
  });
  return [...kept, ...earlier.filter(({ text }) => text !== '')];
}

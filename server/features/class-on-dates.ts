// The class of a course in the form for computing the consequences of an edit: bits instead of people.
import { isoDateOf, type IsoDate } from '@elenchus/domain/base/calendar.ts';
import { localDate } from '@elenchus/domain/base/zoned-time.ts';
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
import type { ClassAnswers, ClassOfCourse, PeopleAlike } from '../store/class-answers-store.ts';
import type { StoredEvaluationFacts } from '../store/evaluation-facts-store.ts';

const NOTHING_STORED: StoredEvaluationFacts = { wrote: [], answered: [], grades: [], counted: [] };

/** The students who share a target date in an evaluation. */
interface Cohort {
  readonly evaluationId: string;
  readonly date: IsoDate;
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
  get dates(): readonly IsoDate[] {
    return [...new Set(this.cohorts.map(({ date }) => date))];
  }

  /** The due dates of evaluations before today; on later dates the current answers count. */
  get pastDates(): readonly IsoDate[] {
    const shared = this.cohorts.filter(({ isCustomDate }) => !isCustomDate);
    return [...new Set(shared.map(({ date }) => date).filter((date) => this.#isPast(date)))];
  }

  get evaluationIds(): readonly string[] {
    return [...new Set(this.cohorts.map(({ evaluationId }) => evaluationId))];
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
      const cohorts = new Map<IsoDate, Int32Array>();
      const others = emptyRow(this.students.length);
      for (const place of this.students.keys()) addToRow(others, place);
      for (const { usernameKey, date } of own.get(id) ?? []) {
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

  #isPast(date: IsoDate): boolean {
    const { timeZone } = this.#edit.before.settings;
    return date < isoDateOf(localDate(this.#edit.nowEpochMs, timeZone));
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
function withEarlier(
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

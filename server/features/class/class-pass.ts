// The pass through a class with one question after the other: who was shown each essay, wrote it and has a grade for
// it, each as of the own due date. A constant number of queries, however large the class (BLD-40).
import { workLimit } from '@elenchus/domain/answers/answers-as-of.ts';
import { isPastDue } from '@elenchus/domain/base/deadline.ts';
import type { DueDate } from '@elenchus/domain/base/due-date.ts';
import { questionsOnDesk } from '@elenchus/domain/blind-grading/answers-under-names.ts';
import { writtenByClass } from '@elenchus/domain/blind-grading/class-essays.ts';
import { essayQuestionsOf } from '@elenchus/domain/course/evaluation-essays.ts';
import { readCustomDueDate } from '@elenchus/domain/grading/due-date-input.ts';
import type { Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { targetDate } from '@elenchus/domain/grading/target-date.ts';
import { addToRow, emptyRow, type GroupedAnswer } from '@elenchus/domain/logic/grouped-answers.ts';
import { withDecidingIds } from '@elenchus/domain/visibility/deciding-questions.ts';
import {
  selectClassAnswers,
  type ClassAnswers,
  type PeopleAlike,
} from '../../store/class/class-answers-store.ts';
import { selectCustomDueDates } from '../../store/answers/essays-store.ts';
import { selectGradedQuestions } from '../../store/class/pass-store.ts';
import type { StudentScope } from '../../store/people/students-store.ts';
import { withEarlier } from '../consequences/class-on-dates.ts';
import type { CachedCourse } from '../course-cache.ts';
import { releaseForGrading } from '../grading/graded-release.ts';
import { everyoneInOrder } from '../grading/grading-places.ts';
import type { Services } from '../services.ts';

interface PassWork {
  readonly cached: CachedCourse;
  readonly evaluation: Evaluation;
  readonly now: number;
}

/** The students who share a due date. */
interface Cohort {
  readonly date: DueDate;
  readonly isCustom: boolean;
  readonly places: readonly number[];
}

/** Every student in the order of grading, with the written and the graded essays by their places. */
export async function gradingPass(services: Services, work: PassWork, scope: StudentScope) {
  const { cached, evaluation } = work;
  const { store } = services;
  const { course, model } = cached;
  const questionIDs = essayQuestionsOf(model, evaluation).map(({ id }) => id);
  const [students, customDates, graded] = await Promise.all([
    everyoneInOrder(services, cached, scope, evaluation.id),
    selectCustomDueDates(store, course, evaluation.id),
    selectGradedQuestions(store, course, evaluation.id, questionIDs),
  ]);
  const keys = students.map(({ usernameKey }) => usernameKey);
  const places = new Map(keys.map((key, place) => [key, place]));
  const cohorts = cohortsOf(evaluation, keys, customDates);
  const answers = await answersOf(services, work, { scope, cohorts, questionIDs });
  const rowOf = rowsIn(places);
  const present = answers.present.map(rowOf);
  const lists = keys.map(() => ({ written: new Set<number>(), graded: new Set<number>() }));
  for (const cohort of cohorts) {
    const released = releaseForGrading(cached, cohort.date, work.now);
    const earlier = earlierOn(cohort, answers).map(rowOf);
    const grouped = withEarlier(present, earlier);
    for (const [id, row] of writtenByClass(released, keys, grouped, questionIDs)) {
      for (const place of cohort.places) {
        if (hasBit(row, place)) lists[place]?.written.add(questionIDs.indexOf(id));
      }
    }
  }
  for (const { questionID, usernameKeys } of graded) {
    for (const key of usernameKeys.split('\n')) {
      lists[places.get(key) ?? -1]?.graded.add(questionIDs.indexOf(questionID));
    }
  }
  return {
    questionIDs,
    students: students.map(({ username, fullName, isComplete }, place) => ({
      username,
      fullname: fullName,
      isComplete,
      written: [...(lists[place]?.written ?? [])],
      graded: [...(lists[place]?.graded ?? [])],
    })),
  };
}

/** Students without any due date are in none: no answers of theirs count. */
function cohortsOf(
  evaluation: Evaluation,
  keys: readonly string[],
  customDates: Awaited<ReturnType<typeof selectCustomDueDates>>,
): readonly Cohort[] {
  const own = new Map(
    customDates.flatMap(({ usernameKey, date }) => {
      const read = readCustomDueDate(date);
      return read.ok && read.value !== null ? [[usernameKey, read.value] as const] : [];
    }),
  );
  const dated = keys.flatMap((key, place) => {
    const custom = own.get(key) ?? null;
    const due = targetDate(evaluation, custom);
    return due.ok ? [{ place, date: due.value, isCustom: custom !== null }] : [];
  });
  const groups = Map.groupBy(dated, ({ date, isCustom }) => `${isCustom} ${date}`);
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    return first ? [{ ...first, places: members.map(({ place }) => place) }] : [];
  });
}

/** What the essays and the questions that decide about them were answered: what staff get on the desk, too. */
async function answersOf(
  { store }: Services,
  { cached, evaluation, now }: PassWork,
  asked: {
    readonly scope: StudentScope;
    readonly cohorts: readonly Cohort[];
    readonly questionIDs: readonly string[];
  },
): Promise<ClassAnswers> {
  const zone = cached.model.settings.timeZone;
  const { cohorts, questionIDs, scope } = asked;
  const graphs = new Set(cohorts.map(({ date }) => releaseForGrading(cached, date, now).graph));
  const deciding = new Set([...graphs].flatMap((each) => [...withDecidingIds(each, questionIDs)]));
  const needed = questionsOnDesk(cached.model, evaluation.id, [...deciding]);
  const leaves = new Set(
    [...graphs].flatMap(({ questionIds, leafStart }) =>
      questionIds.filter((_, place) => leafStart[place] !== leafStart[place + 1]),
    ),
  );
  const past = cohorts
    .filter(({ date }) => isPastDue(date, now, zone))
    .map(({ date, isCustom }) => ({ date, isCustom, limit: workLimit(date, zone) }));
  return selectClassAnswers(store, cached.course, {
    questionIds: needed,
    wholeTextIds: needed.filter((id) => leaves.has(id)),
    dates: past.filter(({ isCustom }) => !isCustom),
    customDates: past
      .filter(({ isCustom }) => isCustom)
      .map((each) => ({ ...each, evaluationId: evaluation.id })),
    taKey: scope.taKey,
  });
}

/** What was answered otherwise on the date of a cohort. */
function earlierOn(
  { date, isCustom }: Cohort,
  { onDates, onCustomDates }: ClassAnswers,
): readonly PeopleAlike[] {
  return (isCustom ? onCustomDates : onDates).filter((each) => each.date === date);
}

/** Groups of people as bits. */
function rowsIn(places: ReadonlyMap<string, number>): (people: PeopleAlike) => GroupedAnswer {
  return ({ questionID, text, usernameKeys }) => {
    const students = emptyRow(places.size);
    for (const key of usernameKeys.split('\n')) {
      const place = places.get(key);
      if (place !== undefined) addToRow(students, place);
    }
    return { questionID, text, students };
  };
}

function hasBit(row: Int32Array, place: number): boolean {
  return (((row[place >> 5] ?? 0) >> (place & 31)) & 1) === 1;
}

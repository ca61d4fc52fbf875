// The class as a whole, each in a constant number of queries. TAs get only their own students.
import type { classApi } from '@elenchus/contract/class-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { hiddenQuestionIds } from '@elenchus/domain/blind-grading/hidden-names.ts';
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import { isComplete } from '@elenchus/domain/grading/student-evaluation.ts';
import { courseWeeks, type CourseSpan } from '@elenchus/domain/word-counts/course-weeks.ts';
import {
  weekDates,
  weeklyWords,
  weeksSentence,
} from '@elenchus/domain/word-counts/weekly-words.ts';
import { fail } from '../../http/failure.ts';
import { type Call, type HandlersOf, jsonAnswer } from '../../http/handler.ts';
import { countGradedStudents } from '../../store/class/graded-students-store.ts';
import {
  selectRankedWordsJson,
  selectStudentsJson,
} from '../../store/people/listed-people-store.ts';
import { selectWordHistory } from '../../store/answers/word-counts-store.ts';
import { chosenAnswers, shownQuestions } from '../blind-grading/hidden-answers.ts';
import { scopeOf, studentsInOrder, wireStudent } from '../grading/grading-places.ts';
import { evaluationEssays } from './course-criteria-input.ts';
import type { Services } from '../services.ts';

/** The handlers of the class endpoints. */
export function classHandlers(services: Services): HandlersOf<typeof classApi> {
  const { store } = services;
  return {
    'GET /api/students/{courseID}': (call) => listStudents(services, call),
    'GET /api/wordCounts/{courseID}': async ({ params, caller }) => {
      const hidden = await hiddenQuestions(services, params.courseID);
      const scope = scopeOf(params.courseID, caller);
      return jsonAnswer(await selectRankedWordsJson(store, scope, hidden));
    },
    'GET /api/weeklyWords/{courseID}/{username}': (call) => wordsByWeek(services, call),
    'GET /api/classWeeklyWords/{courseID}': (call) => classWordsByWeek(services, call),
    'GET /api/gradingProgress/{courseID}': (call) => gradingProgress(services, call),
    'GET /api/statistics/{courseID}': async (call) =>
      jsonAnswer(await store.report('statistics', await statisticsQuestion(services, call))),
    'GET /api/gradeSpread/{courseID}': async (call) =>
      jsonAnswer(await store.report('classSpread', await statisticsQuestion(services, call))),
    'GET /api/criteriaStatistics/{courseID}': async ({ params, caller }) => {
      const cached = await services.courses.get(params.courseID);
      if (!cached) return fail('COURSE_NOT_FOUND');
      const made = await store.report('criteriaChosen', {
        ...scopeOf(params.courseID, caller),
        settings: cached.model.settings,
        items: cached.model.criteriaItems,
        evaluations: evaluationEssays(cached.model),
      });
      return jsonAnswer(made);
    },
  };
}

async function listStudents(
  services: Services,
  { params, query, caller }: Call<'GET /api/students/{courseID}'>,
) {
  const scope = scopeOf(params.courseID, caller);
  const { evaluationId } = query;
  if (evaluationId === undefined)
    return jsonAnswer(await selectStudentsJson(services.store, scope));
  const cached = await services.courses.get(params.courseID);
  if (!cached?.model.evaluations.some(({ id }) => id === evaluationId)) {
    return fail('EVALUATION_NOT_FOUND');
  }
  const students = await studentsInOrder(services, cached, scope, evaluationId);
  if (students === null) return jsonAnswer(await selectStudentsJson(services.store, scope));
  return students.map(({ ta, ...student }) => ({ ...wireStudent(student), TA: ta }));
}

/** The words of a blind evaluation's answers would tell whose work has how many. */
async function hiddenQuestions({ courses }: Services, course: string) {
  const cached = await courses.get(course);
  return [...(cached ? hiddenQuestionIds(cached.model) : [])];
}

async function wordsByWeek(
  { store, courses }: Services,
  { params, query, caller }: Call<'GET /api/weeklyWords/{courseID}/{username}'>,
) {
  const [cached, all] = await Promise.all([
    courses.get(params.courseID),
    selectWordHistory(store, params.courseID, foldName(params.username)),
  ]);
  const shown = cached && shownQuestions(cached, { caller, pseudonym: null });
  const history = chosenAnswers(shown, all);
  const whole = courseWeeks(spanOf(cached?.model), history);
  const [first = '', last = ''] = whole.ok ? [whole.value[0], whole.value.at(-1)] : [];
  const isAsked = query.start !== undefined || query.end !== undefined;
  const weeks = isAsked ? weekDates(query.start ?? first, query.end ?? last) : whole;
  if (!weeks.ok) return fail('INVALID_INPUT', { message: weeksSentence(weeks.reason) });
  return weeklyWords(history, weeks.value).map(({ date, label, words }) => ({
    date,
    label,
    words,
  }));
}

async function classWordsByWeek(
  { store, courses }: Services,
  { params, caller }: Call<'GET /api/classWeeklyWords/{courseID}'>,
) {
  const cached = await courses.get(params.courseID);
  const scope = scopeOf(params.courseID, caller);
  return jsonAnswer(await store.report('classWords', { ...scope, span: spanOf(cached?.model) }));
}

function spanOf(model: CourseModel | undefined): CourseSpan {
  const classDays = model?.schedule.dates.flatMap(({ isoDate }) => isoDate ?? []) ?? [];
  const { startDate = null, endDate = null } = model?.dateGenerator ?? {};
  return { startDate, endDate, classDays };
}

async function gradingProgress(
  { store, courses }: Services,
  { params, caller }: Call<'GET /api/gradingProgress/{courseID}'>,
) {
  const taKey = caller.role === 'ta' ? foldName(caller.username) : null;
  const cached = await courses.get(params.courseID);
  const evaluationIds = cached?.model.evaluations.map(({ id }) => id) ?? [];
  const counted = await countGradedStudents(store, {
    course: params.courseID,
    taKey,
    evaluationIds,
  });
  const complete = Map.groupBy(
    counted.groups.filter(({ gradingComplete }) => isComplete(gradingComplete)),
    ({ evaluationId }) => evaluationId,
  );
  return {
    students: counted.students,
    evaluations: evaluationIds.map((evaluationId) => {
      const groups = complete.get(evaluationId) ?? [];
      const graded = groups.reduce((sum, { students }) => sum + students, 0);
      const withGrade = groups.reduce((sum, group) => sum + group.withGrade, 0);
      return { evaluationId, graded, withoutGrade: graded - withGrade };
    }),
  };
}

async function statisticsQuestion(
  { courses }: Services,
  { params, caller }: Pick<Call<'GET /api/statistics/{courseID}'>, 'params' | 'caller'>,
) {
  const cached = await courses.get(params.courseID);
  const { course, taKey } = scopeOf(params.courseID, caller);
  // TAs get only their own students, even if the course is set to have no TAs.
  const hasTAs = taKey !== null || (cached?.model.settings.hasTAs ?? false);
  return { course, hasTAs, taKey };
}

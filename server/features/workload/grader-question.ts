// What the reports on the work of graders are asked: whose students, which evaluations, at which moment.
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { essayQuestionsOf } from '@elenchus/domain/course/evaluation-essays.ts';
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import type { Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import type { Caller } from '@elenchus/domain/people/access.ts';
import {
  blindEvaluations,
  evaluationQuestionIds,
  namedEvaluations,
} from '@elenchus/domain/blind-grading/hidden-names.ts';
import { countWaiting } from '../../store/workload/waiting-count-store.ts';
import { ownReadings } from '../blind-grading/course-readings.ts';
import { keptCount } from './kept-waiting-count.ts';
import type { GraderQuestion } from '../../store/reports/grading-facts.ts';
import type { CachedCourse } from '../course-cache.ts';
import type { Services } from '../services.ts';

/** The question about what this caller may see. */
export function graderQuestion(cached: CachedCourse, caller: Caller, now: number): GraderQuestion {
  const { model } = cached;
  return {
    ...graderOf(cached, caller),
    evaluations: model.evaluations.map((evaluation) => ({
      id: evaluation.id,
      dueDate: evaluation.dueDate,
      questionIds: [...evaluationQuestionIds(model, evaluation.id)],
      essayIds: essayQuestionsOf(model, evaluation).map(({ id }) => id),
    })),
    zone: model.settings.timeZone,
    now,
  };
}

/**
 * The same about one evaluation, with what hides its names if it is blind; or about all that show names. No answer has
 * both names and pseudonyms (BLD-13).
 */
export async function shownQuestion(
  { pseudonyms }: Pick<Services, 'pseudonyms'>,
  cached: CachedCourse,
  caller: Caller,
  asked: { readonly evaluationId: string | undefined; readonly now: number },
): Promise<GraderQuestion> {
  const question = graderQuestion(cached, caller, asked.now);
  const shown = new Set(shownTogether(cached.model, asked.evaluationId).map(({ id }) => id));
  const blind = blindEvaluations(cached.model).filter(({ id }) => shown.has(id));
  const keys = await Promise.all(
    blind.map(async ({ id }) => [id, await pseudonyms.keyOf(cached.course, id)] as const),
  );
  return {
    ...question,
    evaluations: question.evaluations.filter(({ id }) => shown.has(id)),
    hiddenNames: new Map(keys),
  };
}

/** The evaluations of one list of students: the one that is asked for, or all that show names. */
export function shownTogether(
  model: CourseModel,
  evaluationId: string | undefined,
): readonly Evaluation[] {
  if (evaluationId === undefined) return namedEvaluations(model);
  return model.evaluations.filter(({ id }) => id === evaluationId);
}

/** How many things wait for a grader, if any do. It comes with the session, so that the menu needs no call of its own. */
export async function waitingFor(
  services: Services,
  course: string,
  caller: Caller,
  now: number,
): Promise<{ readonly waiting?: number }> {
  if (caller.role !== 'ta' && caller.role !== 'instructor') return {};
  const { store, courses } = services;
  const cached = await courses.get(course);
  if (!cached?.model.settings.usesGrading) return {};
  const asked = { ...graderOf(cached, caller), ...datedEvaluations(cached), now };
  const [counted, readings] = await Promise.all([
    keptCount(cached, asked, () => countWaiting(store, asked)),
    ownReadings(services, cached, caller, now),
  ]);
  const waiting = counted + readings.filter(({ stored }) => stored === null).length;
  return waiting > 0 ? { waiting } : {};
}

/** The evaluations with their due dates; the questions of one only when it matters. */
export function datedEvaluations({ model }: CachedCourse) {
  return {
    evaluations: model.evaluations.map(({ id, dueDate }) => ({ id, dueDate })),
    questionIdsOf: (evaluationId: string): readonly string[] => [
      ...evaluationQuestionIds(model, evaluationId),
    ],
    zone: model.settings.timeZone,
  };
}

function graderOf({ course, model }: CachedCourse, caller: Caller) {
  const taKey = caller.role === 'ta' ? foldName(caller.username) : null;
  return {
    course,
    callerKey: foldName(caller.username),
    taKey,
    // TAs get only their own students, even if the course is set to have no TAs.
    hasTAs: taKey !== null || model.settings.hasTAs,
  };
}

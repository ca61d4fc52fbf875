// What the reports on the work of graders are asked: whose students, which evaluations, at which moment.
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { essayQuestionsOf } from '@elenchus/domain/course/evaluation-essays.ts';
import type { Caller } from '@elenchus/domain/people/access.ts';
import { outlineOf } from '@elenchus/domain/visibility/visible-sections.ts';
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import type { Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import type { GraderQuestion } from '../store/reports/grading-facts.ts';
import type { CachedCourse } from './course-cache.ts';
import type { Services } from './services.ts';

/** The question about what this caller may see. */
export function graderQuestion(
  { course, model }: CachedCourse,
  caller: Caller,
  now: number,
): GraderQuestion {
  const taKey = caller.role === 'ta' ? foldName(caller.username) : null;
  return {
    course,
    taKey,
    // TAs get only their own students, even if the course is set to have no TAs.
    hasTAs: taKey !== null || model.settings.hasTAs,
    evaluations: model.evaluations.map((evaluation) => ({
      id: evaluation.id,
      dueDate: evaluation.dueDate,
      questionIds: questionIdsOf(model, evaluation),
      essayIds: essayQuestionsOf(model, evaluation).map(({ id }) => id),
    })),
    zone: model.settings.timeZone,
    now,
  };
}

function questionIdsOf(model: CourseModel, { sectionIds }: Evaluation): readonly string[] {
  const wanted = new Set(sectionIds);
  return outlineOf(model.schedule)
    .filter(({ section }) => wanted.has(section.id))
    .flatMap(({ topics }) => topics)
    .flatMap(({ id }) => model.questionsByTopic.get(id) ?? [])
    .map(({ id }) => id);
}

/** How many things wait for a grader, if any do. It comes with the session, so that the menu needs no call of its own. */
export async function waitingFor(
  { store, courses }: Services,
  course: string,
  caller: Caller,
  now: number,
): Promise<{ readonly waiting?: number }> {
  if (caller.role !== 'ta' && caller.role !== 'instructor') return {};
  const cached = await courses.get(course);
  if (!cached?.model.settings.usesGrading) return {};
  const bytes = await store.report('waitingNumber', graderQuestion(cached, caller, now));
  const waiting = Number(new TextDecoder().decode(bytes));
  return waiting > 0 ? { waiting } : {};
}

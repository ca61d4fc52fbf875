// What the reports need about the criteria and weights of a course.
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import { essayQuestionsOf } from '@elenchus/domain/course/evaluation-essays.ts';
import { readCourseCriteria } from '@elenchus/domain/criteria/course-criteria.ts';
import type { CriteriaExport } from '@elenchus/domain/criteria/criteria-columns.ts';
import type { EvaluationCriteria } from '@elenchus/domain/criteria/criteria-statistics.ts';
import { readEvaluationWeights } from '@elenchus/domain/criteria/evaluation-weights.ts';

/** What the spreadsheet of grades has about criteria and weights. */
export function exportedCriteria(model: CourseModel): Omit<CriteriaExport, 'evaluations'> {
  const essays = model.evaluations.map((evaluation) => {
    const numbered = essayQuestionsOf(model, evaluation).map(({ id, text }, place) => ({
      id,
      number: place + 1,
      text,
    }));
    return [evaluation.id, numbered] as const;
  });
  return {
    criteria: readCourseCriteria(model.criteriaItems),
    weights: readEvaluationWeights(model.criteriaItems),
    settings: model.settings,
    essays: new Map(essays),
  };
}

/** The essay questions of each evaluation. */
export function evaluationEssays(model: CourseModel): readonly EvaluationCriteria[] {
  return model.evaluations.map((evaluation) => ({
    evaluationId: evaluation.id,
    essayIds: essayQuestionsOf(model, evaluation).map(({ id }) => id),
  }));
}

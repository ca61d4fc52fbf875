// Where the sentence about a course that was not created stands: beside a field, or over the button.
import type { NewCourse, NewCourseProblem } from '@elenchus/domain/people/course-id.ts';
import { CallFailure } from '../../api/call-endpoint.ts';

export type CreateFaults = { readonly [Name in keyof NewCourse | 'form']?: string };

export const createFaults = {
  /** What the rules say about what was typed. */
  ofProblems(problems: readonly NewCourseProblem[]): CreateFaults {
    return Object.fromEntries(problems.map(({ field, sentence }) => [field, sentence]));
  },

  /** What the server says, beside the field that it is about; the form says that the course was not created. */
  ofFailure(error: Error): CreateFaults {
    if (!(error instanceof CallFailure)) return { form: '' };
    if (error.code === 'ALREADY_EXISTS') return { courseID: error.message, form: '' };
    const problems = error.details.filter(isProblem);
    return problems.length > 0
      ? { ...createFaults.ofProblems(problems), form: '' }
      : { form: error.message };
  },
};

function isProblem(detail: unknown): detail is NewCourseProblem {
  return typeof detail === 'object' && detail !== null && 'field' in detail && 'sentence' in detail;
}

// Where to show the error about a course that wasn't created: next to a field, or above the button.
import type { NewCourse, NewCourseProblem } from '@elenchus/domain/people/new-course.ts';
import { CallFailure } from '../../../../calls/call-endpoint.ts';

export type CreateFaults = { readonly [Name in keyof NewCourse | 'form']?: string };

export const createFaults = {
  /** What the rules say about what was typed. */
  ofProblems(problems: readonly NewCourseProblem[]): CreateFaults {
    return Object.fromEntries(problems.map(({ field, sentence }) => [field, sentence]));
  },

  /** The server's message, for the field that it is about. The form itself says that the course wasn't created. */
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

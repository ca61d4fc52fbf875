// The sentences for what is wrong with the stored items of a course.

import { questionProblemText } from '../questions/question.ts';
import type { CourseProblem } from './course-problems.ts';

/** The sentence about a problem, for designers. */
export function courseProblemText(problem: CourseProblem): string {
  switch (problem.kind) {
    case 'question':
      return questionProblemText(problem.problem);
    case 'unknown-topic':
      return `Question ${problem.questionId} belongs to a class day that is not in the schedule. Nobody sees it.`;
    case 'unknown-section':
      return `The evaluation '${problem.evaluation.name}' uses a section that is not in the schedule.`;
    case 'unreadable-due-date':
      return `An evaluation has the due date '${problem.problem.given}', which isn’t a date. It’s treated as having no due date.`;
    case 'unplaced-row':
      return `'${problem.name}' has no place in the schedule. It’s listed last, and students don’t see it.`;
    case 'no-section':
      return 'The course has no section, so students see no questions. Open the Schedule Maker to add one.';
    case 'broken-faq':
      return 'The FAQ can’t be read. Its text is kept until you save a new FAQ.';
    case 'unknown-data-type':
      return `An item of the unknown type '${problem.key.dataType}' is ignored.`;
    default:
      return problem satisfies never;
  }
}

// What is said before work is handed back: how far grading is, and what students will see.
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import type { CourseSettings } from '@elenchus/domain/design/course-settings.ts';
import { counted } from '../../course-ui/grading/grade-words.ts';

type StatisticsRows = AnswerOf<'GET /api/statistics/{courseID}'>;

/** How many students have complete grading, of how many. */
export interface GradingProgress {
  readonly graded: number;
  readonly total: number;
}

/** Students whose grading is complete and who have no grade all the same, at least; a new due date deletes grades. */
export function gradelessSentence({ graded }: GradingProgress, withGrade: number): string | null {
  if (graded <= withGrade) return null;
  if (withGrade === 0) {
    return 'But nobody has a grade: grading was marked complete, and the grades are deleted or were never entered.';
  }
  const missing = graded - withGrade;
  return `But at least ${missing} of them ${missing === 1 ? 'has' : 'have'} no grade.`;
}

/** The progress of an evaluation over all rows of the statistics. */
export function progressOf(rows: StatisticsRows, evaluationId: string): GradingProgress {
  let [graded, total] = [0, 0];
  for (const row of rows) {
    const figures = row.evaluations.find((each) => each.evaluationId === evaluationId);
    graded += figures?.graded ?? 0;
    total += figures?.total ?? 0;
  }
  return { graded, total };
}

/** '38 of 40 students are graded; the other 2 will see no grade, or an unfinished one.' */
export function progressSentence({ graded, total }: GradingProgress, hasGrades: boolean): string {
  if (total === 0) return 'There are no students in the course yet.';
  if (graded === total) {
    return total === 1 ? 'The one student is graded.' : `All ${total} students are graded.`;
  }
  const open = total - graded;
  const others = open === 1 ? 'the other one' : `the other ${open}`;
  const missing = hasGrades ? 'no grade, or an unfinished one' : 'what is entered so far';
  if (graded === 0)
    return `None of the ${counted(total, 'student')} is graded; they will see ${missing}.`;
  return `${graded} of ${counted(total, 'student')} ${graded === 1 ? 'is' : 'are'} graded; ${others} will see ${missing}.`;
}

type SeenSettings = Pick<
  CourseSettings,
  'usesGradesForExams' | 'questionByQuestionGrading' | 'givesStudentsComments'
>;

/** What a student finds under Evaluation & grades once the work is handed back. */
export function seenByStudents(settings: SeenSettings): string {
  const parts = [
    ...(settings.usesGradesForExams
      ? ['their grade', 'how it came about']
      : ['the grading details']),
    ...(settings.questionByQuestionGrading ? ['the grade of each question'] : []),
    ...(settings.givesStudentsComments ? ['the comment'] : []),
  ];
  const last = parts.at(-1) ?? '';
  return parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

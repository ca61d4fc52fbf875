// The sentences shown before work is handed back: the grading progress, and what students will see.
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { joinedList } from '@elenchus/domain/base/quoted-text.ts';
import type { CourseSettings } from '@elenchus/domain/design/course-settings.ts';
import { showsQuestionGrades } from '@elenchus/domain/grading/grade-visibility.ts';
import { countOf } from '../../ui/count-words.ts';

type ClassProgress = AnswerOf<'GET /api/gradingProgress/{courseID}'>;

/** How many students have complete grading, of how many. */
export interface GradingProgress {
  readonly graded: number;
  readonly total: number;
}

/** The least number of students who are marked complete but have no grade; a new due date deletes grades. */
export function gradelessSentence({ graded }: GradingProgress, withGrade: number): string | null {
  if (graded <= withGrade) return null;
  if (withGrade === 0) {
    return 'But no one has a grade yet: grading was marked complete, and the grades were deleted or never entered.';
  }
  const missing = graded - withGrade;
  return `But at least ${missing} of them ${missing === 1 ? 'has' : 'have'} no grade.`;
}

/** The progress of one evaluation; a new one has no graded students. */
export function progressOf(
  { students, evaluations }: ClassProgress,
  evaluationId: string,
): GradingProgress {
  const own = evaluations.find((each) => each.evaluationId === evaluationId);
  return { graded: own?.graded ?? 0, total: students };
}

/** '38 of 40 students are graded' */
function gradedWords({ graded, total }: GradingProgress): string {
  if (total === 0) return 'There are no students in the course yet';
  if (graded === total) {
    return total === 1 ? 'The only student is graded' : `All ${total} students are graded`;
  }
  if (graded === 0) return `None of the ${countOf(total, 'student')} are graded`;
  return `${graded} of ${countOf(total, 'student')} ${graded === 1 ? 'is' : 'are'} graded`;
}

/** How far grading is. */
export function gradedSentence(progress: GradingProgress): string {
  return `${gradedWords(progress)}.`;
}

/** How far grading is, and what the others find: '38 of 40 students are graded; the other 2 will see no grade, or an unfinished one.' */
export function handBackSentence(progress: GradingProgress, hasGrades: boolean): string {
  const { graded, total } = progress;
  if (graded === total) return gradedSentence(progress);
  const open = total - graded;
  const others = open === 1 ? 'the other one' : `the other ${open}`;
  const missing = hasGrades ? 'no grade, or an unfinished one' : 'what is entered so far';
  return `${gradedWords(progress)}; ${graded === 0 ? 'they' : others} will see ${missing}.`;
}

type SeenSettings = Pick<
  CourseSettings,
  'usesGradesForExams' | 'questionByQuestionGrading' | 'givesStudentsComments'
>;

/** What a student finds under Evaluation & grades once the work is handed back. */
export function seenByStudents(settings: SeenSettings): string {
  const parts = [
    ...(settings.usesGradesForExams
      ? ['their grade', 'how it was computed']
      : ['the grading details']),
    ...(showsQuestionGrades(settings) ? ['the grade of each question'] : []),
    ...(settings.givesStudentsComments ? ['the comment'] : []),
  ];
  return joinedList(parts, 'and');
}

// The sentences shown before work is handed back: the grading progress, and what students will see.
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { joinedList } from '@elenchus/domain/base/quoted-text.ts';
import type { CourseSettings } from '@elenchus/domain/design/course-settings.ts';
import { showsQuestionGrades } from '@elenchus/domain/grading/grade-visibility.ts';
import { countOf } from '../../../ui/count-words.ts';

type ClassProgress = AnswerOf<'GET /api/gradingProgress/{courseID}'>;

/** How many students have complete grading, of how many. */
export interface GradingProgress {
  readonly graded: number;
  /** How many of them have no grade: it was never entered, or a new due date deleted it. */
  readonly withoutGrade: number;
  readonly total: number;
}

/** The progress of one evaluation; a new one has no graded students. */
export function progressOf(
  { students, evaluations }: ClassProgress,
  evaluationId: string,
): GradingProgress {
  const own = evaluations.find((each) => each.evaluationId === evaluationId);
  return { graded: own?.graded ?? 0, withoutGrade: own?.withoutGrade ?? 0, total: students };
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

/** How far grading is, as the card of an evaluation says it; in a course with grades also how many have none. */
export function gradedSentence(progress: GradingProgress, hasGrades: boolean): string {
  const { graded, total, withoutGrade } = progress;
  if (!hasGrades || withoutGrade === 0) return `${gradedWords(progress)}.`;
  const marked =
    graded === total && total > 1
      ? `All ${total} students are marked complete`
      : `${graded} of ${countOf(total, 'student')} ${graded === 1 ? 'is' : 'are'} marked complete`;
  if (graded === 1) return `${marked}, but has no grade yet.`;
  if (withoutGrade === graded) return `${marked}, but none has a grade yet.`;
  return `${marked}; ${withoutGrade} of them ${withoutGrade === 1 ? 'has' : 'have'} no grade yet.`;
}

/** How far grading is, and what the others find: '38 of 40 students are graded; the other 2 will see no grade, or an unfinished one.' */
export function handBackSentence(progress: GradingProgress, hasGrades: boolean): string {
  const { graded, total, withoutGrade } = progress;
  const sentence = gradedSentence(progress, hasGrades);
  if (graded === total) return sentence;
  const open = total - graded;
  const others = open === 1 ? 'the other one' : `the other ${open}`;
  const missing = hasGrades ? 'no grade, or an unfinished one' : 'what is entered so far';
  const rest = `${graded === 0 ? 'they' : others} will see ${missing}.`;
  if (!hasGrades || withoutGrade === 0) return `${gradedWords(progress)}; ${rest}`;
  return `${sentence} ${upperFirst(rest)}`;
}

function upperFirst(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
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

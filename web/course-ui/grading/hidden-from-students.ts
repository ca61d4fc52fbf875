// What students don't see of their grading although it is entered.
import { joinedList } from '@elenchus/domain/base/quoted-text.ts';
import type { CourseSettings } from '@elenchus/domain/design/course-settings.ts';

/** What students will miss although it was entered, and the setting behind it; null where they see both. */
export function hiddenFromStudents(
  settings: Pick<CourseSettings, 'usesGradesForExams' | 'givesStudentsComments'>,
): string | null {
  const hidden = [
    ...(settings.usesGradesForExams ? [] : [{ what: 'no grade', option: '“Grades”' }]),
    ...(settings.givesStudentsComments
      ? []
      : [{ what: 'no comment', option: '“Comments for students”' }]),
  ];
  if (hidden.length === 0) return null;
  const options = joinedList(
    hidden.map(({ option }) => option),
    'and',
  );
  const seen = joinedList(
    hidden.map(({ what }) => what),
    'and',
  );
  return `Students will see ${seen}: ${options} ${hidden.length === 1 ? 'is' : 'are'} set to No.`;
}

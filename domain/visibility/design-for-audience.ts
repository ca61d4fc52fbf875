// Which design items each audience gets. What is not named here is for staff alone.

import type { DataType, DesignItem } from '../design/design-item.ts';
import type { designLevel } from '../people/access.ts';
import { readQuestions } from '../questions/question.ts';
import { readSchedule } from '../schedule/schedule-codec.ts';
import { gateOfDay } from './date-gate.ts';
import { releasedQuestions } from './released-questions.ts';

export type Audience = ReturnType<typeof designLevel>;

/** What a visitor needs for the title, the description and the syllabus; which class is next depends on the time zone. */
const PUBLIC_TYPES: readonly DataType[] = [
  'courseTitle',
  'instructorName',
  'areThereTAs',
  'courseUsesGrading',
  'hasCourseDescription',
  'hasSyllabus',
  'hasFAQ',
  'hasRubric',
  'hasContradictionItems',
  'courseDescription',
  'sectionName',
  'topic',
  'courseDate',
  'syllabusLinkItem',
  'courseTimeZone',
];

/**
 * Students also get what their own screens compute with: the course day needs the progress settings, the grade
 * details need the grading options.
 */
const STUDENT_TYPES: readonly DataType[] = [
  ...PUBLIC_TYPES,
  'faq',
  'rubric',
  'rubricWhereToShow',
  'thesis',
  'evaluation',
  'usesAutomaticProgress',
  'timeToShowNewContent',
  'currentCourseDate',
  'questionByQuestionGrading',
  'giveStudentsComments',
  'usesGradesForExams',
  'numericVsLetterManualGrades',
  'penaltyForUnansweredMCQ',
  'penaltyForUnresolvedContradictions',
  'isThereBoxForGradeAdjustment',
];

const PUBLIC: ReadonlySet<string> = new Set(PUBLIC_TYPES);
const STUDENT: ReadonlySet<string> = new Set(STUDENT_TYPES);

/** The items that an audience may have on a course day, in the order given. */
export function designForAudience(
  items: readonly DesignItem[],
  audience: Audience,
  currentDay: number | null,
): readonly DesignItem[] {
  if (audience === 'staff') return items;
  if (audience === 'public') return items.filter(({ dataType }) => PUBLIC.has(dataType));
  const { topics } = readSchedule(items);
  const released = releasedQuestions(topics, readQuestions(items).questions, gateOfDay(currentDay));
  const ids = new Set(released.map(({ id }) => id));
  return items.filter(
    ({ dataType, dataID }) => STUDENT.has(dataType) || (dataType === 'question' && ids.has(dataID)),
  );
}

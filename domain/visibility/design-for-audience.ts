// Which design items each audience gets. Types that aren't listed here are for staff only, and so is what a flag
// switches off.

import { readCourseSettings, type CourseSettings } from '../design/course-settings.ts';
import type { DataType } from '../design/data-types.ts';
import { designKeyText, type DesignItem } from '../design/design-item.ts';
import { faqItemForStudents } from '../design/faq.ts';
import type { designLevel } from '../people/access.ts';
import { readQuestions } from '../questions/question.ts';
import { questionsInUse } from '../questions/questions-in-use.ts';
import { readSchedule } from '../schedule/schedule-codec.ts';
import { criteriaForStudents } from './criteria-for-students.ts';
import { gateOfDay } from './date-gate.ts';
import { releasedQuestions } from './released-questions.ts';
import { unfinishedSections } from './unfinished-sections.ts';

type Audience = ReturnType<typeof designLevel>;

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
  'noClass',
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
  'handBackTime',
  'askingDays',
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

/** The flags without which items of these types go to staff alone (VIS-26). */
const SWITCHED: Readonly<Partial<Record<DataType, (settings: CourseSettings) => boolean>>> = {
  courseDescription: ({ hasDescription }) => hasDescription,
  syllabusLinkItem: ({ hasSyllabus }) => hasSyllabus,
  faq: ({ hasFaq }) => hasFaq,
  rubric: ({ hasRubric }) => hasRubric,
  rubricWhereToShow: ({ hasRubric }) => hasRubric,
};

/** The items that an audience may have on a course day, in the order given. */
export function designForAudience(
  items: readonly DesignItem[],
  audience: Audience,
  currentDay: number | null,
): readonly DesignItem[] {
  if (audience === 'staff') return items;
  const settings = readCourseSettings(items);
  const off = new Set(
    Object.entries(SWITCHED)
      .filter(([, isOn]) => !isOn(settings))
      .map(([dataType]) => dataType),
  );
  const known = audience === 'public' ? PUBLIC : STUDENT;
  const schedule = readSchedule(items);
  const unfinished = unfinishedSections(schedule);
  const isSent = ({ dataType, dataID }: DesignItem): boolean =>
    known.has(dataType) &&
    !off.has(dataType) &&
    !(dataType === 'sectionName' && unfinished.has(dataID));
  if (audience === 'public') return items.filter(isSent);
  const questions = questionsInUse(readQuestions(items).questions, settings);
  const released = releasedQuestions(schedule.topics, questions, gateOfDay(currentDay));
  const ids = new Set(released.map(({ id }) => id));
  const shared = criteriaForStudents(items, settings, { isReleased: (id) => ids.has(id) });
  const sent = items.filter((item) =>
    item.dataType === 'question'
      ? ids.has(item.dataID)
      : isSent(item) || shared.has(designKeyText(item)),
  );
  return sent.map((item) => (item.dataType === 'faq' ? faqItemForStudents(item) : item));
}

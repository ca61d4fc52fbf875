// The types of records that a course file has as settings, and not as entries of a list.
import type { DataType } from '../design/data-types.ts';

const SETTING_TYPES: ReadonlySet<string> = new Set<DataType>([
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
  'startDate',
  'endDate',
  'meetsOnMonday',
  'meetsOnTuesday',
  'meetsOnWednesday',
  'meetsOnThursday',
  'meetsOnFriday',
  'initialDatesGenerator',
  'usesAutomaticProgress',
  'timeToShowNewContent',
  'rubric',
  'rubricWhereToShow',
  'questionByQuestionGrading',
  'giveStudentsComments',
  'usesGradesForExams',
  'numericVsLetterManualGrades',
  'penaltyForUnansweredMCQ',
  'penaltyForUnresolvedContradictions',
  'isThereBoxForGradeAdjustment',
  'courseTimeZone',
]);

/** Whether records of this type are settings. */
export function isSettingType(dataType: string): boolean {
  return SETTING_TYPES.has(dataType);
}

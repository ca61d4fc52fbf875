// The types of data that a course design can hold (DSN-1). Students' pages need none of the names.

export const DATA_TYPES = [
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
  'currentCourseDate',
  'faq',
  'rubric',
  'rubricWhereToShow',
  'syllabusLinkItem',
  'question',
  'thesis',
  'evaluation',
  'questionByQuestionGrading',
  'giveStudentsComments',
  'usesGradesForExams',
  'numericVsLetterManualGrades',
  'penaltyForUnansweredMCQ',
  'penaltyForUnresolvedContradictions',
  'isThereBoxForGradeAdjustment',
  'newUserNetID',
  'newUserFullName',
  'newUserRole',
  'courseDesignMainMenuLastVisited',
  'courseDesignScheduleLastVisited',
  'questionDesignMenuLastVisited',
  'questionDesignSubMenuLastVisited',
  'courseDesignUsersLastVisited',
  'gradingModuleLastVisited',
  'courseTimeZone',
  'persona',
  'noClass',
  'handBackTime',
  'heldQuestion',
  'fairGrading',
  'evaluationCriteria',
  'questionCriteria',
  'evaluationWeight',
  'courseGradeForStudents',
  'askingDays',
  'gradingDueDate',
  'unwrittenEssays',
  'reminderDays',
] as const;
export type DataType = (typeof DATA_TYPES)[number];

/** The form for a new user, while somebody fills it in. */
export const NEW_USER_TYPES: readonly DataType[] = [
  'newUserNetID',
  'newUserFullName',
  'newUserRole',
];

const KNOWN_TYPES: ReadonlySet<string> = new Set(DATA_TYPES);

/** Whether the text names a type of data that a course design can hold. */
export function isDataType(text: string): text is DataType {
  return KNOWN_TYPES.has(text);
}

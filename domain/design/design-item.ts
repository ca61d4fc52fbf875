// The flat record in which every part of a course design is sent and stored, and the types of data it can contain
// (DSN-1). All values are strings.

export interface DesignItem {
  readonly dataType: string;
  readonly dataID: string;
  readonly dataIndex: string;
  readonly dataText: string;
  readonly questionType: string;
  readonly questionOptions: string;
  readonly questionLogic: string;
  readonly questionCourseDate: string;
}

export type DesignKey = Pick<DesignItem, 'dataType' | 'dataID'>;

export const DESIGN_FIELDS = [
  'dataType',
  'dataID',
  'dataIndex',
  'dataText',
  'questionType',
  'questionOptions',
  'questionLogic',
  'questionCourseDate',
] as const satisfies readonly (keyof DesignItem)[];
export type DesignField = (typeof DESIGN_FIELDS)[number];

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

/** A whole record from the fields that differ from ''. */
export function designItem(fields: DesignKey & Partial<DesignItem>): DesignItem {
  return {
    dataIndex: '',
    dataText: '',
    questionType: '',
    questionOptions: '',
    questionLogic: '',
    questionCourseDate: '',
    ...fields,
  };
}

/** The pair of type and id as one text, equal exactly when both are. */
export function designKeyText(key: DesignKey): string {
  // No data type contains a slash, so the first one always ends the type.
  return `${key.dataType}/${key.dataID}`;
}

/** The records of one type, in the order given. */
export function itemsOfType(items: readonly DesignItem[], dataType: DataType): DesignItem[] {
  return items.filter((item) => item.dataType === dataType);
}

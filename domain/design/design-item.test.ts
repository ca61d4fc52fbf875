import { expect, test } from 'vitest';
import { DATA_TYPES, isDataType, REGISTRY } from './data-types.ts';
import { designItem, designKeyText, itemsOfType } from './design-item.ts';

/** Every program that uses the API knows these. */
const ORIGINAL_TYPES = `
  courseTitle instructorName areThereTAs courseUsesGrading
  hasCourseDescription hasSyllabus hasFAQ hasRubric
  hasContradictionItems courseDescription sectionName topic
  courseDate startDate endDate meetsOnMonday
  meetsOnTuesday meetsOnWednesday meetsOnThursday meetsOnFriday
  initialDatesGenerator usesAutomaticProgress timeToShowNewContent currentCourseDate
  faq rubric rubricWhereToShow syllabusLinkItem
  question thesis evaluation questionByQuestionGrading
  giveStudentsComments usesGradesForExams numericVsLetterManualGrades penaltyForUnansweredMCQ
  penaltyForUnresolvedContradictions isThereBoxForGradeAdjustment newUserNetID newUserFullName
  newUserRole courseDesignMainMenuLastVisited courseDesignScheduleLastVisited questionDesignMenuLastVisited
  questionDesignSubMenuLastVisited courseDesignUsersLastVisited gradingModuleLastVisited
`;

test('DSN-1 the 47 types that the API has had from the start keep their names', () => {
  const listed = DATA_TYPES.filter((dataType) => REGISTRY[dataType].api === 'not-listed');
  expect(listed.toSorted().join(' ')).toBe(ORIGINAL_TYPES.trim().split(/\s+/).toSorted().join(' '));
});

test('DSN-1 a text is a type of data or none', () => {
  expect(isDataType('handBackTime')).toBe(true);
  expect(isDataType('courseTimeZone')).toBe(true);
  expect(isDataType('meetsOnSaturday')).toBe(false);
  expect(isDataType('toString')).toBe(false);
  expect(isDataType('__proto__')).toBe(false);
  expect(isDataType('')).toBe(false);
});

test('DSN-1 fields that are not given are empty texts', () => {
  expect(designItem({ dataType: 'topic', dataID: 'a', dataText: 'Plato' })).toEqual({
    dataType: 'topic',
    dataID: 'a',
    dataIndex: '',
    dataText: 'Plato',
    questionType: '',
    questionOptions: '',
    questionLogic: '',
    questionCourseDate: '',
  });
});

test('DSN-1 an item is named by its type and id together', () => {
  const items = [
    designItem({ dataType: 'topic', dataID: 'a/b' }),
    designItem({ dataType: 'courseDate', dataID: 'a/b' }),
  ];
  expect(new Set(items.map(designKeyText)).size).toBe(2);
  expect(itemsOfType(items, 'topic')).toEqual([items[0]]);
});

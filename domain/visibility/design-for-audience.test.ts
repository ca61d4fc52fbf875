import { describe, expect, test } from 'vitest';
import { DATA_TYPES, designItem, type DesignItem } from '../design/design-item.ts';
import { designForAudience } from './design-for-audience.ts';

const topics = [
  designItem({ dataType: 'topic', dataID: 'hume', dataIndex: '2' }),
  designItem({ dataType: 'topic', dataID: 'off', dataIndex: '3', questionOptions: 'no' }),
  designItem({ dataType: 'topic', dataID: 'kant', dataIndex: '5', questionOptions: 'yes' }),
];
const questions = ['hume', 'off', 'kant', 'gone'].map((topic) =>
  designItem({
    dataType: 'question',
    dataID: `q-${topic}`,
    dataText: 'Why?',
    questionCourseDate: topic,
  }),
);

function ids(items: readonly DesignItem[], dataType: string): readonly string[] {
  return items.filter((item) => item.dataType === dataType).map(({ dataID }) => dataID);
}

describe('by type', () => {
  const everyType = DATA_TYPES.map((dataType) => designItem({ dataType, dataID: '1' }));
  const publicTypes = [
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
  const studentTypes = [
    ...publicTypes,
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

  test('VIS-10 a visitor gets title, names, flags, description, sections, topics, dates, links and the time zone', () => {
    const types = designForAudience(everyType, 'public', 9).map(({ dataType }) => dataType);
    expect(types.toSorted()).toEqual(publicTypes.toSorted());
  });

  test('VIS-11 a student also gets FAQ, rubric, theses, evaluations, the course day and the grading options', () => {
    const types = designForAudience(everyType, 'student', 9).map(({ dataType }) => dataType);
    expect(types.toSorted()).toEqual(studentTypes.toSorted());
  });

  test('VIS-12 generator settings, last-visited markers, staging values and unknown types are for staff', () => {
    const unknown = designItem({ dataType: 'somethingNew', dataID: '1' });
    const all = [...everyType, unknown];
    expect(designForAudience(all, 'staff', null)).toEqual(all);
    const student = new Set(designForAudience(all, 'student', 9).map(({ dataType }) => dataType));
    for (const dataType of [
      'startDate',
      'meetsOnMonday',
      'gradingModuleLastVisited',
      'newUserNetID',
      'somethingNew',
    ]) {
      expect(student.has(dataType)).toBe(false);
    }
  });
});

describe('questions', () => {
  test.each([
    ['student', 2, ['q-hume']],
    ['student', 5, ['q-hume', 'q-kant']],
    ['student', null, []],
    ['public', 5, []],
    ['staff', null, ['q-hume', 'q-off', 'q-kant', 'q-gone']],
  ] as const)('VIS-13 %s on day %s', (audience, day, expected) => {
    const items = designForAudience([...questions, ...topics], audience, day);
    expect(ids(items, 'question')).toEqual(expected);
    expect(ids(items, 'topic')).toEqual(['hume', 'off', 'kant']);
  });
});

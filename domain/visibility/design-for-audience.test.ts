import { describe, expect, test } from 'vitest';
import { DATA_TYPES, REGISTRY } from '../design/data-types.ts';
import { designItem, type DesignItem } from '../design/design-item.ts';
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

function section(dataID: string, dataIndex: string, dataText: string): DesignItem {
  return designItem({ dataType: 'sectionName', dataID, dataIndex, dataText });
}

const allowed = (...audiences: readonly string[]) =>
  DATA_TYPES.filter((type) => audiences.includes(REGISTRY[type].audience));

describe('by type', () => {
  const everyType = DATA_TYPES.map((dataType) =>
    designItem({ dataType, dataID: '1', dataText: 'Yes' }),
  );
  const typesFor = (audience: 'public' | 'student'): ReadonlySet<string> =>
    new Set(designForAudience(everyType, audience, 9).map(({ dataType }) => dataType));

  test.each([
    'courseTitle',
    'instructorName',
    'hasSyllabus',
    'areThereTAs',
    'courseUsesGrading',
    'courseDescription',
    'sectionName',
    'topic',
    'courseDate',
    'noClass',
    'syllabusLinkItem',
    'courseTimeZone',
  ])('VIS-10 a visitor gets %s, and so does a student', (dataType) => {
    expect(typesFor('public')).toContain(dataType);
    expect(typesFor('student')).toContain(dataType);
  });

  test.each([
    'faq',
    'rubric',
    'rubricWhereToShow',
    'thesis',
    'evaluation',
    'handBackTime',
    'usesAutomaticProgress',
    'timeToShowNewContent',
    'currentCourseDate',
    'askingDays',
    'questionByQuestionGrading',
    'giveStudentsComments',
    'usesGradesForExams',
    'numericVsLetterManualGrades',
    'penaltyForUnansweredMCQ',
    'isThereBoxForGradeAdjustment',
    // Only because the course grade is shown to students here.
    'courseGradeForStudents',
    'evaluationWeight',
  ])('VIS-11 a student gets %s, and a visitor does not', (dataType) => {
    expect(typesFor('student')).toContain(dataType);
    expect(typesFor('public')).not.toContain(dataType);
  });

  test.each([
    'persona',
    'heldQuestion',
    'fairGrading',
    'gradingDueDate',
    'unwrittenEssays',
    'reminderDays',
    'endDate',
    'initialDatesGenerator',
    'courseDesignUsersLastVisited',
    // Nothing is handed back, and no question is in the schedule.
    'question',
    'questionCriteria',
    'evaluationCriteria',
  ])('VIS-12 only staff get %s', (dataType) => {
    expect(typesFor('student')).not.toContain(dataType);
    expect(designForAudience(everyType, 'staff', 9)).toEqual(everyType);
  });

  test('VIS-10 VIS-11 of all types, a visitor gets fewer than a student, and each what its entry says', () => {
    expect([...typesFor('public')]).toEqual(allowed('everyone'));
    const weighed = new Set<string>(['courseGradeForStudents', 'evaluationWeight']);
    expect([...typesFor('student')].filter((type) => !weighed.has(type))).toEqual(
      allowed('everyone', 'students'),
    );
    expect(typesFor('student').isSupersetOf(typesFor('public'))).toBe(true);
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

describe('sections', () => {
  const term = [section('a', '1', 'Knowledge'), ...topics];

  test.each([
    ['a new course has one', [section('new', '1', 'New Section')], []],
    ['one at the end', [...term, section('new', '9', 'New Section')], ['a']],
    ['one without a name', [...term, section('new', '9', ' ')], ['a']],
    ['not one with a name', [...term, section('new', '9', 'Ethics')], ['a', 'new']],
    ['not one with class days', [section('new', '1', 'New Section'), ...topics], ['new']],
  ])('VIS-34 only staff get unfinished sections: %s', (_name, items, expected) => {
    for (const audience of ['public', 'student'] as const) {
      expect(ids(designForAudience(items, audience, 9), 'sectionName')).toEqual(expected);
    }
    expect(designForAudience(items, 'staff', 9)).toEqual(items);
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

describe('flags', () => {
  const contradiction = designItem({
    dataType: 'question',
    dataID: 'clash',
    questionCourseDate: 'hume',
    questionType: 'Contradiction',
    dataText: 'These clash.',
    questionLogic: '(q-hume, 1)',
  });
  const types = ['courseDescription', 'syllabusLinkItem', 'faq', 'rubric', 'rubricWhereToShow'];
  const texts = types.map((dataType) => designItem({ dataType, dataID: '1', dataText: '1' }));
  const FLAGS: Readonly<Record<string, readonly string[]>> = {
    hasCourseDescription: ['courseDescription'],
    hasSyllabus: ['syllabusLinkItem'],
    hasFAQ: ['faq'],
    hasRubric: ['rubric', 'rubricWhereToShow'],
    hasContradictionItems: ['question'],
  };
  const names = Object.keys(FLAGS);
  const everything = Object.values(FLAGS).flat();
  const combinations = Array.from({ length: 2 ** names.length }, (_, bits) =>
    names.filter((_name, at) => (bits >> at) & 1),
  );

  test.each(combinations.map((off) => [off]))('VIS-26 with %j off', (off) => {
    const flags = names.map((dataType) => {
      return designItem({ dataType, dataID: '1', dataText: off.includes(dataType) ? 'No' : 'Yes' });
    });
    const items = [...flags, ...topics, ...texts, contradiction];
    const gone = new Set(off.flatMap((name) => FLAGS[name] ?? []));
    const sent = (audience: 'public' | 'student') =>
      designForAudience(items, audience, 9)
        .map(({ dataType }) => dataType)
        .filter((type) => everything.includes(type))
        .toSorted();
    const forStudents = everything.filter((type) => !gone.has(type));
    const forVisitors = ['courseDescription', 'syllabusLinkItem'].filter((type) => !gone.has(type));
    expect(sent('student')).toEqual(forStudents.toSorted());
    expect(sent('public')).toEqual(forVisitors);
    expect(designForAudience(items, 'staff', 9)).toEqual(items);
  });

  test('VIS-26 a flag without a record is off', () => {
    expect(designForAudience([...texts, ...topics, contradiction], 'student', 9)).toEqual(topics);
  });
});

const faq = (list: unknown) =>
  designItem({ dataType: 'faq', dataID: 'courseFAQ', dataText: JSON.stringify(list) });

describe('the FAQ', () => {
  const isOn = designItem({ dataType: 'hasFAQ', dataID: '1', dataText: 'Yes' });
  const done = { question: 'When?', answer: 'Now.' };
  const unfinished = [done, { question: '', answer: '' }, { question: 'Why?', answer: ' ' }];

  test.each([
    ['finished entries only', faq(unfinished), faq([done])],
    ['nothing of a broken list', faq({ secret: 'draft' }), faq([])],
  ])('DSN-40 students get %s', (_name, stored, sent) => {
    expect(designForAudience([isOn, stored], 'student', 9)).toEqual([isOn, sent]);
    expect(designForAudience([stored], 'staff', 9)).toEqual([stored]);
  });

  test('DSN-40 a finished FAQ is sent to the letter', () => {
    const stored = { ...faq([done]), dataText: ` ${JSON.stringify([done])} ` };
    expect(designForAudience([isOn, stored], 'student', 9)).toEqual([isOn, stored]);
  });
});

test('CRT-21 criteria go to students with their questions, and not before', () => {
  const items = [
    designItem({ dataType: 'sectionName', dataID: 's', dataIndex: '1' }),
    ...topics,
    ...questions,
    ...questions.map(({ dataID }) => designItem({ dataType: 'questionCriteria', dataID })),
    designItem({ dataType: 'usesGradesForExams', dataID: '1', dataText: 'Yes' }),
    designItem({
      dataType: 'evaluation',
      dataID: 'MID',
      questionOptions: 's',
      questionLogic: 'graded',
    }),
  ];
  const sent = designForAudience(items, 'student', 2);
  expect(ids(sent, 'question')).toEqual(['q-hume']);
  expect(ids(sent, 'questionCriteria')).toEqual(['q-hume']);
  expect(ids(designForAudience(items, 'student', 5), 'questionCriteria')).toContain('q-kant');
});

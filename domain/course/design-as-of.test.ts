import { expect, test } from 'vitest';
import { isoDateOf } from '../base/calendar.ts';
import { designItem, type DesignItem } from '../design/design-item.ts';
import { sampleAnswer } from '../visibility/testing/sample-course.ts';
import { readCourse } from './course-model.ts';
import { changeSince, type EarlierItem, itemsAsOf } from './design-as-of.ts';

function item(dataType: string, dataID: string, fields: Partial<DesignItem> = {}): DesignItem {
  return designItem({ dataType, dataID, ...fields });
}

function question(dataID: string, topic: string, questionLogic = ''): DesignItem {
  const fields = { questionType: 'Radio', questionOptions: 'Yes|||No', dataIndex: '1' };
  const place = { questionCourseDate: topic, questionLogic };
  return item('question', dataID, { dataText: `${dataID}?`, ...fields, ...place });
}

const evaluation = item('evaluation', 'E', {
  questionOptions: 's1',
  questionCourseDate: '2026-09-10',
});
const contradiction = {
  ...question('clash', 't1', '(q1, 1)'),
  questionType: 'Contradiction',
  dataIndex: '2',
  questionOptions: '',
};

const ITEMS: readonly DesignItem[] = [
  item('usesAutomaticProgress', '1', { dataText: 'Yes' }),
  item('hasContradictionItems', '1', { dataText: 'Yes' }),
  item('timeToShowNewContent', '1', { dataText: '01:00', questionOptions: 'AM' }),
  item('sectionName', 's1', { dataIndex: '1', dataText: 'One' }),
  item('topic', 't1', { dataIndex: '2', questionOptions: 'yes' }),
  item('topic', 't2', { dataIndex: '3', questionOptions: 'yes' }),
  item('courseDate', 'd1', { dataIndex: '2', questionLogic: '2026-09-07' }),
  item('courseDate', 'd2', { dataIndex: '3', questionLogic: '2026-09-09' }),
  item('sectionName', 's2', { dataIndex: '4', dataText: 'Two' }),
  question('q1', 't1'),
  question('q2', 't2', '(q1, 1)'),
  contradiction,
  evaluation,
];

function was(before: DesignItem): EarlierItem {
  return { key: before, before };
}

function wasNot(dataType: string, dataID: string): EarlierItem {
  return { key: { dataType, dataID }, before: null };
}

function changeOf(earlier: readonly EarlierItem[], items = ITEMS) {
  const now = readCourse(items);
  const graded = {
    evaluation: now.evaluations[0]!,
    targetDate: isoDateOf('2026-09-10'),
    nowEpochMs: Date.UTC(2026, 9, 1),
  };
  const then = readCourse(itemsAsOf(items, earlier));
  return changeSince(then, now, graded, [sampleAnswer('q1', '1')]);
}

const none: readonly string[] = [];

test.each<[string, readonly EarlierItem[], readonly string[], readonly string[]]>([
  ['nothing', [], none, none],
  ['the text of a question', [was({ ...question('q1', 't1'), dataText: 'Old?' })], none, none],
  ['a question that is new', [wasNot('question', 'q1')], ['q1', 'clash', 'q2'], none],
  ['a question that is gone', [was(question('old', 't1'))], none, ['old']],
  ['logic', [was(question('q2', 't2', '(q1, 2)'))], ['q2'], none],
  [
    'logic of a thesis that nothing names',
    [was(item('thesis', 'h', { dataText: 'X' }))],
    none,
    none,
  ],
  [
    'a class day without questions then',
    [was(item('topic', 't2', { dataIndex: '3', questionOptions: 'no' }))],
    ['q2'],
    none,
  ],
  [
    'the date of a class day',
    [was(item('courseDate', 'd2', { dataIndex: '3', questionLogic: '2026-09-20' }))],
    ['q2'],
    none,
  ],
  [
    'contradictions that were off',
    [was(item('hasContradictionItems', '1', { dataText: 'No' }))],
    ['clash'],
    none,
  ],
  [
    'the sections of the evaluation',
    [was({ ...evaluation, questionOptions: 's2' })],
    ['q1', 'clash', 'q2'],
    none,
  ],
  [
    'an evaluation without sections then',
    [was({ ...evaluation, questionOptions: '' })],
    none,
    none,
  ],
  ['an evaluation that came later', [wasNot('evaluation', 'E')], none, none],
])('VIEW-60 a change of %s', (_name, earlier, appeared, disappeared) => {
  expect(changeOf(earlier)).toEqual({ appeared, disappeared });
});

test('VIEW-60 in a course that moves on by hand the current day counts, wherever it was then', () => {
  const byHand = [
    ...ITEMS.filter(({ dataType }) => dataType !== 'usesAutomaticProgress'),
    item('usesAutomaticProgress', '1', { dataText: 'No' }),
    item('currentCourseDate', '1', { dataIndex: '2' }),
  ];
  expect(changeOf([], byHand)).toEqual({ appeared: [], disappeared: [] });
  // The class days were in the opposite order: the first of them is still the only one reached.
  const turned = [
    was(item('topic', 't1', { dataIndex: '3', questionOptions: 'yes' })),
    was(item('topic', 't2', { dataIndex: '2', questionOptions: 'no' })),
  ];
  expect(changeOf(turned, byHand)).toEqual({ appeared: [], disappeared: [] });
});

import { expect, test } from 'vitest';
import { designItem } from '../design/design-item.ts';
import { attemptLogic } from './attempted-logic.ts';
import { readCourse } from '../course/course-model.ts';

const course = readCourse([
  designItem({ dataType: 'sectionName', dataID: 's', dataIndex: '1' }),
  designItem({ dataType: 'topic', dataID: 't', dataIndex: '2', questionOptions: 'yes' }),
  ...['soul', 'body'].map((dataID, index) =>
    designItem({
      dataType: 'question',
      dataID,
      dataIndex: String(index + 1),
      dataText: `Text of ${dataID}`,
      questionType: 'Radio',
      questionOptions: 'Yes|||No',
      questionCourseDate: 't',
    }),
  ),
  designItem({ dataType: 'thesis', dataID: 'd', dataText: 'Dualism', questionLogic: '(soul, 1)' }),
]);

test.each([
  ['question', 'body', '(soul, 1)', 'sometimes'],
  ['question', 'body', '(soul, 1) & (soul, 2)', 'never'],
  ['question', 'body', '', 'always'],
  ['question', 'body', '(body, 1)', 'never'],
  ['thesis', 'd', '(soul, 1) & ¬(soul, 1)', 'never'],
] as const)('CHK-41 %s %s with the typed condition %s: %s', (kind, id, logic, range) => {
  expect(attemptLogic(course, { kind, id }, logic)?.ranges).toEqual([
    { subject: { kind, id }, range },
  ]);
});

test("CHK-41 the reason is included, and an item that isn't in the course has no verdict", () => {
  const body = { kind: 'question', id: 'body' } as const;
  const attempt = attemptLogic(course, body, '(soul, 1) & (soul, 2)');
  expect(attempt?.findings.map(({ kind }) => kind)).toEqual(['never-shown']);
  expect(attemptLogic(course, { kind: 'thesis', id: 'new' }, '(soul, 1)')).toBeNull();
});

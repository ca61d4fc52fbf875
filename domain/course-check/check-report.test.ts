import { expect, test } from 'vitest';
import { designItem } from '../design/design-item.ts';
import { checkCourse } from './course-check.ts';
import { reportOf } from './check-report.ts';
import { readCourse } from '../course/course-model.ts';

const course = readCourse([
  designItem({ dataType: 'sectionName', dataID: 's', dataIndex: '1', dataText: 'Mind' }),
  designItem({ dataType: 'topic', dataID: 't', dataIndex: '2', questionOptions: 'yes' }),
  designItem({ dataType: 'topic', dataID: 'off', dataIndex: '3', questionOptions: 'no' }),
  ...[
    ['soul', 't', ''],
    ['body', 't', '(soul, 1)'],
    ['both', 't', '(soul, 1) & (soul, 2)'],
    ['lost', 'off', ''],
  ].map(([dataID = '', day = '', logic = ''], index) =>
    designItem({
      dataType: 'question',
      dataID,
      dataIndex: String(index + 1),
      dataText: `Text of ${dataID}`,
      questionType: 'Radio',
      questionOptions: 'Yes|||No',
      questionCourseDate: day,
      questionLogic: logic,
    }),
  ),
  designItem({ dataType: 'thesis', dataID: 'd', dataText: 'Dualism', questionLogic: '(soul, 1)' }),
]);

test('CHK-19 a report has a range for every question and thesis, and a sentence for each finding', () => {
  const report = reportOf(checkCourse(course), course);
  expect(report.ranges.map(({ subject, range }) => `${subject.id} ${range}`)).toEqual([
    'soul always',
    'body sometimes',
    'both never',
    'lost closed',
    'd sometimes',
  ]);
  const never = report.findings.find(({ kind }) => kind === 'never-shown');
  expect(never).toMatchObject({ severity: 'error', subject: { kind: 'question', id: 'both' } });
  expect(never?.sentence).toMatch(
    /^“Text of both” can never show\. These can’t all be true: .*“Yes”/,
  );
});

test('CHK-19 a report is plain data: it survives the way to another thread', () => {
  const report = reportOf(checkCourse(course), course);
  expect(JSON.parse(JSON.stringify(report))).toEqual(report);
});

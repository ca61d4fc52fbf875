import { expect, test } from 'vitest';
import { dueDateOf } from '../base/due-date.ts';
import { designItem } from '../design/design-item.ts';
import { gradingDayClock, gradingGate } from './course-gate.ts';
import { readCourse } from './course-model.ts';

test('DUE-11 a class day that opens at the due time or later is not counted', () => {
  const course = readCourse([
    designItem({ dataType: 'sectionName', dataID: 's', dataText: 'One', dataIndex: '1' }),
    designItem({ dataType: 'topic', dataID: 't1', dataText: 'First', dataIndex: '2' }),
    designItem({ dataType: 'topic', dataID: 't2', dataText: 'Second', dataIndex: '3' }),
    ...[
      ['d1', '2026-11-23', '2'],
      ['d2', '2026-11-25', '3'],
    ].map(([dataID = '', questionLogic = '', dataIndex = '']) =>
      designItem({ dataType: 'courseDate', dataID, questionLogic, dataIndex }),
    ),
    designItem({ dataType: 'usesAutomaticProgress', dataID: '1', dataText: 'Yes' }),
    designItem({
      dataType: 'timeToShowNewContent',
      dataID: '1',
      dataText: '01:00',
      questionOptions: 'PM',
    }),
  ]);
  const now = Date.parse('2026-11-30T12:00:00-05:00');
  const dayAt = (due: string) => gradingGate(course, dueDateOf(due), now).currentDay;
  expect(
    ['2026-11-25T12:45', '2026-11-25T13:00', '2026-11-25T13:15', '2026-11-25'].map(dayAt),
  ).toEqual([2, 2, 3, 3]);
  // The clock of a due date answers the same at any moment, also before the days have opened.
  for (const due of ['2026-11-25T12:45', '2026-11-25T13:15', '2026-11-23', '2026-11-22']) {
    const dayOf = gradingDayClock(course, dueDateOf(due));
    for (const hours of [0, 60, 109, 110, 111, 40, 300, 61, 62]) {
      const moment = Date.parse('2026-11-21T00:00:00-05:00') + hours * 3_600_000;
      expect(dayOf(moment)).toBe(gradingGate(course, dueDateOf(due), moment).currentDay);
    }
  }
});

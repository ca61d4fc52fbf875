import { designItem } from '@elenchus/domain/design/design-item.ts';
import { dueDateOf } from '@elenchus/domain/base/due-date.ts';
import { readCourse } from '@elenchus/domain/course/course-model.ts';
import { expect, test } from 'vitest';
import { releaseForGrading } from './graded-release.ts';

const model = readCourse([
  designItem({ dataType: 'sectionName', dataID: 's', dataText: 'One', dataIndex: '1' }),
  ...['2026-11-23', '2026-11-25', '2026-11-27'].flatMap((questionLogic, place) => {
    const dataIndex = String(place + 2);
    return [
      designItem({ dataType: 'topic', dataID: `t${place}`, dataText: 'Day', dataIndex }),
      designItem({ dataType: 'courseDate', dataID: `d${place}`, questionLogic, dataIndex }),
      designItem({
        dataType: 'question',
        dataID: `q${place}`,
        dataText: 'Why?',
        questionType: 'LongAnswer',
        questionCourseDate: `t${place}`,
      }),
    ];
  }),
  designItem({ dataType: 'usesAutomaticProgress', dataID: '1', dataText: 'Yes' }),
  designItem({
    dataType: 'timeToShowNewContent',
    dataID: '1',
    dataText: '01:00',
    questionOptions: 'PM',
  }),
]);

function releases() {
  const cached = { model, graded: { days: new Map(), courses: new Map() } };
  return (due: string, now: string) =>
    releaseForGrading(cached, dueDateOf(due), Date.parse(`${now}:00-05:00`));
}

test('a course is opened once for all due dates that count the same day', () => {
  const release = releases();
  const first = release('2026-11-23', '2026-11-30T12:00');
  expect([...first.questionById.keys()]).toEqual(['q0']);
  expect(release('2026-11-24', '2026-11-30T12:05')).toBe(first);
  expect([...release('2026-11-25', '2026-11-30T12:05').questionById.keys()]).toEqual(['q0', 'q1']);
  expect(release('2026-11-23', '2026-11-30T12:10')).toBe(first);
});

test('a day that opens counts from its moment on', () => {
  const release = releases();
  const questions = (now: string) => [...release('2026-12-01', now).questionById.keys()];
  expect(questions('2026-11-25T12:59')).toEqual(['q0']);
  expect(questions('2026-11-25T13:00')).toEqual(['q0', 'q1']);
  expect(questions('2026-11-27T13:00')).toEqual(['q0', 'q1', 'q2']);
});

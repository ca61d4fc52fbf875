import { screen } from '@testing-library/react';
import { readCourse } from '@elenchus/domain/course/course-model.ts';
import { DEFAULT_TIME_ZONE } from '@elenchus/domain/base/zoned-time.ts';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { UNGRADED } from '@elenchus/domain/grading/student-evaluation.ts';
import { expect, test } from 'vitest';
import { courseGradeInput } from '../../../course-ui/grading/course-grade-input.ts';
import { showComponent } from '../../../testing/show-component.tsx';
import { changeTimes } from './change-times.ts';
import { GradeLink } from './grade-link.tsx';
import { studentRows } from './student-rows.ts';

const since = Date.parse('2026-11-04T12:00:00Z');
const course = readCourse([
  designItem({ dataType: 'evaluation', dataID: 'FIRST', questionCourseDate: '2026-11-10' }),
]);
const [evaluation] = course.evaluations;
const [laura] = studentRows(
  [{ username: 'Laura', fullname: 'Laura Bassi', TA: '' }],
  courseGradeInput(course),
  () => UNGRADED,
);
const changedAt = changeTimes([{ evaluationId: 'FIRST', username: 'laura', since }]);

test.each([
  [
    'a grade',
    { complete: true, examGrade: { kind: 'number', value: 91 } },
    /^91\.0: Laura Bassi, .*\(changed Nov 4\)$/,
  ],
  ['complete without a grade', { complete: true }, /\(no grade yet, changed Nov 4\)$/],
  ['work that is open again', { complete: false }, /^Grade Laura Bassi, [^(]*$/],
] as const)('LOD-37 the mark of changed work beside %s', (_name, differs, label) => {
  if (!evaluation || !laura) throw new Error('Nothing to show.');
  showComponent(
    <GradeLink
      courseID="phil-101"
      student={laura}
      evaluation={evaluation}
      graded={{ ...UNGRADED, ...differs }}
      changedAt={changedAt('Laura', 'FIRST')}
      givesGrades
      clock={{ nowEpochMs: Date.parse('2026-11-20T12:00:00Z'), zone: DEFAULT_TIME_ZONE }}
    />,
    { address: '/phil-101/grading', answers: {} },
  );
  expect(screen.getByRole('link', { name: label })).toBeTruthy();
  expect(screen.queryByText(/changed Nov 4/) !== null).toBe(differs.complete);
});

test('LOD-37 other work isn’t marked', () => {
  expect(changedAt('laura', 'SECOND')).toBeUndefined();
  expect(changedAt('anton', 'FIRST')).toBeUndefined();
  expect(changeTimes([])('laura', 'FIRST')).toBeUndefined();
});

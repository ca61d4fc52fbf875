import { screen, waitFor } from '@testing-library/react';
import { readCourse } from '@elenchus/domain/course/course-model.ts';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { UNGRADED } from '@elenchus/domain/grading/student-evaluation.ts';
import { expect, test, vi } from 'vitest';
import { GradingPlaceContext } from '../../../../course-ui/grading/grading-place.ts';
import { refusal } from '../../../../testing/answered-calls.ts';
import { showComponent } from '../../../../testing/show-component.tsx';
import { ExtensionDialog } from './extension-dialog.tsx';
import { courseGradeInput } from '../../../../course-ui/grading/course-grade-input.ts';
import { studentRows } from '../student-rows.ts';
const course = readCourse([
  designItem({
    dataType: 'evaluation',
    dataID: 'FIRST',
    dataText: 'First paper',
    questionCourseDate: '2026-10-01',
  }),
]);
const students = studentRows(
  [
    { username: 'anton', fullname: 'Anton Amo', TA: '' },
    { username: 'laura', fullname: 'Laura Bassi', TA: '' },
  ],
  courseGradeInput(course),
  () => UNGRADED,
);

test('EXT-8 a preview that no longer holds is shown again, and nothing else is saved', async () => {
  const onDone = vi.fn<(sentence: string) => void>();
  const given: unknown[] = [];
  let shown = 0;
  const place = {
    courseID: 'phil-101',
    course,
    session: { username: 'ina', fullName: 'Ina', isInstructor: true, isTA: false },
    screen: 'Design' as const,
    part: 'students',
    hrefOf: () => '#',
  };
  const { user } = showComponent(
    <GradingPlaceContext value={place}>
      <ExtensionDialog
        students={students}
        accommodations={[{ username: 'laura', kind: 'factor', amount: 150 }]}
        onClose={() => {}}
        onDone={onDone}
      />
    </GradingPlaceContext>,
    {
      address: '/phil-101/design',
      answers: {
        'POST /api/extensions/preview/{courseID}': ({ body }) => ({
          token: `shown ${(shown += 1)}`,
          keptByHand: 0,
          rows: body.usernames.map((username) => ({
            username,
            evaluationDataID: 'FIRST',
            before: '2026-10-01',
            after: '2026-10-04',
            grades: shown,
            changed: 0,
            secondLook: false,
          })),
        }),
        'POST /api/extensions/{courseID}': ({ body }) => {
          given.push(body);
          if (given.length === 1) return refusal('CHANGED_MEANWHILE');
          return { message: '1 due date changed, no grade deleted.', moved: 1, deletedGrades: 0 };
        },
      },
    },
  );
  expect(screen.getByText('1.5 times the usual time')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show what changes' }));
  expect(screen.getByRole('alert').textContent).toBe('Choose at least one student.');
  await user.click(screen.getByRole('checkbox', { name: /Bassi/ }));
  await user.click(screen.getByRole('button', { name: 'Show what changes' }));
  await screen.findByText('1, answers unchanged');
  await user.click(screen.getByRole('button', { name: 'Save for 1 student' }));
  await screen.findByText('2, answers unchanged');
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).not.toBe('');
  await user.click(screen.getByRole('button', { name: 'Save for 1 student' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(given).toMatchObject([
    { usernames: ['laura'], token: 'shown 1', keepUnchanged: true },
    { usernames: ['laura'], token: 'shown 2', extension: { kind: 'days', days: 3 } },
  ]);
});

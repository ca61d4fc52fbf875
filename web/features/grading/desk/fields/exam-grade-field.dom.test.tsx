import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showDesk } from '../../../../testing/shown-desk.tsx';
const gradeField = () => screen.findByLabelText<HTMLInputElement>('Grade');
const isShown = (name: string) => screen.findByRole('heading', { level: 1, name });
const noteOf = (field: HTMLElement): string =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

test('a manual grade is a number from 0 to 100; anything else is cleared and not saved', async () => {
  const { user, stored } = showDesk({ settings: { questionByQuestionGrading: 'No' } });
  const grade = await gradeField();
  await user.type(grade, '101');
  await user.tab();
  expect(grade.value).toBe('');
  expect(grade.getAttribute('aria-invalid')).toBe('true');
  expect(noteOf(grade).trim()).toBe(
    'A grade is a number from 0 to 100. You typed “101”. The field was cleared and nothing was saved.',
  );
  expect(stored('anton', 'examGrade')).toBe('');

  // Moving on to the next student takes the grade, though the field was never left.
  await user.type(grade, '88.5');
  await user.keyboard('{Alt>}n{/Alt}');
  await isShown('Laura Bassi');
  await waitFor(() => expect(stored('anton', 'examGrade')).toBe('88.5'));
  expect((await gradeField()).value).toBe('');
  await user.click(screen.getByRole('link', { name: 'Previous' }));
  await isShown('Anton Amo');
  const again = await gradeField();
  expect(again.value).toBe('88.5');

  await user.clear(again);
  await user.type(again, 'oh');
  await user.tab();
  expect(noteOf(again)).toContain('nothing was saved: the grade is still 88.5');
  expect(stored('anton', 'examGrade')).toBe('88.5');
  await user.click(screen.getByRole('button', { name: 'Show it' }));
  expect(again.value).toBe('88.5');
  await user.click(screen.getByRole('button', { name: 'Remove grade' }));
  await waitFor(() => expect(stored('anton', 'examGrade')).toBe(''));
});

test('a letter grade is saved as typed, up to its length', async () => {
  const { user, stored } = showDesk({
    settings: { questionByQuestionGrading: 'No', numericVsLetterManualGrades: 'Letter' },
  });
  const grade = await gradeField();
  await user.type(grade, 'B+ (almost A)');
  expect(grade.value).toBe('B+ (almost');
  await waitFor(() => expect(stored('anton', 'examGrade')).toBe('B+ (almost'));
});

test('a course without grades for exams has no grade field, and grading can still be completed', async () => {
  showDesk({
    settings: {
      questionByQuestionGrading: 'No',
      usesGradesForExams: 'No',
      giveStudentsComments: 'No',
    },
  });
  expect(await screen.findByText('This course gives no grades for exams.')).toBeDefined();
  expect(screen.getByText(/This course doesn’t show comments to students/)).toBeDefined();
  expect(screen.queryByLabelText('Grade')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Grade Adjustment' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Grading Complete' })).toBeDefined();
});

import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showDesk } from '../../../../testing/shown-desk.tsx';

test('GRD-177 an adjustment that counts has its field although its box is off', async () => {
  const { user, stored, serverOf } = showDesk({ settings: { isThereBoxForGradeAdjustment: 'No' } });
  serverOf('laura').save('karl', {
    username: 'laura',
    evaluationDataID: 'FIRST',
    gradingType: 'gradeAdjustment',
    questionID: 'noQuestionID',
    individualGradingData: '-2',
    comment: '',
    expectedVersion: 0,
    confirmed: true,
  });
  await screen.findByRole('button', { name: 'Adjust' });
  expect(screen.queryByLabelText('Grade Adjustment')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await screen.findByRole('heading', { level: 1, name: 'Laura Bassi' });
  const field = await screen.findByLabelText<HTMLInputElement>('Grade Adjustment');
  expect(field.value).toBe('-2');
  // While it is retyped, it stays.
  await user.clear(field);
  expect(screen.getByLabelText('Grade Adjustment')).toBe(field);
  await user.type(field, '0');
  await waitFor(() => expect(stored('laura', 'gradeAdjustment')).toBe('0'));
  await user.click(screen.getByRole('link', { name: 'Previous' }));
  await screen.findByRole('heading', { level: 1, name: 'Anton Amo' });
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await screen.findByRole('heading', { level: 1, name: 'Laura Bassi' });
  await screen.findByRole('button', { name: 'Adjust' });
  expect(screen.queryByLabelText('Grade Adjustment')).toBeNull();
});

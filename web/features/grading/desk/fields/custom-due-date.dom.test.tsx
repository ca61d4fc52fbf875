import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showDesk } from '../../../../testing/shown-desk.tsx';

test.each([
  ['after Backspace in the month', '', true],
  ['while the year is typed', '0020-12-20', false],
])(
  'half a date changes nothing when the next student is opened: %s',
  async (_name, half, badInput) => {
    const { user, stored } = showDesk({ settings: { questionByQuestionGrading: 'No' } });
    await user.click(await screen.findByRole('button', { name: 'Adjust' }));
    await user.click(screen.getByRole('button', { name: 'Custom Due Date' }));
    const field = screen.getByLabelText<HTMLInputElement>('Custom Due Date');
    fireEvent.change(field, { target: { value: '2026-12-20' } });
    fireEvent.blur(field);
    await waitFor(() => expect(stored('anton', 'customDueDate')).toBe('2026-12-20'));
    Object.defineProperty(field, 'validity', { value: { badInput } });
    fireEvent.change(field, { target: { value: half } });
    await user.keyboard('{Alt>}n{/Alt}');
    await screen.findByRole('heading', { level: 1, name: 'Laura Bassi' });
    await user.keyboard('{Alt>}p{/Alt}');
    await screen.findByRole('heading', { level: 1, name: 'Anton Amo' });
    expect((await screen.findByLabelText<HTMLInputElement>('Custom Due Date')).value).toBe(
      '2026-12-20',
    );
    expect(stored('anton', 'customDueDate')).toBe('2026-12-20');
  },
);

test('DUE-17 an earlier date is saved only when the grader agrees', async () => {
  const { user, stored } = showDesk({ settings: { questionByQuestionGrading: 'No' } });
  await user.click(await screen.findByRole('button', { name: 'Adjust' }));
  await user.click(screen.getByRole('button', { name: 'Custom Due Date' }));
  const field = screen.getByLabelText<HTMLInputElement>('Custom Due Date');
  fireEvent.change(field, { target: { value: '2020-01-05' } });
  fireEvent.blur(field);
  expect((await screen.findByRole('alert')).textContent).toContain('Anton Amo’s work would be due');
  await user.click(screen.getByRole('button', { name: 'Keep the old date' }));
  expect(field.value).toBe('');
  expect(stored('anton', 'customDueDate')).toBe('');
  fireEvent.change(field, { target: { value: '2020-01-05' } });
  fireEvent.blur(field);
  await user.click(await screen.findByRole('button', { name: 'Set the earlier date' }));
  await waitFor(() => expect(stored('anton', 'customDueDate')).toBe('2020-01-05'));
});

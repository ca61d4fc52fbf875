import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { moveTo } from '../../../lib/browser-location.ts';
import { deskQuestions, secondPaper } from '../../../testing/desk-course.ts';
import { showDesk } from '../../../testing/shown-desk.tsx';

test('GRD-139 the next student begins with nothing of the one before; what is around the work stays', async () => {
  const { user, stored } = showDesk({ username: 'anton' });
  const name = await screen.findByRole('heading', { level: 1, name: 'Anton Amo' });
  const close = screen.getByRole('button', { name: 'Close' });
  const adjustment = { name: 'Grade Adjustment' };
  await user.click(await screen.findByRole('button', { name: 'Adjust' }));
  await user.click(await screen.findByRole('button', adjustment));
  await screen.findByRole('spinbutton', adjustment);
  await user.keyboard('jj7');
  await waitFor(() => expect(stored('anton', 'questionGrade', 'clock')).toBe('7'));
  // Leaves the grade; then a question about complete grading is open.
  await user.keyboard('{Escape}x');
  await screen.findByRole('button', { name: 'Mark as complete anyway' });
  await user.keyboard('{Escape}');

  await user.keyboard('n');
  const next = await screen.findByRole('heading', { level: 1, name: 'Laura Bassi' });
  expect(next).not.toBe(name);
  expect(document.activeElement).toBe(next);
  expect(screen.getByRole('button', { name: 'Close' })).toBe(close);
  expect(screen.queryByRole('button', { name: 'Mark as complete anyway' })).toBeNull();
  const folded = await screen.findByRole('button', { ...adjustment, hidden: true });
  expect(folded.getAttribute('aria-expanded')).toBe('false');
  // Back at the first one, grading begins at the first essay without a grade again, and so it does here.
  await user.keyboard('p');
  await screen.findByRole('heading', { level: 1, name: 'Anton Amo' });
  await screen.findByRole('button', { name: 'Adjust' });
  await user.keyboard('4');
  await waitFor(() => expect(stored('anton', 'questionGrade', 'dream')).toBe('4'));
  expect(stored('anton', 'questionGrade', 'clock')).toBe('7');
  await user.keyboard('{Escape}n');
  await screen.findByRole('heading', { level: 1, name: 'Laura Bassi' });
  await screen.findByRole('button', { name: 'Adjust' });
  await user.keyboard('5');
  await waitFor(() => expect(stored('laura', 'questionGrade', 'dream')).toBe('5'));
});

test('GRD-139 a dialog about keys doesn’t wait for the next student', async () => {
  const { user } = showDesk({ username: 'anton', withoutDate: 'anton' });
  await screen.findByText(/no telling which of/);
  await user.keyboard('?n');
  const next = await screen.findByRole('heading', { level: 1, name: 'Laura Bassi' });
  expect(document.activeElement).toBe(next);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('ARC-3 a desk that is open for long notices that the course was closed', async () => {
  let isArchived = false;
  const { user } = showDesk({ username: 'anton', isArchived: () => isArchived });
  await screen.findByRole('button', { name: 'Complete, and next ungraded' });
  isArchived = true;
  const later = Date.now() + 10 * 60_000;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => later);
  onTestFinished(() => clock.mockRestore());
  await user.keyboard('n');
  await screen.findByRole('heading', { level: 1, name: 'Laura Bassi' });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Complete/ })).toBeNull());
});

test('a desk that the browser brings back is not still closing', async () => {
  const close = vi.spyOn(globalThis, 'close').mockImplementation(() => {});
  onTestFinished(() => close.mockRestore());
  const { user } = showDesk({ username: 'anton' });
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  const button = screen.getByRole('button', { name: 'Close' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
});

test('GRD-139 the work of one evaluation isn’t shown for another one that can’t be loaded', async () => {
  showDesk({ username: 'anton', items: [secondPaper], unreachable: 'SECOND' });
  await screen.findByRole('article', { name: deskQuestions.dream });
  act(() => moveTo('/phil-101/grading?evaluationId=SECOND&username=anton'));
  await screen.findByText('Second paper');
  expect(screen.queryByRole('article', { name: deskQuestions.dream })).toBeNull();
  await screen.findByRole('heading', { name: 'Couldn’t load the students' });
  expect(screen.queryByRole('article', { name: deskQuestions.dream })).toBeNull();
});

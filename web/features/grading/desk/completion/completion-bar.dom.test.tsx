import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { showDesk } from '../../../../testing/shown-desk.tsx';

test('GRD-135 the key X changes the state of grading, and screen readers hear it', async () => {
  const { user, stored } = showDesk({ username: 'laura' });
  const complete = await screen.findByRole('button', { name: 'Grading Complete' });
  expect(screen.queryByText('Grading is in progress.')).toBeNull();
  await user.keyboard('x');
  await user.click(await screen.findByRole('button', { name: 'Leave them out' }));
  const news = await screen.findByText('Grading is complete.');
  expect(news.getAttribute('aria-live')).toBe('polite');
  expect(complete.getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(stored('laura', 'gradingComplete')).toBe('yes'));
  await user.keyboard('x');
  expect(news.textContent).toBe('Grading is in progress.');
  expect(complete.getAttribute('aria-pressed')).toBe('false');
});

test('GRD-137 with everyone graded, the main button goes back to the list', async () => {
  const close = vi.spyOn(globalThis, 'close').mockImplementation(() => {});
  onTestFinished(() => close.mockRestore());
  const { user, stored, network } = showDesk({ username: 'laura' });
  await user.click(await screen.findByRole('button', { name: 'Complete, and next ungraded' }));
  await user.click(await screen.findByRole('button', { name: 'Leave them out' }));
  const last = { name: 'Complete: this is the last one' };
  await user.click(await screen.findByRole('button', last));
  await user.click(await screen.findByRole('button', { name: 'Mark as complete anyway' }));
  await screen.findByText(/^That was the last one\./);
  // Someone who only looks at a student has not just graded the last one.
  await user.keyboard('n');
  const sentence = 'Grading is complete for every student in this list.';
  await screen.findByText(sentence);
  // The server says the same when it is asked again.
  await waitFor(() => expect(stored('anton', 'gradingComplete')).toBe('yes'));
  const openings = (): number => network.sent.filter((call) => call.includes('gradingDesk')).length;
  const before = openings();
  globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() => expect(openings()).toBeGreaterThan(before));
  await screen.findByText('2 graded');
  expect(close).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Back to the list' }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
});

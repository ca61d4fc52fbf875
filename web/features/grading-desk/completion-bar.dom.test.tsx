import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showDesk } from '../../testing/shown-desk.tsx';

const patient = { timeout: 30_000 };

test('GRD-135 the key X changes the state of grading, and screen readers hear it', async () => {
  const { user, stored } = showDesk({ username: 'laura' });
  const complete = await screen.findByRole('button', { name: 'Grading Complete' }, patient);
  expect(screen.queryByText('Grading is in progress.')).toBeNull();
  await user.keyboard('x');
  const news = await screen.findByText('Grading is complete.', {}, patient);
  expect(news.getAttribute('aria-live')).toBe('polite');
  expect(complete.getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(stored('laura', 'gradingComplete')).toBe('yes'), patient);
  await user.keyboard('x');
  expect(news.textContent).toBe('Grading is in progress.');
  expect(complete.getAttribute('aria-pressed')).toBe('false');
});

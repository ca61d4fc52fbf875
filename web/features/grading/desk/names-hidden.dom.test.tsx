import { screen, waitFor } from '@testing-library/react';
import { PRESENCE_INTERVAL } from '@elenchus/domain/grading/grading-presence.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { showDesk } from '../../../testing/shown-desk.tsx';

/** Reports come at once instead of every ten seconds. */
function reportQuickly(): void {
  const real = globalThis.setInterval;
  const quick = vi
    .spyOn(globalThis, 'setInterval')
    .mockImplementation((run, time) => real(run, time === PRESENCE_INTERVAL ? 20 : time));
  onTestFinished(() => quick.mockRestore());
}

test('BLD-44 a student who is open by name when names are hidden: one sentence, and no further call', async () => {
  reportQuickly();
  let areHidden = false;
  let refused = 0;
  showDesk({
    username: 'anton',
    areNamesHidden: () => {
      refused += Number(areHidden);
      return areHidden;
    },
  });
  await screen.findByRole('button', { name: 'Adjust' });
  areHidden = true;
  await screen.findByRole('heading', { level: 1, name: 'Names were hidden' });
  screen.getByText(/^Names were hidden in “First paper” while you had this student open/);
  const list = screen.getByRole('link', { name: 'Student List' });
  expect(list.getAttribute('href')).toBe('/phil-101/grading?tab=students&blind=FIRST');
  expect(screen.queryByText('Anton Amo')).toBeNull();
  const before = refused;
  // The page is looked at again, which loads everything that is shown.
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  await waitFor(() => expect(refused).toBe(before));
  expect(refused).toBeLessThanOrEqual(2);
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { showDesk } from '../../../../testing/shown-desk.tsx';

const held = designItem({ dataType: 'heldQuestion', dataID: 'belief' });
const takeOut = () => screen.findByRole('button', { name: /^Take out Question not found: 5\.9/ });
const running = () => screen.findByRole('region', { name: 'Running grade' });
const grades = async () => within(await screen.findByRole('region', { name: 'Question grades' }));

/** Laura's desk: she doesn't get "dream", "belief" is held back, and "erased" isn't in the course. */
async function laurasDesk(given: Readonly<Record<string, string>>) {
  const desk = showDesk({
    ofLaura: { doubt: '2', clock: 'Luck.' },
    items: [held],
  });
  for (const [questionID, grade] of Object.entries(given)) {
    desk.serverOf('laura').save('karl', {
      username: 'laura',
      evaluationDataID: 'FIRST',
      gradingType: 'questionGrade',
      questionID,
      individualGradingData: grade,
      comment: '',
      expectedVersion: 0,
      confirmed: true,
    });
  }
  await desk.user.click(await screen.findByRole('link', { name: 'Next' }));
  await screen.findByRole('heading', { level: 1, name: 'Laura Bassi' });
  return desk;
}

test('GRD-172 a grade whose question is gone is shown with its value and the reason, and has no field', async () => {
  await laurasDesk({ clock: '9.9', erased: '5.9', belief: '4', dream: '0' });
  const list = await grades();
  const lines = (await list.findAllByText(/^Question not found/)).map(
    (line) => line.closest('li')?.textContent ?? '',
  );
  expect(lines.toSorted((one, other) => one.localeCompare(other))).toEqual([
    expect.stringMatching(
      /^Question not found: 0\.0 of 10“You might be dreaming.*” This student doesn’t get it any more\./,
    ),
    expect.stringMatching(
      /^Question not found: 4\.0 of 10“What separates .*” It’s held back from students\./,
    ),
    expect.stringMatching(/^Question not found: 5\.9 of 10It was deleted from the course\./),
  ]);
  expect(list.getAllByRole('textbox')).toHaveLength(1);
  expect((await running()).textContent).toContain('Average of 4 question grades');
});

test('GRD-173 it is taken out after a question that shows both exam grades, and the sum follows', async () => {
  const { user, stored } = await laurasDesk({ clock: '9.9', erased: '5.9' });
  await user.click(await takeOut());
  expect((await running()).textContent).toContain('79.0');
  const ask = within(await screen.findByRole('dialog'));
  expect(
    ask.getByText(/With it, the exam grade is 79\.0\. Without it, the exam grade is 99\.0\./),
  ).toBeDefined();
  await user.click(ask.getByRole('button', { name: 'Keep it' }));
  expect(stored('laura', 'questionGrade', 'erased')).toBe('5.9');
  await user.click(await takeOut());
  await user.click(await screen.findByRole('button', { name: 'Take it out' }));
  await waitFor(() => expect(stored('laura', 'questionGrade', 'erased')).toBe(''));
  expect(screen.queryByText(/^Question not found/)).toBeNull();
  expect((await running()).textContent).toContain('99.0');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Question grades');
});

import { screen, waitFor } from '@testing-library/react';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { expect, test } from 'vitest';
import { showDesk } from '../../../../testing/shown-desk.tsx';

// Laura was shown three essays; here she wrote one of them.
const ofLaura = { doubt: '1', certain: '1,2', dream: 'I see my room.' };
const settled = (dataText: string) => [
  designItem({ dataType: 'unwrittenEssays', dataID: 'FIRST', dataText }),
];
const QUESTION = /^Enter 0 for 2 essays left empty/;
const entered = { name: /^Grade of question 2|^Question grade 2/ };

async function gradeDream(desk: ReturnType<typeof showDesk>): Promise<void> {
  await screen.findByRole('button', { name: 'Grading Complete' });
  await screen.findAllByRole('textbox', entered);
  await desk.user.keyboard('8');
  await waitFor(() => expect(desk.stored('laura', 'questionGrade', 'dream')).toBe('8'));
  await desk.user.keyboard('{Escape}');
}

test('GRD-162 completing names what was left empty, and Enter enters 0', async () => {
  const desk = showDesk({ username: 'laura', ofLaura });
  await gradeDream(desk);
  await desk.user.keyboard('x');
  const dialog = await screen.findByRole('dialog', { name: QUESTION });
  expect(dialog.textContent).toContain('Question 4: A stopped clock');
  expect(dialog.textContent).toContain('With 0, the grade is 26.7. Left out, it is 80.0');
  expect(dialog.textContent).toContain('the average of 1 of 3 essays');
  expect(document.activeElement?.textContent).toBe('Enter 0 and complete');
  await desk.user.keyboard('{Enter}');
  await waitFor(() => expect(desk.stored('laura', 'gradingComplete')).toBe('yes'));
  await waitFor(() => expect(desk.stored('laura', 'questionGrade', 'clock')).toBe('0'));
  await waitFor(() => expect(desk.stored('laura', 'questionGrade', 'belief')).toBe('0'));
  expect(desk.stored('laura', 'questionGrade', 'dream')).toBe('8');
});

test('GRD-162 left out, no grade is entered, and the running grade says so', async () => {
  const desk = showDesk({ username: 'laura', ofLaura });
  await gradeDream(desk);
  await desk.user.keyboard('x');
  await screen.findByRole('dialog', { name: QUESTION });
  await desk.user.click(screen.getByRole('button', { name: 'Leave them out' }));
  await waitFor(() => expect(desk.stored('laura', 'gradingComplete')).toBe('yes'));
  expect(desk.stored('laura', 'questionGrade', 'clock')).toBe('');
  await screen.findByText('Average of 1 of 3 essays: 8.00 of 10, times 10');
});

test('GRD-162 “Not yet” completes nothing', async () => {
  const desk = showDesk({ username: 'laura', ofLaura });
  await gradeDream(desk);
  await desk.user.keyboard('x');
  await screen.findByRole('dialog', { name: QUESTION });
  await desk.user.click(screen.getByRole('button', { name: 'Not yet' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(desk.stored('laura', 'gradingComplete')).toBe('');
  expect(desk.stored('laura', 'questionGrade', 'clock')).toBe('');
});

test.each([
  ['zero', '0', 'Laura Bassi: 0 was entered for questions 4 and 5, because nothing was written.'],
  ['leaveOut', '', 'Laura Bassi: questions 4 and 5 were left out, because nothing was written.'],
])(
  'GRD-163 settled as %s, completing doesn’t ask and says what it did',
  async (choice, grade, news) => {
    const desk = showDesk({ username: 'laura', ofLaura, items: settled(choice) });
    await gradeDream(desk);
    await desk.user.click(screen.getByRole('button', { name: 'Complete, and next ungraded' }));
    await waitFor(() => expect(desk.stored('laura', 'gradingComplete')).toBe('yes'));
    await waitFor(() => expect(desk.stored('laura', 'questionGrade', 'belief')).toBe(grade));
    // The next student is open by now.
    await screen.findByRole('heading', { level: 1, name: 'Anton Amo' });
    expect((await screen.findAllByText(news)).length).toBeGreaterThan(0);
    expect(desk.stored('anton', 'questionGrade', 'clock')).toBe('');
  },
);

test('GRD-163 a grade that the student has is never lowered unasked', async () => {
  const desk = showDesk({ username: 'laura', ofLaura, isBack: true, items: settled('zero') });
  await gradeDream(desk);
  await desk.user.keyboard('x');
  const dialog = await screen.findByRole('dialog', { name: QUESTION });
  expect(dialog.textContent).toContain('It’s handed back: the student sees the change at once.');
});

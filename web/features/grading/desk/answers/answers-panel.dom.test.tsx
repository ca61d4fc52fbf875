import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { longDateLabel } from '@elenchus/domain/base/calendar.ts';
import { deskDates, deskQuestions } from '../../../../testing/desk-course.ts';
import { showDesk } from '../../../../testing/shown-desk.tsx';

test('staff ask why a question shows to this student', async () => {
  const { user } = showDesk({ username: 'laura' });
  const region = await screen.findByRole('region', { name: 'Answers of Laura Bassi' });
  const answers = within(region);
  const why = `Why is this shown? ${deskQuestions.clash}`;
  await user.click(await answers.findByRole('button', { name: why }));
  await answers.findByText('The student sees it, because all of this is true:');
  for (const words of [
    'True: The section “Knowledge and Doubt” is open.',
    'True: All of these hold:',
    'It would not show if “Could you be dreaming now?” were answered “No.”',
    'True: “Could you be dreaming now?” is answered “Yes, nothing could tell me otherwise.” It was answered',
  ]) {
    expect(region.textContent).toContain(words);
  }
  expect(
    answers
      .getAllByRole('listitem')
      .some(({ textContent }) => textContent.startsWith('True: The thesis Sceptic')),
  ).toBe(true);
});

test('staff ask by keyboard why a question does not show to this student', async () => {
  const { user } = showDesk({ username: 'anton' });
  const region = await screen.findByRole('region', { name: 'Answers of Anton Amo' });
  const answers = within(region);
  const list = await answers.findByRole('button', { name: 'Not shown to this student (2)' });
  list.focus();
  await user.keyboard('{Enter}');
  expect(list.getAttribute('aria-expanded')).toBe('true');
  await waitFor(() =>
    expect(region.textContent).toContain(`Contradiction: ${deskQuestions.clash}`),
  );
  await user.tab();
  expect(document.activeElement).toBe(
    answers.getByRole('button', { name: `Why not? ${deskQuestions.clash}` }),
  );
  await user.keyboard(' ');
  await answers.findByText('Its condition isn’t true with these answers.');
  for (const words of [
    'False: “What I see” is ticked in “What are you certain of?” It was answered “That I think”.',
    'It would show if “What are you certain of?” were answered “That I think” and “What I see”.',
  ]) {
    expect(region.textContent).toContain(words);
  }
});

test('a class day that opened after the work was due is named with both dates', async () => {
  const { user } = showDesk({ username: 'laura' });
  const region = await screen.findByRole('region', { name: 'Answers of Laura Bassi' });
  const answers = within(region);
  const list = { name: 'Not shown to this student (1)' };
  await user.click(await answers.findByRole('button', list));
  const why = { name: `Why not? ${deskQuestions.blame}` };
  await user.click(await answers.findByRole('button', why));
  await waitFor(() =>
    expect(region.textContent).toContain(
      `It is not released. The class day “Praise and blame” opened on ${longDateLabel(deskDates.blame)}, after the date of this work, ${longDateLabel(deskDates.due)}.`,
    ),
  );
});

test('USR-112 after the session has ended, the next student leads to the login', async () => {
  let hasEnded = false;
  const { user } = showDesk({ username: 'anton', hasEnded: () => hasEnded });
  await screen.findByRole('article', { name: deskQuestions.belief });
  hasEnded = true;
  await user.keyboard('n');
  const region = await screen.findByRole('region', { name: 'Answers of Laura Bassi' });
  const failure = await within(region).findByRole('alert');
  expect(failure.textContent).toContain('You’re logged out. Log in again to continue here.');
  expect(within(failure).queryByRole('button', { name: 'Try again' })).toBeNull();
  const name = screen.getByRole('heading', { level: 1, name: 'Laura Bassi' });
  expect(document.activeElement).toBe(name);
  hasEnded = false;
  await user.click(within(failure).getByRole('button', { name: 'Log in' }));
  await within(region).findByRole('article', { name: deskQuestions.dream });
});

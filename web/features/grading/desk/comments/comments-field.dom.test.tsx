import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showDesk } from '../../../../testing/shown-desk.tsx';

test('the key C continues behind what is written', async () => {
  const { user } = showDesk({ username: 'laura' });
  const comments = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Comments' });
  await user.type(comments, 'Good work.');
  comments.blur();
  // As in a field that has just been loaded.
  comments.setSelectionRange(0, 0);
  await user.keyboard('c');
  expect(document.activeElement).toBe(comments);
  await user.keyboard(' Go on.');
  expect(comments.value).toBe('Good work. Go on.');
});

test.each([
  [false, 'The student sees this once the evaluation is handed back.'],
  [true, 'The evaluation is handed back: the student sees this as you type.'],
])('GRD-140 it says who sees the comments, handed back: %s', async (isBack, sentence) => {
  showDesk({ isBack });
  const comments = await screen.findByRole('textbox', { name: 'Comments' });
  const note = document.querySelector(`#${comments.getAttribute('aria-describedby')}`);
  expect(note?.textContent).toBe(sentence);
  expect(screen.queryAllByText('Handed back: the student sees changes at once.')).toHaveLength(
    isBack ? 1 : 0,
  );
});

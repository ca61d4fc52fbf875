import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showDesk } from '../../testing/shown-desk.tsx';

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

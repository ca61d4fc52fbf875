import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showComponent } from '../../../testing/show-component.tsx';
import { hasKeptDraft, useKeptDraft } from './kept-draft.ts';

function Field({ username, questionId }: { username: string; questionId: string }) {
  const [draft, keep] = useKeptDraft({ courseID: 'phil', username }, questionId);
  return (
    <input aria-label="Logic" value={draft ?? ''} onChange={({ target }) => keep(target.value)} />
  );
}

function show(username: string, questionId: string) {
  cleanup();
  const field = <Field username={username} questionId={questionId} />;
  const { user } = showComponent(field, { address: '/phil/design', answers: {} });
  return { user, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Logic' }) };
}

test('USR-109 a formula that isn’t saved yet is there after a reload, for its author only', async () => {
  const { user, field } = show('hannah', 'q1');
  await user.type(field, 'q2 &');
  expect(show('Hannah', 'q1').field.value).toBe('q2 &');
  expect(show('Hannah', 'q2').field.value).toBe('');
  expect(show('ida', 'q1').field.value).toBe('');
  expect(hasKeptDraft({ courseID: 'phil', username: 'hannah' }, 'q1')).toBe(true);
  expect(hasKeptDraft({ courseID: 'phil', username: 'ida' }, 'q1')).toBe(false);
});

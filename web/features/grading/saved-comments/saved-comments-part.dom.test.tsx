import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { readCourse } from '@elenchus/domain/course/course-model.ts';
import { GradingPlaceContext } from '../../../course-ui/grading/grading-place.ts';
import { refusal, type Answers } from '../../../testing/answered-calls.ts';
import { showComponent } from '../../../testing/show-component.tsx';
import { SavedCommentsPart } from './saved-comments-part.tsx';

type Comment = AnswerOf<'GET /api/savedComments/{courseID}'>['comments'][number];

function comment(id: string, text: string, more: Partial<Comment> = {}): Comment {
  return { id, text, list: 'mine', label: '', version: 1, mayChange: true, ...more };
}

const PLACE = {
  courseID: 'phil',
  course: readCourse([]),
  session: { username: 'simone', fullName: 'Simone Weil', isInstructor: false, isTA: true },
  screen: 'Grading',
  part: 'comments',
  hrefOf: () => '',
} as const;

/** The lists of a TA, with a server that keeps them. */
function show(start: readonly Comment[], more: Answers = {}, username = 'simone') {
  const server = { comments: [...start] };
  const answers: Answers = {
    'GET /api/session/{courseID}': () => ({
      ...PLACE.session,
      isLoggedIn: true,
      status: 'TA',
    }),
    'GET /api/savedComments/{courseID}': () => ({
      comments: server.comments,
      uses: [{ list: 'mine', commentID: 'a', questionID: 'q1', count: 2 }],
    }),
    ...more,
  };
  const part = (
    <GradingPlaceContext value={{ ...PLACE, session: { ...PLACE.session, username } }}>
      <SavedCommentsPart />
    </GradingPlaceContext>
  );
  return { ...showComponent(part, { address: '/phil/grading', answers }), server };
}

const mine = async () => within(await screen.findByRole('region', { name: 'My comments' }));
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });

test('CMB-11 the lists show how often each comment was inserted', async () => {
  show([comment('a', 'First.'), comment('b', 'Second.')]);
  const rows = (await mine()).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('First.'),
    expect.stringContaining('Not used yet'),
  ]);
  expect(rows[0]?.textContent).toContain('Used 2 times');
});

test('CMB-3 CMB-4 a TA gets no way to change or order what others share', async () => {
  const shared = { list: 'course' } as const;
  show([comment('a', 'Mine.', shared), comment('b', 'Theirs.', { ...shared, mayChange: false })]);
  const list = within(await screen.findByRole('region', { name: 'The course’s comments' }));
  const names = list.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names.filter((name) => name !== null)).toEqual(['Edit “Mine.”', 'Delete “Mine.”']);
});

test('CMB-1 a conflict shows the other text and keeps what was typed', async () => {
  const sent: unknown[] = [];
  const { user } = show([comment('a', 'First.')], {
    'POST /api/savedComments/save/{courseID}': ({ body }) => {
      sent.push(body);
      return sent.length === 1
        ? refusal('CHANGED_MEANWHILE', undefined, [comment('a', 'Theirs.', { version: 5 })])
        : { comment: comment('a', body.text, { version: 6 }) };
    },
  });
  await user.click((await mine()).getByRole('button', { name: 'Edit “First.”' }));
  await user.clear(text());
  await user.type(text(), 'Ours.');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Theirs.');
  expect(text().value).toBe('Ours.');
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(screen.getByText('Comment changed.')).toBeTruthy());
  expect(sent).toMatchObject([
    { text: 'Ours.', expectedVersion: 1 },
    { text: 'Ours.', expectedVersion: 5 },
  ]);
});

test('CMB-1 a text for a comment that someone else deleted can be added as a new one', async () => {
  const sent: { id: string; expectedVersion: number }[] = [];
  const { user, server } = show([comment('a', 'First.')], {
    'POST /api/savedComments/save/{courseID}': ({ body }) => {
      sent.push(body);
      if (sent.length > 1) return { comment: comment(body.id, body.text) };
      server.comments.length = 0;
      return refusal('CHANGED_MEANWHILE');
    },
  });
  await user.click((await mine()).getByRole('button', { name: 'Edit “First.”' }));
  await user.type(text(), ' More.');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/Someone else deleted this comment/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull());
  expect(text().value).toBe('First. More.');
  await user.click(screen.getAllByRole('button', { name: 'Add comment' }).at(1) ?? document.body);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ text: 'First. More.', expectedVersion: 0 });
  expect(sent[1]?.id).not.toBe('a');
});

test('an order that couldn’t be saved is taken back with a sentence', async () => {
  const { user } = show([comment('a', 'First.'), comment('b', 'Second.')], {
    'POST /api/savedComments/order/{courseID}': () => refusal('STORAGE_UNAVAILABLE'),
  });
  await user.click((await mine()).getByRole('button', { name: 'Move “First.” down' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The order wasn’t saved.');
  await waitFor(async () => {
    const rows = (await mine()).getAllByRole('listitem');
    expect(rows[0]?.textContent).toContain('First.');
  });
});

/** The form for a new comment, in a page that this person has just opened. */
async function openNew(username: string) {
  cleanup();
  const { user } = show([], {}, username);
  await user.click((await mine()).getByRole('button', { name: 'Add comment' }));
  return user;
}

test('USR-109 a comment that isn’t saved yet is there after a reload, for its author only', async () => {
  const user = await openNew('simone');
  await user.type(text(), 'Not yet');
  await openNew('hannah');
  expect(text().value).toBe('');
  await openNew('Simone');
  expect(text().value).toBe('Not yet');
});

import { act, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AnswerOf, CallOf } from '@elenchus/contract/endpoint-table.ts';
import { noConnection, refusal, type Answers } from '../../../../testing/answered-calls.ts';
import { showComponent } from '../../../../testing/show-component.tsx';
import { SavedCommentsControl } from './saved-comments-control.tsx';

type Bank = AnswerOf<'GET /api/savedComments/{courseID}'>;
type Uses = CallOf<'POST /api/savedComments/uses/{courseID}'>['body']['uses'];

function comment(id: string, text: string, more: Partial<Bank['comments'][number]> = {}) {
  return { id, text, list: 'mine', label: '', version: 1, mayChange: true, ...more } as const;
}

const BANK: Bank = {
  comments: [
    comment('clear', 'Very clear, {first name}.', { label: 'Clear' }),
    comment('thesis', 'Where is your thesis?'),
    comment('quote', 'Quote the passage.', { list: 'course', mayChange: false }),
  ],
  uses: [{ list: 'mine', commentID: 'thesis', questionID: 'q1', count: 3 }],
};

interface Field {
  readonly start?: string;
  readonly limit?: number;
  readonly studentName?: string | null;
}

function CommentField({ start = '', limit = 1000, studentName = 'Ada Lovelace' }: Field) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(start);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <article tabIndex={-1}>An answer</article>
      <textarea
        ref={area}
        aria-label="Comments"
        value={text}
        maxLength={limit}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <SavedCommentsControl
        courseID="phil"
        area={area}
        question={{ id: 'q1', text: 'What is knowledge?' }}
        studentName={studentName}
      />
    </>
  );
}

function show(field: Field = {}, more: Answers = {}) {
  const counted: Uses[] = [];
  const answers: Answers = {
    'GET /api/savedComments/{courseID}': () => BANK,
    'POST /api/savedComments/uses/{courseID}': ({ body }) => {
      counted.push(body.uses);
      return { counted: 1 };
    },
    ...more,
  };
  const page = showComponent(<CommentField {...field} />, { address: '/phil/grading', answers });
  return { ...page, counted, area: screen.getByRole<HTMLTextAreaElement>('textbox') };
}

// What the test before has counted is not for this one.
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ counted: 0 })));
  dispatchEvent(new Event('pagehide'));
});

const search = () => screen.findByRole('combobox', { name: 'Search saved comments' });
const texts = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('CMB-10 CMB-13 Alt+S and a digit insert a suggestion at the cursor', async () => {
  const { user, network, area } = show({ start: 'Good.' });
  expect(network.sent).toEqual([]);
  await user.click(area);
  await user.keyboard('{Alt>}s{/Alt}');
  expect(document.activeElement).toBe(await search());
  expect(texts()).toEqual([
    '1Where is your thesis?used here 3 times',
    '2ClearVery clear, Ada.',
    '3Quote the passage.Course',
  ]);
  await user.keyboard('2');
  expect(area.value).toBe('Good. Very clear, Ada.');
  expect(document.activeElement).toBe(area);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText('Inserted “Clear”.')).toBeTruthy();
});

test('CMB-11 the list is loaded once, and insertions are sent together', async () => {
  const { user, network, area, counted } = show();
  await user.click(area);
  for (const digit of ['1', '1', '2']) {
    await user.keyboard('{Alt>}s{/Alt}');
    await search();
    await user.keyboard(digit);
  }
  expect(network.sent).toEqual(['GET /api/savedComments/phil']);
  dispatchEvent(new Event('pagehide'));
  await waitFor(() =>
    expect(counted).toEqual([
      [
        { list: 'mine', commentID: 'thesis', questionID: 'q1', count: 2 },
        { list: 'mine', commentID: 'clear', questionID: 'q1', count: 1 },
      ],
    ]),
  );
});

test('CMB-11 counts that couldn’t be sent are sent with the next ones', async () => {
  let isOnline = false;
  const { user, area, network } = show(
    {},
    {
      'POST /api/savedComments/uses/{courseID}': ({ body }) => {
        if (!isOnline) return noConnection();
        expect(body.uses).toMatchObject([{ commentID: 'thesis', count: 2 }]);
        return { counted: 2 };
      },
    },
  );
  await user.click(area);
  const insert = async () => {
    await user.keyboard('{Alt>}{Shift>}[Digit1]{/Shift}{/Alt}');
    await waitFor(() => expect(area.value).toContain('thesis?'));
    dispatchEvent(new Event('pagehide'));
  };
  await insert();
  await waitFor(() => expect(network.sent).toHaveLength(2));
  isOnline = true;
  await insert();
  await waitFor(() => expect(network.sent).toHaveLength(3));
});

test('CMB-12 a search, the arrow keys and Enter insert; Escape inserts nothing', async () => {
  const { user, area } = show();
  await user.click(screen.getByRole('button', { name: 'Saved comments' }));
  await user.type(await search(), 'QU');
  expect(texts()).toEqual(['Quote the passage.Course']);
  await user.clear(await search());
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(area.value).toBe('Quote the passage.');
  await user.keyboard('{Alt>}s{/Alt}');
  await user.type(await search(), 'nothing like it');
  expect(screen.getByText('No saved comment has these words.')).toBeTruthy();
  await user.keyboard('{Enter}{Escape}');
  expect(document.activeElement).toBe(area);
  expect(area.value).toBe('Quote the passage.');
});

test.each(['Escape', 'Close', 'the button'])(
  'CMB-22 %s leaves the list for where the person was, so that no key is typed into the comment',
  async (way) => {
    const { user, area } = show({ start: 'Good.' });
    const reading = screen.getByRole('article');
    const button = screen.getByRole('button', { name: 'Saved comments' });
    reading.focus();
    // As the desk's key S does it: the focus stays in the answer.
    act(() => button.click());
    await search();
    if (way === 'Escape') await user.keyboard('{Escape}');
    else if (way === 'Close') await user.click(screen.getByRole('button', { name: 'Close' }));
    else act(() => button.click());
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(document.activeElement).toBe(reading);
    await user.keyboard('n');
    expect(area.value).toBe('Good.');
  },
);

test('CMB-22 a form that is canceled goes back to its button', async () => {
  const { user } = show({ start: 'Good.' });
  const button = screen.getByRole('button', { name: 'Save this comment' });
  await user.click(button);
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(button);
});

test('CMB-6 without a name the suggestion shows and inserts neutral words', async () => {
  const { user, area } = show({ studentName: null });
  await user.click(area);
  await user.keyboard('{Alt>}{Shift>}[Digit2]{/Shift}{/Alt}');
  await waitFor(() => expect(area.value).toBe('Very clear.'));
});

test('CMB-14 a comment that doesn’t fit is not cut off', async () => {
  const { user, area } = show({ start: 'Good.', limit: 20 });
  await user.click(area);
  await user.keyboard('{Alt>}s{/Alt}');
  await search();
  await user.keyboard('1');
  expect(area.value).toBe('Good.');
  expect(screen.getByText(/There isn’t enough room left/)).toBeTruthy();
});

test('CMB-7 CMB-9 CMB-15 the selection is saved with placeholders, and a failure keeps the text', async () => {
  const sent: unknown[] = [];
  const { user, area } = show(
    { start: 'Yes. Here she is right, Ada. No.' },
    {
      'POST /api/savedComments/save/{courseID}': ({ body }) => {
        sent.push(body);
        return sent.length === 1
          ? refusal('STORAGE_UNAVAILABLE')
          : { comment: { ...comment(body.id, body.text), list: body.list } };
      },
    },
  );
  await user.click(area);
  area.setSelectionRange(5, 28);
  await user.click(screen.getByRole('button', { name: 'Save this comment' }));
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  expect(text.value).toBe('Here she is right, {first name}.');
  expect(screen.getByText(/This comment says “she”/)).toBeTruthy();
  await user.clear(text);
  await user.type(text, 'This is right.');
  expect(screen.queryByText(/This comment says/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: /The course’s comments/ }));
  await user.click(screen.getByRole('button', { name: 'Save comment' }));
  expect(await screen.findByText(/^Not saved\./)).toBeTruthy();
  expect(text.value).toBe('This is right.');
  await user.click(screen.getByRole('button', { name: 'Save comment' }));
  expect(await screen.findByText('Saved in the course’s comments.')).toBeTruthy();
  expect(sent).toMatchObject([
    { list: 'course', text: 'This is right.', expectedVersion: 0 },
    { list: 'course', text: 'This is right.', expectedVersion: 0 },
  ]);
  expect(document.activeElement).toBe(area);
});

test('an empty field has nothing to save, and an empty list says how to begin', async () => {
  const { user } = show(
    {},
    { 'GET /api/savedComments/{courseID}': () => ({ comments: [], uses: [] }) },
  );
  await user.click(screen.getByRole('button', { name: 'Save this comment' }));
  expect(screen.getByText(/Write a comment first/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Saved comments' }));
  expect(await screen.findByText(/There are no saved comments yet/)).toBeTruthy();
});

test('a list that couldn’t be loaded can be loaded again', async () => {
  let calls = 0;
  const { user } = show(
    {},
    {
      'GET /api/savedComments/{courseID}': () => {
        calls += 1;
        return calls === 1 ? refusal('FORBIDDEN') : BANK;
      },
    },
  );
  await user.click(screen.getByRole('button', { name: 'Saved comments' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await search()).toBeTruthy();
});

test('CMB-23 a list that is loading or empty has the focus, and Escape closes it', async () => {
  const empty = { 'GET /api/savedComments/{courseID}': () => ({ comments: [], uses: [] }) };
  const { user } = show({}, empty);
  const answer = screen.getByRole('article');
  answer.focus();
  act(() => screen.getByRole('button', { name: 'Saved comments' }).click());
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Saved comments' }));
  const note = await screen.findByText(/^There are no saved comments yet/);
  expect(document.activeElement).toBe(note);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.activeElement).toBe(answer);
});

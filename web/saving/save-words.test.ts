import { expect, test } from 'vitest';
import { emptyQueue, type QueueState, type Waiting } from './queue/queue-state.ts';
import { saveWords } from './save-words.ts';
import { unreadableWords } from './unreadable-words.ts';

const names = { one: 'answer', many: 'answers', nameOf: (key: string) => `question ${key}` };

function waiting(key: string, problem: string | null = null): Waiting {
  const times = { editedAt: 1, base: 0, sentAs: 0, dueAt: 1, since: 1, typedAt: 1 };
  return { key, value: {}, tab: 'here', seen: {}, problem, ...times };
}

function unsent(...items: Waiting[]): Pick<QueueState, 'unsent'> {
  return { unsent: new Map(items.map((item) => [item.key, item])) };
}

const one = unsent(waiting('1'));
const three = unsent(waiting('1'), waiting('2'), waiting('3'));
const refused = { key: '1', value: {}, editedAt: 1, tab: '', reason: 'refused' } as const;

const cases: [string, Partial<QueueState>, string][] = [
  ['nothing waits', {}, 'All changes saved'],
  ['nothing waits, offline', { isOnline: false }, 'All changes saved'],
  ['nothing waits, after trouble', { trouble: { kind: 'busy' } }, 'All changes saved'],
  ['something waits', one, 'Saving…'],
  [
    'offline',
    { ...three, isOnline: false },
    'Offline: 3 answers are kept on this device and will be sent',
  ],
  [
    'the server is gone',
    { ...one, trouble: { kind: 'unreachable' } },
    'Offline: 1 answer is kept on this device and will be sent',
  ],
  [
    'the server can save nothing at the moment',
    { ...one, trouble: { kind: 'busy' } },
    'Not saved yet: the server can’t save right now; 1 answer is kept on this device and will be sent',
  ],
  [
    'this person saved a lot in a short time',
    { ...one, trouble: { kind: 'slowed' } },
    'Not saved yet: you saved a lot in a short time; 1 answer is kept on this device and will be sent',
  ],
  [
    'logged out',
    { ...three, trouble: { kind: 'logged-out' } },
    'Not saved: you’re logged out. Log in again. Until then, 3 answers are kept on this device.',
  ],
  [
    'rejected',
    { ...one, trouble: { kind: 'rejected', sentence: 'You don’t have permission to do this.' } },
    'Not saved: You don’t have permission to do this. Reload the page to try again; 1 answer is kept on this device.',
  ],
  [
    'one cannot be sent',
    unsent(waiting('1'), waiting('2', 'Too long.')),
    'Not saved, question 2: Too long.',
  ],
  [
    'some cannot be sent, for the same reason',
    unsent(waiting('1', 'Too long.'), waiting('2', 'Not a date.'), waiting('3', 'Too long.')),
    'Not saved, question 1, question 3: Too long. Not saved, question 2: Not a date.',
  ],
  [
    'one was refused',
    { refused: [refused] },
    'Not saved: 1 answer was not accepted, because the question isn’t open. The text is kept on this device. Copy it if you need it.',
  ],
  [
    'the device keeps nothing',
    { ...one, isKept: false },
    'Saving… Keep this tab open until it is done.',
  ],
];

test.each(cases)('%s', (_name, difference, text) => {
  expect(saveWords({ ...emptyQueue('here'), ...difference }, names).text).toBe(text);
});

const isWork = (key: string): boolean => key !== '2';

test('what the page stores for itself is not mentioned', () => {
  const offline = { ...emptyQueue('here'), isOnline: false };
  expect(saveWords({ ...offline, ...three }, { ...names, isWork }).text).toBe(
    'Offline: 2 answers are kept on this device and will be sent',
  );
  const mark = unsent(waiting('2', 'Too long.'));
  expect(saveWords({ ...offline, ...mark }, { ...names, isWork }).text).toBe('All changes saved');
});

test('offline on a device that keeps nothing', () => {
  const state = { ...emptyQueue('here'), ...three, isKept: false, isOnline: false };
  expect(saveWords(state, names).text).toBe(
    'Offline: 3 answers are only in this tab, because this browser can’t keep anything on the device. Keep this tab open until everything is sent.',
  );
});

test('something on the device can’t be read by this version of the page', () => {
  const row = { key: '7', value: { essay: 'I doubt it.', base: '4' }, editedAt: 1 };
  const state = { ...emptyQueue('here'), ...three, unreadable: [row] };
  const unreadable = unreadableWords(state, names.nameOf);
  expect(saveWords(state, { ...names, unreadable })).toEqual({
    tone: 'failed',
    text: 'Not saved, question 7: this version of the page can’t read “I doubt it. / 4”. It stays on this device. Reload the page to try again.',
  });
  expect(unreadableWords(emptyQueue('here'), names.nameOf)).toBeNull();
});

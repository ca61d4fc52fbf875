import { expect, test } from 'vitest';
import { emptyQueue, type QueueState, type Waiting } from '../../../../saving/queue/queue-state.ts';
import { SaveBoard } from './save-board.ts';

function waiting(key: string): [string, Waiting] {
  const times = { editedAt: 1, base: 0, seen: {}, sentAs: 0, dueAt: 2, since: 1, typedAt: 1 };
  return [key, { key, value: {}, tab: 'one', problem: null, ...times }];
}

/** A queue whose state the test sets. */
function boardOver(first: QueueState) {
  let state = first;
  const listeners = new Set<() => void>();
  const board = new SaveBoard(
    {
      state: () => state,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    (id) => id,
  );
  const become = (next: Partial<QueueState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  return { board, become };
}

const idle = { ...emptyQueue('one'), isRestored: true };

test('a question has a save state once it was answered, and only its own watchers are notified', () => {
  const { board, become } = boardOver(idle);
  const notified: string[] = [];
  board.watch('free', () => notified.push(board.textOf('free')));
  board.watch('doubt', () => notified.push('doubt'));
  board.watchWords(() => notified.push(board.words().text));
  board.follow();
  become({ unsent: new Map([waiting('free')]) });
  become({ unsent: new Map([waiting('free')]) });
  become({ unsent: new Map() });
  expect(notified).toEqual(['Saving…', 'Saving…', 'Saved', 'All changes saved']);
  expect(board.textOf('doubt')).toBe('');
});

test('without a connection the question shows where its answer is', () => {
  const { board, become } = boardOver(idle);
  board.follow();
  become({ unsent: new Map([waiting('free')]), trouble: { kind: 'unreachable' } });
  expect(board.textOf('free')).toContain('kept on this device');
  expect(board.words().tone).toBe('waiting');
});

test('a watcher that has stopped is not notified', () => {
  const { board, become } = boardOver(idle);
  board.follow()();
  become({ unsent: new Map([waiting('free')]) });
  expect(board.textOf('free')).toBe('');
});

test('ANS-54 an answer with another version is not called saved until the student has chosen', () => {
  const { board, become } = boardOver(idle);
  board.follow();
  const other = { key: 'free', value: {}, editedAt: 1, tab: '', reason: 'superseded' as const };
  become({ superseded: [other, { ...other, editedAt: 2 }] });
  expect(board.textOf('free')).toBe('More than one version: choose one');
  expect(board.words()).toEqual({ tone: 'failed', text: 'More than one version: choose one' });
  become({ unsent: new Map([waiting('free')]) });
  expect(board.textOf('free')).toBe('Saving…');
  become({ unsent: new Map(), superseded: [] });
  expect(board.textOf('free')).toBe('Saved');
  expect(board.words().text).toBe('All changes saved');
});

test('while a message waits, the line at the top does not say that everything is saved', () => {
  const { board, become } = boardOver(idle);
  board.follow();
  become({ unsent: new Map([waiting('free')]) });
  board.noteOthers({ tone: 'waiting', text: 'Offline: 1 message is kept' });
  expect(board.words().text).toBe('Saving…');
  become({ unsent: new Map() });
  expect(board.words()).toEqual({ tone: 'waiting', text: 'Offline: 1 message is kept' });
  expect(board.textOf('free')).toBe('Saved');
  board.noteOthers(null);
  expect(board.words().text).toBe('All changes saved');
});

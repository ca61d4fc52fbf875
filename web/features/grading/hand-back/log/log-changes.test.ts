import { expect, test } from 'vitest';
import { changeOfEntry, changesToRestore, mayHaveMore } from './log-changes.ts';

const entry = (id: string, canRestore = true) => ({ id, canRestore });
const deletion = ['a.1-000003', 'a.1-000002', 'a.1-000001'].map((id) => entry(id));
const dueDate = entry('a.1-000000', false);
const single = entry('0.9-000000');

test('entries of one change are known by their ids', () => {
  expect(changeOfEntry('a.1-000003')).toBe('a.1');
});

test('a change of several restores them all at once, under its first entry; one of one does not', () => {
  expect([...changesToRestore([...deletion, dueDate, single])]).toEqual([
    ['a.1-000003', ['a.1-000003', 'a.1-000002', 'a.1-000001']],
  ]);
});

test('a change may go on only at the end of the list', () => {
  expect(mayHaveMore(deletion, 'a.1')).toBe(true);
  expect(mayHaveMore([...deletion, single], 'a.1')).toBe(false);
  expect(mayHaveMore([], 'a.1')).toBe(false);
});

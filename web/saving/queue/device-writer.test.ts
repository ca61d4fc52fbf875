import { expect, test } from 'vitest';
import { joined } from './device-writer.ts';
import type { StoreChange } from './queue-event.ts';

const edit = (editedAt: number, tab = 'a') => ({ key: 'q1', tab, editedAt });
const keep = (editedAt: number, tab?: string): StoreChange => ({
  type: 'keep',
  item: {
    ...edit(editedAt, tab),
    value: { text: `as of ${editedAt}` },
    base: 0,
    seen: {},
    sentAs: 0,
  },
});
const forget = (editedAt: number, tab?: string): StoreChange => ({
  type: 'forget',
  edit: edit(editedAt, tab),
});

test.each([
  ['an edit replaces the one before', [keep(1)], [keep(2)], [keep(2)]],
  ['another tab keeps its own', [keep(1, 'b')], [keep(2)], [keep(1, 'b'), keep(2)]],
  [
    'a sent edit is removed while a later one is kept',
    [forget(1)],
    [keep(2)],
    [forget(1), keep(2)],
  ],
  ['an edit that is kept again is not forgotten', [forget(1)], [keep(1)], [keep(1)]],
  ['what is forgotten last stays forgotten', [keep(1)], [forget(1)], [keep(1), forget(1)]],
])('%s', (_, earlier, later, expected) => {
  expect(joined(earlier, later)).toEqual(expected);
});

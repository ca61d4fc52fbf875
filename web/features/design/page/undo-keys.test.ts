import { expect, test } from 'vitest';
import { meaningOf } from './undo-keys.ts';

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test.each([
  ['Ctrl+Z', { key: 'z', ctrlKey: true }, 'undo'],
  ['Command+Z', { key: 'z', metaKey: true }, 'undo'],
  ['Ctrl+Shift+Z', { key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
  ['Ctrl+Y', { key: 'y', ctrlKey: true }, 'redo'],
  ['Z alone', { key: 'z' }, null],
  ['Ctrl+Alt+Z', { key: 'z', ctrlKey: true, altKey: true }, null],
  ['Ctrl+X', { key: 'x', ctrlKey: true }, null],
] as const)('%s', (_name, keys, meaning) => {
  expect(meaningOf({ ...none, ...keys })).toBe(meaning);
});

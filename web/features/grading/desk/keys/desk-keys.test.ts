import { expect, test } from 'vitest';
import { commandOf, SHORTCUTS, type PressedKey } from './desk-keys.ts';

const plain: PressedKey = { key: '', code: '', altKey: false, ctrlKey: false, metaKey: false };
const reading = { isTyping: false, areLettersOn: true };

test.each([
  ['n', { key: 'n' }, { kind: 'next-student' }],
  ['a capital', { key: 'N' }, { kind: 'next-student' }],
  ['a digit', { key: '8' }, { kind: 'grade-digit', digit: '8' }],
  ['?', { key: '?' }, { kind: 'help' }],
  ['a letter without a meaning', { key: 'q' }, null],
  ['the browser’s own', { key: 'n', ctrlKey: true }, null],
  ['the browser’s own on a Mac', { key: 'n', metaKey: true }, null],
  ['Ctrl+Enter', { key: 'Enter', ctrlKey: true }, { kind: 'complete-and-next' }],
  ['⌘+Enter', { key: 'Enter', metaKey: true }, { kind: 'complete-and-next' }],
])('while reading: %s', (_name, pressed, command) => {
  expect(commandOf({ ...plain, ...pressed }, reading)).toEqual(command);
});

test('no key but with Alt or Ctrl does anything while somebody types', () => {
  const typing = { ...reading, isTyping: true };
  for (const key of [...SHORTCUTS.map(({ letter }) => letter), '8', '?', 'Enter']) {
    expect(commandOf({ ...plain, key }, typing)).toBeNull();
  }
  // With Alt a Mac types another sign; the place on the keyboard says which key it was.
  const pressed = { ...plain, key: 'ç', code: 'KeyC', altKey: true };
  expect(commandOf(pressed, typing)).toEqual({ kind: 'comment' });
});

test('letters that are switched off need Alt everywhere', () => {
  const off = { ...reading, areLettersOn: false };
  expect(commandOf({ ...plain, key: 'n' }, off)).toBeNull();
  expect(commandOf({ ...plain, key: 'n', code: 'KeyN', altKey: true }, off)).toEqual({
    kind: 'next-student',
  });
});

test('no letter has two meanings', () => {
  expect(new Set(SHORTCUTS.map(({ letter }) => letter)).size).toBe(SHORTCUTS.length);
});

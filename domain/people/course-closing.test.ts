import { describe, expect, test } from 'vitest';
import { closingSentence, decideClosing } from './course-closing.ts';

const OPEN = { isArchived: false, archivedBy: 'admin', isBeingCleared: false } as const;
const CLOSED = { ...OPEN, isArchived: true } as const;

describe('closing and reopening', () => {
  test.each([
    ['an instructor closes an open course', OPEN, true, 'instructor', true],
    ['the admin closes an open course', OPEN, true, 'admin', true],
    ['a closed course is closed again', CLOSED, true, 'instructor', false],
    ['an open course is reopened', OPEN, false, 'instructor', false],
    ['the admin reopens what the admin closed', CLOSED, false, 'admin', true],
  ] as const)('ARC-1 %s', (_name, state, close, by, changes) => {
    expect(decideClosing(state, { close, by })).toEqual({ ok: true, value: changes });
  });

  test('ARC-1 an instructor reopens what an instructor closed', () => {
    const state = { ...CLOSED, archivedBy: 'instructor' } as const;
    expect(decideClosing(state, { close: false, by: 'instructor' }).ok).toBe(true);
    expect(decideClosing(state, { close: false, by: 'admin' }).ok).toBe(true);
  });

  test.each([
    ['an instructor reopens what the admin closed', CLOSED, 'instructor', 'closed-by-admin'],
    [
      'the admin reopens it while its data is deleted',
      { ...CLOSED, isBeingCleared: true },
      'admin',
      'being-cleared',
    ],
  ] as const)('ARC-2 is refused: %s', (_name, state, by, reason) => {
    expect(decideClosing(state, { close: false, by })).toEqual({ ok: false, reason });
    expect(closingSentence(reason)).toMatch(/Nothing was changed\.$/);
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { forgetUndo } from '../../lib/undo-storage.ts';
import { EMPTY_HISTORY, type EditHistory } from './edit-history.ts';
import { historyText, keptUndo, readHistory } from './kept-undo.ts';

const title = (dataText: string) => designItem({ dataType: 'courseTitle', dataID: '0', dataText });
const history = (text: string, steps = 1): EditHistory => ({
  done: Array.from({ length: steps }, (_, at) => ({
    label: `step ${at}`,
    entries: [{ key: 'courseTitle/0', before: title('A'), after: title(text) }],
    at,
  })),
  undone: [],
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    get length() {
      return kept.size;
    },
    key: (place: number) => [...kept.keys()][place] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('HIS-15 undo steps survive a reload, for the same person in the same course only', () => {
  keptUndo('phil-101', 'Sophia').keep(history('B'));
  expect(keptUndo('phil-101', 'sophia').read()).toEqual(history('B'));
  expect(keptUndo('phil-101', 'ida').read()).toEqual(EMPTY_HISTORY);
  expect(keptUndo('phil-102', 'sophia').read()).toEqual(EMPTY_HISTORY);
});

test('HIS-15 they end with the login', () => {
  sessionStorage.setItem('username', 'sophia');
  keptUndo('phil-101', 'sophia').keep(history('B'));
  forgetUndo();
  expect(keptUndo('phil-101', 'sophia').read()).toEqual(EMPTY_HISTORY);
  expect(sessionStorage.getItem('username')).toBe('sophia');
});

test('HIS-15 of too many long steps the latest are kept, and broken text is ignored', () => {
  const kept = readHistory(historyText(history('long '.repeat(10_000), 100)));
  expect(kept.done.at(-1)?.label).toBe('step 99');
  expect(kept.done.length).toBeLessThan(30);
  expect(readHistory('{"done":3}')).toEqual(EMPTY_HISTORY);
  expect(readHistory('{')).toEqual(EMPTY_HISTORY);
});

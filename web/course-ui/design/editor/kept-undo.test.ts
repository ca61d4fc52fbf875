import { afterEach, expect, test } from 'vitest';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { deletePersonalTexts, deleteTextsOfOthers } from '../../../lib/personal-storage.ts';
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
const undoOf = (username: string, courseID = 'phil-101') => keptUndo({ courseID, username });

afterEach(() => sessionStorage.clear());

test('HIS-15 undo steps survive a reload, for the same person in the same course only', () => {
  undoOf('Sophia').keep(history('B'));
  expect(undoOf('sophia').read()).toEqual(history('B'));
  expect(undoOf('ida').read()).toEqual(EMPTY_HISTORY);
  expect(undoOf('sophia', 'phil-102').read()).toEqual(EMPTY_HISTORY);
});

test('HIS-15 they end with the logout', () => {
  sessionStorage.setItem('username', 'sophia');
  undoOf('sophia').keep(history('B'));
  deletePersonalTexts('phil-101');
  deleteTextsOfOthers('phil-101', 'sophia');
  expect(undoOf('sophia').read()).toEqual(EMPTY_HISTORY);
  expect(sessionStorage.getItem('username')).toBe('sophia');
});

test('HIS-15 of too many long steps the latest are kept, and broken text is ignored', () => {
  const kept = readHistory(historyText(history('long '.repeat(10_000), 100)));
  expect(kept.done.at(-1)?.label).toBe('step 99');
  expect(kept.done.length).toBeLessThan(30);
  expect(readHistory('{"done":3}')).toEqual(EMPTY_HISTORY);
  expect(readHistory('{')).toEqual(EMPTY_HISTORY);
});

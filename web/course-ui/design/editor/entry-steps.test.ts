import { expect, test } from 'vitest';
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { followedNumbers } from '@elenchus/domain/questions/option-steps.ts';
import { fieldsOf, type DesignEntry } from '../../../saving/design/design-entry.ts';
import { stepsAfter, stepsOf, withFollowing } from '../../../saving/design/entry-steps.ts';
import { recordStep, undoStep, EMPTY_HISTORY } from './edit-history.ts';

const KEY = 'question/q';

function question(...options: string[]): DesignItem {
  return designItem({
    dataType: 'question',
    dataID: 'q',
    dataText: 'Which?',
    questionType: 'Radio',
    questionOptions: options.join('|||'),
  });
}

function entry(before: DesignItem, after: DesignItem, removed?: number): DesignEntry {
  const plain = { key: KEY, before, after };
  if (removed === undefined) return plain;
  const count = before.questionOptions.split('|||').length;
  const numbers = new Map(
    Array.from({ length: count }, (_, place) => {
      const number = place + 1;
      if (number === removed) return [number, null] as const;
      return [number, number > removed ? number - 1 : number] as const;
    }),
  );
  const [following = plain] = withFollowing([plain], { questionId: 'q', numbers });
  return following;
}

/** What the queue keeps after some edits that were made without a pause. */
function queued(...edits: readonly DesignEntry[]) {
  let madeAt = 0;
  return edits.reduce<ReturnType<typeof fieldsOf> | undefined>((waiting, edit) => {
    madeAt += 1;
    const first = edits[0]?.before ?? null;
    return fieldsOf({ ...edit, before: first }, madeAt, stepsAfter(waiting, edit));
  }, undefined);
}

test('an edit that moves no answers has no steps', () => {
  expect(stepsOf(queued(entry(question('a', 'b', 'c'), question('a', 'c'))) ?? {})).toEqual([]);
});

test('QST-28 whichever part has arrived, the rest moves the answers that are left', () => {
  const [start, reworded, shorter, typed, last] = [
    question('a', 'b', 'c', 'd'),
    question('a', 'b', 'c', 'D'),
    question('a', 'c', 'D'),
    question('a', 'c!', 'D'),
    question('c!', 'D'),
  ] as const;
  const fields = queued(
    entry(start, reworded),
    entry(reworded, shorter, 2),
    entry(shorter, typed),
    entry(typed, last, 1),
  );
  const steps = stepsOf(fields ?? {});
  const from = (item: DesignItem) => {
    const numbers = followedNumbers(steps, item.questionOptions.split('|||'));
    return numbers && [...numbers.values()];
  };
  expect(from(start)).toEqual([null, null, 1, 2]);
  expect(from(reworded)).toEqual([null, null, 1, 2]);
  expect(from(shorter)).toEqual([null, 1, 2]);
  expect(from(typed)).toEqual([null, 1, 2]);
  expect(from(last)).toBeNull();
});

test('QST-28 typing for hours in the options keeps no more steps than the server takes', () => {
  let waiting = queued(entry(question('a', 'b', 'c'), question('a', 'c'), 2));
  let before = question('a', 'c');
  for (let turn = 0; turn < 300; turn += 1) {
    const after = question('a', `c${turn}`);
    const edit = entry(before, after);
    waiting = fieldsOf(edit, turn, stepsAfter(waiting, edit));
    before = after;
  }
  const steps = stepsOf(waiting ?? {});
  expect(steps.length).toBeLessThanOrEqual(100);
  expect(steps[0]?.numbers).toEqual([1, null, 2]);
});

test('QST-29 undo takes the answers back with the options', () => {
  const [before, after] = [question('a', 'b', 'c'), question('a', 'c')];
  const step = { label: 'remove option', entries: [entry(before, after, 2)], at: 1 };
  const turn = undoStep(recordStep(EMPTY_HISTORY, step), () => after);
  expect(turn?.entries).toMatchObject([{ step: { from: ['a', 'c'], numbers: [1, 3] } }]);
});

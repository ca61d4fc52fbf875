import { describe, expect, test } from 'vitest';
import {
  addUse,
  findComments,
  indexOfDigit,
  suggestComments,
  totalUses,
  usesOn,
  type CommentUse,
} from './comment-suggestions.ts';
import type { CommentList, SavedComment } from './saved-comment.ts';

function comment(id: string, text = id, list: CommentList = 'mine'): SavedComment {
  return { id, list, label: '', text, version: 1, mayChange: true };
}

function use(commentID: string, questionID: string, count: number): CommentUse {
  return { list: 'mine', commentID, questionID, count };
}

const question = { id: 'q1', text: 'Is determinism compatible with freedom?' };

function order(comments: SavedComment[], uses: CommentUse[] = []): string {
  return suggestComments({ comments, uses, question })
    .map(({ list, id }) => (list === 'mine' ? id : `${id}*`))
    .join(' ');
}

describe('CMB-10 the order of suggestions', () => {
  test('the order of the lists when nothing was used', () => {
    expect(order([comment('a'), comment('b'), comment('c', 'c', 'course')])).toBe('a b c*');
  });

  test('those used on this question most come first', () => {
    const uses = [use('b', 'q1', 1), use('c', 'q1', 4), use('a', 'q2', 9)];
    expect(order([comment('a'), comment('b'), comment('c')], uses)).toBe('c b a');
  });

  test('then those that share long words with the question', () => {
    const two = comment('two', 'Determinism and FREEDOM differ.');
    const comments = [comment('a', 'Is it with us?'), comment('one', 'Freedom?'), two];
    expect(order(comments)).toBe('two one a');
    expect(order(comments, [use('a', 'q1', 1)])).toBe('a two one');
  });

  test('equal IDs in the two lists are two comments', () => {
    const comments = [comment('a'), comment('a', 'a', 'course')];
    expect(order(comments, [{ ...use('a', 'q1', 2), list: 'course' }])).toBe('a* a');
  });
});

describe('CMB-11 counts of use', () => {
  const uses = [use('a', 'q1', 2), use('a', '', 3), use('b', 'q1', 1)];

  test('on one question, and everywhere', () => {
    expect([...usesOn(uses, 'q1')]).toEqual([
      ['mine a', 2],
      ['mine b', 1],
    ]);
    expect([...totalUses(uses)]).toEqual([
      ['mine a', 5],
      ['mine b', 1],
    ]);
  });

  test('another use is added to its count, or begins one', () => {
    expect(addUse(uses, use('a', '', 1))).toContainEqual(use('a', '', 4));
    expect(addUse(uses, use('c', 'q1', 1))).toEqual([...uses, use('c', 'q1', 1)]);
  });
});

describe('CMB-12 searching', () => {
  const comments = [
    { ...comment('a', 'Where is your thesis?'), label: 'No claim' },
    comment('b', 'Define the claim.'),
  ];
  test.each([
    ['', 'a b'],
    ['CLAIM', 'a b'],
    [' claim  thesis ', 'a'],
    ['claims', ''],
  ])('%j', (search, expected) => {
    const found = findComments(comments, search).map(({ id }) => id);
    expect(found.join(' ')).toBe(expected);
  });
});

test('CMB-13 a digit asks for a place only before a search begins', () => {
  expect(['1', '9', '0', 'a', '12'].map((key) => indexOfDigit(key, ''))).toEqual([
    0,
    8,
    null,
    null,
    null,
  ]);
  expect(indexOfDigit('1', 'question ')).toBeNull();
});

import { expect, test } from 'vitest';
import { followedPersona } from './followed-persona.ts';
import { readKeptPersonas, writeKeptPersona } from './kept-persona.ts';

const answer = (questionID: string, questionAnswer: string) => {
  return { questionID, questionAnswer, questionEssayAnswer: '' };
};
const persona = writeKeptPersona({
  id: 'p1',
  name: 'Ada',
  index: 1,
  answers: [answer('soul', '2,3'), answer('body', '3')],
  questionIds: ['soul'],
  thesisNames: [],
});
const removedSecond = new Map([
  [1, 1],
  [2, null],
  [3, 2],
]);

test('QST-27 the answers of a persona follow the options of their question', () => {
  const followed = followedPersona(persona, new Map([['soul', removedSecond]]));
  const [read] = readKeptPersonas(followed ? [followed] : []);
  expect(read?.answers).toEqual([answer('soul', '2'), answer('body', '3')]);
  expect(read?.name).toBe('Ada');
});

test('QST-27 a persona that answers other questions stays as it is', () => {
  expect(followedPersona(persona, new Map([['other', removedSecond]]))).toBeNull();
  const unmoved = new Map([['soul', new Map([[1, null]])]]);
  expect(followedPersona(persona, unmoved)).toBeNull();
});

import { expect, test } from 'vitest';
import { addressWords, entrySentence, ERASED_PERSON, timesWords } from './security-entry-words.ts';

const ENTRY = {
  event: 'password-reset',
  actor: 'ina',
  actorName: 'Ina Moore',
  subject: 'sam',
  subjectName: 'Sam Reed',
  address: '192.0.2.7',
  detail: '',
  times: 1,
};
const FAILURE = { ...ENTRY, event: 'login-failed', actor: '', actorName: '' };

test.each([
  [{}, 'Ina Moore (ina) reset the password of Sam Reed (sam).'],
  [{ subjectName: '' }, 'Ina Moore (ina) reset the password of sam.'],
  [{ actor: 'admin', actorName: '' }, 'The admin reset the password of Sam Reed (sam).'],
  [
    { actor: ERASED_PERSON, actorName: '' },
    'A person who was erased reset the password of Sam Reed (sam).',
  ],
  [{ ...FAILURE, subject: 'admin', subjectName: '' }, 'Failed login as the admin.'],
])('USR-52 the sentence with %o', (fields, sentence) => {
  expect(entrySentence({ ...ENTRY, ...fields })).toBe(sentence);
});

test.each([
  [ENTRY, '192.0.2.7'],
  [{ ...ENTRY, address: '' }, 'on the server'],
  [{ ...FAILURE, address: '' }, 'several addresses'],
  [{ ...ENTRY, actor: ERASED_PERSON, address: '' }, 'erased'],
])('USR-52 the address of %o', (entry, words) => {
  expect(addressWords(entry)).toBe(words);
});

test.each([
  [ENTRY, ''],
  [{ ...ENTRY, times: 2 }, '2 times'],
  [{ ...FAILURE, times: 1200 }, '1,200 times within 5 minutes'],
])('USR-51 how often %o', (entry, words) => {
  expect(timesWords(entry)).toBe(words);
});

import { expect, test } from 'vitest';
import { CallFailure } from '../../../calls/call-endpoint.ts';
import { LOGGED_OUT } from '../../../calls/session/kept-session.ts';
import { studentAskedFor } from './gather-work.ts';
import { fileNameOf } from './pdf-job.ts';
import { pdfTrouble } from './pdf-trouble.ts';
import { pdfWords } from './pdf-words.ts';

test.each<[number, CallFailure['code'], string | null, RegExp]>([
  [0, 'NETWORK_ERROR', null, /^Said\. .*connection, then try again/u],
  [503, 'BUSY', null, /^Said\. No answers were lost/u],
  [503, 'PDF_UNAVAILABLE', null, /^Said\. .*print the sections/u],
  [503, 'PDF_UNAVAILABLE', 'soc1', /^Said\. .*View Work/u],
  [500, 'INTERNAL_ERROR', null, /^Said\. .*show this message to the instructor/u],
  [504, 'TIMEOUT', null, /^Said\. .*few minutes.*print the sections/u],
  [504, 'TIMEOUT', 'soc1', /^Said\. .*few minutes\.$/u],
  [413, 'TOO_LARGE', null, /^Said\. .*print the sections/u],
  [413, 'TOO_LARGE', 'soc1', /^Said\. .*View Work/u],
  [401, 'NOT_LOGGED_IN', null, /log in/u],
  [403, 'FORBIDDEN', 'soc1', /permission to see the work of soc1.*TAs for the students/u],
  [403, 'FOREIGN_ORIGIN', null, /^Said\./u],
  [404, 'USER_NOT_FOUND', 'soc1', /No one in this course has the username soc1/u],
])('%i %s for %s says what happened and what to do', (status, code, student, words) => {
  const trouble = pdfTrouble(new CallFailure(status, code, 'Said.', []), student);
  expect(`${trouble.what} ${trouble.advice}`).toMatch(words);
});

test('an error of the browser itself has words too', () => {
  expect(pdfTrouble(new RangeError('Invalid string length'), null).what).toBe(
    'Your browser couldn’t put the document together.',
  );
});

test.each([
  [null, 'Socrates', 'My Philosophy.pdf'],
  ['soc1', 'Socrates', "Socrates' Philosophy.pdf"],
  ['ada7', 'Ada / "Countess" <Byron>', "Ada Countess Byron 's Philosophy.pdf"],
])('the file of %s (%s) is %s', (student, fullName, name) => {
  expect(fileNameOf({ student }, fullName).replaceAll(/ +/gu, ' ')).toBe(name);
});

test.each([
  [null, null],
  ['', null],
  [' ADA7 ', null],
  [' soc1 ', 'soc1'],
])('the address with the username %j asks Ada for the work of %j', (username, student) => {
  expect(studentAskedFor(username, { ...LOGGED_OUT, username: 'ada7' })).toBe(student);
});

test('the last step shows where the file is, and that the window can be closed', () => {
  const file = { pdf: new Blob(), name: 'My Philosophy.pdf' };
  expect(pdfWords({ kind: 'closing', file })).toContain('This window closes automatically.');
  expect(pdfWords({ kind: 'done', file })).toBe(
    '“My Philosophy.pdf” is in your downloads. You can close this window.',
  );
});

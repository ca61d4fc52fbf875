import { expect, test } from 'vitest';
import { loginFooter, philosophyHeading } from './heading.ts';

test.each([
  ['Ada', "Ada's Philosophy"],
  ['Socrates', "Socrates' Philosophy"],
  ['SOCRATES', "SOCRATES' Philosophy"],
  ['Simone de Beauvoir', "Simone de Beauvoir's Philosophy"],
  ['Karl Marx ', "Karl Marx's Philosophy"],
  ['Hobbes ', "Hobbes' Philosophy"],
  ['Strauß', "Strauß's Philosophy"],
  ['', 'My Philosophy'],
  ['  ', 'My Philosophy'],
])('VIEW-1 the heading of %j is %j', (name, heading) => {
  expect(philosophyHeading(name)).toBe(heading);
});

test('VIEW-2 the footer names the person who is logged in', () => {
  expect(loginFooter('Ada Lovelace')).toBe('You are logged in as Ada Lovelace.');
  expect(loginFooter(' ')).toBe('You are logged in as Unknown User.');
  expect(loginFooter(null)).toBe('You are not logged in.');
});

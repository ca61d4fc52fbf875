import { expect, test } from 'vitest';
import { findSeparator } from './roster-separator.ts';

test.each([
  ['commas', 'netID,full name\nada,Lovelace; Ada; Countess', ','],
  ['semicolons', 'netID;full name\nhume;Hume, David, Edinburgh\n', ';'],
  ['tabs', 'netID\tfull name\nkant\tImmanuel Kant\n', '\t'],
  ['semicolons below blank lines', '\r\n\r\nnetID;full name\r\n', ';'],
  ['a label in quotes', '"netID, short, exact";"full name"', ';'],
  ['one column alone', 'netID\nada', ','],
  ['nothing at all', '', ','],
])('USR-39 the header decides: %s', (_name, text, separator) => {
  expect(findSeparator(text)).toEqual({ separator, text });
});

test.each([
  ['sep=;\nnetID;full, name', ';', '\nnetID;full, name'],
  ['\uFEFFSEP=,\r\nnetID,full name', ',', '\r\nnetID,full name'],
])('USR-39 a first line that names the separator decides: %j', (text, separator, rest) => {
  expect(findSeparator(text)).toEqual({ separator, text: rest });
});

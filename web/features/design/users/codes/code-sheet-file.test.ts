import { expect, test } from 'vitest';
import { codeSheetText } from './code-sheet-file.ts';

test('USR-64 the file has a line for each person, and no name becomes a formula', () => {
  const slip = { status: 'student', code: 'AAAAA-BBBBB', link: 'https://x/y#claim=a/b', until: 1 };
  const text = codeSheetText([
    { ...slip, username: 'ann1', fullname: '=HYPERLINK("https://evil.example")' },
    { ...slip, username: '@bob', fullname: 'Bob, Jr.' },
  ]);
  expect(text.split('\r\n')).toEqual([
    '\u{FEFF}netID,full name,code,link',
    `ann1,"'=HYPERLINK(""https://evil.example"")",AAAAA-BBBBB,https://x/y#claim=a/b`,
    `'@bob,"Bob, Jr.",AAAAA-BBBBB,https://x/y#claim=a/b`,
    '',
  ]);
});

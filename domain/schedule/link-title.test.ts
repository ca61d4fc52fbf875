import { expect, test } from 'vitest';
import { checkLinkTitle, LINK_TITLE_LIMIT, linkLabels } from './link-title.ts';

const link = (url: string, title = '') => ({ kind: 'reading', title, url }) as const;

test.each([
  ['its title', link('https://example.org/a', ' Meno '), 'Meno'],
  [
    'the host of a web page',
    link('https://plato.stanford.edu/entries/moore/'),
    'plato.stanford.edu',
  ],
  ['the host without www', link('https://www.Gutenberg.org/ebooks/1656'), 'gutenberg.org'],
  ['a host that is called www', link('https://www.org/'), 'www.org'],
  ['the host without its port', link('http://localhost:8080/a'), 'localhost'],
  ['a host in another script', link('книга.рф/глава'), 'книга.рф'],
  ['an address in numbers', link('http://[2001:db8::1]/a'), '[2001:db8::1]'],
  ['an email address', link('mailto:ada@example.org?subject=Meno'), 'ada@example.org'],
  ['the name of a file on this site', link('/assets/meno.pdf?v=2'), 'meno.pdf'],
  ['its kind where it leads to the front page', link('/'), 'Reading'],
  ['its kind where it leads nowhere', link('javascript:alert(1)'), 'Reading'],
  ['a title in spite of an address that leads nowhere', link('', 'Meno'), 'Meno'],
])('SCH-52 a link is called by %s', (_name, given, label) => {
  expect(linkLabels([given])).toEqual([label]);
});

test('SCH-52 links of a day that would be called the same are numbered', () => {
  const moore = link('https://plato.stanford.edu/entries/moore/');
  expect(linkLabels([moore, link('/a', 'Meno'), { ...moore, kind: 'html' }])).toEqual([
    'plato.stanford.edu (1)',
    'Meno',
    'plato.stanford.edu (2)',
  ]);
});

test.each([
  ['spaces and line breaks become one space', ' Meno,\r\n\tin  English ', 'Meno, in English'],
  ['what turns the reading direction around goes', 'exe\u202Efdp.onem\u2066', 'exe fdp.onem'],
  ['what joins letters stays', 'می\u200Cخواهم', 'می\u200Cخواهم'],
  ['markup is text', '<b>Meno</b> [x](javascript:x)', '<b>Meno</b> [x](javascript:x)'],
  ['the longest', '😀'.repeat(LINK_TITLE_LIMIT), '😀'.repeat(LINK_TITLE_LIMIT)],
  ['nothing', ' \u0000 ', ''],
])('SCH-53 a title: %s', (_name, text, title) => {
  expect(checkLinkTitle(text)).toEqual({ ok: true, value: title });
});

test('SCH-53 a title that is too long is refused, and cut where an older version stored one', () => {
  const long = '😀'.repeat(LINK_TITLE_LIMIT + 1);
  expect(checkLinkTitle(long)).toEqual({ ok: false, reason: 'title-too-long' });
  expect(linkLabels([link('/a', long)])).toEqual([`${'😀'.repeat(LINK_TITLE_LIMIT)}…`]);
});

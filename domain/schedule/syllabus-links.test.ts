import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Result } from '../base/result.ts';
import { readLinkKind } from './link-kinds.ts';
import { LINK_TITLE_LIMIT, LONG_TITLE } from './link-title.ts';
import { checkLinkUrl, urlFaultSentence, type UrlFault } from './link-url.ts';
import type { Schedule } from './schedule.ts';
import {
  addLink,
  changeLink,
  linkFaultSentence,
  linkHref,
  linksOfTopic,
  moveLink,
  removeLink,
  titleLink,
  type LinkFault,
} from './syllabus-links.ts';

describe('addresses', () => {
  test.each([
    ['a page', 'https://example.org/reading.pdf?x=1#p2'],
    ['capitals', 'HTTPS://Example.org'],
    ['a port', 'http://localhost:8080/a'],
    ['an address in numbers', 'http://[2001:db8::1]/a'],
    ['another script', 'https://книга.example/глава/1'],
    ['email', 'mailto:ada@example.org?subject=Meno'],
    ['a path of this site', '/assets/meno.pdf'],
    ['a path with two slashes further on', '/a//b'],
    ['an at-sign in the path', 'https://example.org/@ada'],
  ])('SCH-28 %s is accepted', (_name, url) => {
    expect(checkLinkUrl(` ${url}\n`)).toEqual({ ok: true, value: url });
  });

  test.each([
    ['a host', 'www.example.org', 'https://www.example.org'],
    ['a host with a path', 'example.org/a.pdf?x=1', 'https://example.org/a.pdf?x=1'],
    ['a host with a port', 'example.org:8080/x', 'https://example.org:8080/x'],
    ['a host in another script', 'книга.рф/глава', 'https://книга.рф/глава'],
    ['an email address', 'ada@example.org', 'mailto:ada@example.org'],
  ])('SCH-37 %s without scheme gets the right one', (_name, text, url) => {
    expect(checkLinkUrl(` ${text} `)).toEqual({ ok: true, value: url });
    expect(linkHref({ id: '1', kind: 'link', title: '', url: text, topicId: 't', index: 1 })).toBe(
      url,
    );
  });

  test.each<[string, string, UrlFault]>([
    ['nothing', '  ', 'empty'],
    ['script', 'javascript:alert(1)', 'scheme-not-allowed'],
    ['script in capitals', 'JavaScript://x', 'scheme-not-allowed'],
    ['script behind a hidden tab', 'java\tscript:alert(1)', 'bad-character'],
    ['script behind a control character', '\u0001javascript:alert(1)', 'bad-character'],
    ['data', 'data:text/html,x', 'scheme-not-allowed'],
    ['a file', 'file:///etc/passwd', 'scheme-not-allowed'],
    ['another site without scheme', '//example.org/x', 'no-address'],
    ['another site behind a backslash', '/\\example.org', 'bad-character'],
    ['the name of a file', 'chapter-two.pdf', 'no-address'],
    ['a word', 'meno', 'no-address'],
    ['a machine without an ending', 'localhost:3000/x', 'no-address'],
    ['a scheme that looks like a host', 'java.script:alert(1)', 'scheme-not-allowed'],
    ['another host behind an at-sign without scheme', 'example.org@evil.test/', 'no-address'],
    ['no host', 'https:///x', 'no-address'],
    ['half a scheme', 'https:example.org', 'no-address'],
    ['another host behind an at-sign', 'https://example.org@evil.test/', 'no-address'],
    ['email without address', 'mailto:ada', 'no-address'],
    ['words', 'chapter two', 'bad-character'],
    ['a quotation mark', 'https://example.org/"onclick=', 'bad-character'],
    ['too many characters', `https://example.org/${'a'.repeat(2000)}`, 'too-long'],
  ])('SCH-29 %s is refused', (_name, url, reason) => {
    expect(checkLinkUrl(url)).toEqual({ ok: false, reason });
    expect(urlFaultSentence(reason)).toMatch(/\.$/);
  });

  test('SCH-29 whatever is accepted opens a page, a mail or a path of this site', () => {
    const pieces = fc.constantFrom(
      'java',
      'script:',
      'https:',
      '//',
      '/',
      '\\',
      '\t',
      '@',
      'a.b',
      ':',
      'mailto:',
      '?',
      '#',
      '\u0000',
    );
    const texts = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(pieces).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const checked = checkLinkUrl(text);
        const opened = checked.ok ? checked.value : '/';
        expect(opened).toMatch(/^(https?:\/\/[^/?#]|mailto:.|\/(?![/\\]))/i);
      }),
      { numRuns: 500 },
    );
  });
});

const base: Schedule = {
  sections: [],
  topics: [{ id: 't', name: 'Meno', index: 2, hasQuestions: true }],
  dates: [],
  links: [
    { id: '2', kind: 'video', title: '', url: '/b', topicId: 't', index: 2 },
    { id: '1', kind: 'reading', title: '', url: '/a', topicId: 't', index: 1 },
    { id: '9', kind: 'link', title: '', url: 'javascript:x', topicId: 'gone', index: 4 },
  ],
};

function outcome(edit: Result<Schedule, LinkFault>): string {
  if (!edit.ok) return edit.reason;
  return linksOfTopic(edit.value, 't')
    .map(
      ({ id, kind, title, url, index }) => `${index}:${id} ${kind} ${url}${title && ` ${title}`}`,
    )
    .join(', ');
}

describe('the links of a class day', () => {
  test.each([
    ['reading', 'reading'],
    [' Video ', 'video'],
    ['lecturenotes', 'lecturenotes'],
    ['html', 'html'],
    ['podcast', 'link'],
    ['', 'link'],
  ])('SCH-30 the stored kind %j is shown as %s', (text, kind) => {
    expect(readLinkKind(text)).toBe(kind);
  });

  const added = {
    id: '3',
    kind: 'html',
    title: '',
    topicId: 't',
    url: ' https://example.org ',
  } as const;
  test.each<[string, () => Result<Schedule, LinkFault>, string]>([
    [
      'SCH-31 a new link comes last',
      () => addLink(base, added),
      '1:1 reading /a, 2:2 video /b, 3:3 html https://example.org',
    ],
    [
      'SCH-31 a bad address',
      () => addLink(base, { ...added, url: 'javascript:x' }),
      'scheme-not-allowed',
    ],
    [
      'SCH-31 a class day that is gone',
      () => addLink(base, { ...added, topicId: 'z' }),
      'no-such-topic',
    ],
    [
      'SCH-31 a changed link',
      () => changeLink(base, '1', { kind: 'html', url: '/c' }),
      '1:1 html /c, 2:2 video /b',
    ],
    ['SCH-31 a bad change', () => changeLink(base, '1', { kind: 'html', url: '' }), 'empty'],
    ['SCH-31 a change to no link', () => changeLink(base, '7', added), 'no-such-link'],
    [
      'SCH-53 a new link with a title',
      () => addLink(base, { ...added, title: ' Meno,\n in  English ' }),
      '1:1 reading /a, 2:2 video /b, 3:3 html https://example.org Meno, in English',
    ],
    [
      'SCH-53 a new link with a title that is too long',
      () => addLink(base, { ...added, title: 'x'.repeat(LINK_TITLE_LIMIT + 1) }),
      'title-too-long',
    ],
    [
      'SCH-53 a title for a link',
      () => titleLink(base, '1', 'Meno'),
      '1:1 reading /a Meno, 2:2 video /b',
    ],
    [
      'SCH-53 a title that is too long',
      () => titleLink(base, '1', 'x'.repeat(LINK_TITLE_LIMIT + 1)),
      'title-too-long',
    ],
    ['SCH-53 a title for no link', () => titleLink(base, '7', 'Meno'), 'no-such-link'],
    ['SCH-32 a link moved down', () => moveLink(base, '1', 'down'), '1:2 video /b, 2:1 reading /a'],
    ['SCH-32 a link moved up', () => moveLink(base, '2', 'up'), '1:2 video /b, 2:1 reading /a'],
    [
      'SCH-32 the first link moved up',
      () => moveLink(base, '1', 'up'),
      '1:1 reading /a, 2:2 video /b',
    ],
    [
      'SCH-32 the last link moved down',
      () => moveLink(base, '2', 'down'),
      '1:1 reading /a, 2:2 video /b',
    ],
    ['SCH-32 a move of no link', () => moveLink(base, '7', 'up'), 'no-such-link'],
    ['SCH-32 a removed link', () => removeLink(base, '1'), '1:2 video /b'],
    ['SCH-32 a removal of no link', () => removeLink(base, '7'), 'no-such-link'],
  ])('%s', (_name, edit, expected) => {
    expect(outcome(edit())).toBe(expected);
  });

  test('SCH-32 the links of other days are left alone', () => {
    const edit = removeLink(base, '1');
    expect(edit.ok && edit.value.links).toContainEqual(base.links[2]);
    const both = edit.ok ? removeLink(edit.value, '2') : edit;
    expect(both.ok && both.value.links).toEqual([base.links[2]]);
  });

  test('SCH-53 a link gets a title also when its stored address would be refused', () => {
    const titled = titleLink(base, '9', 'Meno');
    expect(titled.ok && titled.value.links).toContainEqual({
      ...base.links[2],
      title: 'Meno',
      index: 1,
    });
    expect(linkFaultSentence('title-too-long')).toBe(LONG_TITLE);
  });

  test('SCH-29 a stored address that must not be opened has no target', () => {
    expect(base.links.map(linkHref)).toEqual(['/b', '/a', null]);
    expect(linkFaultSentence('no-such-link')).not.toBe(linkFaultSentence('no-such-topic'));
    expect(linkFaultSentence('empty')).toBe(urlFaultSentence('empty'));
  });
});

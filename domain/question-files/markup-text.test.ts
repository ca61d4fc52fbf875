import { expect, test } from 'vitest';
import type { MarkupElement, MarkupNode } from './markup-node.ts';
import { readMarkup, readPlainMarkup, textNotes } from './markup-text.ts';

function tag(name: string, ...children: readonly MarkupNode[]): MarkupElement {
  return { name, attributes: {}, children };
}

function link(href: string, ...children: readonly MarkupNode[]): MarkupElement {
  return { name: 'a', attributes: { href }, children };
}

test.each<readonly [string, readonly MarkupNode[], string]>([
  ['paragraphs', [tag('p', 'one'), tag('p', 'two')], 'one\n\ntwo'],
  ['spaces and line ends of the source', ['  one \n  two  '], 'one two'],
  ['a line break', ['one', tag('br'), 'two'], 'one\ntwo'],
  ['emphasis', ['What is ', tag('em', 'knowledge'), '?'], 'What is *knowledge*?'],
  ['bold is emphasis too', [tag('b', 'Why?')], '*Why?*'],
  ['emphasis in emphasis', [tag('b', tag('i', 'Why'), ' so?')], '*Why so?*'],
  ['spaces at the ends of emphasis', ['a', tag('em', ' b '), 'c'], 'a *b* c'],
  ['a link', [link('https://a.org', 'Hume')], '[Hume](https://a.org)'],
  [
    'a quotation',
    ['Read:', tag('blockquote', tag('p', 'a'), tag('p', 'b')), 'Why?'],
    'Read:\n\n> a\n>\n> b\n\nWhy?',
  ],
  ['a list', [tag('ul', tag('li', 'a'), tag('li', 'b'))], '- a\n- b'],
  ['a numbered list', [tag('ol', tag('li', 'a'), tag('li', 'b'))], '1. a\n2. b'],
  ['a table', [tag('table', tag('tr', tag('td', 'a'), tag('td', 'b')))], 'a | b'],
])('QTI-6 %s', (_name, nodes, expected) => {
  expect(readMarkup(nodes).text).toBe(expected);
});

test.each<readonly [string, readonly MarkupNode[], readonly string[]]>([
  [
    'emphasis inside a word',
    ['un', tag('em', 'real')],
    ['Plain text now in the question: some emphasis.'],
  ],
  ['a script', [tag('script', 'alert(1)')], ['Left out of the question: a program.']],
  [
    'an image with its description',
    [{ name: 'img', attributes: { alt: 'A cave' }, children: [] }],
    ['Left out of the question: an image (“A cave”).'],
  ],
  [
    'a formula as an image',
    [{ name: 'img', attributes: { class: 'equation_image', alt: 'p \\to q' }, children: [] }],
    ['Left out of the question: a formula (“p \\to q”).'],
  ],
  [
    'a link that is no web page',
    [link('/files/1', 'x')],
    ['Left out of the question: a link to “/files/1”.'],
  ],
  ['an unknown element', [tag('wiggle', 'x')], ['Plain text now in the question: <wiggle>.']],
  [
    'signs that are marks here',
    ['see *this*'],
    ['Check the stars, brackets or > signs in the question: they are marks here.'],
  ],
])('QTI-7 %s is named', (_name, nodes, expected) => {
  expect(textNotes(readMarkup(nodes), 'the question')).toEqual(expected);
});

test('QTI-7 an option is one line without marks, and says so', () => {
  const reading = readPlainMarkup([tag('p', 'one ', tag('em', 'two')), tag('p', 'three')]);
  expect(reading.text).toBe('one two three');
  expect(textNotes(reading, 'option 1')).toEqual([
    'Plain text now in option 1: emphasis or a link.',
  ]);
});

test('QTI-68 of quotations inside each other, five are kept and the others are named', () => {
  const nested = Array.from({ length: 8 }).reduce<MarkupElement>(
    (inner) => tag('blockquote', inner),
    tag('p', 'Why?'),
  );
  const reading = readMarkup([nested]);
  expect(reading.text).toBe('> > > > > Why?');
  expect(textNotes(reading, 'the question')).toEqual([
    'Plain text now in the question: a quotation.',
  ]);
});

import { array, assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readHtml } from './html-blocks.ts';
import { documentLimits, type Block, type HtmlDocument } from './pdf-block.ts';

function documentOf(html: string): HtmlDocument {
  const outcome = readHtml(html);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
}

function blocksOf(html: string): readonly Block[] {
  return documentOf(html).blocks;
}

function paragraph(...runs: Extract<Block, { kind: 'paragraph' }>['runs']): Block {
  return { kind: 'paragraph', runs };
}

describe('text', () => {
  test.each<[string, string, readonly Block[]]>([
    ['white space collapses', '<p>  a \n\t b  </p> <p> </p>', [paragraph('a b')]],
    ['entities join their text', '<p>a &amp; b&lt;i&gt;</p>', [paragraph('a & b<i>')]],
    ['a no-break space stays', '<p>a&nbsp;b</p>', [paragraph('a\u00A0b')]],
    ['loose text is a paragraph', 'a<p>b</p>c', [paragraph('a'), paragraph('b'), paragraph('c')]],
    ['a line break', '<p>a<br> b<br></p>', [paragraph('a', { break: true }, 'b')]],
    [
      'styles nest and neighbors of one style join',
      '<p>a <b>b</b><strong>c <i>d</i></strong></p>',
      [paragraph('a ', { bold: true, text: 'bc ' }, { bold: true, italic: true, text: 'd' })],
    ],
    [
      'sub, sup, code',
      '<p>x<sub>1</sub><sup>2</sup><code>c</code></p>',
      [
        paragraph(
          'x',
          { script: 'sub', text: '1' },
          { script: 'super', text: '2' },
          { code: true, text: 'c' },
        ),
      ],
    ],
    [
      'a web address is a link',
      '<a href="https://example.org/">there</a>',
      [paragraph({ link: 'https://example.org/', text: 'there' })],
    ],
    [
      'another address is only its text',
      '<a href="javascript:x()">there</a>',
      [paragraph('there')],
    ],
    [
      'controls from entities vanish, NUL shows as U+FFFD',
      '<p>a&#0;&#xFEFF;b&#7;</p>',
      [paragraph('a\uFFFDb')],
    ],
    [
      'Hebrew is set from the right',
      '<p>שלום</p>',
      [{ kind: 'paragraph', runs: ['שלום'], rtl: true }],
    ],
    [
      'essays keep their lines and paragraphs',
      '<div class="essay">a\nb\n\n \nc</div>',
      [paragraph('a', { break: true }, 'b'), paragraph('c')],
    ],
    [
      'pre-line text keeps its lines',
      '<p style="white-space: pre-wrap">a\nb</p>',
      [paragraph('a', { break: true }, 'b')],
    ],
    ['code keeps everything', '<pre>a\n  <b>b</b>\n</pre>', [{ kind: 'code', text: 'a\n  b' }]],
  ])('%s', (_, html, expected) => {
    expect(blocksOf(html)).toEqual(expected);
  });
});

describe('what is not text', () => {
  test.each<[string, string, readonly Block[]]>([
    [
      'scripts, styles, frames',
      '<script>s()</script><style>p{}</style><iframe src="file:///etc/passwd">f</iframe>a',
      [paragraph('a')],
    ],
    [
      'drawings and media',
      '<svg><title>t</title><text>x</text></svg><video>v</video><object>o</object>a',
      [paragraph('a')],
    ],
    [
      'a picture is its description',
      '<img src="file:///etc/passwd" alt="a cat"><img src="http://a.b/c">',
      [paragraph('a cat')],
    ],
    ['hidden parts', '<p hidden>a</p><p style="display: none">b</p>c', [paragraph('c')]],
    ['comments', 'a<!-- b -->c', [paragraph('ac')]],
    [
      'fields show what was written',
      '<input value="a"> <textarea>b\nc</textarea>',
      [paragraph('a'), paragraph('b', { break: true }, 'c')],
    ],
    [
      'secrets do not',
      '<input type="password" value="a"><input type=hidden value=b>c',
      [paragraph('c')],
    ],
  ])('%s', (_, html, expected) => {
    expect(blocksOf(html)).toEqual(expected);
  });
});

function levels(html: string): readonly number[] {
  return blocksOf(html).flatMap((block) => (block.kind === 'heading' ? [block.level] : []));
}

describe('structure', () => {
  test.each([
    ['a skipped level is closed up', '<p>x<h1>a</h1><h4>b</h4><h2>c</h2><h6>d</h6>', [1, 2, 2, 3]],
    ['the first heading is at the first level', '<p>x<h3>a</h3><h5>b</h5><h2>c</h2>', [1, 2, 1]],
  ])('%s', (_, html, expected) => {
    expect(levels(html)).toEqual(expected);
  });

  test('no heading is more than one level below the one before', () => {
    assert(
      property(array(integer({ min: 1, max: 6 })), (sources) => {
        const found = levels(
          `<p>x</p>${sources.map((level) => `<h${level}>a</h${level}>`).join('')}`,
        );
        let before = 0;
        for (const level of found) {
          expect(level).toBeLessThanOrEqual(before + 1);
          before = level;
        }
        expect(found).toHaveLength(sources.length);
      }),
    );
  });

  test('the header makes the title, its lines the byline', () => {
    const html = '<header><h1>My Philosophy</h1><p>Ada</p></header><section><p>a</p></section>';
    expect(blocksOf(html)).toEqual([
      { kind: 'title', runs: ['My Philosophy'] },
      { kind: 'paragraph', runs: ['Ada'], role: 'byline' },
      { kind: 'title-end' },
      { kind: 'page', first: true },
      paragraph('a'),
    ]);
  });

  test('sections begin pages, unless marked otherwise or inside another', () => {
    const html =
      '<section>a</section><section>b<section>c</section></section><section data-page="same">d</section>';
    expect(
      blocksOf(html)
        .map(({ kind }) => kind)
        .join(' '),
    ).toBe('page paragraph page paragraph paragraph paragraph');
  });

  test('options show which were chosen, by class or by a checked field', () => {
    const items = [{ blocks: [paragraph('a')] }, { blocks: [paragraph('b')], chosen: true }];
    const list = { kind: 'list', style: 'one', start: 1, items };
    expect(
      blocksOf('<ul class="options" data-choice="one"><li>a<li class="chosen">b</ul>'),
    ).toEqual([list]);
    expect(
      blocksOf('<ul><li><input type=radio>a<li><label><input type=radio checked>b</label></ul>'),
    ).toEqual([list]);
  });

  test('lists nest and keep their start', () => {
    const inner = {
      kind: 'list',
      style: 'bullets',
      start: 1,
      items: [{ blocks: [paragraph('b')] }],
    };
    expect(blocksOf('<ol start=3><li>a<ul><li>b</ul></ol>')).toEqual([
      { kind: 'list', style: 'numbers', start: 3, items: [{ blocks: [paragraph('a'), inner] }] },
    ]);
  });

  test('rows of a table are filled up, blocks in a cell become lines', () => {
    const html = '<table><tr><th>p</th><th>q</th></tr><tr><td><p>T</p><p>F</p></td></tr></table>';
    expect(blocksOf(html)).toEqual([
      {
        kind: 'table',
        columns: 2,
        header: 1,
        rows: [
          [{ runs: [{ bold: true, text: 'p' }] }, { runs: [{ bold: true, text: 'q' }] }],
          [{ runs: ['T', { break: true }, 'F'] }, { runs: [] }],
        ],
      },
    ]);
  });

  test('quotations, panels, terms, rules', () => {
    const html = '<blockquote>a</blockquote><aside>b</aside><dl><dt>c<dd>d</dl><hr>';
    expect(blocksOf(html)).toEqual([
      { kind: 'quote', blocks: [paragraph('a')] },
      { kind: 'panel', blocks: [paragraph('b')] },
      { kind: 'terms', items: [{ runs: ['c'], blocks: [paragraph('d')] }] },
      { kind: 'rule' },
    ]);
  });

  test('title, author and language are read from the head', () => {
    const html =
      '<html lang="el"><head><title>My\n Work</title><meta name="Author" content="Ada"></head><body>a';
    expect(documentOf(html)).toMatchObject({ title: 'My Work', author: 'Ada', language: 'el' });
  });
});

describe('limits', () => {
  const small = {
    ...documentLimits,
    htmlBytes: 1000,
    nesting: 20,
    blocks: 10,
    runs: 30,
    characters: 300,
  };
  test.each<[string, string, 'too-large' | 'too-complex' | 'accepted']>([
    ['as many bytes as allowed', `<p>a</p>${' '.repeat(992)}`, 'accepted'],
    ['one byte more', `<p>a</p>${' '.repeat(993)}`, 'too-large'],
    ['bytes count, not characters', '€'.repeat(334), 'too-large'],
    ['nesting at the limit', `${'<b>'.repeat(20)}a`, 'accepted'],
    ['nesting above it', `${'<b>'.repeat(21)}a`, 'too-complex'],
    ['paragraphs at the limit', '<p>a</p>'.repeat(10), 'accepted'],
    ['paragraphs above it', '<p>a</p>'.repeat(11), 'too-complex'],
    ['breaks above the limit', `a${'<br>'.repeat(31)}`, 'too-complex'],
    ['text above the limit', 'a'.repeat(301), 'too-complex'],
    [
      'filling a ragged table counts',
      `<table><tr>${'<td>'.repeat(5)}${'<tr>'.repeat(3)}</table>`,
      'too-complex',
    ],
  ])('%s', (_, html, expected) => {
    const outcome = readHtml(html, small);
    expect(outcome.ok ? 'accepted' : outcome.reason).toBe(expected);
  });

  test.each([
    ['200,000 nested elements', '<div>'.repeat(200_000)],
    ['end tags that match nothing', `${'<b>'.repeat(250)}${'</i>'.repeat(1_000_000)}`],
    ['100,000 paragraphs', '<p>a</p>'.repeat(100_000)],
    ['a word of 5 MB', 'x'.repeat(5_000_000)],
    ['only open brackets', '<'.repeat(1_000_000)],
  ])('%s: a value, not an exception', (_, html) => {
    const outcome = readHtml(html);
    expect(outcome.ok ? 'accepted' : outcome.reason).toMatch(/^(accepted|too-complex)$/u);
  });

  test('any string gives a value', () => {
    const pieces = constantFrom(
      ...'<p> </p> <ul> </ul> <li> <table> <tr> <td> <dl> <dt> <dd> <h1> </h1> <h3> <pre> </pre> <b> </b> <section> <header> </header> <br> text & < > " \u0000'.split(
        ' ',
      ),
      '\uD800',
    );
    assert(
      property(array(pieces, { maxLength: 60 }), (parts) => {
        expect(readHtml(parts.join('')).ok).toBe(true);
      }),
    );
  });
});

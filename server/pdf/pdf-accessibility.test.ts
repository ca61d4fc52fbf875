// We make the claim of PDF/UA-1 ourselves: these tests check it against the rules, on documents of every kind.
import { afterAll, describe, expect, test } from 'vitest';
import { claimAccessibility } from './claim-accessibility.ts';
import { PdfMaker } from './pdf-maker.ts';
import { lettersOf, printableScripts } from './pdf-fonts.ts';
import { brokenAccessibilityRules, contentRules } from './testing/pdf-ua-rules.ts';

const maker = new PdfMaker({ jobMilliseconds: 150_000 });
afterAll(() => maker.close());

async function pdfOf(html: string): Promise<Uint8Array> {
  const outcome = await maker.makePdf(html);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
}

const work = `<html lang="en-US"><head><title>Ada’s &lt;Philosophy&gt; &amp; (more)</title><meta name="author" content="Ada"></head>
<body><header><h1>Ada’s Philosophy</h1><p>Introduction</p></header>
<aside><h2>Theses</h2><dl><dt>Doubt</dt><dd>I doubt.</dd></dl></aside>
${['Knowledge', 'Minds', 'Freedom', 'Worth']
  .map(
    (
      name,
    ) => `<section><h2>${name}</h2><h3>Day</h3><div class="question">Why? <a href="https://example.org/">Read</a></div>
<ul class="options" data-choice="many"><li>Yes</li><li class="chosen">No</li></ul>
<div class="essay">One <b>bold</b> <i>italic</i> <code>code</code> <s>old <u>both</u></s>.\n\nTwo.</div>
<table><tr><th>p</th><th>q</th></tr><tr><td>T</td><td>F</td></tr></table><table><tr><td>a</td></tr></table>
<blockquote>Quote</blockquote><ol><li>a<ul><li>b<ul><li>c</ul></ul></ol><pre>x\ny</pre><hr></section>`,
  )
  .join('')}</body></html>`;

describe('the rules of PDF/UA-1', () => {
  test.each([
    ['a whole work with contents, lists, tables and links', work],
    ['an empty document', ''],
    ['one word', '<p>word</p>'],
    ['headings out of order', '<p>x<h3>a</h3><h6>b</h6><h1>c</h1><ul><li><h2>d</h2></ul>'],
    [
      'a link over several lines',
      `<p><a href="https://a.b/">${'long link text '.repeat(30)}</a></p>`,
    ],
    ['text from the right', '<h2>שלום עולם</h2><p>العربية و <b>نص</b></p>'],
    ['marks that no font sets on their letter', '<p>知\u0301 a\u0483\u0F71 ก\u0951 \u0301</p>'],
    [
      'comments on passages',
      '<h2>s</h2><div class="essay">a <u>b</u><sup>1</sup> <sup>2</sup>\n\nc</div><aside><h4>Comments</h4><ol><li><div class="essay">d <em>e</em><blockquote>f</blockquote></div></li><li><p class="note">On the whole answer</p><div class="essay">g</div></li></ol></aside>',
    ],
    ['signs of all kinds', '<p>∀x∃y ⊢ ⊨ □◇ ☐☑ 😀👩‍👩‍👧 ♥️ ①②③ ﷺ 〔〕 ‱ ℵ 𝔄 ⠿</p>'],
  ])('%s', async (_, html) => {
    expect(brokenAccessibilityRules(await pdfOf(html))).toEqual([]);
  });

  test('letters of every script that can be printed', async () => {
    const paragraphs = printableScripts.map((script) => {
      const letter = new RegExp(`[${lettersOf([script])}]`, 'u');
      const letters: string[] = [];
      for (let code = 0x20; code < 0x2_0000 && letters.length < 4000; code += 1)
        if (letter.test(String.fromCodePoint(code))) letters.push(String.fromCodePoint(code));
      const some = letters.filter(
        (_, position) => position % Math.ceil(letters.length / 120) === 0,
      );
      return `<p>${some.join(' ')}</p><p><b>${some.join('')}</b></p>`;
    });
    expect(brokenAccessibilityRules(await pdfOf(paragraphs.join('')))).toEqual([]);
  });
});

describe('the checker', () => {
  test.each([
    ['the identifier', '<pdfuaid:part>1', '<pdfuaid:part>2', '5-1 identifier'],
    ['the title', '/DisplayDocTitle true', '/DisplayDocTitle fals', '7.1-10 shows the title'],
    ['the marks', '/Marked true', '/Marked null', '6.2-1 marked'],
    ['a heading', '/S /H2', '/S /H5', '7.4.2-1 H5 after H1'],
    ['an item outside its list', '/S /L\n', '/S /P\n', '7.2 LI in P'],
    ['a link', '/Contents (https', '/Kontents (https', '7.18.5-2 description of a link'],
    ['a font', '/ToUnicode', '/ToUnikode', '7.21.7-1 ToUnicode'],
  ])('sees what is wrong with %s', async (_, right, wrong, rule) => {
    const text = Buffer.from(await pdfOf(work)).toString('latin1');
    expect(text).toContain(right);
    const spoiled = Buffer.from(text.replaceAll(right, wrong), 'latin1');
    expect(brokenAccessibilityRules(spoiled)).toContain(rule);
  });
});

test.each([
  ['tagged text', '/P <</MCID 0>> BDC [<0001> 20 (\\000a)] TJ EMC', []],
  ['an artifact', '/Artifact BMC 0 0 m S EMC', []],
  ['a missing glyph', '/P <</MCID 0>> BDC <00010000> Tj EMC', ['7.21.8-1 .notdef']],
  ['a missing glyph in octal', '/P <</MCID 0>> BDC (\\000\\000) Tj EMC', ['7.21.8-1 .notdef']],
  ['a null byte across two glyphs', '/P <</MCID 0>> BDC <01000001> Tj EMC', []],
  ['text without a tag', '<0001> Tj', ['7.1-3 untagged content']],
  [
    'an artifact inside a tag',
    '/P <</MCID 0>> BDC /Artifact BMC 0 0 m S EMC EMC',
    ['7.1-1 artifact in tagged content'],
  ],
])('the checker reads %s', (_, content, broken) => {
  expect(contentRules(content)).toEqual(broken);
});

describe('the claim', () => {
  test('is not made for a file that is built in another way', () => {
    for (const text of ['', '%PDF-1.7\n', '%PDF-1.7\nstartxref\n9\n%%EOF', 'x'.repeat(500)])
      expect(claimAccessibility(Buffer.from(text))).toBeUndefined();
  });
});

import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { describePdfFailure } from './pdf-failure.ts';
import { PdfMaker, type PdfOptions, type PdfSettings } from './pdf-maker.ts';

// In production half a minute; a shared machine may need longer for large documents.
const maker = new PdfMaker({ jobMilliseconds: 150_000 });
afterAll(() => maker.close());

async function pdfOf(html: string, options: PdfOptions = {}): Promise<Uint8Array> {
  const outcome = await maker.makePdf(html, options);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
}

async function open(bytes: Uint8Array) {
  return getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS }).promise;
}

async function pagesOf(bytes: Uint8Array): Promise<readonly string[]> {
  const document = await open(bytes);
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
    );
  }
  return pages.map((page) => page.replaceAll('\u200B', ''));
}

async function textOf(bytes: Uint8Array): Promise<string> {
  return (await pagesOf(bytes)).join('\n');
}

function claimsAccessibility(bytes: Uint8Array): boolean {
  return /<pdfuaid:part>1<\/pdfuaid:part>|pdfuaid:part="1"/u.test(
    Buffer.from(bytes).toString('latin1'),
  );
}

const essay = `<html lang="en-US"><head><title>Ada’s Philosophy</title><meta name="author" content="Ada Lovelace"></head>
<body><header><h1>Ada’s Philosophy</h1><p>Introduction to Philosophy</p></header>
<section><h2>Knowledge</h2><h3>Clifford</h3><div class="question">Is belief voluntary?</div>
<ul class="options" data-choice="one"><li>Yes</li><li class="chosen">No</li></ul>
<div class="essay">First paragraph.\n\nSecond paragraph.</div></section>
<section><h2>Minds</h2><p>Third.</p></section></body></html>`;

describe('the document', () => {
  test('has title, author, language, date, tags, an outline and the claim of PDF/UA-1', async () => {
    const bytes = await pdfOf(essay, { createdAt: 1_763_200_000 });
    const document = await open(bytes);
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({
      Title: 'Ada’s Philosophy',
      Author: 'Ada Lovelace',
      Language: 'en-US',
      CreationDate: expect.stringContaining('20251115094640'),
    });
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    expect(claimsAccessibility(bytes)).toBe(true);
    const outline = await document.getOutline();
    expect(outline.map(({ title }) => title)).toEqual(['Knowledge', 'Minds']);
    expect(outline[0]?.items.map(({ title }: { title: string }) => title)).toEqual(['Clifford']);
  });

  test('is US Letter, begins sections on new pages and keeps paragraphs, choices and page numbers', async () => {
    const document = await open(await pdfOf(essay));
    expect(document.numPages).toBe(2);
    expect((await document.getPage(1)).view).toEqual([0, 0, 612, 792]);
    const text = await textOf(await pdfOf(essay));
    expect(text).toMatch(/First paragraph\.\s*\n\s*Second paragraph\./u);
    expect(text).toMatch(/○\s*Yes\s*◉\s*No/u);
    expect(text).toContain('1 / 2');
  });

  test('its contents give the page of each section, and each page gives its number', async () => {
    const names = Array.from({ length: 80 }, (_, number) => `Section ${number + 1}.`);
    const words = 'A life without examination is not worth living. ';
    const sections = names.map((name, number) => `<h2>${name}</h2><p>${words.repeat(number)}</p>`);
    const html = `<h1>Apology</h1>${sections.join('')}`;
    const pages = await pagesOf(await pdfOf(html, { author: 'Socrates' }));
    const contents = pages.slice(0, 3).join('\n');
    for (const name of names) {
      const place = pages.findLastIndex((page) => page.includes(name)) + 1;
      expect(contents).toMatch(new RegExp(String.raw`${RegExp.escape(name)}[\s.]*${place}\b`, 'u'));
    }
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`${at + 1} / ${pages.length}`);
      expect(/Apology\s*Socrates/u.test(page)).toBe(at > 0);
    }
  });

  test('has its text within 7 inches', async () => {
    const page = await (
      await open(await pdfOf(`<p>${'belief and knowledge '.repeat(200)}</p>`))
    ).getPage(1);
    const { items } = await page.getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      expect(item.transform[4]).toBeGreaterThanOrEqual(54 - 0.1);
      // Punctuation may hang into the margin by a part of its width.
      expect(item.transform[4] + item.width).toBeLessThanOrEqual(612 - 54 + 4);
    }
  });

  test('options override the HTML; without any title there still is one', async () => {
    const own = await (
      await open(await pdfOf(essay, { title: 'T', author: 'A', lang: 'fr' }))
    ).getMetadata();
    expect(own.info).toMatchObject({ Title: 'T', Author: 'A', Language: 'fr' });
    const none = await (await open(await pdfOf('<p>x</p>'))).getMetadata();
    expect(none.info).toMatchObject({ Title: 'My Philosophy' });
  });

  test('a hostile title and author are one short line of text', async () => {
    const title = `#panic() \u0000\uFEFF\n${'x'.repeat(5000)}\uD800`;
    const bytes = await pdfOf(essay, { title, author: title, lang: title });
    const { info } = await (await open(bytes)).getMetadata();
    expect(claimsAccessibility(bytes)).toBe(true);
    expect(info).toMatchObject({
      Title: expect.stringMatching(/^#panic\(\) x{50,200}$/u),
      Language: 'en',
    });
  });

  test('the same input gives the same bytes, also from another child', async () => {
    const other = new PdfMaker();
    const [one, two] = [
      await pdfOf(essay, { createdAt: 5 }),
      await other.makePdf(essay, { createdAt: 5 }),
    ];
    await other.close();
    expect(two.ok && Buffer.compare(one, two.value)).toBe(0);
  });

  test('an empty document is a document', async () => {
    expect((await open(await pdfOf(''))).numPages).toBe(1);
  });
});

describe('writing systems', () => {
  test.each([
    ['Greek', 'ἀνεξέταστος'],
    ['Cyrillic', 'Достоевский'],
    ['Polish and Czech', 'Łukasiewicz Žižek'],
    ['Hebrew', 'א ב ג'],
    ['logic', '¬ ∨ ∧ → ↔ □ ◇ ∀ ∃ ⊢ ⊨ ≠ ∈'],
    ['Chinese', '知之为知之'],
    ['Japanese', 'ひらがな カタカナ'],
    ['Korean', '한국어'],
    ['emoji', '😀 ✔ ☃'],
  ])('%s is readable text with every glyph', async (_, text) => {
    const bytes = await pdfOf(
      `<p>${text}</p><p><b>${text}</b> <i>${text}</i> <code>${text}</code></p>`,
    );
    expect(claimsAccessibility(bytes)).toBe(true);
    const found = await textOf(bytes);
    for (const word of text.split(' ')) expect(found).toContain(word);
    expect(found).not.toContain('\uFFFD');
  });

  // Their letters change places and shapes, so that the text of the file is not compared.
  test.each([
    ['Arabic', 'العربية'],
    ['Devanagari', 'असतो मा सद्गमय।'],
    ['Bengali', 'চিত্ত যেথা ভয়শূন্য'],
    ['Tamil', 'யாதும் ஊரே யாவரும் கேளிர்'],
    ['Telugu', 'తత్వశాస్త్రం మరియు తర్కం'],
    ['Kannada', 'ತತ್ವಶಾಸ್ತ್ರ'],
    ['Malayalam', 'തത്ത്വചിന്തയും'],
    ['Gujarati', 'તત્વજ્ઞાન અને તર્ક'],
    ['Gurmukhi', 'ਫ਼ਲਸਫ਼ਾ ਅਤੇ ਤਰਕ'],
    ['Sinhala', 'දර්ශනය සහ තර්කය'],
    ['Thai', 'ชีวิตที่ปราศจากการตรวจสอบ'],
    ['Lao', 'ປັດຊະຍາ'],
    ['Khmer', 'ទស្សនវិជ្ជា'],
    ['Myanmar', 'ဒဿနိကဗေဒ'],
    ['Armenian', 'Փիլիսոփայություն'],
    ['Georgian', 'ფილოსოფია'],
    ['Ethiopic', 'ፍልስፍና።'],
  ])('%s has every glyph', async (_, text) => {
    const bytes = await pdfOf(`<p>${text} <b>${text}</b> <i>${text}</i> <code>${text}</code></p>`);
    expect(claimsAccessibility(bytes)).toBe(true);
    expect(await textOf(bytes)).not.toContain('\uFFFD');
  });

  test('a character without a glyph becomes U+FFFD and the claim stays', async () => {
    const bytes = await pdfOf('<p>rare \u{20001}\u{2A6D6} end, Tibetan ཤེས་རབ</p>');
    expect(claimsAccessibility(bytes)).toBe(true);
    expect(await textOf(bytes)).toMatch(/rare \uFFFD+ end, Tibetan \uFFFD+/u);
  });
});

describe('hostile input', () => {
  test('markup of the typesetter stays text', async () => {
    const text =
      '#read("/etc/passwd") #panic() $x^2$ @label <tag> \\ *b* _i_ `c` = h #include "x" [a] {b} // c';
    const html = `<p>${text.replaceAll('<', '&lt;')}</p>`;
    const found = (await textOf(await pdfOf(html))).replaceAll(/\s+/gu, ' ');
    expect(found).toContain(text);
  });

  test.each([
    [
      'file and web addresses',
      '<img src="file:///etc/passwd"><img src="http://127.0.0.1:9/x"><iframe src="file:///etc/hosts"></iframe><link rel=stylesheet href="http://127.0.0.1:9/"><script>x()</script><p>rest</p>',
    ],
    [
      'invisible and broken characters',
      `<p>rest\uD800 \u0000\u0001\uFEFF\uE000\u200B\u202E\u2066&#xD800;&#1;</p>`,
    ],
    [
      'headings out of order inside everything',
      '<h6>a</h6><ul><li><h1>b</h1></ul><table><tr><td><h2>c</h2></table><blockquote><h3>d</h3></blockquote><h2>rest</h2>',
    ],
    ['everything nested', `${'<ul><li><blockquote><dl><dt>t<dd><aside>'.repeat(20)}rest`],
    [
      'empty parts',
      '<ul></ul><ol><li></ol><dl></dl><dl><dd>x</dl><table></table><table><tr></table><table><tr><td></table><h2></h2><blockquote></blockquote><header></header><p>rest</p>',
    ],
    ['a header row alone', '<table><tr><th>rest</table>'],
    [
      'links of all kinds',
      '<a href="https://例え.jp/ü?q=%">rest</a><a href="mailto:a@b.c">m</a><a href="https://a.b"></a>',
    ],
    ['combining marks without end', `<p>rest a${'\u0301'.repeat(20_000)}</p>`],
  ])('%s', async (_, html) => {
    const bytes = await pdfOf(html);
    expect(await textOf(bytes)).toContain('rest');
    expect(claimsAccessibility(bytes)).toBe(true);
  });

  test('a word of a million letters stays on the paper', async () => {
    const document = await open(await pdfOf(`<p>${'x'.repeat(1_000_000)}</p>`));
    expect(document.numPages).toBeGreaterThan(100);
  });

  test.each([
    ['8 MB and one byte', 'x'.repeat(8 * 1024 * 1024 + 1), 'too-large'],
    ['200,000 nested elements', '<div>'.repeat(200_000), 'too-complex'],
    ['100,000 paragraphs', '<p>a</p>'.repeat(100_000), 'too-complex'],
    ['a word of 5 MB', 'x'.repeat(5_000_000), 'too-complex'],
  ])('%s is refused', async (_, html, reason) => {
    expect(await maker.makePdf(html)).toEqual({ ok: false, reason });
  });
});

async function withMaker(
  settings: Partial<PdfSettings>,
  use: (own: PdfMaker) => Promise<void>,
): Promise<void> {
  const own = new PdfMaker(settings);
  try {
    await use(own);
  } finally {
    await own.close();
  }
}

describe('the child process', () => {
  const slow = '<p>knowledge and belief</p>'.repeat(15_000);

  test('killed in the middle: a failure, and the next job works', async () => {
    await withMaker({}, async (own) => {
      const job = own.makePdf(slow);
      while (own.childPid === undefined) await sleep(1);
      process.kill(own.childPid, 'SIGKILL');
      expect(await job).toEqual({ ok: false, reason: 'failed' });
      expect((await own.makePdf('<p>a</p>')).ok).toBe(true);
    });
  });

  test('too slow: killed with its reason', async () => {
    await withMaker({ jobMilliseconds: 1 }, async (own) => {
      expect(await own.makePdf(slow)).toEqual({ ok: false, reason: 'timeout' });
      expect(own.childPid).toBeUndefined();
    });
  });

  test.runIf(process.platform === 'linux')('too much memory: killed with its reason', async () => {
    await withMaker({ jobResidentBytes: 1_000_000 }, async (own) => {
      expect(await own.makePdf(slow)).toEqual({ ok: false, reason: 'out-of-memory' });
    });
  });

  test('USR-108 a full queue answers busy, one person cannot fill it, and all accepted jobs are done', async () => {
    await withMaker({ waitingJobs: 3 }, async (own) => {
      const same = Array.from({ length: 3 }, () => own.makePdf('<p>a</p>', { owner: 'ada' }));
      const others = Array.from({ length: 4 }, () => own.makePdf('<p>a</p>'));
      const outcomes = (await Promise.all([...same, ...others])).map((outcome) =>
        outcome.ok ? 'pdf' : outcome.reason,
      );
      expect(outcomes).toEqual(['pdf', 'pdf', 'busy', 'pdf', 'pdf', 'busy', 'busy']);
      expect((await own.makePdf('<p>a</p>', { owner: 'ada' })).ok).toBe(true);
    });
  });

  test('closing finishes accepted jobs and accepts no more', async () => {
    const own = new PdfMaker();
    const job = own.makePdf('<p>a</p>');
    const closing = own.close();
    expect(await own.makePdf('<p>b</p>')).toEqual({ ok: false, reason: 'closed' });
    await closing;
    expect((await job).ok).toBe(true);
    expect(own.childPid).toBeUndefined();
  });

  test('stays warm between jobs, ends when idle, is replaced when it grew', async () => {
    await withMaker({ idleMilliseconds: 300 }, async (own) => {
      await own.makePdf('<p>a</p>');
      const first = own.childPid;
      await own.makePdf('<p>b</p>');
      expect(own.childPid).toBe(first);
      while (own.childPid !== undefined) await sleep(10);
      expect((await own.makePdf('<p>c</p>')).ok).toBe(true);
    });
    await withMaker({ restingBytes: 1 }, async (own) => {
      expect((await own.makePdf('<p>a</p>')).ok).toBe(true);
      expect(own.childPid).toBeUndefined();
      expect((await own.makePdf('<p>b</p>')).ok).toBe(true);
    });
  });
});

/** Asks for a PDF of each owner at the same moment; returns the owners in the order of their answers. */
async function answered(own: PdfMaker, owners: readonly string[]): Promise<string[]> {
  const order: string[] = [];
  await Promise.all(
    owners.map(async (owner) => {
      const outcome = await own.makePdf('<p>a</p>', { owner });
      if (outcome.ok || outcome.reason !== 'busy') order.push(owner);
    }),
  );
  return order;
}

describe('many people', () => {
  test('USR-106 nobody gets a second PDF before everyone who waits has one', async () => {
    await withMaker({}, async (own) => {
      expect(await answered(own, ['ada', 'ada', 'bob'])).toEqual(['ada', 'bob', 'ada']);
    });
  });

  const exceeded: [string, Partial<PdfSettings>][] = [['time', { jobMilliseconds: 1 }]];
  if (process.platform === 'linux') exceeded.push(['memory', { jobResidentBytes: 1 }]);

  test.each(exceeded)(
    'USR-107 a PDF above the limit on %s makes its owner wait',
    async (_limit, settings) => {
      let now = 0;
      await withMaker({ ...settings, clock: () => now }, async (own) => {
        await answered(own, ['ada']);
        expect(await answered(own, ['bob', 'ada', 'ada', 'carl'])).toEqual(['bob', 'carl', 'ada']);
        now += 10 * 60_000;
        expect(await answered(own, ['dora', 'ada', 'ada', 'eve'])).toEqual([
          'dora',
          'ada',
          'eve',
          'ada',
        ]);
      });
    },
  );

  test('USR-107 so does one that breaks the typesetter', async () => {
    await withMaker({}, async (own) => {
      const broken = own.makePdf('<p>a</p>', { owner: 'ada' });
      while (own.childPid === undefined) await sleep(1);
      process.kill(own.childPid, 'SIGKILL');
      expect(await broken).toEqual({ ok: false, reason: 'failed' });
      expect(await answered(own, ['bob', 'ada', 'carl'])).toEqual(['bob', 'carl', 'ada']);
    });
  });
});

test('closing ends a check that is under way, and nothing is concluded from it', async () => {
  const own = new PdfMaker();
  const check = own.check();
  while (own.childPid === undefined) await sleep(1);
  await own.close();
  expect(await check).toBe(true);
  expect(own.childPid).toBeUndefined();
});

describe('a machine that makes no PDF', () => {
  test('is found out by one try, and distinguished from a busy one', async () => {
    await withMaker({ jobMilliseconds: 1 }, async (own) => {
      expect(own.works).toBe(true);
      expect(await own.check()).toBe(false);
      expect(own.works).toBe(false);
    });
    await withMaker({}, async (own) => {
      expect(await own.check()).toBe(true);
      expect(own.childPid).toBeUndefined();
    });
  });
});

test.each([
  ['unavailable', 503],
  ['too-large', 413],
  ['too-complex', 413],
  ['busy', 503],
  ['timeout', 504],
  ['out-of-memory', 413],
  ['failed', 500],
  ['closed', 503],
] as const)('the reason %s is status %i with a sentence', (reason, status) => {
  expect(describePdfFailure(reason)).toEqual({
    status,
    message: expect.stringMatching(/^[A-Z].+\.$/u),
  });
});

import { questionRows } from '@elenchus/domain/question-files/question-sheet.ts';
import type { QuestionFileReading } from '@elenchus/domain/question-files/question-draft.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packed, zipOf } from '../testing/requests/zip-bombs.ts';
import {
  questionFileLimits,
  questionFileSentence,
  readQuestionFile,
  type QuestionFile,
} from './read-question-file.ts';
import { csvFile, templateFile, workbookFile } from './template-file.ts';
import * as sample from './testing/sample-quizzes.ts';

function text(content: string): Uint8Array {
  return new TextEncoder().encode(content);
}

function zip(files: Readonly<Record<string, string>>): Uint8Array {
  return new Uint8Array(
    zipOf(Object.entries(files).map(([name, content]) => packed(name, Buffer.from(content)))),
  );
}

async function read(name: string, bytes: Uint8Array | string): Promise<QuestionFileReading> {
  const content = typeof bytes === 'string' ? text(bytes) : bytes;
  const reading = await readQuestionFile({ name, bytes: content });
  if (!reading.ok) throw new Error(reading.reason);
  return reading.value;
}

/** A reading in a few words. */
function brief({ drafts, leftOut }: QuestionFileReading) {
  return {
    drafts: drafts.map(({ type, text: asked, options }) => [type, asked, ...options].join(' | ')),
    leftOut: leftOut.map(({ place, notes }) => `${place}: ${notes.join(' ')}`),
  };
}

describe('quiz files of other systems', () => {
  test('QTI-8 Canvas: choices and essays are drafts, the rest is listed', async () => {
    const reading = await read('quiz.zip', zip({ 'g1/g1.xml': sample.CANVAS }));
    expect(brief(reading)).toEqual({
      drafts: [
        'Radio | What is *knowledge*? | Justified true belief | Ability',
        'Radio | Can we be *certain* of anything? | True | False',
        'Checkbox | Which are sources of knowledge? | Perception | Testimony | Magic',
        'LongAnswer | Read:\n\n> I think, therefore I am.\n\nDo you agree?',
      ],
      leftOut: [
        'Question 5: It is a matching question.',
        'Question 6: It asks for a short answer or words in blanks.',
        'Question 7: It asks for a number.',
        'Question 8: It is a text without a question.',
      ],
    });
    expect(reading.notes).toEqual([
      'Settings of the quiz “Knowledge & Doubt” were left out: cc_maxattempts.',
    ]);
    expect(reading.drafts.map(({ notes }) => notes)).toEqual([
      [
        'Plain text now in option 2: emphasis or a link.',
        'Correct answers and points were left out.',
        'Feedback was left out.',
      ],
      ['Correct answers and points were left out.', 'Feedback was left out.'],
      [
        'Left out of the question: an image (“An eye”).',
        'Correct answers and points were left out.',
        'Feedback was left out.',
      ],
      ['Correct answers and points were left out.'],
    ]);
  });

  test('QTI-8 Blackboard: its blocks and its .dat files', async () => {
    const reading = await read('pool.zip', zip({ 'res00001.dat': sample.BLACKBOARD }));
    expect(brief(reading)).toEqual({
      drafts: [
        'Radio | Is the mind the brain? | Yes | No',
        'Radio | Dualism is refuted. | true | false',
        'Checkbox | Who were dualists? | Plato | Ryle',
        'LongAnswer | What is it like to be a bat?',
      ],
      leftOut: [
        'Question 5: It asks for an order.',
        'Question 6: It asks for a place in an image.',
      ],
    });
    expect(reading.drafts[3]?.notes).toEqual(['Plain text now in the question: underlining.']);
  });

  test('QTI-8 a bare file of QTI 1.2 with plain text', async () => {
    const reading = await read('moodle.xml', sample.PLAIN_ONE);
    expect(brief(reading).drafts).toEqual(['Radio | Is lying\nalways wrong? | Yes | No']);
    expect(reading.drafts[0]?.notes).toEqual(['Left out of the question: an image.']);
  });

  test('QTI-9 QTI 2.1 and 2.2 as bare files', async () => {
    const choice = await read('choice.xml', sample.CHOICE_TWO);
    expect(brief(choice).drafts).toEqual([
      'Radio | Consider *free will*.\n\nDo we have it? | Yes | No',
    ]);
    expect(choice.drafts[0]?.notes).toEqual([
      'Left out of option 1: feedback.',
      'Correct answers and points were left out.',
      'Options keep their order here. They aren’t shuffled.',
    ]);
    const several = await read('several.xml', sample.SEVERAL_TWO);
    expect(brief(several).drafts).toEqual(['Checkbox | Which are virtues? | Courage | Envy']);
    const essay = await read('essay.xml', sample.ESSAY_TWO);
    expect(brief(essay).drafts).toEqual([
      'LongAnswer | See [this entry](https://plato.stanford.edu/entries/ethics).\n\nWhat should we do?',
    ]);
    expect(essay.drafts[0]?.notes).toEqual(['Instructions about the question were left out.']);
    const order = await read('order.xml', sample.ORDER_TWO);
    expect(brief(order).leftOut).toEqual(['Question 1: It asks for an order.']);
  });

  test('QTI-11 a package follows the order of its test and names every other file', async () => {
    const reading = await read(
      'package.zip',
      zip({
        'imsmanifest.xml': '<manifest><resources/></manifest>',
        'items/choice.xml': sample.CHOICE_TWO,
        'items/essay.xml': sample.ESSAY_TWO,
        'items/broken.xml': '<assessmentItem>',
        'test.xml': sample.TEST_TWO,
        'notes.xml': '<note/>',
        'images/eye.png': 'x',
      }),
    );
    expect(brief(reading).drafts.map((line) => line.slice(0, 8))).toEqual(['LongAnsw', 'Radio | ']);
    expect(reading.notes).toEqual([
      'Settings of the test (its parts, order, time limits and scores) were left out.',
      'The file “notes.xml” in the package is no quiz and wasn’t read.',
      'The file “items/broken.xml” in the package can’t be read.',
      'The package names “items/gone.xml”, but doesn’t contain it.',
      'Files in the package were left out: “eye.png”.',
    ]);
  });
});

describe('spreadsheets', () => {
  const word = fc
    .string({
      minLength: 1,
      maxLength: 12,
      unit: fc.constantFrom('a', 'b', 'X', 'Y', '0', '9', ' ', ',', ';', '"', 'é', '?', '(', '你'),
    })
    .map((raw) => raw.trim())
    .filter((trimmed) => /^[a-zA-Zé你]/u.test(trimmed) && !/\s{2}/u.test(trimmed));
  const options = fc.array(word, { minLength: 2, maxLength: 6 });
  const draft = fc
    .record({
      givenId: fc.constantFrom('', 'a1', 'b-2', 'q_3'),
      text: word.chain((first) => word.map((second) => `${first}\n${second}`)),
      logic: fc.constantFrom('', '(a1, 1)'),
      classDay: fc.constantFrom('', 'Plato', '3'),
    })
    .chain((fields) =>
      fc.oneof(
        fc.constant({ ...fields, type: 'LongAnswer' as const, options: [] as string[] }),
        options.map((texts) => ({ ...fields, type: 'Radio' as const, options: texts })),
        options.map((texts) => ({ ...fields, type: 'Checkbox' as const, options: texts })),
      ),
    );

  test('QTI-5 a sheet made of drafts reads back as the same drafts, in every format', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(draft, { minLength: 1, maxLength: 5 }), async (drafts) => {
        const table = { name: 'Questions', rows: questionRows(drafts) };
        const expected = drafts.map((each, at) => ({ ...each, place: `Row ${at + 2}`, notes: [] }));
        for (const [name, bytes] of [
          ['a.csv', csvFile(table)],
          ['a.xlsx', workbookFile([table], 'xlsx')],
          ['a.ods', workbookFile([table], 'ods')],
        ] as const) {
          expect([name, await read(name, bytes)]).toEqual([
            name,
            { drafts: expected, leftOut: [], notes: [] },
          ]);
        }
      }),
      { numRuns: 8 },
    );
  });

  test.each(['xlsx', 'csv'] as const)(
    'QTI-5 the template as .%s has three examples',
    async (format) => {
      const { name, bytes } = templateFile(format);
      const reading = await read(name, bytes);
      expect(reading.drafts.map(({ givenId, type }) => `${givenId} ${type}`)).toEqual([
        'free1 Radio',
        'free2 LongAnswer',
        'free3 Checkbox',
      ]);
      expect([reading.leftOut, reading.notes]).toEqual([[], []]);
    },
  );
});

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]);
const one = packed('quiz.xml', Buffer.from(sample.PLAIN_ONE));
const zeros = packed('quiz.xml', Buffer.alloc(60_000_000));

describe('QTI-16 files that cannot be used', () => {
  test.each([
    ['another kind', 'quiz.pdf', text('x'), 'unknown-kind'],
    ['an image called a package', 'quiz.zip', png, 'mislabeled'],
    ['a web page called a spreadsheet', 'q.csv', text('<!doctype html><p>'), 'mislabeled'],
    ['a spreadsheet without headings', 'q.csv', text('a,b\nc,d'), 'no-header'],
    ['an empty file', 'q.csv', text(''), 'no-header'],
    ['XML of another kind', 'q.xml', text('<rss><item/></rss>'), 'no-quiz'],
    ['a tag that is never closed', 'q.xml', text('<questestinterop><item>'), 'not-well-formed'],
    [
      'a stray end tag',
      'q.xml',
      text('<questestinterop></item></questestinterop>'),
      'not-well-formed',
    ],
    ['no XML at all', 'q.xml', text('Dear all'), 'not-well-formed'],
    [
      'entities that grow',
      'q.xml',
      text(
        '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><questestinterop>&b;</questestinterop>',
      ),
      'entities',
    ],
    ['200,000 nested elements', 'q.xml', text('<a>'.repeat(200_000)), 'too-deep'],
    [
      'HTML in a text with 200,000 nested elements',
      'q.xml',
      text(
        sample.PLAIN_ONE.replace(
          '<mattext>Is',
          `<mattext texttype="text/html">${'&lt;b&gt;'.repeat(200_000)}Is`,
        ),
      ),
      'too-deep',
    ],
    ['a package without a quiz', 'q.zip', zip({ 'a.txt': 'x' }), 'no-quiz'],
    [
      'a path out of the package',
      'q.zip',
      zip({ '../../etc/quiz.xml': sample.PLAIN_ONE }),
      'bad-path',
    ],
    ['an absolute path', 'q.zip', zip({ '/etc/quiz.xml': sample.PLAIN_ONE }), 'bad-path'],
    [
      'a directory that names gigabytes',
      'q.zip',
      zipOf([{ ...one, namedBytes: 3e9 }]),
      'too-large',
    ],
    ['a bomb', 'q.zip', zipOf([zeros]), 'too-large'],
    [
      'a bomb that lies about its size',
      'q.zip',
      zipOf([{ ...zeros, namedBytes: 10 }]),
      'unreadable',
    ],
    ['6,000 files', 'q.zip', zipOf([one], { times: 6000 }), 'too-many-files'],
    ['ruins of an archive', 'q.zip', Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9]), 'unreadable'],
    ['too many bytes', 'q.xml', new Uint8Array(questionFileLimits.bytes + 1), 'too-large'],
  ] as const)('%s: a sentence', async (_name, name, bytes, reason) => {
    const file: QuestionFile = { name, bytes: new Uint8Array(bytes) };
    expect(await readQuestionFile(file)).toEqual({ ok: false, reason });
    expect(questionFileSentence(reason, file)).toMatch(/^[A-Z].*\.$/u);
  });

  test('a file that takes too long is stopped', async () => {
    const file = { name: 'q.xml', bytes: text(sample.PLAIN_ONE) };
    const limits = { ...questionFileLimits, milliseconds: 0 };
    expect(await readQuestionFile(file, limits)).toEqual({ ok: false, reason: 'timeout' });
  });
});

test('QTI-17 nothing of a file is run or loaded: scripts, styles and addresses are named and left out', async () => {
  const hostile =
    '&lt;script&gt;alert(1)&lt;/script&gt;&lt;a href="javascript:alert(1)"&gt;link&lt;/a&gt; &lt;iframe src="//evil"&gt;&lt;/iframe&gt;Why?';
  const quiz = sample.PLAIN_ONE.replace(
    '<mattext>Is',
    `<mattext texttype="text/html">${hostile}Is`,
  );
  const [draft] = (await read('q.xml', quiz)).drafts;
  expect(draft?.text).toBe('link Why?Is lying always wrong?');
  expect(draft?.notes).toEqual([
    'Left out of the question: a program, a link to “javascript:alert(1)”, another web page and an image.',
  ]);
});

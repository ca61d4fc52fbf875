import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commentFileText } from './comment-export.ts';
import { COMMENT_FILE_LIMIT, readCommentFile } from './comment-file.ts';
import { COMMENT_LIMIT, readComment, type SavedText } from './saved-comment.ts';

/** What was read, in one line for each part. */
function read(text: string, present: string[] = []) {
  const outcome = readCommentFile(
    text,
    present.map((each) => ({ label: '', text: each })),
  );
  if (!outcome.ok) return outcome.reason;
  const { comments, leftOut, notes } = outcome.value;
  return {
    comments: comments.map((each) => `${each.label}|${each.text}`),
    leftOut: leftOut.map(({ place, reason }) => `${place}: ${reason}`),
    notes,
  };
}

const clean = { leftOut: [], notes: [] };

describe('CMB-17 files that can’t be read are refused with a sentence', () => {
  test.each([
    ['an empty file', ' \n\n', 'This file is empty.'],
    ['a workbook', 'PK\u0003\u0004…', 'save it as CSV'],
    ['another encoding', 'label,text\na,\uFFFD', 'isn’t plain text in UTF-8'],
    ['UTF-16', 't\0e\0x\0t\0', 'isn’t plain text in UTF-8'],
    ['too much', 'x'.repeat(COMMENT_FILE_LIMIT + 1), 'too large'],
    ['an open quotation mark', 'text\nGood.\n"Never\nclosed', 'A quotation mark on line 3'],
    ['columns without names', 'Good,Fine\nBad,Poor', 'must name the columns'],
    ['half a JSON file', '[{"text": "Go', 'can’t be read as JSON'],
    ['JSON without a list', '{"comments": []}', '“savedComments”'],
  ])('%s', (_, text, sentence) => {
    expect(read(text)).toContain(sentence);
  });
});

describe('CMB-18 CSV', () => {
  test.each([
    ['with commas', 'label,text\nThesis,Where?\n', ['Thesis|Where?']],
    ['with semicolons', 'Label;Text\nA;b, c\n', ['A|b, c']],
    ['with tabs and another order', 'Comment\tName\nWhere?\tA', ['A|Where?']],
    ['from a spreadsheet', '\uFEFFtext\r\n"Two\r\nlines, ""so"""\r\n\r\n', ['|Two\nlines, "so"']],
    ['quotes inside a text', 'text\nSo "called" facts', ['|So "called" facts']],
    ['formula guards', "text\n'=so it is", ['|=so it is']],
  ])('%s', (_, text, comments) => {
    expect(read(text)).toEqual({ ...clean, comments });
  });

  test('one column without a heading is one comment per row', () => {
    const notes = ['The file has no heading, so each row is a comment.'];
    expect(read('Good.\nBad.')).toEqual({ ...clean, comments: ['|Good.', '|Bad.'], notes });
  });

  test('what is not used is named', () => {
    const leftOut = [
      'Line 2: A saved comment needs a text.',
      'Line 3: It has 3 cells, but the heading has 2. Put a text that contains the separator in quotation marks.',
      'Line 6: It has the same text as line 4.',
      'Line 8: The list has this comment already.',
    ];
    const text = 'text,points\n,3\nGood, so,5\n"Two\nlines",1\n"Two\nlines",2\nOld,';
    expect(read(text, ['Old'])).toEqual({
      comments: ['|Two\nlines'],
      leftOut,
      notes: ['The column “points” isn’t used.'],
    });
  });
});

describe('CMB-19 JSON', () => {
  test('a list of texts or of comments', () => {
    const comments = ['|Good.', 'A|Bad.'];
    const list = '["Good.", {"text": " Bad. ", "label": "A"}]';
    expect(read(list)).toEqual({ ...clean, comments });
    expect(read(`{"savedComments": ${list}}`)).toEqual({ ...clean, comments });
  });

  test('what is not used is named', () => {
    const list = [
      '3',
      'null',
      '{"label": "A"}',
      '{"text": "A", "label": 1}',
      '{"text":"B","to":1}',
    ];
    expect(read(`[${list.join()}]`)).toEqual({
      comments: ['|B'],
      leftOut: [
        'Entry 1: It isn’t a comment: it needs a “text”.',
        'Entry 2: It isn’t a comment: it needs a “text”.',
        'Entry 3: It isn’t a comment: it needs a “text”.',
        'Entry 4: Its “label” must be a text.',
      ],
      notes: ['The field “to” isn’t used.'],
    });
  });
});

test('CMB-20 a comment that is too long is left out and named', () => {
  const outcome = read(`text\n${'x'.repeat(COMMENT_LIMIT + 1)}\nGood.`);
  expect(outcome).toMatchObject({ comments: ['|Good.'] });
  expect(outcome).toMatchObject({ leftOut: [expect.stringContaining('up to 4,000 characters')] });
});

/** A comment as it would be stored. */
function valueOf(given: SavedText): SavedText {
  const outcome = readComment(given);
  return outcome.ok ? outcome.value : given;
}

/** Lists of comments with different texts. */
function commentsOf(unit: fc.Arbitrary<string>) {
  return fc
    .uniqueArray(fc.record({ label: unit, text: unit }), { selector: ({ text }) => text.trim() })
    .map((list) => list.flatMap((each) => (readComment(each).ok ? [each] : [])))
    .map((list) => list.map(valueOf))
    .filter(
      (list) => list.length > 0 && new Set(list.map(({ text }) => text)).size === list.length,
    );
}

describe('CMB-21 an exported list can be imported again', () => {
  const texts = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 });
  // An apostrophe before a formula sign means that a spreadsheet is to show it as text.
  const storable = texts.filter((text) => !/[\0\uFFFD\uFEFF]/.test(text) && text.isWellFormed());
  const plain = storable.filter((text) => !text.includes("'"));

  test.each([
    ['csv', commentsOf(plain)],
    ['json', commentsOf(storable)],
  ] as const)('%s', (format, lists) => {
    fc.assert(
      fc.property(lists, (comments) => {
        const outcome = readCommentFile(commentFileText(comments, format), []);
        expect(outcome).toEqual({ ok: true, value: { comments, leftOut: [], notes: [] } });
      }),
    );
  });
});

// Every function that reads a person's text takes time in proportion to its length: thirty-two times the text may
// not take a thousand times as long. Functions of the domain that take one text are found automatically; the others
// are in a table.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readCsv } from '@elenchus/domain/comment-bank/csv-cells.ts';
import { markedPieces } from '@elenchus/domain/passages/marked-pieces.ts';
import { readQuizPackage } from '@elenchus/domain/question-files/quiz-file.ts';
import { readDaysOffLines } from '@elenchus/domain/rollover/days-off-lines.ts';
import { describe, expect, test } from 'vitest';
import { parseHtml, parseXml } from '../../server/question-files/markup-trees.ts';
import { fileLikeness } from '../../server/spreadsheets/file-likeness.ts';
import { decodeText, readCsvTable } from '../../server/spreadsheets/table-reading.ts';
import { renderMarkdown } from '../../web/ui/markdown/render-markdown.ts';
import { projectFolder } from '../programs/run-step.ts';

type Parser = (text: string) => unknown;

/** The pieces that a text repeats: spaces, and the signs that parsers look for. */
const PIECES = [
  ' ',
  'a ',
  '1',
  '.',
  '(',
  '((q, 1) & ',
  '¬',
  '*',
  '*a ',
  '[',
  '![',
  '[a](',
  '[a](b "',
  '> ',
  '- ',
  '#',
  '|',
  '`',
  '_a ',
  '\n',
  '\r\n',
  ' \n',
  '"',
  ',',
  '"",',
  ':',
  '-',
  '/',
  '<',
  '<!--',
  '<b>',
  '</b>',
  '<td>x</td>',
  '&amp;',
  '{',
  '@a',
  'a.b',
  'Nov 25 ',
  '\u{1F600}',
  '\uE000',
] as const;

/** A usual text has a few hundred characters; these have ten times as many and more than a hundred times. */
const LENGTH = 2000;
const TIMES = 32;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Parsers that aren't in the domain or take more than a text. */
const TABLE: Readonly<Record<string, Parser>> = {
  renderMarkdown,
  'renderMarkdown of one link': (text) =>
    renderMarkdown(`[a]: ${text}\n\n${'[a] '.repeat(text.length / 16)}`),
  'renderMarkdown of a table': (text) =>
    renderMarkdown(`|a|b|${text.slice(0, 200)}|\n|-|-|-|\n${text}`),
  readCsv: (text) => readCsv(text, ','),
  readDaysOffLines: (text) => readDaysOffLines(text, { startDate: null, endDate: null }),
  markedPieces: (text) => markedPieces(text, []),
  fileLikeness: (text) => fileLikeness(bytesOf(text)),
  decodeText: (text) => decodeText(bytesOf(text)),
  readCsvTable: (text) => readCsvTable(bytesOf(text), 1_000_000),
  parseXml: (text) => parseXml(`<a>${text}</a>`),
  parseHtml,
  'a quiz with this HTML': (text) => {
    const material = { name: 'mattext', attributes: { texttype: 'text/html' }, children: [text] };
    const inside = (names: readonly string[]): typeof material =>
      names.reduceRight(
        (child, name) => ({ name, attributes: { texttype: '' }, children: [child] }) as never,
        material,
      );
    const root = inside(['questestinterop', 'item', 'presentation', 'material']);
    return readQuizPackage(
      { documents: [{ name: '', root }], otherFiles: [], broken: [] },
      parseHtml,
    );
  },
};

/** Functions of the domain that take a text and more: their other arguments decide the time. */
const NOT_ALONE = /\(\s*\w+: string,\s*(?!\w+\?|\w+(?:: \w+)? =|\{[^}]*\} =)\w/u;

interface Found {
  readonly name: string;
  readonly parser: Parser;
}

/** Every exported function of the domain that needs one text and nothing else. */
async function parsersOfDomain(): Promise<Found[]> {
  const found: Found[] = [];
  for (const path of globSync('domain/**/*.ts', { cwd: projectFolder }).toSorted()) {
    if (/\.test\.ts$|testing/u.test(path)) continue;
    const source = readFileSync(join(projectFolder, path), 'utf8');
    const names = [...source.matchAll(/^export function (\w+)(\(\s*\w+: string\b[^;{]*)/gmu)]
      .filter(([, , parameters = '']) => !NOT_ALONE.test(parameters))
      .map(([, name = '']) => name);
    if (names.length === 0) continue;
    const module = (await import(pathToFileURL(join(projectFolder, path)).href)) as Record<
      string,
      unknown
    >;
    for (const name of names) found.push({ name, parser: module[name] as Parser });
  }
  return found;
}

/** Systems count the processor time of a thread in steps of up to this. Milliseconds. */
const STEP = 5;

/** The time it takes; if other programs have the processor in the meantime, only this thread's time counts. */
function timeOf(parser: Parser, text: string): number {
  const [start, before] = [performance.now(), process.threadCpuUsage()];
  try {
    parser(text);
  } catch {
    // A function may refuse values that its callers never pass; the time until then counts.
  }
  const { user, system } = process.threadCpuUsage(before);
  return Math.min(performance.now() - start, (user + system) / 1000 + STEP);
}

/** From every hundredth index to the end: the square of the length. */
const square: Parser = (text) => {
  let steps = 0;
  for (let from = 0; from < text.length; from += 100) {
    for (let index = from; index < text.length; index += 1) steps += text.charCodeAt(index);
  }
  return steps;
};

/** Too short to compare: a function that takes the square of the length takes far longer. */
const NEGLIGIBLE = 15;
const ATTEMPTS = 10;
const SHORT_RUNS = 8;
/** Between growth in proportion to the length and in proportion to its square. */
const MOST_GROWTH = TIMES * 8;

/** How much longer the long text takes than the short one, at best: the machine may be busy with other things. */
function growthOf(parser: Parser, piece: string): number {
  const once = piece.repeat(LENGTH / piece.length);
  const often = piece.repeat((TIMES * LENGTH) / piece.length);
  let [short, long] = [Infinity, Infinity];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    long = Math.min(long, timeOf(parser, often));
    if (long < NEGLIGIBLE) return 1;
    // Several times: one run with a pause would make any growth look small.
    for (let run = 0; run < SHORT_RUNS; run += 1) short = Math.min(short, timeOf(parser, once));
    if (long / short < MOST_GROWTH) break;
  }
  return long / short;
}

const parsers = [
  ...(await parsersOfDomain()),
  ...Object.entries(TABLE).map(([name, parser]) => ({ name, parser })),
];

describe('time grows with the length of a text', () => {
  test.each(parsers.map(({ name, parser }) => [name, parser] as const))('%s', (_name, parser) => {
    const growth = PIECES.map((piece) => [piece, growthOf(parser, piece)] as const);
    expect(growth.filter(([, ratio]) => ratio > MOST_GROWTH)).toEqual([]);
  });

  test('a function that takes a square is found', () => {
    expect(growthOf(square, ' ')).toBeGreaterThan(MOST_GROWTH);
  });

  test('the parsers of the domain are among them', () => {
    expect(parsers.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'readMarkedText',
        'parseLogic',
        'readWeight',
        'markdownTables',
        'readCsv',
      ]),
    );
    expect(parsers.length).toBeGreaterThan(100);
  });
});

test('DSN-176 what a Markdown text becomes grows with its length', () => {
  const texts = {
    'one long address': `[a]: ${'x'.repeat(8000)}\n\n${'[a] '.repeat(2000)}`,
    'long column words': `|${'x'.repeat(4000)}|b|c|\n|-|-|-|\n${'|1|2|3|\n'.repeat(1000)}`,
    'rows without cells': `${'|a'.repeat(250)}|\n${'|-'.repeat(250)}|\n${'|\n'.repeat(2000)}`,
    'many such tables': `${'|a'.repeat(250)}|\n${'|-'.repeat(250)}|\n${'|\n'.repeat(250)}\n`.repeat(
      8,
    ),
  };
  const tooLarge = Object.entries(texts).filter(([, text]) => {
    const [once, often] = [text, `${text}\n\n`.repeat(4)];
    return [once, often].some((each) => renderMarkdown(each).length > 10 * each.length + 100_000);
  });
  expect(tooLarge.map(([name]) => name)).toEqual([]);
});

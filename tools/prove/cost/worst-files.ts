// The worst files that can be uploaded: small to send and expensive to read.
import { packed, workbookOf, zipOf } from '../../../server/testing/requests/zip-bombs.ts';
import type { FileKind } from '../../../contract/endpoint.examples.ts';

interface WorstForm {
  readonly name: string;
  readonly make: () => { readonly payload: Uint8Array; readonly contentType: string };
}

interface WorstFile {
  readonly name: string;
  readonly file: string;
  readonly make: (scale: number) => Uint8Array | string;
}

const BOUNDARY = 'cost';

/** A form with a file, after other fields. */
export function formOf(
  file: string,
  content: Uint8Array | string,
  fields: readonly (readonly [string, string])[] = [],
) {
  const head = (disposition: string): string =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`;
  const payload = Buffer.concat([
    ...fields.map(([name, value]) => Buffer.from(`${head(`name="${name}"`)}${value}\r\n`)),
    Buffer.from(head(`name="file"; filename="${file}"`)),
    Buffer.from(content as Uint8Array),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  return { payload, contentType: `multipart/form-data; boundary=${BOUNDARY}` };
}

const PEOPLE = 'netID,full name\n';
const QUESTIONS = 'Type,Question,Option 1,Option 2\n';

function times(text: string, count: number, scale: number): string {
  return text.repeat(Math.max(Math.floor(count * scale), 1));
}

/** Tables for both kinds of list. */
function tables(head: string): WorstFile[] {
  const csv = 'list.csv';
  return [
    {
      name: 'a million columns',
      file: csv,
      make: (s) => `${head.trim()}${times(',x', 1e6, s)}\na,b`,
    },
    {
      name: 'a row of a million columns',
      file: csv,
      make: (s) => `${head}a,b${times(',x', 1e6, s)}`,
    },
    { name: 'as many short rows as fit', file: csv, make: (s) => head + times('a,b\n', 19_998, s) },
    { name: 'one cell of 9 MB', file: csv, make: (s) => `${head}a,${times('b ', 4_500_000, s)}` },
    { name: 'quotes', file: csv, make: (s) => head + times('"', 3e5, s) },
    { name: 'pairs of quotes', file: csv, make: (s) => head + times('"",', 3e5, s) },
    { name: '26 empty comments', file: csv, make: () => '<!---->'.repeat(26) },
    { name: 'empty comments', file: csv, make: (s) => times('<!---->', 1e5, s) },
    { name: 'open comments', file: csv, make: (s) => times('<!--', 2e5, s) },
    { name: 'comments and spaces', file: csv, make: (s) => times('<!-- --> ', 1e5, s) },
    { name: 'spaces', file: csv, make: (s) => `${times(' ', 5e6, s)}x` },
    { name: 'line breaks', file: csv, make: (s) => head + times('\n', 5e6, s) },
    { name: 'an open XML declaration', file: csv, make: (s) => `<?xml${times(' ', 1e6, s)}` },
    { name: 'a web page as a workbook', file: 'a.xls', make: (s) => times('<table>', 5e5, s) },
    { name: 'zeros', file: csv, make: (s) => times('\0', 5e6, s) },
    { name: 'a workbook with 500 sheets', file: 'a.xlsx', make: () => workbookOf(500, 1) },
    {
      name: 'a workbook with 300,000 texts',
      file: 'a.xlsx',
      make: (s) => workbookOf(1, Math.floor(3e5 * s)),
    },
    {
      name: 'an archive that names one file 60,000 times',
      file: 'a.xlsx',
      make: () =>
        zipOf([packed('xl/worksheets/sheet1.xml', Buffer.alloc(9000), 1)], { times: 6e4 }),
    },
    {
      name: 'an archive that lies about its size',
      file: 'a.xlsx',
      make: (s) =>
        zipOf([packed('xl/worksheets/sheet1.xml', Buffer.alloc(Math.floor(1.6e8 * s)), 10)]),
    },
  ];
}

function quiz(question: string): string {
  return `<?xml version="1.0"?><questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="a" title="Q"><section ident="s">${question}</section></assessment></questestinterop>`;
}

function essay(html: string): string {
  const text = html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<item ident="i" title="t"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>essay_question</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation><material><mattext texttype="text/html">${text}</mattext></material><response_str ident="r"/></presentation></item>`;
}

function quizzes(): WorstFile[] {
  const file = 'quiz.xml';
  return [
    {
      name: 'a question with a table of 50,000 cells',
      file,
      make: (s) => quiz(essay(`<table><tr>${times('<td>a</td>', 5e4, s)}</tr></table>`)),
    },
    {
      name: 'a question with a table of 50,000 rows',
      file,
      make: (s) => quiz(essay(`<table>${times('<tr><td>a</td><td>b</td></tr>', 5e4, s)}</table>`)),
    },
    {
      name: 'a question with a table of uneven rows',
      file,
      make: (s) =>
        quiz(
          essay(`<table><tr>${times('<td>a', 2e4, s)}</tr>${times('<tr><td>a', 2e4, s)}</table>`),
        ),
    },
    {
      name: 'a question with tables in tables',
      file,
      make: () => quiz(essay('<table><tr><td>'.repeat(60))),
    },
    { name: 'a question of spaces', file, make: (s) => quiz(essay(`a${times(' ', 2e6, s)}b`)) },
    { name: 'a question of breaks', file, make: (s) => quiz(essay(times('<br>', 1e6, s))) },
    { name: 'a question of emphasis', file, make: () => quiz(essay('<i>a'.repeat(190))) },
    { name: 'a question of entities', file, make: (s) => quiz(essay(times('&nbsp;', 1e6, s))) },
    { name: '2,000 questions', file, make: (s) => quiz(times(essay('Why?'), 2000, s)) },
    { name: '20,000 empty questions', file, make: (s) => quiz(times('<item ident="i"/>', 2e4, s)) },
    { name: 'nested elements', file, make: (s) => quiz(times('<section>', 1e5, s)) },
    { name: 'end tags', file, make: (s) => quiz(times('</a>', 1e6, s)) },
    { name: 'attributes', file, make: (s) => quiz(`<item ${times('a="b" ', 5e5, s)}/>`) },
    { name: 'comments', file, make: (s) => `${times('<!---->', 5e5, s)}${quiz('')}` },
    { name: 'CDATA', file, make: (s) => quiz(times('<![CDATA[', 5e5, s)) },
    {
      name: 'an archive of 5,000 quizzes',
      file: 'quiz.zip',
      make: (s) =>
        zipOf(
          Array.from({ length: Math.floor(5000 * s) }, (_, at) =>
            packed(`q${at}.xml`, Buffer.from(quiz(essay('Why?')))),
          ),
        ),
    },
  ];
}

function json(text: string): Uint8Array {
  return zipOf([packed('course.json', Buffer.from(text))]);
}

function courses(): WorstFile[] {
  const file = 'course.elenchus.zip';
  return [
    { name: 'nested lists', file, make: (s) => json(times('[', 5e6, s)) },
    { name: 'a list of zeros', file, make: (s) => json(`[${times('0,', 5e6, s)}0]`) },
    { name: 'open texts', file, make: (s) => json(times('"\\', 5e6, s)) },
    { name: 'spaces', file, make: (s) => json(times(' ', 1e7, s)) },
    {
      name: 'an archive that names one file 60,000 times',
      file,
      make: () => zipOf([packed('course.json', Buffer.alloc(9000), 1)], { times: 6e4 }),
    },
    { name: 'zeros', file, make: (s) => json(times('\0', 5e7, s)) },
  ];
}

const BIG_FIELDS = Array.from(
  { length: 150 },
  (_, at) => [`field${at}`, 'x'.repeat(1_000_000)] as const,
);
const MANY_FIELDS = Array.from({ length: 20_000 }, (_, at) => [`f${at}`, 'x'] as const);

const FILES: Readonly<Record<FileKind, () => readonly WorstFile[]>> = {
  'roster file': () => tables(PEOPLE),
  'question file': () => [...tables(QUESTIONS), ...quizzes()],
  'course file': courses,
};

/** The admin's form for a course that is made from a file. */
function newCourse(): (readonly [string, string])[] {
  return [
    ['courseID', `new-${Math.random().toString(36).slice(2)}`],
    ['instructorFullName', 'New Instructor'],
    ['instructorUserID', 'newi'],
  ];
}

/** The worst forms for a kind of file. */
export function worstForms(kind: FileKind, scale: number): WorstForm[] {
  const files = FILES[kind]();
  const usual = kind === 'course file' ? 'a.elenchus.zip' : 'a.csv';
  const share = Math.max(Math.floor(BIG_FIELDS.length * scale), 1);
  return [
    ...files.map(({ name, file, make }) => ({
      name,
      make: () => formOf(file, make(scale), kind === 'course file' ? newCourse() : []),
    })),
    {
      name: 'many large fields first',
      make: () => formOf(usual, PEOPLE, BIG_FIELDS.slice(0, share)),
    },
    { name: '20,000 small fields first', make: () => formOf(usual, PEOPLE, MANY_FIELDS) },
  ];
}

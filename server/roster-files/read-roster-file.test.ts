import { deflateRawSync } from 'node:zlib';
import { CFB, utils, type WorkSheet, write } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { readRosterFile, rosterFileSentence, rosterLimits } from './read-roster-file.ts';

const people = [
  ['netID', 'full name'],
  ['ada', "Ada O'Hara"],
  ['rene', 'René Descartes'],
  ['123', 'Number Name'],
];

function text(content: string): Uint8Array {
  return new TextEncoder().encode(content);
}

/** An archive with one file. */
function zipOf(name: string, content: string): Uint8Array {
  const archive = CFB.utils.cfb_new();
  CFB.utils.cfb_add(archive, `/${name}`, Buffer.from(content));
  return new Uint8Array(CFB.write(archive, { type: 'buffer', fileType: 'zip' }) as Buffer);
}

function workbook(bookType: 'xlsx' | 'biff8'): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(people), 'Roster');
  return new Uint8Array(write(book, { type: 'buffer', bookType }) as Buffer);
}

const csvCases: readonly [string, Uint8Array][] = [
  [
    'commas and line feeds',
    text("netID,full name\nada,Ada O'Hara\nrene,René Descartes\n123,Number Name\n"),
  ],
  [
    'a byte order mark and CRLF',
    text("\uFEFFnetID,full name\r\nada,Ada O'Hara\r\nrene,René Descartes\r\n123,Number Name\r\n"),
  ],
  ['semicolons', text("netID;full name\nada;Ada O'Hara\nrene;René Descartes\n123;Number Name")],
  [
    'semicolons and a line break at the end',
    text("netID;full name\r\nada;Ada O'Hara\r\nrene;René Descartes\r\n123;Number Name\r\n"),
  ],
  ['tabs', text("netID\tfull name\nada\tAda O'Hara\nrene\tRené Descartes\n123\tNumber Name")],
  [
    'quotes',
    text(
      '"netID","full name"\n"ada","Ada O\'Hara"\n"rene","René Descartes"\n"123","Number Name"\n',
    ),
  ],
  [
    'the Windows code page',
    Uint8Array.from(
      Buffer.from(
        "netID,full name\nada,Ada O'Hara\nrene,René Descartes\n123,Number Name\n",
        'latin1',
      ),
    ),
  ],
  [
    'UTF-16 without a mark',
    Uint8Array.from(
      Buffer.from(
        "netID,full name\nada,Ada O'Hara\nrene,René Descartes\n123,Number Name\n",
        'utf16le',
      ),
    ),
  ],
  [
    'carriage returns alone',
    text("netID,full name\rada,Ada O'Hara\rrene,René Descartes\r123,Number Name\r"),
  ],
  [
    'UTF-16',
    Uint8Array.from(
      Buffer.from(
        "\uFEFFnetID,full name\nada,Ada O'Hara\nrene,René Descartes\n123,Number Name\n",
        'utf16le',
      ),
    ),
  ],
];

describe('roster files', () => {
  test.each(csvCases)('a .csv file with %s', async (_name, bytes) => {
    expect(await readRosterFile({ name: 'roster.CSV', bytes })).toEqual({
      ok: true,
      value: people,
    });
  });

  test.each([
    ['roster.xlsx', 'xlsx'],
    ['roster.xls', 'biff8'],
  ] as const)('the workbook %s', async (name, bookType) => {
    expect(await readRosterFile({ name, bytes: workbook(bookType) })).toEqual({
      ok: true,
      value: people,
    });
  });

  test('line breaks and separators inside quotes stay in their cell', async () => {
    const bytes = text('netID,full name\nada,"Lovelace, Ada\nCountess ""of"" Lovelace"\n');
    const rows = await readRosterFile({ name: 'a.csv', bytes });
    expect(rows).toMatchObject({
      value: [
        ['netID', 'full name'],
        ['ada', 'Lovelace, Ada\nCountess "of" Lovelace'],
      ],
    });
  });
});

describe('workbooks as people make them', () => {
  const header = ['netID', 'full name'];
  const found = { ok: true, value: [header, ['ada', 'Ada']] };
  type Sheets = Readonly<Record<string, readonly (readonly unknown[])[]>>;

  function bookOf(sheets: Sheets, change = (_sheet: WorkSheet): void => undefined): Uint8Array {
    const book = utils.book_new();
    for (const [name, rows] of Object.entries(sheets)) {
      const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
      change(sheet);
      utils.book_append_sheet(book, sheet, name);
    }
    return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
  }

  test('the people may be on another sheet than the first', async () => {
    const bytes = bookOf({ Empty: [], Notes: [['Read me']], List: [header, ['ada', 'Ada']] });
    expect(await readRosterFile({ name: 'a.xlsx', bytes })).toEqual(found);
  });

  test('without people on any sheet the first one is reported', async () => {
    const bytes = bookOf({ Notes: [['Read me']], More: [['nothing']] });
    expect(await readRosterFile({ name: 'a.xlsx', bytes })).toEqual({
      ok: true,
      value: [['Read me']],
    });
  });

  test('a workbook with the name of a text file is read as what it is', async () => {
    const bytes = bookOf({ List: [header, ['ada', 'Ada']] });
    expect(await readRosterFile({ name: 'a.csv', bytes })).toEqual(found);
  });

  test('numbers as netIDs have their digits, padding kept, grouping and exponents not', async () => {
    const rows = [header, [123456, 'A'], [1234567, 'B'], [42, 'C'], [123456789012, 'D']];
    const bytes = bookOf({ List: rows }, (sheet) => {
      sheet['A3'].z = '#,##0';
      sheet['A4'].z = '000000';
    });
    const read = await readRosterFile({ name: 'a.xlsx', bytes });
    const ids = read.ok ? read.value.map(([id]) => id) : [];
    expect(ids).toEqual(['netID', '123456', '1234567', '000042', '123456789012']);
  });

  test('a formula counts with its result', async () => {
    const bytes = bookOf({ List: [header, ['ada', 'x']] }, (sheet) => {
      sheet['B2'] = { t: 's', v: 'Ada', f: 'CONCATENATE("A","da")' };
    });
    expect(await readRosterFile({ name: 'a.xlsx', bytes })).toEqual(found);
  });

  test('one with a password is reported as such', async () => {
    const locked = CFB.utils.cfb_new();
    CFB.utils.cfb_add(locked, '/EncryptionInfo', Buffer.from([4, 0, 4, 0, 64, 0, 0, 0]));
    CFB.utils.cfb_add(locked, '/EncryptedPackage', Buffer.alloc(2000, 7));
    const bytes = new Uint8Array(CFB.write(locked, { type: 'buffer' }) as Buffer);
    expect(await readRosterFile({ name: 'a.xlsx', bytes })).toEqual({
      ok: false,
      reason: 'protected',
    });
  });
});

describe('files that cannot be used', () => {
  test.each([
    ['another kind', 'roster.pdf', text('netID'), 'unknown-kind'],
    [
      'a text that calls itself a workbook in ruins',
      'roster.xlsx',
      Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9, 9]),
      'unreadable',
    ],
    [
      'more bytes than a roster has',
      'roster.csv',
      new Uint8Array(rosterLimits.bytes + 1),
      'too-large',
    ],
  ])('%s', async (_name, name, bytes, reason) => {
    expect(await readRosterFile({ name, bytes })).toEqual({ ok: false, reason });
  });

  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]);
  const page = text('<!DOCTYPE html><html><body>Sign in to continue</body></html>');
  const letter = zipOf('word/document.xml', '<w:document/>');
  const other = zipOf('notes.txt', 'Read me');

  test.each([
    ['people.xlsx', text('netID,full name\nada,Ada'), 'an Excel workbook', 'plain text'],
    ['people.xlsx', page, 'an Excel workbook', 'a web page (HTML)'],
    ['people.XLSX', png, 'an Excel workbook', 'a PNG image'],
    ['people.xls', png, 'an Excel workbook', 'a PNG image'],
    ['people.xls', page, 'an Excel workbook', 'a web page (HTML)'],
    ['people.xls', text('Dear all,\nno list here'), 'an Excel workbook', 'plain text'],
    ['people.xlsx', letter, 'an Excel workbook', 'a Word document'],
    ['people.xlsx', other, 'an Excel workbook', 'a ZIP archive'],
    ['people.csv', text('%PDF-1.7 …'), 'a .csv file', 'a PDF document'],
    ['people.csv', png, 'a .csv file', 'a PNG image'],
    ['people.csv', page, 'a .csv file', 'a web page (HTML)'],
    [
      'people.csv',
      Uint8Array.from([1, 2, 0, 3, 4, 5, 6, 7, 8]),
      'a .csv file',
      'another kind of file',
    ],
  ])(
    'USR-43 %s that is something else is called what it is',
    async (name, bytes, claim, likeness) => {
      const file = { name, bytes };
      expect(await readRosterFile(file)).toEqual({ ok: false, reason: 'mislabeled' });
      const ending = name.slice(name.lastIndexOf('.')).toLowerCase();
      expect(rosterFileSentence('mislabeled', file)).toContain(
        `This file isn't ${claim}, although its name ends in ${ending}. It looks like ${likeness}.`,
      );
    },
  );

  test.each([
    [
      'HTML',
      '<table><tr><td>netID</td><td>full name</td></tr><tr><td>ada</td><td>Ada</td></tr></table>',
    ],
    ['text', 'netID\tfull name\nada\tAda\n'],
  ])('USR-43 a table of %s named .xls is read', async (_kind, content) => {
    expect(await readRosterFile({ name: 'people.xls', bytes: text(content) })).toEqual({
      ok: true,
      value: [
        ['netID', 'full name'],
        ['ada', 'Ada'],
      ],
    });
  });

  test('a million rows', async () => {
    const bytes = text(`netID,full name\n${'a,b\n'.repeat(1_000_000)}`);
    expect(await readRosterFile({ name: 'a.csv', bytes })).toEqual({
      ok: false,
      reason: 'too-large',
    });
  });

  test('nine million columns are refused in the thread', async () => {
    const bytes = text(`netID,full name${','.repeat(9_000_000)}\nada,Ada\n`);
    expect(await readRosterFile({ name: 'a.csv', bytes })).toEqual({
      ok: false,
      reason: 'too-large',
    });
  });

  test('a sheet that says it fills every column of many rows is refused in the thread', async () => {
    const bytes = claimingToFill('A1:XFD19000');
    expect(await readRosterFile({ name: 'a.xlsx', bytes })).toEqual({
      ok: false,
      reason: 'too-large',
    });
  });

  test('an archive that unpacks to gigabytes is refused by its directory alone', async () => {
    expect(await readRosterFile({ name: 'a.xlsx', bytes: bombNaming(3_000_000_000) })).toEqual({
      ok: false,
      reason: 'too-large',
    });
  });

  test('an archive with a false size does not bring the server down', async () => {
    const result = await readRosterFile(
      { name: 'a.xlsx', bytes: bombNaming(10) },
      { ...rosterLimits, milliseconds: 5000 },
    );
    expect(result.ok).toBe(false);
  });

  test('a reader that takes too long is stopped', async () => {
    const bytes = text(`netID,full name\n${'a,b\n'.repeat(19_000)}`);
    expect(
      await readRosterFile({ name: 'a.csv', bytes }, { ...rosterLimits, milliseconds: 1 }),
    ).toEqual({
      ok: false,
      reason: 'timeout',
    });
  });
});

/** A workbook of four people whose sheet says that it fills the given range. */
function claimingToFill(range: string): Uint8Array {
  const archive = CFB.read(Buffer.from(workbook('xlsx')), { type: 'buffer' });
  const path = '/xl/worksheets/sheet1.xml';
  const sheet = Buffer.from(CFB.find(archive, path)!.content as Uint8Array).toString('utf8');
  const claim = sheet.replace('<dimension ref="A1:B4"/>', `<dimension ref="${range}"/>`);
  if (claim === sheet) throw new Error('The sheet does not say what it fills.');
  CFB.utils.cfb_add(archive, path, Buffer.from(claim));
  return new Uint8Array(CFB.write(archive, { type: 'buffer', fileType: 'zip' }) as Buffer);
}

/** A one-file archive of 200 MB of zeros whose directory names the given size. */
function bombNaming(size: number): Uint8Array {
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const packed = deflateRawSync(Buffer.alloc(200_000_000));
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(size, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  const start = local.length + name.length + packed.length;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(start, 16);
  return new Uint8Array(Buffer.concat([local, name, packed, entry, name, end]));
}

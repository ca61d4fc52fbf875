// Archives that are small to send and large to open, and workbooks that are valid but immense.
import { deflateRawSync } from 'node:zlib';

interface PackedFile {
  readonly name: string;
  readonly packed: Buffer;
  /** The unpacked size that the archive names, true or not. */
  readonly namedBytes: number;
}

interface ZipFaults {
  /** How many times the directory names each file. */
  readonly times?: number;
  /** The total at the end of the directory, when it isn't the true one. */
  readonly total?: number;
  /** Bytes after the directory's end. */
  readonly tail?: number;
}

/** A file of an archive. */
export function packed(name: string, content: Buffer, namedBytes = content.length): PackedFile {
  return { name, packed: deflateRawSync(content, { level: 1 }), namedBytes };
}

/** An archive of some files, with its faults. */
export function zipOf(
  files: readonly PackedFile[],
  { times = 1, total, tail = 0 }: ZipFaults = {},
) {
  const headers: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const header = Buffer.concat([localHeader(file), Buffer.from(file.name), file.packed]);
    const entry = Buffer.concat([directoryEntry(file, at), Buffer.from(file.name)]);
    entries.push(...Array.from({ length: times }, () => entry));
    headers.push(header);
    at += header.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(total ?? entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...headers, directory, end, Buffer.alloc(tail)]);
}

function localHeader({ name, packed: content, namedBytes }: PackedFile): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(namedBytes, 22);
  header.writeUInt16LE(Buffer.byteLength(name), 26);
  return header;
}

function directoryEntry({ name, packed: content, namedBytes }: PackedFile, at: number): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(content.length, 20);
  entry.writeUInt32LE(namedBytes, 24);
  entry.writeUInt16LE(Buffer.byteLength(name), 28);
  entry.writeUInt32LE(at, 42);
  return entry;
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const SHEET_ROWS =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>netID</t></is></c><c r="B1" t="inlineStr"><is><t>full name</t></is></c></row>';

function part(name: string, type: string): string {
  return `<Override PartName="/xl/${name}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;
}

function relation(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
}

function relations(inner: string): string {
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`;
}

/** A workbook with that many sheets and that many texts that no cell uses. */
export function workbookOf(sheets: number, sharedTexts: number): Buffer {
  const numbers = Array.from({ length: sheets }, (_, place) => place + 1);
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('workbook', 'sheet.main')}${part('sharedStrings', 'sharedStrings')}${numbers.map((number) => part(`worksheets/sheet${number}`, 'worksheet')).join('')}</Types>`,
    '_rels/.rels': relations(relation('r1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${numbers.map((number) => `<sheet name="S${number}" sheetId="${number}" r:id="s${number}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      `${numbers.map((number) => relation(`s${number}`, 'worksheet', `worksheets/sheet${number}.xml`)).join('')}${relation('t', 'sharedStrings', 'sharedStrings.xml')}`,
    ),
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${'<si><t>x</t></si>'.repeat(sharedTexts)}</sst>`,
  };
  for (const number of numbers) {
    files[`xl/worksheets/sheet${number}.xml`] =
      `<worksheet xmlns="${MAIN}"><sheetData>${SHEET_ROWS}</sheetData></worksheet>`;
  }
  return zipOf(Object.entries(files).map(([name, text]) => packed(name, Buffer.from(text))));
}

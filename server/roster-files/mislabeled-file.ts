// Files that aren't what their name indicates: found before they are read, or after no people were found in them.
import { fileLikeness, likenessName, type FileLikeness } from '../spreadsheets/file-likeness.ts';

/** What is never a list of people, whatever its name. */
const NEVER: ReadonlySet<FileLikeness> = new Set<FileLikeness>([
  'word document',
  'presentation',
  'png',
  'jpeg',
  'gif',
  'pdf',
  'rtf',
]);

/** Every .xlsx file is an archive; an older workbook or one with a password is a compound file. */
const WORKBOOKS: ReadonlySet<FileLikeness> = new Set<FileLikeness>(['archive', 'compound']);

/** Whether a file is certainly not what its name indicates; an empty file is left to the reader to report. */
export function isMislabeled(kind: string, bytes: Uint8Array): boolean {
  if (bytes.byteLength === 0) return false;
  const likeness = fileLikeness(bytes);
  if (NEVER.has(likeness)) return true;
  return kind === 'xlsx' ? !WORKBOOKS.has(likeness) : kind === 'csv' && likeness === 'binary';
}

/** Whether a file without people is something else: many systems export a table of HTML or text as .xls. */
export function isOtherFormat(kind: string, bytes: Uint8Array): boolean {
  const likeness = fileLikeness(bytes);
  if (likeness === 'archive') return isArchiveOfOtherThings(bytes);
  if (kind === 'csv') return likeness === 'html';
  return kind === 'xls' && bytes.byteLength > 0 && likeness !== 'compound';
}

/** What the file is, by its name and by its content. */
export function mislabeledSentence(file: {
  readonly name: string;
  readonly bytes: Uint8Array;
}): string {
  const ending = /\.\w+$/.exec(file.name.trim())?.[0].toLowerCase() ?? '';
  const claim = ending === '.csv' ? 'a .csv file' : 'an Excel workbook';
  const likeness = fileLikeness(file.bytes);
  const next =
    likeness === 'text'
      ? 'If it holds a list with commas, rename it to end in .csv.'
      : 'Please save the list of users as .csv or .xlsx and upload that file.';
  return `This file isn't ${claim}, although its name ends in ${ending}. It looks like ${likenessName(likeness)}. ${next}`;
}

/** A whole archive without the folder that every workbook has; a damaged one may have lost anything. */
function isArchiveOfOtherThings(bytes: Uint8Array): boolean {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isWhole = content.includes(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  return isWhole && !content.includes('xl/') && !content.includes('content.xml');
}

// What a file is by its first bytes, whatever its name (USR-43).

export type FileLikeness =
  | 'archive'
  | 'word document'
  | 'presentation'
  | 'compound'
  | 'png'
  | 'jpeg'
  | 'gif'
  | 'pdf'
  | 'rtf'
  | 'html'
  | 'xml'
  | 'text'
  | 'binary';

const SIGNATURES: readonly (readonly [FileLikeness, readonly number[]])[] = [
  ['archive', [0x50, 0x4b]],
  ['compound', [0xd0, 0xcf, 0x11, 0xe0]],
  ['png', [0x89, 0x50, 0x4e, 0x47]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['rtf', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
];

const NAMES: Readonly<Record<FileLikeness, string>> = {
  archive: 'a ZIP archive',
  'word document': 'a Word document',
  presentation: 'a PowerPoint presentation',
  compound: 'an older Office document',
  png: 'a PNG image',
  jpeg: 'a JPEG image',
  gif: 'a GIF image',
  pdf: 'a PDF document',
  rtf: 'a Rich Text document',
  html: 'a web page (HTML)',
  xml: 'an XML document',
  text: 'plain text',
  binary: 'another kind of file',
};

/** Enough to recognize a file; a web page may begin with a long comment. */
const BYTES_LOOKED_AT = 4096;

/** The kind of file that these bytes begin. */
export function fileLikeness(bytes: Uint8Array): FileLikeness {
  const known = SIGNATURES.find(([, signature]) =>
    signature.every((byte, place) => bytes[place] === byte),
  );
  if (known) return known[0] === 'archive' ? archiveLikeness(bytes) : known[0];
  const beginning = bytes.subarray(0, BYTES_LOOKED_AT);
  const isWide =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isWide) return 'text';
  const nulls = beginning.filter((byte) => byte === 0).length;
  // Text in UTF-16 without a mark has a zero in every other place; any other zero is no text.
  if (nulls > 0 && nulls * 3 < beginning.byteLength) return 'binary';
  const text = new TextDecoder('windows-1252').decode(beginning.filter((byte) => byte !== 0));
  const begun = text.slice(beginningOfMarkup(text));
  if (/^<(?:!doctype html|html|head|body|table)\b/i.test(begun)) return 'html';
  return /^<\?xml\b/i.test(begun) ? 'xml' : 'text';
}

/** Where the first tag begins: after what isn't a word, and after comments. */
function beginningOfMarkup(text: string): number {
  let place = 0;
  while (place < text.length) {
    if (text.startsWith('<!--', place)) {
      const end = text.indexOf('-->', place + 4);
      if (end < 0) return place;
      place = end + 3;
    } else if (text.charAt(place) === '<' || /\w/.test(text.charAt(place))) {
      return place;
    } else place += 1;
  }
  return place;
}

/** The name of a kind of file in a sentence. */
export function likenessName(likeness: FileLikeness): string {
  return NAMES[likeness];
}

/** The names of its parts distinguish one Office document from another. */
function archiveLikeness(bytes: Uint8Array): FileLikeness {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (content.includes('word/document.xml')) return 'word document';
  return content.includes('ppt/presentation.xml') ? 'presentation' : 'archive';
}

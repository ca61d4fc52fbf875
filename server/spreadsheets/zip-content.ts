// How large the content of a zip archive is: by its directory, which is quick, and by unpacking, which is reliable.
import { inflateRawSync } from 'node:zlib';

const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const HEADER_BYTES = 30;

interface ZipEntry {
  /** The unpacked size that the directory names. */
  readonly namedBytes: number;
  /** Where the header of the packed file is. */
  readonly header: number;
}

/** The unpacked size that the directory names; 0 when this is no archive; Infinity when it cannot be trusted. */
export function zipContentBytes(bytes: Uint8Array): number {
  const entries = entriesOf(bytes);
  return entries?.reduce((total, { namedBytes }) => total + namedBytes, 0) ?? Infinity;
}

/**
 * Whether everything in the archive really unpacks to at most that many bytes: a directory may be false, and several
 * of its entries may name the same packed file. Content that can't be unpacked is left to the reader to refuse.
 */
export function unpacksWithin(bytes: Uint8Array, most: number): boolean {
  const view = viewOf(bytes);
  let left = most;
  for (const { header } of entriesOf(bytes) ?? []) {
    if (header + HEADER_BYTES > bytes.byteLength) continue;
    const names = view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    const size = unpackedBytes(bytes.subarray(header + HEADER_BYTES + names), left);
    if (size > left) return false;
    left -= size;
  }
  return true;
}

function unpackedBytes(packed: Uint8Array, most: number): number {
  try {
    return inflateRawSync(packed, { maxOutputLength: most + 1 }).byteLength;
  } catch (error) {
    const isTooLarge =
      error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return isTooLarge ? Infinity : 0;
  }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The entries of the directory, none when this is no archive, undefined when the directory is broken. */
function entriesOf(bytes: Uint8Array): ZipEntry[] | undefined {
  const view = viewOf(bytes);
  const isArchive = bytes.byteLength > 4 && view.getUint16(0, false) === 0x504b;
  // Anywhere, because the reader also looks for it anywhere.
  const end = isArchive
    ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).lastIndexOf(DIRECTORY_END)
    : -1;
  if (end < 0) return [];
  if (end + END_BYTES > bytes.byteLength) return undefined;
  // The number is stored twice; the reader may use either.
  const count = Math.max(view.getUint16(end + 8, true), view.getUint16(end + 10, true));
  return readEntries(view, view.getUint32(end + 16, true), count);
}

function readEntries(view: DataView, start: number, count: number): ZipEntry[] | undefined {
  const entries: ZipEntry[] = [];
  let at = start;
  while (entries.length < count) {
    const fits = at + ENTRY_BYTES <= view.byteLength;
    if (!fits || view.getUint32(at, true) !== DIRECTORY_ENTRY) return undefined;
    entries.push({
      namedBytes: view.getUint32(at + 24, true),
      header: view.getUint32(at + 42, true),
    });
    const variable =
      view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    at += ENTRY_BYTES + variable;
  }
  return entries;
}

// Reads from a zip archive's own directory how large its content is, without unpacking anything.

const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LONGEST_COMMENT = 65_535;

/** The unpacked size that the directory names; 0 when this is no archive; Infinity when it cannot be trusted. */
export function zipContentBytes(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isArchive = bytes.byteLength > 4 && view.getUint16(0, false) === 0x504b;
  if (!isArchive) return 0;
  const end = findEnd(view);
  if (end < 0) return 0;
  const entries = view.getUint16(end + 10, true);
  return sumEntries(view, view.getUint32(end + 16, true), entries);
}

function findEnd(view: DataView): number {
  const earliest = Math.max(0, view.byteLength - END_BYTES - LONGEST_COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= earliest; at -= 1) {
    if (view.getUint32(at, true) === DIRECTORY_END) return at;
  }
  return -1;
}

function sumEntries(view: DataView, start: number, entries: number): number {
  let at = start;
  let total = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    const fits = at + ENTRY_BYTES <= view.byteLength;
    if (!fits || view.getUint32(at, true) !== DIRECTORY_ENTRY) return Infinity;
    total += view.getUint32(at + 24, true);
    const variable =
      view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    at += ENTRY_BYTES + variable;
  }
  return total;
}

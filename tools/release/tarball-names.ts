// The names of the files in a packed release.
import { gunzipSync } from 'node:zlib';

const BLOCK = 512;

/** Reads the names from a `.tgz`, without the folder `package` that npm puts around them. */
export function tarballNames(packed: Buffer): string[] {
  const bytes = gunzipSync(packed);
  const names: string[] = [];
  let longName: string | undefined;
  for (let index = 0; index < bytes.length;) {
    const header = bytes.subarray(index, index + BLOCK);
    const text = (start: number, length: number): string =>
      header.toString('utf8', start, start + length).split('\0')[0] ?? '';
    if (text(0, 100) === '') break;
    const size = Number.parseInt(text(124, 12).trim(), 8);
    const content = bytes.subarray(index + BLOCK, index + BLOCK + size);
    const kind = text(156, 1);
    if (kind === 'x') longName = /\d+ path=([^\n]+)\n/u.exec(content.toString('utf8'))?.[1];
    else {
      const folder = text(345, 155);
      const name = longName ?? (folder === '' ? text(0, 100) : `${folder}/${text(0, 100)}`);
      if (kind === '0' || kind === '') names.push(name.replace(/^package\//u, ''));
      longName = undefined;
    }
    index += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return names.toSorted();
}

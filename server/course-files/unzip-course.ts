// Takes the two parts out of a course file. Everything that a course file never has is refused.
import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import type { CourseFileProblem } from './course-file-problem.ts';

export const MANIFEST_NAME = 'manifest.json';
export const COURSE_NAME = 'course.json';

/** The most bytes of each part when it is unpacked. */
const MOST_BYTES: Readonly<Record<string, number>> = {
  [MANIFEST_NAME]: 1_000_000,
  [COURSE_NAME]: 60_000_000,
};

/** Some programs add files of their own when a person opens and packs the file again. */
const MOST_ENTRIES = 20;

type Parts = ReadonlyMap<string, Buffer>;
type Answer = Result<Parts, CourseFileProblem>;

/** The bytes of manifest.json and course.json. */
export async function unzipCourse(bytes: Uint8Array): Promise<Answer> {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return refuse('not-a-zip');
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let zip: ZipFile | undefined;
  try {
    zip = await opened(content);
    return await partsOf(zip);
  } catch (error) {
    const isPath = error instanceof Error && /path|file ?name|characters/i.test(error.message);
    return refuse(isPath ? 'unsafe' : 'damaged');
  } finally {
    zip?.close();
  }
}

function opened(content: Buffer): Promise<ZipFile> {
  const { promise, resolve, reject } = Promise.withResolvers<ZipFile>();
  const options = { lazyEntries: true, validateEntrySize: true, strictFileNames: true } as const;
  fromBuffer(content, options, (error, zip) => (error ? reject(error) : resolve(zip)));
  return promise;
}

async function partsOf(zip: ZipFile): Promise<Answer> {
  if (zip.entryCount > MOST_ENTRIES) return refuse('unsafe');
  const parts = new Map<string, Buffer>();
  for (let entry = await nextEntry(zip); entry; entry = await nextEntry(zip)) {
    const { fileName } = entry;
    const most = MOST_BYTES[fileName];
    if (most === undefined || !Object.hasOwn(MOST_BYTES, fileName)) continue;
    // Which of two parts of one name counts would depend on the program that reads them.
    if (parts.has(fileName) || isLink(entry) || entry.isEncrypted()) return refuse('unsafe');
    const content = await contentOf(zip, entry, most);
    if (content === null) return refuse('too-large');
    parts.set(fileName, content);
  }
  return accept(parts);
}

function nextEntry(zip: ZipFile): Promise<Entry | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Entry | null>();
  const listeners = { entry: resolve, end: () => resolve(null), error: reject };
  zip.once('entry', listeners.entry).once('end', listeners.end).once('error', listeners.error);
  zip.readEntry();
  return promise.finally(() => {
    zip.removeListener('entry', listeners.entry);
    zip.removeListener('end', listeners.end);
    zip.removeListener('error', listeners.error);
  });
}

/** The upper half of the attributes has the type of the file where the archive was made on Unix. */
function isLink({ externalFileAttributes }: Entry): boolean {
  return ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;
}

/** The unpacked bytes, or null if there are more than that many: the directory may be false about the size. */
async function contentOf(zip: ZipFile, entry: Entry, most: number): Promise<Buffer | null> {
  if (entry.uncompressedSize > most) return null;
  const { promise, resolve, reject } = Promise.withResolvers<NodeJS.ReadableStream>();
  zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await promise) {
    const piece = Buffer.from(chunk);
    size += piece.byteLength;
    if (size > most) return null;
    chunks.push(piece);
  }
  return Buffer.concat(chunks);
}

// The files of a quiz package: XML is read, everything else is only named. Limits hold for what is really unpacked.
import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import type { QuestionFileTask } from './question-file-task.ts';

interface QuizArchive {
  readonly xmlFiles: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  readonly otherFiles: readonly string[];
}

type ArchiveFault = 'too-large' | 'too-many-files' | 'bad-path' | 'protected' | 'unreadable';

class Refusal extends Error {
  readonly fault: ArchiveFault;

  constructor(fault: ArchiveFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Canvas also writes .qti, Blackboard .dat. */
const XML_NAME = /\.(xml|qti|dat)$/iu;

/** The files of a package, or why they can't be read. */
export async function readQuizArchive({
  bytes,
  contentBytes,
  files,
}: Pick<QuestionFileTask, 'bytes' | 'contentBytes' | 'files'>): Promise<
  Result<QuizArchive, ArchiveFault>
> {
  try {
    const archive = await openArchive(bytes);
    if (archive.entryCount > files) return refuse('too-many-files');
    return accept(await readEntries(archive, { contentBytes, files }));
  } catch (failure) {
    return refuse(faultOf(failure));
  }
}

function faultOf(failure: unknown): ArchiveFault {
  if (failure instanceof Refusal) return failure.fault;
  const words = failure instanceof Error ? failure.message : '';
  // The reader of archives refuses such names itself.
  if (/absolute path|relative path|invalid characters in fileName/u.test(words)) return 'bad-path';
  return /encrypted/u.test(words) ? 'protected' : 'unreadable';
}

function openArchive(bytes: Uint8Array): Promise<ZipFile> {
  const { promise, resolve, reject } = Promise.withResolvers<ZipFile>();
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // `strictFileNames` refuses backslashes, which Windows programs write; they become slashes instead.
  fromBuffer(content, { lazyEntries: true, strictFileNames: false }, (error, archive) =>
    error ? reject(error) : resolve(archive),
  );
  return promise;
}

async function readEntries(
  archive: ZipFile,
  { contentBytes, files }: { readonly contentBytes: number; readonly files: number },
): Promise<QuizArchive> {
  const xmlFiles: { name: string; bytes: Uint8Array }[] = [];
  const otherFiles: string[] = [];
  let left = contentBytes;
  let count = 0;
  for await (const entry of archive.eachEntry()) {
    count += 1;
    // The directory may say less than it has.
    if (count > files) throw new Refusal('too-many-files');
    if (entry.fileName.endsWith('/')) continue;
    if (!XML_NAME.test(entry.fileName)) {
      otherFiles.push(entry.fileName);
      continue;
    }
    if (entry.isEncrypted()) throw new Refusal('protected');
    const content = await unpack(archive, entry, left);
    left -= content.byteLength;
    xmlFiles.push({ name: entry.fileName, bytes: content });
  }
  return { xmlFiles, otherFiles };
}

async function unpack(archive: ZipFile, entry: Entry, most: number): Promise<Uint8Array> {
  if (entry.uncompressedSize > most) throw new Refusal('too-large');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await archive.openReadStreamPromise(entry)) {
    const part = Buffer.from(chunk as Uint8Array);
    size += part.byteLength;
    if (size > most) throw new Refusal('too-large');
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}

import { readFile } from 'node:fs/promises';

/** The content of a file; undefined when there is none. */
export async function readOptionalFile(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT')
      return undefined;
    throw failure;
  }
}

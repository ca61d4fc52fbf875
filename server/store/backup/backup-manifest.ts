// The small file next to a backup that lists its contents, so that a damaged or cut-off copy is noticed.

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { BackupProblem } from './backup-problem.ts';

export interface Manifest {
  readonly format: 'elenchus-backup-1';
  /** A copy of the SQLite file, or rows as compressed JSON lines that either engine can restore. */
  readonly content: 'sqlite' | 'rows';
  readonly schemaVersion: number;
  readonly createdAt: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly rows: Readonly<Record<string, number>>;
}

/** Makes a finished file durable under its final name, then writes its manifest. */
export async function sealBackup(
  partial: string,
  target: string,
  content: Pick<Manifest, 'content' | 'schemaVersion' | 'createdAt' | 'rows'>,
): Promise<Manifest> {
  await syncFile(partial);
  const { size } = await stat(partial);
  const sha256 = await sha256Of(partial);
  const manifest: Manifest = { format: 'elenchus-backup-1', ...content, bytes: size, sha256 };
  await writeFile(manifestOf(target), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
  await rename(partial, target);
  await syncFile(dirname(target));
  return manifest;
}

/** The manifest of a backup, after its content was found to be exactly what was written. */
export async function verifyBackup(file: string): Promise<Manifest> {
  const manifest = await readManifest(file);
  const { size } = await stat(file);
  if (size !== manifest.bytes || (await sha256Of(file)) !== manifest.sha256) {
    throw new BackupProblem(
      `The backup ${file} is damaged: its content does not match its manifest.`,
    );
  }
  return manifest;
}

/** What the manifest of a backup says, without a look at the backup itself. */
export async function readManifest(file: string): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(manifestOf(file), 'utf8');
  } catch {
    throw new BackupProblem(
      `There is no manifest ${manifestOf(file)}; a backup is restored only with it.`,
    );
  }
  const manifest = parsed(text);
  if (!isManifest(manifest)) {
    throw new BackupProblem(`${manifestOf(file)} is not the manifest of an Elenchus backup.`);
  }
  return manifest;
}

/** Undefined for what is no JSON, such as a manifest that was cut off. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isManifest(value: unknown): value is Manifest {
  return (
    typeof value === 'object' &&
    value !== null &&
    'format' in value &&
    value.format === 'elenchus-backup-1'
  );
}

/** Where the manifest of a backup is. */
export function manifestOf(file: string): string {
  return `${file}.manifest.json`;
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

/** Waits until a file or folder is on the disk. */
export async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

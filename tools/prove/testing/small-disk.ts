// Makes small disks, which only root on Linux can do: to fill them, or to make them read-only.
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../proof-stage.ts';

export interface SmallDisk {
  readonly folder: string;
  remove(): void;
}

export interface BlockDisk extends SmallDisk {
  /** As if an administrator forbade it: the database can no longer be written, not even by root. */
  forbidWriting(): void;
  allowWriting(): void;
  /** As if the disk had an error: the whole file system is read-only and stays so. */
  breakDown(): void;
}

/** A disk of this size in memory, or the reason that none can be made. */
export function makeMemoryDisk(size: string): SmallDisk | string {
  const folder = newFolder();
  const options = `size=${size},mode=1777`;
  if (!does('mount', '-t', 'tmpfs', '-o', options, 'tmpfs', folder)) return refusal(folder);
  return { folder, remove: () => removeDisk(folder) };
}

/** A disk with a journaling file system, or the reason that none can be made. */
export function makeBlockDisk(): BlockDisk | string {
  const [folder, place] = [newFolder(), newFolder()];
  const image = join(place, 'disk');
  const isMade =
    does('truncate', '-s', '24m', image) &&
    does('mkfs.ext4', '-q', '-F', image) &&
    does('mount', '-o', 'loop,errors=remount-ro', image, folder);
  if (!isMade) {
    rmSync(place, { recursive: true, force: true });
    return refusal(folder);
  }
  // Not the shared-memory file: the system would kill a process that writes to the memory of a read-only file.
  const files = ['elenchus.db', 'elenchus.db-wal'].map((name) => join(folder, name));
  const attribute = (change: '+i' | '-i'): void => must('chattr', change, ...files, folder);
  return {
    folder,
    forbidWriting: () => attribute('+i'),
    allowWriting: () => attribute('-i'),
    breakDown() {
      const { stdout } = spawnSync('findmnt', ['-n', '-o', 'SOURCE', folder], { encoding: 'utf8' });
      const device = stdout.trim().split('/').at(-1) ?? '';
      writeFileSync(`/sys/fs/ext4/${device}/trigger_fs_error`, '1');
    },
    remove() {
      removeDisk(folder);
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** Fills the rest of a disk. */
export function fillDisk(file: string): void {
  for (const bytes of [1_048_576, 65_536, 4096]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' });
    } catch {
      // There is no space for another block of this size.
    }
  }
}

function does(program: string, ...args: readonly string[]): boolean {
  return process.platform === 'linux' && spawnSync(program, args).status === 0;
}

function must(program: string, ...args: readonly string[]): void {
  if (!does(program, ...args)) throw new Error(`${program} ${args.join(' ')} failed.`);
}

function refusal(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  return 'only root on Linux can make a small disk';
}

function removeDisk(folder: string): void {
  must('umount', folder);
  rmSync(folder, { recursive: true, force: true });
}

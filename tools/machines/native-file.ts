// Finds the platform that a program or an add-on was built for, from its first bytes and the C library that it names.
import type { Platform } from './supported-platforms.ts';

interface NativeFile {
  readonly os: Platform['os'];
  /** Several in a universal file of macOS. */
  readonly cpus: readonly string[];
  /** Undefined where the file names no library, as in a static program. */
  readonly libc?: 'glibc' | 'musl';
}

const ELF_MACHINES: Readonly<Record<number, string>> = { 0x3e: 'x64', 0xb7: 'arm64' };
const MACH_O_CPUS: Readonly<Record<number, string>> = { 0x01000007: 'x64', 0x0100000c: 'arm64' };
const PE_MACHINES: Readonly<Record<number, string>> = { 0x8664: 'x64', 0xaa64: 'arm64' };

/** The platform that a file was built for, or null when it isn't a program. */
export function nativeFile(bytes: Buffer): NativeFile | null {
  if (bytes.length < 64) return null;
  if (bytes.readUInt32BE(0) === 0x7f454c46) return elf(bytes);
  if (bytes.readUInt32LE(0) === 0xfeedfacf) return macOs([bytes.readUInt32LE(4)]);
  if (bytes.readUInt32BE(0) === 0xcafebabe) return universal(bytes);
  return bytes.toString('latin1', 0, 2) === 'MZ' ? windows(bytes) : null;
}

function elf(bytes: Buffer): NativeFile {
  const cpus = [ELF_MACHINES[bytes.readUInt16LE(18)] ?? 'unknown'];
  if (bytes.includes('libc.musl-') || bytes.includes('ld-musl-')) {
    return { os: 'linux', cpus, libc: 'musl' };
  }
  const isGlibc = bytes.includes('libc.so.6\0') || bytes.includes('/ld-linux-');
  return { os: 'linux', cpus, ...(isGlibc && { libc: 'glibc' }) };
}

function macOs(cpuTypes: readonly number[]): NativeFile {
  return { os: 'darwin', cpus: cpuTypes.map((type) => MACH_O_CPUS[type] ?? 'unknown') };
}

/** Several programs in one file; a file of compiled Java begins alike, but with a count that no such file has. */
function universal(bytes: Buffer): NativeFile | null {
  const count = bytes.readUInt32BE(4);
  if (count > 8 || bytes.length < 8 + count * 20) return null;
  return macOs(Array.from({ length: count }, (_, index) => bytes.readUInt32BE(8 + index * 20)));
}

function windows(bytes: Buffer): NativeFile | null {
  const header = bytes.readUInt32LE(0x3c);
  if (header + 6 > bytes.length || bytes.toString('latin1', header, header + 2) !== 'PE')
    return null;
  return { os: 'win32', cpus: [PE_MACHINES[bytes.readUInt16LE(header + 4)] ?? 'unknown'] };
}

/** Whether a file that was built for one platform starts on another. */
export function runsOn(file: NativeFile, platform: Platform): boolean {
  return (
    file.os === platform.os &&
    file.cpus.includes(platform.cpu) &&
    (file.libc === undefined || file.libc === platform.libc)
  );
}

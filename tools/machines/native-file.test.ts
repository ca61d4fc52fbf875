import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nativeFile, runsOn } from './native-file.ts';
import { supportedPlatforms } from './supported-platforms.ts';

function file(content: string, ...fields: readonly [at: number, bytes: number[]][]): Buffer {
  const bytes = Buffer.alloc(256);
  bytes.write(content, 128, 'latin1');
  for (const [at, values] of fields) bytes.set(values, at);
  return bytes;
}

const elf = (machine: number, content = ''): Buffer =>
  file(content, [0, [0x7f, 0x45, 0x4c, 0x46]], [18, [machine, 0]]);
const macOs = (cpu: number): Buffer => file('', [0, [0xcf, 0xfa, 0xed, 0xfe, cpu, 0, 0, 1]]);
const windows = (machine: number[]): Buffer =>
  file('', [0, [0x4d, 0x5a]], [0x3c, [0x80]], [0x80, [0x50, 0x45, 0, 0, ...machine]]);
const universal = file(
  '',
  [0, [0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 2]],
  [8, [1, 0, 0, 7]],
  [28, [1, 0, 0, 12]],
);

test.each([
  ['glibc', elf(0x3e, 'libc.so.6\0'), ['Linux x64, glibc']],
  ['musl', elf(0xb7, 'libc.musl-aarch64.so.1\0'), ['Linux arm64, musl']],
  ['a static program', elf(0xb7), ['Linux arm64, glibc', 'Linux arm64, musl']],
  ['Linux on another processor', elf(0x28), []],
  ['macOS', macOs(12), ['macOS arm64']],
  ['macOS, universal', universal, ['macOS arm64', 'macOS x64']],
  ['Windows', windows([0x64, 0x86]), ['Windows x64']],
  ['Windows on ARM', windows([0x64, 0xaa]), []],
])('%s', (_name, bytes, expected) => {
  const built = nativeFile(bytes);
  expect(built).not.toBeNull();
  const platforms = supportedPlatforms.filter((each) => built !== null && runsOn(built, each));
  expect(platforms.map(({ name }) => name)).toEqual(expected);
});

test('text and short files are no programs', () => {
  expect(nativeFile(Buffer.from('MZ'))).toBeNull();
  expect(nativeFile(Buffer.from('a module of JavaScript '.repeat(9)))).toBeNull();
});

test('the Node that runs this is for this machine', () => {
  const built = nativeFile(readFileSync(process.execPath));
  expect([built?.os, built?.cpus]).toEqual([
    process.platform,
    expect.arrayContaining([process.arch]),
  ]);
});

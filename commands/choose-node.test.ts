// tools/machines/bare-cases.ts tries these on real machines, except for musl.
import { expect, test } from 'vitest';
import { chooseNode } from './choose-node.mjs';

const packaged = { file: '/app/node_modules/node', major: 26 };
const stuck = { file: '/app/node_modules/node', major: 0, problem: 'spawnSync node ENOENT' };
const own = { file: '/usr/bin/node', major: 20 };
const facts = { system: 'linux-arm64', isMusl: false, packaged, own };

test.each([
  ['the packaged Node', facts, '/app/node_modules/node'],
  ['the packaged Node before a newer one', { ...facts, own: { ...own, major: 27 } }, packaged.file],
  [
    "the machine's own on musl, where the packaged one doesn't start",
    { ...facts, isMusl: true, packaged: stuck, own: { ...own, major: 26 } },
    '/usr/bin/node',
  ],
  [
    "the machine's own where none is packaged",
    { ...facts, system: 'freebsd-x64', packaged: null, own: { ...own, major: 28 } },
    '/usr/bin/node',
  ],
])('takes %s', (_name, given, node) => {
  expect(chooseNode(given)).toEqual({ node });
});

test.each([
  [
    'musl with an old Node',
    { ...facts, isMusl: true, packaged: stuck },
    'The packaged Node needs glibc, but this system uses musl. Install Node 26 or newer, then try again (this is Node 20).',
  ],
  [
    'a system without a packaged Node',
    { ...facts, system: 'linux-riscv64', packaged: null },
    'There is no packaged Node for linux-riscv64. Install Node 26 or newer, then try again (this is Node 20).',
  ],
  [
    'a minimal Debian',
    {
      ...facts,
      packaged: {
        ...stuck,
        problem: 'node: error while loading shared libraries: libatomic.so.1: cannot open',
      },
    },
    'The packaged Node needs libatomic, which is missing. Install it (Debian and Ubuntu: apt install libatomic1; Fedora: dnf install libatomic), then try again.',
  ],
  [
    'an old glibc',
    { ...facts, packaged: { ...stuck, problem: "version `GLIBC_2.28' not found" } },
    "The packaged Node doesn't start (version `GLIBC_2.28' not found). Install Node 26 or newer, then try again (this is Node 20).",
  ],
])('names what to install: %s', (_name, given, sentence) => {
  expect(chooseNode(given)).toEqual({ sentence });
});

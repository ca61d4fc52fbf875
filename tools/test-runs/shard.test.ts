import { expect, test } from 'vitest';
import { readShard, shardWords } from './shard.ts';

test.each([
  [['--all'], { index: 1, count: 1 }, []],
  [['--all', '--shard=2/6'], { index: 2, count: 6 }, ['--shard=2/6']],
  [['--all', '--shard=6/6'], { index: 6, count: 6 }, ['--shard=6/6']],
])('%j', (words, shard, given) => {
  expect(readShard(words)).toEqual(shard);
  expect(shardWords(shard)).toEqual(given);
});

test.each([
  [[]],
  [['--changed']],
  [['--shard=1/2']],
  [['--all', '--shard=0/6']],
  [['--all', '--shard=7/6']],
  [['--all', '--shard=1']],
  [['--all', '--shard=1/2', 'login']],
])('%j asks for no whole run', (words) => {
  expect(readShard(words)).toBeNull();
});

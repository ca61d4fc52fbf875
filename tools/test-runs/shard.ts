// One of several machines that share a whole run: npm test -- --all --shard=2/6.

export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** The shard of a run without shards. */
export const WHOLE: Shard = { index: 1, count: 1 };

/** The shard in the words after `npm test --`; null when they are about something else. */
export function readShard(words: readonly string[]): Shard | null {
  const [all, shard, ...more] = words;
  if (all !== '--all' || more.length > 0) return null;
  if (shard === undefined) return WHOLE;
  const [, index, count] = /^--shard=([1-9]\d*)\/([1-9]\d*)$/u.exec(shard) ?? [];
  const read = { index: Number(index), count: Number(count) };
  return read.index <= read.count ? read : null;
}

/** The words that tell a test runner its shard. */
export function shardWords({ index, count }: Shard): readonly string[] {
  return count === 1 ? [] : [`--shard=${index}/${count}`];
}

import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { FinishedDesigns } from './finished-designs.ts';

const PART = { course: 'phil', createdAt: 1, designVersion: 7, part: 'student 3' };
const JSON_TEXT = JSON.stringify(Array.from({ length: 99 }, (_, each) => `Question ${each}`));

/** Finished designs, and how often one had to be written. */
function watched() {
  const finished = new FinishedDesigns();
  const watch = { writings: 0 };
  const write = (): string => {
    watch.writings += 1;
    return JSON_TEXT;
  };
  return {
    watch,
    finished,
    answer: (part: Partial<typeof PART>, accepted?: string) =>
      finished.answer({ ...PART, ...part }, accepted, write),
  };
}

test.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip;q=0.8, zstd;q=0', 'gzip', gunzipSync],
])('%s: the answer is %s', async (accepted, encoding, decompress) => {
  const { body, headers } = await watched().answer({}, accepted);
  expect(headers['content-encoding']).toBe(encoding);
  expect(decompress(body as Uint8Array).toString()).toBe(JSON_TEXT);
});

test('without compression the answer is the JSON itself', async () => {
  const { body, headers } = await watched().answer({}, undefined);
  expect(headers['content-encoding']).toBeUndefined();
  expect(body).toBe(JSON_TEXT);
});

test('each is written once per version, part and encoding, also for many requests at once', async () => {
  const { watch, answer } = watched();
  await Promise.all([1, 2, 3].map(() => answer({}, 'br')));
  await answer({}, 'br');
  expect(watch.writings).toBe(1);
  await answer({ designVersion: 8 }, 'br');
  await answer({ part: 'public null' }, 'br');
  await answer({ course: 'logic' }, 'br');
  await answer({ designVersion: 8 }, 'gzip');
  // A course that was deleted and created again.
  await answer({ createdAt: 2, designVersion: 8 }, 'gzip');
  expect(watch.writings).toBe(6);
});

test('one that nobody asked for between two rests is forgotten', async () => {
  const { watch, answer, finished } = watched();
  await answer({}, 'gzip');
  finished.forgetUnused();
  await answer({}, 'gzip');
  expect(watch.writings).toBe(1);
  finished.forgetUnused();
  finished.forgetUnused();
  await answer({}, 'gzip');
  expect(watch.writings).toBe(2);
});

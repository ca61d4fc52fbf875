// Finds shared runs in the plain way: every essay with every other, word by word.
import { SHORTEST_RUN } from '@elenchus/domain/similarity/essay-corpus.ts';
import { WordBook } from '@elenchus/domain/similarity/word-book.ts';

/** The number of shared runs of twelve words or more, found by comparing all pairs. */
export function countRunsPlainly(essays: readonly string[]): number {
  const book = new WordBook();
  const texts = essays.map((essay) => Int32Array.from(book.read(essay).numbers));
  let runs = 0;
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) runs += runsOfPair(one, other);
  }
  return runs;
}

/** Lengths of the runs that end at each place, row by row; a run counts at the word that makes it long enough. */
function runsOfPair(one: Int32Array, other: Int32Array): number {
  let runs = 0;
  let above = new Int32Array(other.length + 1);
  let row = new Int32Array(other.length + 1);
  for (const word of one) {
    for (let index = 0; index < other.length; index += 1) {
      const length = other[index] === word ? (above[index] ?? 0) + 1 : 0;
      row[index + 1] = length;
      if (length === SHORTEST_RUN) runs += 1;
    }
    [above, row] = [row, above];
  }
  return runs;
}

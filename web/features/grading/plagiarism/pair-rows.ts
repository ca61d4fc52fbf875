// The rows of the list of pairs: which match the typed text, in which order, and which come before and after one.
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { shareOf } from '@elenchus/domain/similarity/rank-pairs.ts';
import type { CheckedPair, PairName } from '../../../calls/answers/similarity-queries.ts';
import type { TableOrder } from '../../../ui/tables/table-cells.tsx';

export interface PairRow {
  readonly rank: number;
  readonly pair: CheckedPair;
  readonly question: string;
  /** Everything that can be searched for, folded. */
  readonly searchText: string;
}

export const PAIRS_BY_RANK: TableOrder = { key: 'rank', isDescending: false };

/** The rows in the order of their rank. */
export function pairRows(
  pairs: readonly CheckedPair[],
  questionText: (questionID: string) => string,
): readonly PairRow[] {
  return pairs.map((pair, place) => {
    const { first, second, questionID } = pair;
    const question = questionText(questionID);
    const people = [first.fullname, first.username, second.fullname, second.username];
    return {
      rank: place + 1,
      pair,
      question,
      searchText: foldName([...people, question].join(' ')),
    };
  });
}

/** The rows that have every typed word, in the asked order; equal ones stay by rank. */
export function arrangePairs(
  rows: readonly PairRow[],
  typed: string,
  { key, isDescending }: TableOrder,
): readonly PairRow[] {
  const wanted = foldName(typed).split(/\s+/u);
  const found = rows.filter(({ searchText }) => wanted.every((word) => searchText.includes(word)));
  const sign = isDescending ? -1 : 1;
  const [numberOf, textOf] = [NUMBERS[key], TEXTS[key]];
  if (textOf) {
    const { compare } = new Intl.Collator('en', { numeric: true });
    return found.sort((one, other) => sign * compare(textOf(one), textOf(other)));
  }
  return found.sort((one, other) => sign * ((numberOf?.(one) ?? 0) - (numberOf?.(other) ?? 0)));
}

const NUMBERS: Readonly<Record<string, (row: PairRow) => number>> = {
  rank: ({ rank }) => rank,
  sharedWords: ({ pair }) => pair.sharedWords,
  longestRun: ({ pair }) => pair.longestRun,
  share: ({ pair }) => Math.max(shareOf(pair.first), shareOf(pair.second)),
};

const TEXTS: Readonly<Record<string, (row: PairRow) => string>> = {
  first: ({ pair }) => pair.first.fullname,
  second: ({ pair }) => pair.second.fullname,
  question: ({ question }) => question,
};

/** What names a pair in the address. */
export function nameOfPair({ questionID, first, second }: CheckedPair): PairName {
  return { questionID, first: first.username, second: second.username };
}

/** The row of that name and its neighbors. */
export function rowsAround(rows: readonly PairRow[], name: PairName) {
  const place = rows.findIndex(({ pair }) => isSamePair(nameOfPair(pair), name));
  return {
    place,
    previous: place > 0 ? rows[place - 1] : undefined,
    here: rows[place],
    next: place < 0 ? undefined : rows[place + 1],
  };
}

/** The share of an essay, rounded for display; a share above zero never shows as 0%. */
export function percent(side: { readonly words: number; readonly sharedWords: number }): string {
  const share = shareOf(side) * 100;
  return share > 0 && share < 1 ? 'under 1%' : `${Math.round(share)}%`;
}

function isSamePair(one: PairName, other: PairName): boolean {
  return (
    one.questionID === other.questionID && one.first === other.first && one.second === other.second
  );
}

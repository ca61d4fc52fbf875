// Measures how far the grades of first and second readings agree, in figures and in words (BLD-23, BLD-24).
import { countedNoun } from '../base/counted-noun.ts';
import { roundDecimal } from '../grading/decimal-rounding.ts';
import { shortGrade } from '../grading/grade-spread.ts';
import { meanInterval } from './grader-means.ts';

/** Two grades of the same work. */
interface GradePair {
  readonly first: number;
  readonly second: number;
}

/** Two grades this close count as the same judgment. */
export const CLOSE_POINTS = 3;

export interface Agreement {
  /** How many pairs have both grades. */
  readonly pairs: number;
  /** The mean of second minus first grades, and its 95 % confidence interval; null with too few pairs. */
  readonly mean: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** The mean distance of the two grades, whichever is higher. */
  readonly meanDistance: number | null;
  /** How many pairs are at most 3 points apart. */
  readonly close: number;
}

/** The figures of a list of pairs. */
export function agreementOf(pairs: readonly GradePair[]): Agreement {
  const distances = pairs.map((pair) => Math.abs(differenceOf(pair)));
  const { counted, ...interval } = meanInterval(pairs.map(differenceOf));
  const total = distances.reduce((sum, distance) => sum + distance, 0);
  return {
    pairs: counted,
    ...interval,
    meanDistance: counted === 0 ? null : roundDecimal(total / counted, 2),
    close: distances.filter((distance) => distance <= CLOSE_POINTS).length,
  };
}

/** How much higher the second grade is. Decimals don't add up exactly in binary. */
export function differenceOf({ first, second }: GradePair): number {
  return roundDecimal(second - first, 2);
}

/** The pairs with the largest distance first. */
export function byDistance<Pair extends GradePair>(pairs: readonly Pair[]): readonly Pair[] {
  return pairs.toSorted(
    (one, other) => Math.abs(differenceOf(other)) - Math.abs(differenceOf(one)),
  );
}

/** A difference with its sign: '+2.5'. */
export function signedPoints(difference: number): string {
  const rounded = shortGrade(Math.abs(difference));
  if (rounded === '0') return '0';
  return difference > 0 ? `+${rounded}` : `−${rounded}`;
}

/** The sentence under the figures. */
export function agreementSentence(agreement: Agreement): string {
  const { pairs, mean, meanDistance, close } = agreement;
  if (mean === null || meanDistance === null) {
    return 'No work has both grades yet.';
  }
  const distance = `The two grades are ${pointsText(meanDistance)} apart on average, and ${closeWords(close, pairs)} at most ${CLOSE_POINTS} points apart.`;
  return `${distance} ${directionWords(agreement, mean)}`;
}

function closeWords(close: number, pairs: number): string {
  if (pairs === 1) return close === 1 ? 'the one pair is' : 'no pair is';
  return `${close.toLocaleString('en')} of ${countedNoun(pairs, 'pair')} ${close === 1 ? 'is' : 'are'}`;
}

function directionWords({ low, high }: Agreement, mean: number): string {
  if (low === null || high === null) {
    return 'There are too few pairs to say whether one reading is stricter.';
  }
  if (low <= 0 && high >= 0) return 'Neither reading is clearly stricter: the range includes 0.';
  const which = mean < 0 ? 'lower' : 'higher';
  return `Second grades are ${pointsText(Math.abs(mean))} ${which} on average. Chance alone rarely does that.`;
}

function pointsText(points: number): string {
  const text = shortGrade(points);
  return `${text} ${text === '1' ? 'point' : 'points'}`;
}

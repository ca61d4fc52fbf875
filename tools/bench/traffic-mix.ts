// Draws people's next activities from weights by a seed: the same seed gives the same traffic on every machine.
import { seededRandom } from './seeded-random.ts';

/** Draws activities at random, each as often as its weight says. */
export function trafficMix<Activity extends string>(
  weights: Readonly<Record<Activity, number>>,
  seed: number,
): () => Activity {
  const activities = Object.keys(weights) as Activity[];
  const total = activities.reduce((sum, activity) => sum + weights[activity], 0);
  if (!(total > 0) || activities.some((activity) => !(weights[activity] >= 0))) {
    throw new RangeError('Traffic needs weights of which none is negative and one is not 0.');
  }
  const random = seededRandom(seed);
  return () => {
    let left = random.next() * total;
    const drawn = activities.find((activity) => (left -= weights[activity]) < 0);
    // Because of rounding, sums of fractions can be slightly less than their total.
    return drawn ?? (activities.findLast((activity) => weights[activity] > 0) as Activity);
  };
}

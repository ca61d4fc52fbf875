// What people do next, drawn from weights by a seed: the same seed gives the same traffic on every machine.
import { seededRandom } from './seeded-random.ts';

/** Draws activities at random, each as often as its weight says. */
export function trafficMix<Doing extends string>(
  weights: Readonly<Record<Doing, number>>,
  seed: number,
): () => Doing {
  const doings = Object.keys(weights) as Doing[];
  const total = doings.reduce((sum, doing) => sum + weights[doing], 0);
  if (!(total > 0) || doings.some((doing) => !(weights[doing] >= 0))) {
    throw new RangeError('Traffic needs weights of which none is negative and one is not 0.');
  }
  const random = seededRandom(seed);
  return () => {
    let left = random.next() * total;
    const drawn = doings.find((doing) => (left -= weights[doing]) < 0);
    // Sums of fractions can fall short of their total by a hair.
    return drawn ?? (doings.findLast((doing) => weights[doing] > 0) as Doing);
  };
}

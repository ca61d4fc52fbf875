// Counts how many of some literals are true: a row of gates that counts up to the needed number.
import { falseLiteral, trueLiteral } from '../gate-builder.ts';
import type { CircuitBuilder } from './circuit.ts';

/** Entry n of the result is true when at least n of the literals are; entries go from 0 up to `most`. */
export function addCounter(
  builder: CircuitBuilder,
  literals: readonly number[],
  most: number,
): readonly number[] {
  const atLeast = [trueLiteral, ...Array.from({ length: most }, () => falseLiteral)];
  literals.forEach((literal, index) => {
    // Downwards, so that the entry below is still that of the literals before this one.
    for (let count = Math.min(most, index + 1); count > 0; count -= 1) {
      const oneMore = builder.both(atLeast[count - 1] ?? falseLiteral, literal);
      atLeast[count] = builder.either(atLeast[count] ?? falseLiteral, oneMore);
    }
  });
  return atLeast;
}

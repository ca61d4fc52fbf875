// The proofs that no save is lost and that servers agree, in `npm test`: each takes minutes, so they take turns.
import { chosenTests, takes } from '../../server/store/testing/test-part.ts';

/** What acknowledges a save, or decides between two servers. */
const PROVED =
  /^(?:tools\/prove\/|server\/store\/(?:engine|migrations|backup)\/|server\/store\/(?:answers|sessions|permission)-|server\/main\.ts$)/u;

export const PROOFS = [
  'tools/prove/lost.test.ts',
  'tools/prove/raced-servers.test.ts',
  'tools/release/installed-release.test.ts',
] as const;

/** The proofs that this run leaves to other turns. */
export function proofsLeftOut(choice = chosenTests()): readonly string[] {
  const isTouched = [...choice.touched].some((file) => PROVED.test(file));
  return isTouched ? [] : PROOFS.filter((file) => !takes(file, choice));
}

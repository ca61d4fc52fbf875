// The proofs that no save is lost, that servers agree and that a release installs, in `npm test`: each takes minutes, so
// they take turns.
import { chosenTests, takes } from '../../server/store/testing/test-part.ts';

/** What acknowledges a save, or decides between two servers. */
const SAVES =
  /^(?:tools\/prove\/|server\/store\/(?:engine|migrations|backup)\/|server\/store\/(?:answers|sessions|permission)-|server\/main\.ts$)/u;
/** What is in a release, and what its program does with the data. */
const RELEASE =
  /^(?:commands\/|tools\/release\/|scripts\/release\.ts$|server\/store\/(?:migrations|backup)\/|server\/start-server\.ts$|package-lock\.json$)/u;

const PROVED_BY: Readonly<Record<string, RegExp>> = {
  'tools/prove/lost.test.ts': SAVES,
  'tools/prove/raced-servers.test.ts': SAVES,
  'tools/release/installed-release.test.ts': RELEASE,
};

export const PROOFS = Object.keys(PROVED_BY);

/** The proofs that this run leaves to other turns. */
export function proofsLeftOut(choice = chosenTests()): readonly string[] {
  const isTouched = (proof: string): boolean =>
    [...choice.touched].some((file) => PROVED_BY[proof]?.test(file) === true);
  return PROOFS.filter((proof) => !isTouched(proof) && !takes(proof, choice));
}

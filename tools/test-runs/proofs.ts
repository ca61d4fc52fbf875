// Chooses when `npm test` runs the proofs that no save is lost, that servers agree and that a release installs:
// each takes minutes, so they take turns.
import { chosenTests, takes } from '../../server/store/testing/test-part.ts';

/** The files that acknowledge a save, or decide between two servers. */
const SAVES =
  /^(?:tools\/prove\/|server\/store\/(?:engine|migrations|backup|answers)\/|server\/store\/login\/(?:sessions|permission)-|server\/main\.ts$)/u;
/** The files of a release, and the code with which its program treats the data. */
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

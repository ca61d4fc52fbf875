// Takes the place of the password library in server tests (vitest.config.ts) and most journeys (quick-passwords.ts): the
// same algorithm at the lowest cost. At the cost of production each hash takes 36 ms of processor time.
// e2e/answer-queue.spec.ts uses the real one.
import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

const real = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;

/** The least that OWASP recommends for argon2id. */
const PRODUCTION = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const QUICK = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** Fails when the product asks for another cost than it must. */
export async function hash(secret: string, costs: Argon2.Options): Promise<string> {
  if (JSON.stringify(costs) !== JSON.stringify(PRODUCTION)) {
    throw new Error(`Passwords are hashed with ${JSON.stringify(costs)}.`);
  }
  return real.hash(secret, QUICK);
}

export const verify: typeof Argon2.verify = (hashed, secret) => real.verify(hashed, secret);

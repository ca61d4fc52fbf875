// Loaded before the server of a journey: passwords are hashed with the same algorithm at the lowest cost. At the cost of
// production, hashing took a twelfth of the journeys' processor time.
import { registerHooks } from 'node:module';

const quick = new URL('../../server/testing/quick-argon2.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@node-rs/argon2' && context.parentURL !== quick
      ? { url: quick, shortCircuit: true }
      : next(specifier, context),
});

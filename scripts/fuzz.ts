// npm run fuzz [requests] [seed]: sends made-up requests to every endpoint; a seed repeats a run.
import { randomInt } from 'node:crypto';
import { runStep } from '../tools/programs/run-step.ts';

const [requests = '10000', seed = String(randomInt(2 ** 31 - 1))] = process.argv.slice(2);
if (![requests, seed].every((arg) => /^\d{1,10}$/.test(arg))) {
  console.error('Usage: npm run fuzz [number of requests] [seed]');
  process.exit(1);
}
console.log(
  `${requests} requests with seed ${seed}; repeat with: npm run fuzz ${requests} ${seed}`,
);
process.exitCode = await runStep(
  'vitest',
  ['run', '--project', 'server', 'server/testing/fuzz/fuzz.test.ts'],
  { FUZZ_REQUESTS: requests, FUZZ_SEED: seed },
);

// Every endpoint under requests that nobody thought of: never a 500, always the promised shape, never a change after a
// refusal, nothing told or written to whom it does not concern, and what was accepted is there afterwards.
// `npm run fuzz` sends more of them: FUZZ_REQUESTS says how many, FUZZ_SEED repeats a run.
import { type EndpointName, endpointTable } from '@elenchus/contract/endpoint-table.ts';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { hashSecret } from '../features/password-hashing.ts';
import { onEachEngine } from '../store/testing/engines.ts';
import { watchChanges } from './change-watch.ts';
import { mutantsOf } from './fuzz-mutants.ts';
import { type FuzzRequest, requestsTo } from './fuzz-requests.ts';
import { FuzzRun } from './fuzz-run.ts';
import { useApp } from './test-app.ts';
import { NOON } from './test-course.ts';
import { ADMIN_PASSWORD } from './valid-calls.ts';

const NAMES = Object.keys(endpointTable) as EndpointName[];
/** With every test: on each engine half of the changed seeds, and some random requests to each endpoint. */
const SHORT = { extras: 2, rounds: 1 };
const FIXED_SEED = 20_260_914;
const GIVEN_SEED = process.env['FUZZ_SEED'];
const WANTED = Number(process.env['FUZZ_REQUESTS'] ?? 0);
const REQUESTS_PER_ROUND = 2;
const MOST_COMPLAINTS = 5;

/** The random requests to every endpoint in turn, so that endpoints find what others have left. */
function* randomRequests(seed: number, rounds: number): Generator<FuzzRequest> {
  for (let round = 0; round < rounds; round += 1) {
    for (const name of NAMES) {
      yield* fc.sample(requestsTo(name), { seed: seed + round, numRuns: REQUESTS_PER_ROUND });
    }
  }
}

function* changedSeeds(
  choice: { seed: number; extras: number },
  isWanted: (at: number) => boolean,
) {
  for (const name of NAMES) {
    for (const [at, request] of mutantsOf(name, choice).entries()) if (isWanted(at)) yield request;
  }
}

onEachEngine('fuzzed endpoints', (engine) => {
  const watch = watchChanges();
  const app = useApp(engine, (store) => watch.over(store));
  // The engines get different requests.
  const place = engine.name === 'SQLite' ? 0 : 1;

  beforeAll(async () => {
    const value = await hashSecret(ADMIN_PASSWORD);
    await app().store.transact('setSetting', { name: 'adminPasswordHash', value, at: NOON });
  });

  /** What the requests bring to light, each complaint with the request that it is about. */
  async function complaintsOf(
    requests: Iterable<FuzzRequest>,
    areFromSeeds: boolean,
  ): Promise<unknown[]> {
    const run = new FuzzRun(app(), watch);
    const found: unknown[] = [];
    let last: EndpointName | undefined;
    for (const request of requests) {
      if (areFromSeeds && request.name !== last) run.startOver();
      last = request.name;
      const complaints = await run.complaintsAbout(request);
      if (complaints.length > 0) found.push({ complaints, request: shortened(request) });
      if (found.length >= MOST_COMPLAINTS) break;
    }
    // Requests that all stop at the gate prove nothing about what is behind it.
    const closed = [...run.outcomes].filter(([, counts]) => areFromSeeds && !counts.has(200));
    if (found.length === 0) found.push(...closed.map(([name]) => `${name} never succeeded`));
    if (WANTED > 0) report(run);
    return found;
  }

  if (WANTED > 0) {
    const seed = Number(GIVEN_SEED ?? FIXED_SEED);
    const extras = Math.max(SHORT.extras, Math.round(WANTED / 1500));
    const changed = () => [...changedSeeds({ seed, extras }, () => true)];

    test('keep their promises with changed requests', async () => {
      expect(await complaintsOf(changed(), true)).toEqual([]);
    }, 3_600_000);

    test('keep their promises with random requests', async () => {
      const left = Math.max(WANTED / 2 - changed().length, 0);
      const rounds = Math.ceil(left / (NAMES.length * REQUESTS_PER_ROUND));
      expect(await complaintsOf(randomRequests(2 * seed + place, rounds), false)).toEqual([]);
    }, 3_600_000);
    return;
  }

  test('keep their promises with changed requests', async () => {
    const choice = { seed: FIXED_SEED, extras: SHORT.extras };
    const isMine = (at: number) => at === 0 || at % 2 === place;
    expect(await complaintsOf(changedSeeds(choice, isMine), true)).toEqual([]);
  }, 600_000);

  test.each([
    ['a fixed seed', FIXED_SEED],
    ['a new seed', Math.floor(Math.random() * 2 ** 31)],
  ])(
    'keep their promises with random requests from %s (%i)',
    async (_name, seed) => {
      expect(await complaintsOf(randomRequests(2 * seed + place, SHORT.rounds), false)).toEqual([]);
    },
    600_000,
  );
});

function shortened({ url, payload, ...rest }: FuzzRequest): object {
  return { ...rest, url: url.slice(0, 300), payload: payload?.slice(0, 600) };
}

function report({ outcomes, sent }: FuzzRun): void {
  const lines = [...outcomes]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, counts]) => {
      const each = [...counts]
        .toSorted(([one], [other]) => one - other)
        .map(([status, count]) => `${status}: ${count}`);
      return `${name.padEnd(58)} ${each.join(', ')}`;
    });
  process.stdout.write(`${lines.join('\n')}\n${sent} requests\n`);
}

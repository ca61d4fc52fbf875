// Every endpoint under unexpected requests: never a 500, always the promised shape, never a change after a refusal,
// nothing revealed to or written by a caller without permission, and what was accepted is there afterwards. `npm run
// fuzz` sends more of them: FUZZ_REQUESTS sets how many, FUZZ_SEED repeats a run. The changed requests take turns.
import { ADMIN_PASSWORD, FUZZ_TIME } from '@elenchus/contract/endpoint.examples.ts';
import { type EndpointName, endpointTable } from '@elenchus/contract/endpoint-table.ts';
import { exampleTable } from '@elenchus/contract/endpoint-table.examples.ts';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { hashSecret } from '../../features/login/password-hashing.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { chosenTests, isInPart, isTouched } from '../../store/testing/test-part.ts';
import { watchChanges } from '../change-watch.ts';
import { mutantsOf, seedRequestsOf } from './fuzz-mutants.ts';
import { type FuzzRequest, requestsTo } from './fuzz-requests.ts';
import { FuzzRun } from './fuzz-run.ts';
import { useApp } from '../test-app.ts';
import { NOON } from '../test-course.ts';

const NAMES = Object.keys(endpointTable) as EndpointName[];
const FIXED_SEED = 20_260_914;
const REQUESTS_PER_ROUND = 2;
const MOST_COMPLAINTS = 5;
/** How many on both engines together; 0 for the short run that belongs to every test of the product. */
const WANTED = Number(process.env['FUZZ_REQUESTS'] ?? 0);

/** The random requests to every endpoint in turn, so that endpoints see what others have left. */
function* randomRequests(seed: number, rounds: number): Generator<FuzzRequest> {
  for (let round = 0; round < rounds; round += 1) {
    for (const name of NAMES) {
      yield* fc.sample(requestsTo(name), { seed: seed + round, numRuns: REQUESTS_PER_ROUND });
    }
  }
}

/** The seeds of every endpoint, as they are and changed. */
function changedSeeds(seed: number, extras: number): FuzzRequest[] {
  return NAMES.flatMap((name) => mutantsOf(name, { seed, extras }));
}

interface Plan {
  readonly title: string;
  readonly areFromSeeds: boolean;
  /** The engines, 0 and 1, get different requests. */
  readonly requests: (engine: number) => readonly FuzzRequest[];
}

const CHOICE = chosenTests();
/** A change to the fuzzing itself sends everything. */
const SENDS_ALL = isTouched('server/testing/fuzz/fuzz.test.ts', CHOICE);

const keyOf = (request: FuzzRequest): string => `fuzz ${JSON.stringify(request)}`;
const UNCHANGED = new Set(NAMES.flatMap(seedRequestsOf).map(keyOf));

/** By its content: a new seed leaves the turns of all others as they are. */
function hasTurn(request: FuzzRequest): boolean {
  return SENDS_ALL || isInPart(keyOf(request), CHOICE);
}

/**
 * With every test: on each engine half of the changed seeds that have their turn, all seeds as they are, and some random
 * requests to each endpoint.
 */
function shortPlans(): Plan[] {
  const newSeed = Math.floor(Math.random() * 2 ** 30);
  return [
    {
      title: 'changed requests',
      areFromSeeds: true,
      requests: (engine) =>
        changedSeeds(FIXED_SEED, 2).filter(
          (request, at) => UNCHANGED.has(keyOf(request)) || (at % 2 === engine && hasTurn(request)),
        ),
    },
    {
      title: `random requests from a fixed seed (${FIXED_SEED})`,
      areFromSeeds: false,
      requests: (engine) => [...randomRequests(2 * FIXED_SEED + engine, 1)],
    },
    {
      title: `random requests from a new seed (${newSeed})`,
      areFromSeeds: false,
      requests: (engine) => [...randomRequests(2 * newSeed + engine, 1)],
    },
  ];
}

/** All changed seeds on each engine, with more values, and random requests up to the requested number. */
function longPlans(seed: number): Plan[] {
  const changed = changedSeeds(seed, Math.max(2, Math.round(WANTED / 2500)));
  const left = Math.max(WANTED / 2 - changed.length, 0);
  const rounds = Math.ceil(left / (NAMES.length * REQUESTS_PER_ROUND));
  return [
    { title: 'changed requests', areFromSeeds: true, requests: () => changed },
    {
      title: 'random requests',
      areFromSeeds: false,
      requests: (engine) => [...randomRequests(2 * seed + engine, rounds)],
    },
  ];
}

const PLANS = WANTED > 0 ? longPlans(Number(process.env['FUZZ_SEED'] ?? FIXED_SEED)) : shortPlans();

onEachEngine('fuzzed endpoints', (engine) => {
  const watch = watchChanges();
  const app = useApp(engine, (store) => watch.over(store));

  beforeAll(async () => {
    const value = await hashSecret(ADMIN_PASSWORD);
    await app().store.transact('setSetting', { name: 'adminPasswordHash', value, at: NOON });
    // Otherwise the first request that needs it stores one, and may be one that is refused.
    await app().store.transact('setSetting', { name: 'pseudonymSecret', value, at: NOON });
  });

  /** What the requests reveal, each complaint with its request. */
  async function complaintsOf({ requests, areFromSeeds }: Plan): Promise<unknown[]> {
    app().clock.now = FUZZ_TIME;
    const run = new FuzzRun(app(), watch);
    const found: unknown[] = [];
    let last: EndpointName | undefined;
    for (const request of requests(engine.name === 'SQLite' ? 0 : 1)) {
      if (areFromSeeds && request.name !== last) run.startOver();
      last = request.name;
      const complaints = await run.complaintsAbout(request);
      if (complaints.length > 0) found.push({ complaints, request: shortened(request) });
      if (found.length >= MOST_COMPLAINTS) break;
    }
    // Requests that all stop at the gate prove nothing about what is behind it.
    const closed = [...run.outcomes].filter(
      ([name, counts]) =>
        areFromSeeds && !counts.has(200) && exampleTable[name].succeedsIn === undefined,
    );
    if (found.length === 0) found.push(...closed.map(([name]) => `${name} never succeeded`));
    if (WANTED > 0) report(run);
    return found;
  }

  test.each(PLANS)(
    'keep their promises with $title',
    async (plan) => {
      expect(await complaintsOf(plan)).toEqual([]);
    },
    3_600_000,
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

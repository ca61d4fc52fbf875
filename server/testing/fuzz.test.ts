// Every endpoint under requests that nobody thought of: never a 500, always the promised shape, never a change after a refusal.
// `npm run fuzz` sends more of them: FUZZ_REQUESTS says how many, FUZZ_SEED repeats a run.
import { type EndpointName, endpointTable } from '@elenchus/contract/endpoint-table.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { onEachEngine } from '../store/testing/engines.ts';
import { brokenPromises } from './answer-promises.ts';
import { type FuzzRequest, requestsTo } from './fuzz-requests.ts';
import { watchChanges } from './change-watch.ts';
import { type TestApp, type TestCourse, useApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

const GIVEN_SEED = process.env['FUZZ_SEED'];
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 1500);
const SEEDS: readonly (readonly [string, number])[] = GIVEN_SEED
  ? [['the given seed', Number(GIVEN_SEED)]]
  : [
      ['a fixed seed', 20_260_914],
      ['a new seed', Math.floor(Math.random() * 2 ** 31)],
    ];
const NAMES = Object.keys(endpointTable) as EndpointName[];
/** In one round, so that endpoints find what others have left. */
const REQUESTS_PER_ENDPOINT = 3;
const ROUNDS = Math.ceil(REQUESTS / (SEEDS.length * 2 * NAMES.length * REQUESTS_PER_ENDPOINT));
/** Afterwards the course is likely to have lost its people. */
const REQUESTS_PER_COURSE = 40;

const PEOPLE: Readonly<Record<string, string>> = {
  guest: 'gus',
  student: 'sam',
  ta: 'tess',
  instructor: 'ina',
};

/** A browser of that role, or of nobody when an earlier request has removed the person. */
async function clientOf(course: TestCourse, role: FuzzRequest['role']): Promise<TestClient> {
  if (role === 'nobody') return course.nobody();
  if (role === 'admin') return course.asAdministrator();
  try {
    return role === 'stranger'
      ? await course.asStranger('sam')
      : await course.as(PEOPLE[role] ?? '');
  } catch {
    return course.nobody();
  }
}

let addresses = 0;
/** Another address each time, or the throttle would answer instead of the endpoint. */
function nextAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

async function send(
  { http }: TestApp,
  course: TestCourse,
  client: TestClient,
  request: FuzzRequest,
) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return http.inject({
    method: request.name.split(' ')[0] as 'GET',
    url: request.url.replace('COURSE', course.id).replace('OTHER', course.otherId),
    headers: { ...request.headers, cookie },
    remoteAddress: nextAddress(),
    ...(request.payload !== undefined && { payload: request.payload }),
  });
}

onEachEngine('fuzzed endpoints', (engine) => {
  const watch = watchChanges();
  const app = useApp(engine, (store) => watch.over(store));
  // The engines get different requests.
  const place = engine.name === 'SQLite' ? 0 : 1;

  test.each(SEEDS)(
    'keep their promises with %s (%i)',
    async (_name, seed) => {
      const outcomes = new Map<string, Map<number, number>>();
      let course = await app().course();
      let sent = 0;
      const check = async (request: FuzzRequest): Promise<void> => {
        if (sent % REQUESTS_PER_COURSE === 0) course = await app().course();
        sent += 1;
        const client = await clientOf(course, request.role);
        watch.begin([course.id, course.otherId]);
        const response = await send(app(), course, client, request);
        const { statusCode } = response;
        const counts = outcomes.get(request.name) ?? new Map<number, number>();
        outcomes.set(request.name, counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1));
        expect(brokenPromises(endpointTable[request.name], response)).toEqual([]);
        if (statusCode === 200) return;
        // A failed login is counted (A6), a check begun earlier notes its progress; nothing else may be different.
        expect(await watch.changesBut(['login_failures', 'similarity_checks'])).toEqual([]);
      };
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const name of NAMES) {
          const settings = { seed: seed + 2 * round + place, numRuns: REQUESTS_PER_ENDPOINT };
          await fc.assert(fc.asyncProperty(requestsTo(name), check), settings);
        }
      }
      const succeeded = [...outcomes.values()].filter((counts) => counts.has(200)).length;
      // Otherwise the requests would stop at the gate and prove nothing.
      expect(succeeded).toBeGreaterThan(outcomes.size / 2);
      if (process.env['FUZZ_REQUESTS']) report(outcomes);
    },
    600_000,
  );
});

function report(outcomes: ReadonlyMap<string, ReadonlyMap<number, number>>): void {
  const lines = [...outcomes]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, counts]) => {
      const each = [...counts]
        .toSorted(([one], [other]) => one - other)
        .map(([status, count]) => `${status}: ${count}`);
      return `${name.padEnd(58)} ${each.join(', ')}`;
    });
  process.stdout.write(`${lines.join('\n')}\n`);
}

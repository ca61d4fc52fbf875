// The short form of `npm run prove -- cost`: fields of a tenth of their length, on SQLite. It compares processor
// time of the serving thread with that of a harmless call, so it works the same on a slow or busy machine.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EndpointName, endpointTable } from '../../../contract/endpoint-table.ts';
import { sendTo } from './cost-call.ts';
import { contractFields } from './contract-fields.ts';
import { type CostStage, openCostStage } from './cost-stage.ts';
import { tableComplaints } from './field-table.ts';
import { worstRequests } from './worst-requests.ts';

const SCALE = 0.1;
/**
 * A harmless call holds the thread for about 1 ms: this is far above random variation, and far below the cost of a
 * fault.
 */
const MOST_TIMES = 100;
const LEAST_MILLISECONDS = 1;
const USUAL_CALLS = 20;
const GROUP = 60;
/** Far more than any of them needs, on any machine. */
const DEADLINE = 60_000;

const names = Object.keys(endpointTable) as EndpointName[];
const courseOf = new Map(names.map((name, at) => [name, `cost-${at}`]));
let stage: CostStage;
let usual: number;

beforeAll(async () => {
  stage = await openCostStage(undefined, [...courseOf.values()]);
  const course = courseOf.get('GET /api/courseDesign/{courseID}') ?? '';
  const calls = Array.from({ length: USUAL_CALLS }, () =>
    [...worstRequests('GET /api/courseDesign/{courseID}', course)].slice(0, 1),
  ).flat();
  usual = Math.max(await heldBy(calls), LEAST_MILLISECONDS);
});
afterAll(() => stage.remove());

type Requests = readonly {
  readonly what: string;
  readonly make: () => Parameters<typeof sendTo>[1];
}[];

async function heldBy(requests: Requests): Promise<number> {
  const cost = await stage.server.measure(async () => {
    for (const { make } of requests) await sendTo(stage.server.port, make());
  }, DEADLINE);
  return cost?.held ?? Infinity;
}

/** Requests that hold the thread far longer than a harmless call, each tried again alone. */
async function expensive(requests: Requests): Promise<string[]> {
  const limit = usual * MOST_TIMES;
  const found: string[] = [];
  for (let at = 0; at < requests.length; at += GROUP) {
    const group = requests.slice(at, at + GROUP);
    if ((await heldBy(group)) <= limit) continue;
    for (const request of group) {
      // Garbage collection may coincide with one of them, but not with the same one three times.
      let least = Infinity;
      for (let attempt = 0; attempt < 3 && least > limit; attempt += 1) {
        least = Math.min(least, await heldBy([request]));
      }
      if (least > limit) found.push(`${request.what}: ${(least / usual).toFixed(0)} times`);
    }
  }
  return found;
}

/** Work in a thread or a process of its own: it may take as long as its deadline. */
const ELSEWHERE = /generate-pdf|questionFile|courseFile|import-course/;

const OPENED_ELSEWHERE = /workbook|archive/;

test.each(names.filter((name) => !ELSEWHERE.test(name)))(
  'no input to %s holds the serving thread',
  async (name) => {
    const requests = [...worstRequests(name, courseOf.get(name) ?? '', SCALE)];
    const here = requests.filter(({ what }) => !OPENED_ELSEWHERE.test(what));
    expect(await expensive(here)).toEqual([]);
  },
);

test('the table names every text, list and file of the contract', () => {
  expect(tableComplaints()).toEqual([]);
});

test('a field that the table does not name is a complaint, and one that the contract does not have', () => {
  const [first, ...others] = contractFields();
  expect(tableComplaints([{ ...first!, place: 'body.new' }, ...others])).toEqual([
    `${first!.endpoint}: body.new isn’t in the table of fields`,
    `${first!.endpoint} ${first!.place} is in the table of fields, but not in the contract`,
  ]);
  const wrong = { [first!.endpoint]: { [first!.place]: 'list' as const } };
  expect(tableComplaints([first!], wrong)).toEqual([
    `${first!.endpoint}: ${first!.place} has the wrong kind`,
  ]);
});

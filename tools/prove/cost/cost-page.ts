// The tables of docs/reliability.md that `npm run prove -- cost` writes; the text around them is written by hand.
import { table } from '../page-table.ts';
import { COSTS_BEFORE } from './costs-before.ts';
import { AIMS, type Cost, type EndpointCosts, type NamedCost, weight } from './endpoint-costs.ts';
import type { StateCosts } from './state-costs.ts';

interface CostReport {
  readonly conditions: string;
  readonly endpoints: readonly EndpointCosts[];
  readonly states: readonly StateCosts[];
}

export const COST_MARKS = {
  begin: '<!-- written by npm run prove -- cost: begin -->',
  end: '<!-- written by npm run prove -- cost: end -->',
};

/** How many endpoints the page lists. */
const LISTED = 20;
const COLUMNS = ['database', 'serving thread held', 'bystander waited', 'reader threads', 'memory'];

/** Only the measured part. */
export function costPart({ conditions, endpoints, states }: CostReport): string {
  return [conditions, stateTable(states), summary(endpoints), endpointTable(endpoints)]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Everything that is above an aim, in one line each. */
export function aboveAims({ endpoints, states }: CostReport): string[] {
  return [
    ...endpoints.flatMap(({ endpoint, engine, worst }) =>
      worst.filter(isAbove).map((cost) => `${engine}, ${endpoint}, ${cost.what}: ${inWords(cost)}`),
    ),
    ...states.flatMap(({ state, engine, acts }) =>
      acts.filter(isAbove).map((cost) => `${engine}, ${state}, ${cost.what}: ${inWords(cost)}`),
    ),
  ];
}

function isAbove(cost: Cost): boolean {
  return weight(cost) > 1;
}

function inWords({ held, waited, memory }: Cost): string {
  return `held ${time(held)}, waited ${time(waited)}, ${megabytes(memory)}`;
}

/** The acts that cost most in each state, with what they cost before the limits. */
function stateTable(states: readonly StateCosts[]): string {
  const rows = states.flatMap(({ state, engine, acts }) =>
    notable(acts).map((act) => {
      const before = COSTS_BEFORE[`${state}: ${act.what}`]?.[engine];
      return [`${state}: ${act.what}`, engine, ...pairs(before, act)];
    }),
  );
  return table(['filled to the limit, and what is done then (before → now)', ...COLUMNS], rows);
}

/** Every act that is named by hand and costs something now, and the most expensive of the others. */
function notable(acts: readonly NamedCost[]): NamedCost[] {
  const sorted = acts.toSorted((one, other) => weight(other) - weight(one));
  return sorted.slice(0, 6);
}

function pairs(before: readonly number[] | undefined, { held, waited, reading, memory }: Cost) {
  const now = [time(held), time(waited), time(reading), megabytes(memory)];
  if (before === undefined) return now;
  const [was = 0, wait = 0, read = 0, size = 0] = before;
  const then = [time(was), time(wait), time(read), megabytes(size)];
  return now.map((text, place) => `${then[place]} → ${text}`);
}

function summary(endpoints: readonly EndpointCosts[]): string {
  if (endpoints.length === 0) return '';
  const requests = endpoints.reduce((sum, one) => sum + one.requests, 0);
  const names = new Set(endpoints.map(({ endpoint }) => endpoint));
  const calm = [...names].filter((name) =>
    endpoints.every((one) => one.endpoint !== name || !isAbove(one.most)),
  );
  return `${requests.toLocaleString('en-US')} requests went to ${names.size} endpoints. At ${calm.length} of them, no request came above an aim (${AIMS.held} ms of the serving thread, ${AIMS.waited} ms for a bystander, ${AIMS.memory} MB). These are the ${LISTED} most expensive:`;
}

function endpointTable(endpoints: readonly EndpointCosts[]): string {
  const sorted = endpoints.toSorted((one, other) => weight(other.most) - weight(one.most));
  const rows = sorted.slice(0, LISTED).map(({ endpoint, engine, most, worst }) => {
    const what = worst[0]?.what ?? 'any of its requests';
    return [`\`${endpoint}\`: ${what}`, engine, ...pairs(undefined, most)];
  });
  return table(['worst request to an endpoint', ...COLUMNS], rows);
}

function time(milliseconds: number): string {
  return milliseconds < 1000
    ? `${milliseconds.toFixed(0)} ms`
    : `${(milliseconds / 1000).toFixed(1)} s`;
}

function megabytes(size: number): string {
  return size === 0 ? 'unknown' : `${size.toFixed(0)} MB`;
}

/** A cost in one line. */
export function costLine(cost: Cost & Partial<Pick<NamedCost, 'what' | 'answer'>>): string {
  const { what = '', held, waited, serving, reading, writing, memory, answer } = cost;
  const times = [held, waited, serving, reading, writing].map((each) => each.toFixed(0)).join(' ');
  const text = answer?.status === 200 ? '' : answer?.text.slice(0, 120);
  const answered = answer === undefined ? '' : `; ${answer.status}, ${answer.bytes} bytes ${text}`;
  return `${what}: held, waited, serving, reading, writing ${times} ms; ${megabytes(memory)}${answered}`;
}

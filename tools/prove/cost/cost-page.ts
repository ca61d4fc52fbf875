// Writes the tables of docs/reliability.md for `npm run prove -- cost`; the text around them is written by hand.
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

/** The number of endpoints that the page lists, and of acts in each state. */
const LISTED_ENDPOINTS = 15;
const LISTED_ACTS = 4;
const ENGINES = ['SQLite', 'PostgreSQL'] as const;
type Engine = (typeof ENGINES)[number];
const COLUMNS = [
  'serving thread held, SQLite',
  'PostgreSQL',
  'bystander waited, SQLite',
  'PostgreSQL',
  'memory, SQLite',
  'PostgreSQL',
];

/** The measured part alone. */
export function costPart({ conditions, endpoints, states }: CostReport): string {
  return [conditions, stateTable(states), summary(endpoints), endpointTable(endpoints)]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Everything that misses a target, in one line each. */
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

/** The measurements on each database, and before there were limits. */
interface Row {
  readonly name: string;
  readonly now: Readonly<Partial<Record<Engine, Cost>>>;
}

function stateTable(states: readonly StateCosts[]): string {
  const names = [...new Set(states.map(({ state }) => state))];
  const rows = names.flatMap((name) => {
    const acts = new Map<string, Partial<Record<Engine, NamedCost>>>();
    for (const { engine, acts: found } of states.filter(({ state }) => state === name)) {
      for (const act of found) acts.set(act.what, { ...acts.get(act.what), [engine]: act });
    }
    const all = [...acts].map(([what, now]): Row => ({ name: `${name}: ${what}`, now }));
    return worstOf(all, LISTED_ACTS);
  });
  return table(['a full course, and what is done (before → now)', ...COLUMNS], rows.map(cellsOf));
}

function summary(endpoints: readonly EndpointCosts[]): string {
  if (endpoints.length === 0) return '';
  const requests = endpoints.reduce((sum, one) => sum + one.requests, 0);
  const names = new Set(endpoints.map(({ endpoint }) => endpoint));
  const calm = [...names].filter((name) =>
    endpoints.every((one) => one.endpoint !== name || !isAbove(one.most)),
  );
  return `${requests.toLocaleString('en-US')} requests went to ${names.size} endpoints. At ${calm.length} of them, no request came above an aim (${AIMS.held} ms of the serving thread, ${AIMS.waited} ms for a bystander, ${AIMS.memory} MB). These are the most expensive:`;
}

function endpointTable(endpoints: readonly EndpointCosts[]): string {
  const byName = Map.groupBy(endpoints, ({ endpoint }) => endpoint);
  const rows = [...byName].map(([name, found]): Row => {
    const now = Object.fromEntries(found.map(({ engine, most }) => [engine, most]));
    return { name, now };
  });
  const worst = worstOf(rows, LISTED_ENDPOINTS).map((row) => {
    const [first] = byName.get(row.name as EndpointCosts['endpoint']) ?? [];
    const what = first?.worst[0]?.what;
    const [named = '', ...cells] = cellsOf(row);
    return [`\`${named}\`${what === undefined ? '' : `, ${what}`}`, ...cells];
  });
  return table(['worst request to an endpoint (before → now)', ...COLUMNS], worst);
}

function worstOf(rows: readonly Row[], count: number): Row[] {
  const weights = new Map(rows.map((row) => [row, weightOf(row)]));
  const sorted = rows.toSorted((one, other) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0));
  return sorted.slice(0, count);
}

/** Acts that were expensive before stay on the page. */
function weightOf({ name, now }: Row): number {
  const before = COSTS_BEFORE[name];
  return Math.max(
    0,
    ...Object.values(now).map(weight),
    ...ENGINES.map((engine) => weightBefore(before?.[engine])),
  );
}

function weightBefore(figures: readonly number[] | undefined): number {
  const [held = 0, waited = 0, memory = 0] = figures ?? [];
  return weight({ ...NOTHING, held, waited, memory });
}

const NOTHING: Cost = { serving: 0, held: 0, reading: 0, writing: 0, memory: 0, waited: 0 };

function cellsOf({ name, now }: Row): string[] {
  const cell = (
    engine: Engine,
    index: number,
    written: (value: number) => string,
    value: (cost: Cost) => number,
  ): string => {
    const cost = now[engine];
    const was = COSTS_BEFORE[name]?.[engine]?.[index];
    const text = cost === undefined ? '' : written(value(cost));
    return was === undefined ? text : `${written(was)} → ${text}`;
  };
  return [
    name,
    ...ENGINES.map((engine) => cell(engine, 0, time, ({ held }) => held)),
    ...ENGINES.map((engine) => cell(engine, 1, time, ({ waited }) => waited)),
    ...ENGINES.map((engine) => cell(engine, 2, megabytes, ({ memory }) => memory)),
  ];
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

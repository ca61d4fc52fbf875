// Runs the whole proof of costs: the worst input to every endpoint, and courses that are filled to their limits, on
// both databases.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { type EndpointName, endpointTable } from '../../../contract/endpoint-table.ts';
import {
  startThrowawayPostgres,
  type ThrowawayPostgres,
} from '../../../server/store/testing/throwaway-postgres.ts';
import { buildScreens } from '../../programs/build-screens.ts';
import { withPart } from '../page-table.ts';
import { aboveAims, COST_MARKS, costPart, costLine } from './cost-page.ts';
import { openCostStage } from './cost-stage.ts';
import { COST_STATES } from './cost-states.ts';
import { type EndpointCosts, endpointCosts } from './endpoint-costs.ts';
import { type StateCosts, stateCosts } from './state-costs.ts';

interface CostOptions {
  /** Endpoints and states with this text in their names. */
  readonly only: string;
  /** 'sqlite', 'postgres', or '' for both. */
  readonly on: string;
}

/** Measures everything that is selected; resolves to whether all targets are met. */
export async function proveCost({ only, on }: CostOptions): Promise<boolean> {
  const started = new Date();
  if (!(await buildScreens())) throw new Error('The screens could not be built.');
  const endpoints: EndpointCosts[] = [];
  const states: StateCosts[] = [];
  const measure = async (postgres: ThrowawayPostgres | undefined): Promise<void> => {
    endpoints.push(...(await measuredEndpoints(postgres, only)));
    states.push(...(await measuredStates(postgres, only)));
  };
  if (on !== 'postgres') await measure(undefined);
  let hasPostgres = false;
  if (on !== 'sqlite') {
    const database = await startThrowawayPostgres({ isDurable: true });
    if (typeof database === 'string') {
      console.error(`*** SKIPPED on PostgreSQL: ${database} ***`);
    } else {
      hasPostgres = true;
      try {
        await measure(database);
      } finally {
        await database.stop();
      }
    }
  }
  const report = { conditions: conditions(started), endpoints, states };
  console.log(costPart(report));
  const above = aboveAims(report);
  for (const line of above) console.log(`ABOVE THE AIM: ${line}`);
  if (hasPostgres && on === '' && only === '') writePage(costPart(report));
  return above.length === 0;
}

async function measuredEndpoints(postgres: ThrowawayPostgres | undefined, only: string) {
  const names = (Object.keys(endpointTable) as EndpointName[]).filter((name) =>
    name.includes(only),
  );
  if (names.length === 0) return [];
  const courses = names.map((_name, at) => `cost-${at}`);
  const stage = await openCostStage(postgres, courses);
  const found: EndpointCosts[] = [];
  try {
    await stage.warmUp();
    for (const [at, name] of names.entries()) {
      const costs = await endpointCosts(stage, name, courses[at] ?? '');
      console.error(`${stage.engine} ${name}, ${costs.requests} requests ${costLine(costs.most)}`);
      for (const cost of costs.worst) console.error(`    ${costLine(cost)}`);
      found.push(costs);
    }
  } finally {
    await stage.remove();
  }
  return found;
}

async function measuredStates(postgres: ThrowawayPostgres | undefined, only: string) {
  const found: StateCosts[] = [];
  for (const state of COST_STATES) {
    if (!state.name.includes(only)) continue;
    const costs = await stateCosts(state, postgres);
    console.error(`${costs.engine} ${costs.state}`);
    for (const act of costs.acts) console.error(`    ${costLine(act)}`);
    found.push(costs);
  }
  return found;
}

function conditions(started: Date): string {
  const [load = 0] = loadavg();
  const machine = `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.versions.node}`;
  const minutes = Math.round((Date.now() - started.getTime()) / 60_000);
  return `Run on ${started.toISOString().slice(0, 10)} in ${minutes} minutes: ${machine}; load average at the end ${load.toFixed(1)}.`;
}

function writePage(part: string): void {
  const file = join(import.meta.dirname, '..', '..', '..', 'docs', 'reliability.md');
  writeFileSync(file, withPart(readFileSync(file, 'utf8'), COST_MARKS, part));
  console.log('Written to docs/reliability.md.');
}

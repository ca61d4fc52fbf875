// Measures what people's acts cost in the courses that others filled.
import { sendTo, type CostAnswer, type CostCall } from './cost-call.ts';
import { type CostStage, openCostStage } from './cost-stage.ts';
import type { CostAct, CostState } from './state-calls.ts';
import { costOf, costOfCall, isRemarkable, type NamedCost, weight } from './endpoint-costs.ts';
import type { ThrowawayPostgres } from '../../../server/store/testing/throwaway-postgres.ts';

export interface StateCosts {
  readonly state: string;
  readonly engine: CostStage['engine'];
  readonly acts: readonly NamedCost[];
}

const COURSE = 'cost-state';
const LOOP = 3000;
/**
 * For a plagiarism check, or 200 reads: calls that only take long one after the other don't hold up others.
 * Milliseconds.
 */
const PATIENCE = 90_000;
const KEPT = 3;

/** Fills a course and measures each act in it. */
export async function stateCosts(
  state: CostState,
  postgres: ThrowawayPostgres | undefined,
): Promise<StateCosts> {
  const prepare = state.prepare?.(COURSE);
  const stage = await openCostStage(
    postgres,
    state.makesCourse ? [] : [COURSE],
    prepare ? [prepare] : [],
  );
  try {
    await stage.warmUp();
    for (const call of state.fill?.(COURSE) ?? []) {
      const { value } = await costOf(stage, () => sendTo(stage.server.port, call));
      const isAccepted = value !== undefined && value.status < 300;
      if (!isAccepted && !state.isRefused) {
        throw new Error(`${state.name} can't be filled: ${value?.status} ${value?.text}`);
      }
    }
    const acts: NamedCost[] = [];
    for (const act of state.acts) {
      acts.push(...(await actCosts(stage, act)));
    }
    return { state: state.name, engine: stage.engine, acts };
  } finally {
    await stage.remove();
  }
}

async function actCosts(stage: CostStage, act: CostAct): Promise<NamedCost[]> {
  const { what, manner } = act;
  const { cost, value } = await costOf(stage, () => perform(stage, act), PATIENCE);
  const together: NamedCost = { ...cost, what, answer: value ?? NO_ANSWER };
  if (manner !== 'each alone' || !isRemarkable(cost)) return [together];
  const alone: NamedCost[] = [];
  for (const call of act.calls(COURSE)) {
    alone.push(await leastOf(() => costOfCall(stage, nameOf(call), call)));
  }
  alone.sort((one, other) => weight(other) - weight(one));
  return alone.slice(0, KEPT);
}

async function leastOf(measure: () => Promise<NamedCost>): Promise<NamedCost> {
  const first = await measure();
  if (!isRemarkable(first)) return first;
  const second = await measure();
  return weight(second) < weight(first) ? second : first;
}

function nameOf({ method, path, headers }: CostCall): string {
  const who = /-(\w+)$/.exec(headers['cookie'] ?? '')?.[1] ?? 'nobody';
  return `${method} ${path.split('?')[0]?.replace(COURSE, '{courseID}')} as ${who}`;
}

const NO_ANSWER: CostAnswer = { status: 0, bytes: 0, text: '' };

/** Resolves to the last answer. */
async function perform({ server }: CostStage, { calls, manner }: CostAct): Promise<CostAnswer> {
  if (manner === 'at the same time') {
    const answers = await Promise.all([...calls(COURSE)].map((call) => sendTo(server.port, call)));
    return answers.at(-1) ?? NO_ANSWER;
  }
  const end = performance.now() + LOOP;
  let last = NO_ANSWER;
  for (const call of calls(COURSE)) {
    last = await sendTo(server.port, call);
    if (manner === 'for three seconds' && performance.now() > end) break;
  }
  return last;
}

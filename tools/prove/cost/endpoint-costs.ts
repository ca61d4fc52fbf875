// Measures the cost of the worst requests to each endpoint for the server, and a bystander's wait.
import type { Endpoint } from '../../../contract/endpoint.ts';
import { type EndpointName, endpointTable } from '../../../contract/endpoint-table.ts';
import type { ServerCost } from './cost-meter.ts';
import type { CostStage } from './cost-stage.ts';
import { type CostAnswer, type CostCall, sendTo } from './cost-call.ts';
import { type WorstRequest, worstRequests } from './worst-requests.ts';

export interface Cost extends ServerCost {
  /** The longest wait of a person in another course. */
  readonly waited: number;
}

export interface NamedCost extends Cost {
  readonly what: string;
  readonly answer: Pick<CostAnswer, 'status' | 'bytes' | 'text'>;
}

export interface EndpointCosts {
  readonly endpoint: EndpointName;
  readonly engine: CostStage['engine'];
  readonly requests: number;
  /** No request cost more in any respect. */
  readonly most: Cost;
  /** The requests that were measured alone because they were among the expensive ones, the worst first. */
  readonly worst: readonly NamedCost[];
}

/** Targets: milliseconds and megabytes. */
export const AIMS = { held: 100, waited: 250, memory: 500 };
/** The share of a target that a group of requests may cost before each of them is measured alone. */
const UNREMARKABLE = 0.5;
/** A longer request is stopped. Milliseconds. */
const DEADLINE = 10_000;
/** Files are read, and PDFs are made, in threads and processes that have deadlines of their own. */
const DEADLINE_ELSEWHERE = 45_000;
const GROUP = 40;
const ATTEMPTS = 3;
const KEPT = 3;
/** Requests this many times above a target; after so many of them, the others are left out. */
const HOPELESS = 10;
const ENOUGH = 6;

/** The cost and the waits of this work; work that takes longer than the deadline costs that much. */
export async function costOf<Value>(
  stage: CostStage,
  work: () => Promise<Value>,
  deadline = DEADLINE,
): Promise<{ readonly cost: Cost; readonly value: Value | undefined }> {
  let value: Value | undefined;
  let waited = 0;
  const spent = await stage.server.measure(async () => {
    const watched = await stage.bystander().watch(stage.server.pid(), work);
    value = watched.value;
    waited = Math.max(watched.waits.reading, watched.waits.saving);
  }, deadline);
  return { cost: spent === null ? overdue(deadline) : { ...spent, waited }, value };
}

function overdue(deadline: number): Cost {
  const none = { reading: 0, writing: 0, memory: 0 };
  return { ...none, serving: deadline, held: deadline, waited: deadline };
}

/** Sends the worst requests to an endpoint in a course of its own. */
export async function endpointCosts(
  stage: CostStage,
  endpoint: EndpointName,
  course: string,
): Promise<EndpointCosts> {
  const requests = [...worstRequests(endpoint, course)];
  let most: Cost = { serving: 0, held: 0, reading: 0, writing: 0, memory: 0, waited: 0 };
  const worst: NamedCost[] = [];
  for (let at = 0; at < requests.length; at += GROUP) {
    // The endpoint is judged by now, and each of these takes long.
    if (worst.filter((cost) => weight(cost) > HOPELESS).length >= ENOUGH) break;
    const group = requests.slice(at, at + GROUP);
    const deadline = deadlineOf(endpoint);
    const sendAll = async (): Promise<void> => {
      for (const { make } of group) await sendTo(stage.server.port, make());
    };
    const { cost } = await costOf(stage, sendAll, deadline);
    if (isRemarkable(cost)) {
      for (const request of group) {
        const alone = await costAlone(stage, request, deadline);
        worst.push(alone);
        most = larger(most, alone);
      }
    } else {
      most = larger(most, cost);
    }
  }
  worst.sort((one, other) => weight(other) - weight(one));
  const { engine } = stage;
  return { endpoint, engine, requests: requests.length, most, worst: worst.slice(0, KEPT) };
}

function deadlineOf(endpoint: EndpointName): number {
  const { upload, answer }: Endpoint = endpointTable[endpoint];
  return upload || answer === 'binary' ? DEADLINE_ELSEWHERE : DEADLINE;
}

/** One request: other work on the machine makes it slower and never faster, so the least of some attempts counts. */
async function costAlone(
  stage: CostStage,
  { what, make }: WorstRequest,
  deadline: number,
): Promise<NamedCost> {
  let least = await costOfCall(stage, what, make(), deadline);
  for (let attempt = 1; attempt < ATTEMPTS && isWorthRepeating(least); attempt += 1) {
    least = smaller(least, await costOfCall(stage, what, make(), deadline));
  }
  return least;
}

/** The cost of one call. */
export async function costOfCall(
  stage: CostStage,
  what: string,
  call: CostCall,
  deadline = DEADLINE,
): Promise<NamedCost> {
  const sendIt = (): Promise<CostAnswer> => sendTo(stage.server.port, call);
  const { cost, value: answer } = await costOf(stage, sendIt, deadline);
  return { ...cost, what, answer: answer ?? { status: 0, bytes: 0, text: '' } };
}

/** A cost far above its targets isn't accidental. */
function isWorthRepeating(cost: Cost): boolean {
  return isRemarkable(cost) && weight(cost) < HOPELESS;
}

/** Whether a cost comes near its targets. */
export function isRemarkable({ held, waited, memory }: Cost): boolean {
  return (
    held > AIMS.held * UNREMARKABLE ||
    waited > AIMS.waited * UNREMARKABLE ||
    memory > AIMS.memory * UNREMARKABLE * 1.5
  );
}

/** How far a cost is from its targets. */
export function weight({ held, waited, memory }: Cost): number {
  return Math.max(held / AIMS.held, waited / AIMS.waited, memory / AIMS.memory);
}

function larger(one: Cost, other: Cost): Cost {
  return combined(one, other, Math.max);
}

function smaller(one: NamedCost, other: NamedCost): NamedCost {
  return { ...one, ...combined(one, other, Math.min) };
}

function combined(one: Cost, other: Cost, choose: (a: number, b: number) => number): Cost {
  return {
    serving: choose(one.serving, other.serving),
    held: choose(one.held, other.held),
    reading: choose(one.reading, other.reading),
    writing: choose(one.writing, other.writing),
    memory: choose(one.memory, other.memory),
    waited: choose(one.waited, other.waited),
  };
}

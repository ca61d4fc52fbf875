// Puts mixed traffic on servers: callers that each do one activity after the other without a pause, every answer
// checked.
import { Agent } from 'node:http';
import { type HttpCall, send } from './http-callers.ts';
import type { KindOfCall, Wave } from './load-activities.ts';
import { percentile } from './percentile.ts';

interface KindFigures {
  readonly calls: number;
  readonly p50: number;
  readonly p99: number;
  readonly wireBytesEach: number;
}

export interface TrafficFigures {
  readonly calls: number;
  readonly perSecond: number;
  readonly wireBytesPerSecond: number;
  readonly kinds: ReadonlyMap<string, KindFigures>;
}

interface Measured {
  readonly latencies: number[];
  wireBytes: number;
}

const BROWSER_CONNECTIONS = 6;

/** Lets callers work for a time. The cached answers of browsers are in `kept`, by person and address. */
export async function putTraffic(
  ports: readonly number[],
  options: {
    readonly callers: number;
    readonly seconds: number;
    readonly kept: Map<string, string>;
  },
  nextWaves: () => readonly Wave[],
): Promise<TrafficFigures> {
  const measured = new Map<string, Measured>();
  const start = performance.now();
  const end = start + options.seconds * 1000;
  const work = async (caller: number): Promise<void> => {
    const port = ports[caller % ports.length] ?? 0;
    const agent = new Agent({ keepAlive: true, maxSockets: BROWSER_CONNECTIONS });
    while (performance.now() < end) {
      for (const wave of nextWaves()) {
        await Promise.all(wave.map((one) => callOnce(port, agent, one, options.kept, measured)));
      }
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: options.callers }, (_, caller) => work(caller)));
  return figuresOf(measured, (performance.now() - start) / 1000);
}

/** Sends calls that are not measured; answers that browsers may cache are cached. */
export async function sendUnmeasured(
  port: number,
  wave: Wave,
  cache: Map<string, string>,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: BROWSER_CONNECTIONS });
  await Promise.all(wave.map((one) => callOnce(port, agent, one, cache, new Map())));
  agent.destroy();
}

async function callOnce(
  port: number,
  agent: Agent,
  { kind, call, isNewDevice }: KindOfCall,
  cache: Map<string, string>,
  measured: Map<string, Measured>,
): Promise<void> {
  const key = `${call.cookie} ${call.path}`;
  const tag = isNewDevice || call.method !== 'GET' ? undefined : cache.get(key);
  const before = performance.now();
  const outcome = await send(port, agent, withTag(call, tag));
  const latency = performance.now() - before;
  // A response that changed since it was cached is sent in full.
  const isUnchanged = tag !== undefined && outcome.status === 304;
  if (outcome.status !== 200 && !isUnchanged) {
    throw new Error(`${call.method} ${call.path} was answered with ${outcome.status}.`);
  }
  const { etag } = outcome.headers;
  const mayKeep = !String(outcome.headers['cache-control']).includes('no-store');
  if (typeof etag === 'string' && mayKeep) cache.set(key, etag);
  const name = isUnchanged ? `${kind}, unchanged (304)` : kind;
  const figures = measured.get(name) ?? { latencies: [], wireBytes: 0 };
  measured.set(name, figures);
  figures.latencies.push(latency);
  figures.wireBytes += outcome.wireBytes;
}

function withTag(call: HttpCall, tag: string | undefined): HttpCall {
  return tag === undefined ? call : { ...call, headers: { ...call.headers, 'if-none-match': tag } };
}

function figuresOf(measured: ReadonlyMap<string, Measured>, seconds: number): TrafficFigures {
  const kinds = new Map<string, KindFigures>();
  let calls = 0;
  let wireBytes = 0;
  for (const [name, one] of measured) {
    const count = one.latencies.length;
    calls += count;
    wireBytes += one.wireBytes;
    kinds.set(name, {
      calls: count,
      p50: percentile(one.latencies, 0.5),
      p99: percentile(one.latencies, 0.99),
      wireBytesEach: one.wireBytes / count,
    });
  }
  return { calls, perSecond: calls / seconds, wireBytesPerSecond: wireBytes / seconds, kinds };
}

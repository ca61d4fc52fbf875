// Callers that each send one call after the other over a kept connection, as browsers do.
import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import { percentile } from './percentile.ts';

export interface HttpCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly cookie: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface CallOutcome {
  readonly status: number;
  readonly bytes: number;
  /** The bytes received for this answer, including its headers. */
  readonly wireBytes: number;
  readonly headers: NodeJS.Dict<string | string[]>;
}

export interface CallFigures {
  readonly calls: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesEach: number;
  readonly wireBytesEach: number;
}

/** Sends one call and reads the whole answer. */
export function send(port: number, agent: Agent, call: HttpCall): Promise<CallOutcome> {
  const { promise, resolve, reject } = Promise.withResolvers<CallOutcome>();
  const headers: Record<string, string> = { cookie: call.cookie, ...call.headers };
  if (call.body !== undefined) headers['content-type'] = 'application/json';
  const { method, path } = call;
  const outgoing = request(
    { host: '127.0.0.1', port, method, path, agent, headers },
    (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => {
        const wireBytes = (connection?.bytesRead ?? 0) - readBefore;
        resolve({ status: response.statusCode ?? 0, bytes, wireBytes, headers: response.headers });
      });
      response.on('error', reject);
    },
  );
  let connection: Socket | undefined;
  let readBefore = 0;
  outgoing.on('socket', (socket) => {
    connection = socket;
    readBefore = socket.bytesRead;
  });
  outgoing.on('error', reject);
  outgoing.end(call.body);
  return promise;
}

/** Lets callers work for a time; every answer must have the expected status. */
export async function callFor(
  port: number,
  options: { callers: number; seconds: number; status: number | readonly number[] },
  nextCall: (caller: number, round: number) => HttpCall,
): Promise<CallFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.callers });
  const expected = [options.status].flat();
  const latencies: number[] = [];
  let bytes = 0;
  let wireBytes = 0;
  const start = performance.now();
  const end = start + options.seconds * 1000;
  const work = async (caller: number): Promise<void> => {
    for (let round = 0; performance.now() < end; round += 1) {
      const before = performance.now();
      const outcome = await send(port, agent, nextCall(caller, round));
      if (!expected.includes(outcome.status))
        throw new Error(`Expected ${expected.join(' or ')}, got ${outcome.status}`);
      latencies.push(performance.now() - before);
      bytes += outcome.bytes;
      wireBytes += outcome.wireBytes;
    }
  };
  await Promise.all(Array.from({ length: options.callers }, (_, caller) => work(caller)));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return figuresOf(latencies, { seconds, bytes, wireBytes });
}

function figuresOf(
  latencies: readonly number[],
  { seconds, bytes, wireBytes }: { seconds: number; bytes: number; wireBytes: number },
): CallFigures {
  const calls = latencies.length;
  return {
    calls,
    perSecond: calls / seconds,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    bytesEach: bytes / Math.max(1, calls),
    wireBytesEach: wireBytes / Math.max(1, calls),
  };
}

// Counts of requests and of the process in the text format of Prometheus, for monitoring.
import { timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from './setting-values.ts';
import { fail } from './failure.ts';
import { sendFailure } from './send-failure.ts';

/** Upper bounds in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface RouteTimes {
  readonly perBound: number[];
  sum: number;
  count: number;
}

/** Counts every answer and serves the counts at /api/metrics. */
export function registerMetrics(http: FastifyInstance, token: string | undefined): void {
  const answers = new Map<string, number>();
  const times = new Map<string, RouteTimes>();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let underWay = 0;
  http.addHook('onClose', () => void delay.disable());
  http.addHook('onRequest', (_request, _reply, done) => {
    underWay += 1;
    done();
  });
  // After the answer, also when the client disconnected before it.
  http.addHook('onResponse', (request, reply, done) => {
    underWay -= 1;
    const route = `method="${request.method}",route="${request.routeOptions.url ?? 'unknown'}"`;
    const answer = `${route},status="${reply.statusCode}"`;
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
    addTime(times, route, reply.elapsedTime / 1000);
    done();
  });
  http.get('/api/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, token)) return sendFailure(reply, fail('NOT_FOUND'));
    reply.type('text/plain; version=0.0.4; charset=utf-8');
    return [
      ...counter('elenchus_http_requests_total', 'Answered requests.', answers),
      ...histogram('elenchus_http_request_seconds', 'Time until the answer was sent.', times),
      ...gauge('elenchus_http_requests_under_way', 'Requests not answered yet.', underWay),
      ...processFigures(delay.percentile(99) / 1e9),
    ].join('\n');
  });
}

/** Without a token, only a program on the same machine that doesn't forward other callers. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) {
    return isLoopback(request.ip) && request.headers['x-forwarded-for'] === undefined;
  }
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function addTime(times: Map<string, RouteTimes>, route: string, seconds: number): void {
  const of = times.get(route) ?? { perBound: BOUNDS.map(() => 0), sum: 0, count: 0 };
  times.set(route, of);
  of.sum += seconds;
  of.count += 1;
  const place = BOUNDS.findIndex((bound) => seconds <= bound);
  if (place >= 0) of.perBound[place] = (of.perBound[place] ?? 0) + 1;
}

function counter(name: string, help: string, values: ReadonlyMap<string, number>): string[] {
  const lines = [...values].map(([labels, value]) => `${name}{${labels}} ${value}`);
  return [...head(name, help, 'counter'), ...lines];
}

function histogram(name: string, help: string, times: ReadonlyMap<string, RouteTimes>): string[] {
  const lines = [...times].flatMap(([route, { perBound, sum, count }]) => {
    let below = 0;
    const buckets = perBound.map((own, place) => {
      below += own;
      return `${name}_bucket{${route},le="${BOUNDS[place]}"} ${below}`;
    });
    return [
      ...buckets,
      `${name}_bucket{${route},le="+Inf"} ${count}`,
      `${name}_sum{${route}} ${sum}`,
      `${name}_count{${route}} ${count}`,
    ];
  });
  return [...head(name, help, 'histogram'), ...lines];
}

function processFigures(delaySeconds: number): string[] {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  const started = Math.round(Date.now() / 1000 - process.uptime());
  return [
    ...head('process_cpu_seconds_total', 'Processor time used.', 'counter'),
    `process_cpu_seconds_total ${(user + system) / 1e6}`,
    ...gauge('process_resident_memory_bytes', 'Memory in use.', rss),
    ...gauge('nodejs_heap_used_bytes', 'Memory of the heap in use.', heapUsed),
    ...gauge('nodejs_eventloop_lag_p99_seconds', 'How late the event loop was.', delaySeconds),
    ...gauge('process_start_time_seconds', 'When the process began.', started),
    '',
  ];
}

function gauge(name: string, help: string, value: number): string[] {
  return [...head(name, help, 'gauge'), `${name} ${Number.isFinite(value) ? value : 0}`];
}

function head(name: string, help: string, type: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

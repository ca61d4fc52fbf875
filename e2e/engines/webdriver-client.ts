// Speaks the W3C WebDriver protocol: one HTTP request for each command.
import { setTimeout as pause } from 'node:timers/promises';

export interface DriverClient {
  /** Sends a command of the session; fails after 30 seconds. */
  command<Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value>;
}

const LIMIT_MS = 30_000;

/** Waits until the driver listens, and opens a session. */
export async function connectDriver(address: string, wanted: object): Promise<DriverClient> {
  await untilItListens(address);
  const body = { capabilities: { alwaysMatch: wanted } };
  const { sessionId } = await send<{ sessionId: string }>(address, 'POST', '/session', body);
  return {
    command: (method, path, values) =>
      send(address, method, `/session/${sessionId}${path}`, values),
  };
}

async function untilItListens(address: string): Promise<void> {
  const until = Date.now() + LIMIT_MS;
  while (Date.now() < until) {
    const answer = await fetch(`${address}/status`).catch(() => null);
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error('The driver doesn’t listen.');
}

async function send<Value>(
  address: string,
  method: string,
  path: string,
  body?: object,
): Promise<Value> {
  const response = await fetch(address + path, {
    method,
    signal: AbortSignal.timeout(LIMIT_MS),
    // WebDriver requires a body in every POST.
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = (await response.json()) as { value: Value };
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
  return value;
}

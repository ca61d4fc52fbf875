// Answers calls and documents of a page in place of the server, like Playwright's `route`. That one turns off the
// browser's cache, so that every page fetches and compiles all scripts again; this one leaves the scripts alone.
import type { APIResponse, CDPSession, Page } from '@playwright/test';

/** The ways to answer a paused call. */
export interface CallRoute {
  readonly method: string;
  /** The body of the call. */
  readonly data: unknown;
  /** The answer that the server gives, or would give at another address. */
  fetch(address?: string): Promise<APIResponse>;
  fulfill(answer: {
    readonly response?: APIResponse;
    readonly json?: unknown;
    readonly status?: number;
  }): Promise<void>;
  abort(): Promise<void>;
}

type Calls = RegExp | `/${string}`;
type Answer = (route: CallRoute) => Promise<void>;

interface Paused {
  readonly requestId: string;
  readonly request: {
    readonly url: string;
    readonly method: string;
    readonly postData?: string;
    readonly headers: Readonly<Record<string, string>>;
  };
}

interface Routes {
  readonly session: CDPSession;
  /** The one that was added last is used first. */
  answers: readonly (readonly [calls: Calls, answer: Answer])[];
}

const routesOf = new WeakMap<Page, Routes>();

/** From now on, calls with this path are answered here: `*` means one part of it, `**` any number of them. */
export async function routeCalls(page: Page, calls: Calls, answer: Answer): Promise<void> {
  const routes = routesOf.get(page) ?? (await pauseCalls(page));
  routes.answers = [[calls, answer], ...routes.answers];
}

/** The server answers all calls again. */
export async function unrouteCalls(page: Page): Promise<void> {
  const routes = routesOf.get(page);
  routesOf.delete(page);
  await routes?.session.detach();
}

async function pauseCalls(page: Page): Promise<Routes> {
  const session = await page.context().newCDPSession(page);
  const routes: Routes = { session, answers: [] };
  routesOf.set(page, routes);
  session.on('Fetch.requestPaused', (paused) => void answerPaused(page, routes, paused));
  const patterns = [
    { urlPattern: '*/api/*' },
    { urlPattern: '*', resourceType: 'Document' },
  ] as const;
  await session.send('Fetch.enable', { patterns: [...patterns] });
  return routes;
}

async function answerPaused(page: Page, routes: Routes, paused: Paused): Promise<void> {
  const { session } = routes;
  const { pathname } = new URL(paused.request.url);
  const [, answer] = routes.answers.find(([calls]) => fits(calls, pathname)) ?? [];
  try {
    if (answer) await answer(routeOf(page, session, paused));
    else await session.send('Fetch.continueRequest', { requestId: paused.requestId });
  } catch {
    // A page that was left in the meantime no longer waits for it.
  }
}

function fits(calls: Calls, pathname: string): boolean {
  if (calls instanceof RegExp) return calls.test(pathname);
  const parts = { '**': '.*', '*': '[^/]*' } as const;
  const pattern = calls.replaceAll(/\*\*?/g, (star) => parts[star === '*' ? '*' : '**']);
  return new RegExp(`^${pattern}$`).test(pathname);
}

function routeOf(page: Page, session: CDPSession, { requestId, request }: Paused): CallRoute {
  const { url, method, headers, postData } = request;
  return {
    method,
    data: postData === undefined ? undefined : JSON.parse(postData),
    fetch: (address = url) => page.request.fetch(address, { method, headers, data: postData }),
    fulfill: async ({ response, json, status = response?.status() ?? 200 }) => {
      const body = response && json === undefined ? await response.body() : JSON.stringify(json);
      await session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: status,
        responseHeaders: headersOf(response),
        body: Buffer.from(body).toString('base64'),
      });
    },
    abort: async () => {
      await session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
    },
  };
}

/** Without the headers about the body as it was sent. */
function headersOf(response?: APIResponse) {
  const type = { name: 'content-type', value: 'application/json' };
  const sent = response?.headersArray() ?? [type];
  return sent.filter(({ name }) => !/^content-(length|encoding)$|^transfer-/i.test(name));
}

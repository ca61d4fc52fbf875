// Records which endpoints that read the whole class a screen has called, and whether it is one that may.
import { endpointTable, type EndpointName } from '@elenchus/contract/endpoint-table.ts';
import type { Endpoint } from '@elenchus/contract/endpoint.ts';
import type { Page, Request } from '@playwright/test';
import { WHOLE_CLASS_SCREENS } from '../../tools/bench/whole-class-screens.ts';
import type { CatalogEntry } from './catalog-entry.ts';

interface Template {
  readonly name: EndpointName;
  readonly method: string;
  readonly path: RegExp;
  readonly wholeClass: Endpoint['wholeClass'];
}

const TEMPLATES: readonly Template[] = Object.entries<Endpoint>(endpointTable).flatMap(
  ([name, { wholeClass }]) => {
    const [method = '', path = ''] = name.split(' ');
    const pattern = path.replaceAll(/\{\w+\}/g, '[^/]+');
    return isEndpoint(name) ? [{ name, method, path: new RegExp(`^${pattern}$`), wholeClass }] : [];
  },
);

function isEndpoint(name: string): name is EndpointName {
  return Object.hasOwn(endpointTable, name);
}

/** The endpoint of a call, if the call reads the whole class. */
export function wholeClassCall(method: string, address: string): EndpointName | undefined {
  const { pathname, searchParams } = new URL(address, 'http://x');
  const found = TEMPLATES.find((each) => each.method === method && each.path.test(pathname));
  if (found?.wholeClass === undefined) return undefined;
  const isPart = found.wholeClass !== true && searchParams.has(found.wholeClass.unless);
  return isPart ? undefined : found.name;
}

export interface CallRecord {
  /** The calls for the whole class since the last time. */
  take(): readonly EndpointName[];
  stop(): void;
}

/** Listens to the page's requests; too cheap for a walk to notice. */
export function recordWholeClassCalls(page: Page): CallRecord {
  const calls = new Set<EndpointName>();
  const listen = (request: Request): void => {
    const name = wholeClassCall(request.method(), request.url());
    if (name !== undefined) calls.add(name);
  };
  page.on('request', listen);
  return {
    take() {
      const names = [...calls];
      calls.clear();
      return names;
    },
    stop: () => void page.off('request', listen),
  };
}

type Place = Pick<CatalogEntry, 'address' | 'shows'>;

/**
 * The whole-class calls that an entry makes although nothing on its screen is about the whole class. The entry
 * before it in the same page may still be loading: a screen loads its content again when a dialog over it closes.
 */
export function beyond(
  entry: Place,
  calls: readonly EndpointName[],
  before?: Place,
): readonly string[] {
  const inSight = new Set(
    [entry, ...(before ? [before] : [])].flatMap(({ address, shows }) => [
      placeOf(address),
      ...shows,
    ]),
  );
  const rows = WHOLE_CLASS_SCREENS.filter(({ places }) => places.some((one) => inSight.has(one)));
  const may = new Set(rows.flatMap((row) => row.calls));
  return calls
    .filter((name) => !may.has(name))
    .map((name) => `asks about the whole class: ${name} (see whole-class-screens.ts)`);
}

/**
 * 'design grading/students', 'grading words', 'desk'; a part of a list that shows one student says so: 'design
 * grading/students (one)'.
 */
export function placeOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://x');
  const screen = pathname.split('/')[2] ?? 'course';
  if (searchParams.has('evaluationId')) return 'desk';
  const tabs = ['tab', 'sub'].flatMap((name) => searchParams.get(name) ?? []).join('/');
  const isOne = ['work', 'student', 'log', 'pair'].some((name) => searchParams.has(name));
  return `${screen} ${tabs}${isOne ? ' (one)' : ''}`.trim();
}

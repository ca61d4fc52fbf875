// Every seed as every caller, and every seed with one thing changed at every place: finding these needs no luck.
import type { Endpoint } from '@elenchus/contract/endpoint.ts';
import { type EndpointName, endpointTable } from '@elenchus/contract/endpoint-table.ts';
import { FORM_TYPE, type Role, ROLES, type Seed } from '@elenchus/contract/endpoint.examples.ts';
import { seedsOf } from '@elenchus/contract/endpoint-table.examples.ts';
import { JSON_TYPE, RAW_PARTS, RAW_QUERIES, WRONG_TYPES } from './fuzz-raw.ts';
import { type FuzzRequest, insiderOf } from './fuzz-requests.ts';
import { HOSTILE_TEXTS, NEIGHBORS } from './fuzz-words.ts';

/** At every place, whatever the random seed. */
const ALWAYS: readonly unknown[] = [
  undefined,
  null,
  1.5,
  [],
  '',
  'a\0b',
  '\uD800',
  '2026-02-31',
  '%',
  'x'.repeat(200_001),
];

/** Some of these at every place, others in another run. */
const SOMETIMES: readonly unknown[] = [
  ...HOSTILE_TEXTS,
  ...NEIGHBORS,
  true,
  2 ** 53,
  {},
  -0,
  -1,
  1e308,
  5e-324,
  ['x'],
  [null],
  { toString: 'x' },
  'x'.repeat(65),
  'x'.repeat(201),
  'x'.repeat(1001),
  'x'.repeat(2001),
  'x'.repeat(200_000),
  '0000-00-00',
  '2026-13-01',
  '9999-12-31',
  '2027-02-29',
];

export interface MutantChoice {
  readonly seed: number;
  /** How many of the values that are not always tried are tried at each place. */
  readonly extras: number;
}

/** The seeds of an endpoint as they are, from somebody who may send them. */
export function seedRequestsOf(name: EndpointName): FuzzRequest[] {
  const insider = insiderOf(endpointTable[name]);
  return seedsOf(name).map((seed) => requestOf(name, seed.role ?? insider, seed));
}

/** The requests to one endpoint. */
export function mutantsOf(name: EndpointName, { seed, extras }: MutantChoice): FuzzRequest[] {
  const endpoint: Endpoint = endpointTable[name];
  const seeds = seedsOf(name);
  let drawn = seed;
  const draw = (): readonly unknown[] => {
    drawn += 7;
    return Array.from(
      { length: extras },
      (_, at) => SOMETIMES[(drawn + at * 11) % SOMETIMES.length],
    );
  };
  return seeds.flatMap((each, place) => {
    const insider = each.role ?? insiderOf(endpoint);
    const others = ROLES.filter((role) => role !== insider);
    // Items of other types go through the same checks: fewer values for them.
    const values = (): readonly unknown[] =>
      place === 0 ? [...ALWAYS, ...draw()] : draw().slice(0, Math.ceil(extras / 2));
    const neighbors = place === 0 ? NEIGHBORS.slice(0, 2 + extras) : [];
    return [
      ...[insider, ...others].map((role) => requestOf(name, role, each)),
      ...bodyMutants(each, values, neighbors).map((body) =>
        requestOf(name, insider, { ...each, body }),
      ),
      ...queryMutants(endpoint, each, values).map((query) =>
        requestOf(name, insider, { ...each, query }),
      ),
      ...(place === 0 ? rawMutants(name, insider, each) : []),
    ];
  });
}

/** The seed as a request. */
function requestOf(name: EndpointName, role: Role, seed: Seed): FuzzRequest {
  const template = name.split(' ')[1] ?? '';
  const path = template.replaceAll(/\{(\w+)\}/g, (_all, place: string) =>
    place === 'courseID' ? 'COURSE' : encodeURIComponent(seed.params?.[place] ?? 'sue'),
  );
  const pairs = Object.entries(seed.query ?? {}).flatMap(([key, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(key)}=${queryText(value)}`],
  );
  const json = seed.body === undefined ? undefined : JSON.stringify(seed.body);
  const type = seed.form === undefined ? json && JSON_TYPE : FORM_TYPE;
  return {
    name,
    role,
    url: pairs.length > 0 ? `${path}?${pairs.join('&')}` : path,
    headers: type === undefined ? {} : { 'content-type': type },
    payload: seed.form ?? json,
  };
}

function queryText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.slice(0, 5000).toWellFormed());
}

type Path = readonly (string | number)[];

/** Every place inside a value, and the list around each entry. */
function placesIn(value: unknown): Path[] {
  const places: Path[] = [];
  const open: (readonly [Path, unknown])[] = [[[], value]];
  while (open.length > 0) {
    const [path, inner] = open.pop() ?? [[], null];
    if (typeof inner !== 'object' || inner === null) continue;
    for (const [key, next] of Object.entries(inner)) {
      const deeper = [...path, Array.isArray(inner) ? Number(key) : key];
      places.push(deeper);
      open.push([deeper, next]);
    }
  }
  return places;
}

function holderAt(body: unknown, path: Path): Record<string | number, unknown> {
  let holder = body as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) holder = holder[key] as typeof holder;
  return holder;
}

/** A copy with another value at one place; undefined removes the place. */
function withValue(body: unknown, path: Path, value: unknown): unknown {
  const copy: unknown = structuredClone(body);
  holderAt(copy, path)[path.at(-1) ?? ''] = value;
  return copy;
}

/** A copy in which the list that contains the place has a good entry and, after it, the changed one. */
function withBadNeighbor(body: unknown, path: Path, value: unknown): unknown[] {
  const inList = path.findLastIndex((key) => typeof key === 'number');
  if (inList < 0) return [];
  const around = path.slice(0, inList + 1);
  const copy: unknown = structuredClone(body);
  const list = holderAt(copy, around) as unknown as unknown[];
  const changed = holderAt(withValue(body, path, value), around)[around.at(-1) ?? 0];
  list.push(changed);
  return [copy];
}

function bodyMutants(
  { body }: Seed,
  values: () => readonly unknown[],
  neighbors: readonly string[],
): unknown[] {
  if (typeof body !== 'object' || body === null) return [];
  return [
    ...placesIn(body).flatMap((path) => [
      ...valuesNear(holderAt(body, path)[path.at(-1) ?? '']).map((value) =>
        withValue(body, path, value),
      ),
      ...values().map((value) => withValue(body, path, value)),
      ...neighbors.flatMap((value) => withBadNeighbor(body, path, value)),
    ]),
    { ...body, isInstructor: true, role: 'instructor', course: 'OTHER', usernameKey: 'sue' },
  ];
}

/** A value that is almost valid gets further than one that is far off. */
function valuesNear(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 0.5, -value - 1, value * 1e6, 2 ** 53];
  const text = String(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return ['2026-02-31', '2026-9-4', '0000-00-00', `${text}T00`];
  if (/^\d\d:\d\d$/.test(text)) return ['25:61', '1:5', '99:00'];
  if (/^-?\d+(\.\d)?$/.test(text)) return [`${text}.55`, `-${text}`, '1e309', 'NaN', '999999'];
  if (/^\w+\/\w+$/.test(text)) return ['Mars/Olympus'];
  return text.includes('|||') ? [`${text}|||`, '|||'] : [];
}

function queryMutants({ query }: Endpoint, seed: Seed, values: () => readonly unknown[]) {
  if (query === undefined) return [];
  return Object.entries(seed.query ?? {}).flatMap(([key, good]) =>
    [...values(), ...valuesNear(good)].map((value) => ({ ...seed.query, [key]: value })),
  );
}

/** Other addresses, other types of content, the same field twice. */
function rawMutants(name: EndpointName, role: Role, seed: Seed): FuzzRequest[] {
  const good = requestOf(name, role, seed);
  const last = /\{(username|evaluationId)\}$/.test(name) ? good.url.lastIndexOf('/') + 1 : -1;
  const addresses = [
    ...(last < 0 ? [] : RAW_PARTS.map((part) => good.url.slice(0, last) + part)),
    ...(name.includes('{courseID}') ? RAW_PARTS.slice(0, 8) : []).map((part) =>
      good.url.replace('COURSE', part),
    ),
    good.url.replace('COURSE', 'OTHER'),
    ...(name.startsWith('GET') ? RAW_QUERIES.map((raw) => good.url.split('?')[0] + raw) : []),
  ];
  const types = seed.body === undefined ? [] : WRONG_TYPES;
  const twice = good.payload?.startsWith('{"username"')
    ? [{ ...good, payload: good.payload.replace('{', '{"username":"ina",') }]
    : [];
  return [
    ...addresses.map((url) => ({ ...good, url })),
    ...types.map((type) => ({ ...good, headers: { 'content-type': type } })),
    ...twice,
  ];
}

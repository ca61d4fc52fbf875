// The worst requests to an endpoint: each of its fields with each of the worst contents, in calls that are
// otherwise valid, so that they get past the first checks.
import type { Endpoint } from '../../../contract/endpoint.ts';
import {
  type ContentKind,
  type FileKind,
  FORM_TYPE,
  type Role,
  type Seed,
} from '../../../contract/endpoint.examples.ts';
import { seedsOf } from '../../../contract/endpoint-table.examples.ts';
import { type EndpointName, endpointTable } from '../../../contract/endpoint-table.ts';
import { DATA_TYPES } from '@elenchus/domain/design/data-types.ts';
import { JSON_TYPE } from '../../../server/testing/fuzz/fuzz-raw.ts';
import { type ContractField, fieldsOfEndpoint, FILE } from './contract-fields.ts';
import type { CostCall } from './cost-call.ts';
import { OTHER_COURSE, roleCookie } from './cost-stage.ts';
import { kindOf } from './field-table.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { longLists, valueAt, withValue } from './worst-bodies.ts';
import { worstForms } from './worst-files.ts';

export interface WorstRequest {
  readonly what: string;
  /** Built only when it is sent: some have 30 MB. */
  readonly make: () => CostCall;
}

/** The room in a URL: Node refuses longer headers. */
const MOST_OF_URL = 8000;
const LONGEST_TEXT = 8_000_000;

/** The worst requests to an endpoint in a course; `scale` makes long fields shorter. */
export function* worstRequests(
  endpoint: EndpointName,
  course: string,
  scale = 1,
): Generator<WorstRequest> {
  const seeds = usualCalls(endpoint);
  for (const seed of seeds) {
    yield { what: 'a usual call', make: () => callOf(endpoint, course, seed) };
  }
  // Long lists last: the course is large after them.
  const fields = fieldsOfEndpoint(endpoint).toSorted(
    (one, other) => Number(one.isList ?? false) - Number(other.isList ?? false),
  );
  for (const field of fields) {
    for (const seed of seedsFor(field, seeds, scale)) {
      for (const { name, make } of contentsOf(field, seed, scale)) {
        const subject = subjectOf(field, seed);
        const what = `${subject}: ${name}`;
        yield {
          what,
          make: () => callOf(endpoint, course, withContent(seed, field.place, make())),
        };
      }
    }
  }
}

function usualCalls(endpoint: EndpointName): readonly Seed[] {
  const seeds = seedsOf(endpoint);
  return endpoint.includes('/designConsequences/') ? seeds.slice(0, 1) : seeds;
}

/** The calls in which a field can be at its worst: those that have it, or else the first. */
function seedsFor(
  { endpoint, place }: ContractField,
  seeds: readonly Seed[],
  scale: number,
): readonly Seed[] {
  const [part = '', ...rest] = place.split('.');
  if (endpoint.includes('/courseDesign/update/') && place.includes('[].')) {
    return designSeeds(rest, scale < 1);
  }
  if (part !== 'body') return seeds.slice(0, 1);
  const having = seeds.filter(({ body }) => valueAt(body, rest.join('.')) !== undefined);
  return (having.length > 0 ? having : seeds).slice(0, 1);
}

/** Types of items whose texts people write; the others are settings. */
const WRITTEN: ReadonlySet<unknown> = new Set(['faq', 'persona', 'question', 'rubric', 'thesis']);

/** An item of each type; `dataText` is tried in all of them, the other fields in those of the usual calls. */
function designSeeds([, field = '']: readonly string[], isShort: boolean): Seed[] {
  const seeds = seedsOf('POST /api/courseDesign/update/{courseID}');
  const known = seeds.map(
    ({ body }) => (body as { designData: Record<string, unknown>[] }).designData[0],
  );
  return DATA_TYPES.flatMap((dataType) => {
    const like = known.find((item) => item?.['dataType'] === dataType);
    const hasField = like !== undefined && (!isShort || WRITTEN.has(dataType));
    if (!hasField && field !== 'dataText') return [];
    return [{ body: { designData: [like ?? { dataType, dataID: 'OPEN', dataText: 'Yes' }] } }];
  });
}

/** The words of the report: the place, and the type of an item. */
function subjectOf({ place }: ContractField, { body }: Seed): string {
  const type = place.includes('designData[].') ? valueAt(body, 'designData[].dataType') : undefined;
  return typeof type === 'string' ? `${place} of ${type}` : place;
}

interface Content {
  readonly name: string;
  readonly make: () => unknown;
}

function contentsOf(field: ContractField, seed: Seed, scale: number): Content[] {
  const { endpoint, place, most } = field;
  const kind = kindOf(endpoint, place) ?? 'word';
  const [part = '', ...rest] = place.split('.');
  if (kind === 'list') {
    const values = part === 'query' ? seed.query : seed.body;
    const entry = valueAt(values, `${rest.join('.')}[]`) ?? exampleOf(rest.at(-1) ?? '');
    return part === 'query' ? [] : longLists(field, entry, scale);
  }
  if (place === FILE) return worstForms(kind as FileKind, scale);
  const room =
    part === 'body' ? (most ?? LONGEST_TEXT) : Math.min(most ?? MOST_OF_URL, MOST_OF_URL);
  // Short texts stay as long as allowed.
  const length = room > 1000 ? Math.ceil(room * scale) : room;
  const texts = HOSTILE_TEXTS[contentKind(field, seed, kind as ContentKind, scale)];
  // In a short form, names get a third of the contents: different ones for the next field.
  const isThinned = scale < 1 && room <= 1000;
  return texts
    .filter((_text, at) => !isThinned || at % 3 === place.length % 3)
    .map(({ name, make }) => ({ name, make: () => make(length).toWellFormed() }));
}

/** In a short form, settings get fewer contents. */
function contentKind(
  { place }: ContractField,
  { body }: Seed,
  kind: ContentKind,
  scale: number,
): ContentKind {
  const type = place.includes('designData[].') ? valueAt(body, 'designData[].dataType') : undefined;
  const isSetting = type !== undefined && !WRITTEN.has(type);
  return isSetting && scale < 1 && kind.startsWith('design') ? 'design number' : kind;
}

/** An entry of a list that the usual call doesn't have. */
function exampleOf(name: string): unknown {
  if (name === 'optionSteps') return { from: ['Yes', 'No'], numbers: [2, 1] };
  if (name === 'numbers') return 1;
  return name === 'from' ? 'Yes' : 'sue';
}

interface SentForm {
  readonly payload: Uint8Array;
  readonly contentType: string;
}

type FilledSeed = Seed & Partial<SentForm>;

function withContent(seed: Seed, place: string, value: unknown): FilledSeed {
  const [part = '', ...rest] = place.split('.');
  const name = rest.join('.');
  if (part === FILE) return { ...seed, ...(value as SentForm) };
  if (part === 'path') return { ...seed, params: { ...seed.params, [name]: String(value) } };
  if (part === 'query') return { ...seed, query: { ...seed.query, [name]: value } };
  return { ...seed, body: withValue(seed.body, name, value) };
}

function callOf(endpoint: EndpointName, course: string, seed: FilledSeed): CostCall {
  const [method = '', template = ''] = endpoint.split(' ');
  const path = template.replaceAll(/\{(\w+)\}/g, (_all, place: string) =>
    place === 'courseID' ? course : encodeURIComponent(seed.params?.[place] ?? 'sue'),
  );
  const pairs = Object.entries(seed.query ?? {}).map(([key, value]) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    return `${encodeURIComponent(key)}=${encodeURIComponent(text.replace('OTHER', OTHER_COURSE))}`;
  });
  const form = seed.payload ?? seed.form;
  const json = seed.body === undefined ? undefined : filled(course, seed.body);
  const type = form === undefined ? json && JSON_TYPE : (seed.contentType ?? FORM_TYPE);
  return {
    method,
    path: pairs.length > 0 ? `${path}?${pairs.join('&').slice(0, MOST_OF_URL)}` : path,
    headers: {
      cookie: roleCookie(course, seed.role ?? insiderOf(endpoint)),
      ...(type !== undefined && { 'content-type': type }),
    },
    body: form ?? json,
  };
}

let made = 0;

function filled(course: string, body: unknown): string {
  made += 1;
  return JSON.stringify(body)
    .replaceAll('"COURSE"', JSON.stringify(course))
    .replaceAll('"NEW"', `"new-${made}"`);
}

/** The role that reaches the handler. */
function insiderOf(endpoint: EndpointName): Role {
  const { gate }: Endpoint = endpointTable[endpoint];
  if (gate === 'administrator') return 'admin';
  return gate === 'save answers' ? 'student' : 'instructor';
}

// Requests to every endpoint of the contract, from any caller: valid, with one fault, or nonsense.
import { type Role, ROLES } from '@elenchus/contract/endpoint.examples.ts';
import type { Endpoint } from '@elenchus/contract/endpoint.ts';
import { type EndpointName, endpointTable } from '@elenchus/contract/endpoint-table.ts';
import * as fc from 'fast-check';
import {
  GARBAGE_BODIES,
  JSON_TYPE,
  ODD_HEADERS,
  RAW_PARTS,
  RAW_QUERIES,
  WRONG_TYPES,
} from './fuzz-raw.ts';
import { textFor, valuesOf, withOneFault } from './fuzz-values.ts';
import { HOSTILE_TEXTS } from './fuzz-words.ts';

/** How far a request keeps to the contract. */
type Manner = 'valid' | 'one fault' | 'garbage';

export interface FuzzRequest {
  readonly name: EndpointName;
  readonly role: Role;
  /** With COURSE in place of the current course; ENTRY in a body is an entry of its history of grades. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
}

/** Who can reach the handler; half of the requests are from them. */
export function insiderOf({ gate }: Endpoint): Role {
  if (gate === 'administrator') return 'admin';
  return gate === 'save answers' ? 'student' : 'instructor';
}

/** Any request to an endpoint. */
export function requestsTo(name: EndpointName): fc.Arbitrary<FuzzRequest> {
  const endpoint: Endpoint = endpointTable[name];
  const manners = fc.constantFrom<Manner>('valid', 'valid', 'one fault', 'one fault', 'garbage');
  const roles = fc.oneof(fc.constant(insiderOf(endpoint)), fc.constantFrom(...ROLES));
  return fc.tuple(roles, manners).chain(([role, manner]) =>
    fc.record({
      name: fc.constant(name),
      role: fc.constant(role),
      url: fc
        .tuple(pathsOf(name, manner), queriesOf(endpoint, manner))
        .map(([path, query]) => `${path}${query}`),
      ...bodyParts(endpoint, manner),
    }),
  );
}

function pathsOf(name: EndpointName, manner: Manner): fc.Arbitrary<string> {
  const template = name.split(' ')[1] ?? '';
  const places = [...template.matchAll(/\{(\w+)\}/g)].flatMap((match) => match[1] ?? []);
  const parts = places.map((place) => {
    if (place === 'courseID') {
      const others = fc.constantFrom('no-such-course', 'OTHER', ...RAW_PARTS);
      return manner === 'garbage'
        ? fc.oneof(fc.constant('COURSE'), others)
        : fc.oneof(
            { weight: 9, arbitrary: fc.constant('COURSE') },
            { weight: 1, arbitrary: others },
          );
    }
    const encoded = textFor(place).map((text) => encodeURIComponent(text.toWellFormed()));
    return manner === 'garbage' ? fc.oneof(encoded, fc.constantFrom(...RAW_PARTS)) : encoded;
  });
  return fc.tuple(...parts).map((values) => {
    let at = -1;
    return template.replaceAll(/\{\w+\}/g, () => values[(at += 1)] ?? '');
  });
}

function queriesOf({ query }: Endpoint, manner: Manner): fc.Arbitrary<string> {
  if (manner === 'garbage') return fc.oneof(fc.constant(''), fc.constantFrom(...RAW_QUERIES));
  if (query === undefined) return fc.constant('');
  const good = valuesOf(query);
  return (manner === 'valid' ? good : fc.oneof(good, withOneFault(good))).map(queryText);
}

function queryText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const pairs = Object.entries(value).map(([key, inner]) =>
    [key, typeof inner === 'string' ? inner : (JSON.stringify(inner) ?? '')]
      .map((text) => encodeURIComponent(text.slice(0, 5000).toWellFormed()))
      .join('='),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

interface BodyParts {
  readonly headers: fc.Arbitrary<Readonly<Record<string, string>>>;
  readonly payload: fc.Arbitrary<string | undefined>;
}

function bodyParts(endpoint: Endpoint, manner: Manner): BodyParts {
  if (manner === 'garbage') {
    return {
      headers: fc
        .tuple(
          fc.constantFrom(JSON_TYPE, JSON_TYPE, ...WRONG_TYPES),
          fc.constantFrom(...ODD_HEADERS),
        )
        .map(([type, odd]) => ({ 'content-type': type, ...odd })),
      payload: fc.oneof(fc.constantFrom(...GARBAGE_BODIES), fc.string({ unit: 'binary' })),
    };
  }
  if (endpoint.upload) return uploadParts();
  const headers = fc.constant({ 'content-type': JSON_TYPE });
  if (endpoint.body === undefined)
    return { headers: fc.constant({}), payload: fc.constant(undefined) };
  const good = valuesOf(endpoint.body);
  const values = manner === 'valid' ? good : withOneFault(good);
  return { headers, payload: values.map((value) => JSON.stringify(value) ?? 'null') };
}

/** A form with a file of a few rows with any content. */
function uploadParts(): BodyParts {
  const cell = fc.oneof(
    textFor('username'),
    fc.constantFrom(...HOSTILE_TEXTS, '"', '"a""b', 'a,b'),
  );
  const row = fc.tuple(cell, cell).map((cells) => cells.join(','));
  const head = fc.constantFrom('netID,full name', 'netID;full name', 'full name,netID', 'x,y', '');
  const file = fc.constantFrom(
    'a.csv',
    'a.xlsx',
    'a.xls',
    'a.exe',
    '',
    '..\\..\\a.csv',
    '\u202Evsc.csv',
  );
  return {
    headers: fc.constant({ 'content-type': 'multipart/form-data; boundary=xxx' }),
    payload: fc
      .tuple(file, head, fc.array(row, { maxLength: 4 }))
      .map(([name, first, rows]) =>
        [
          '--xxx',
          `content-disposition: form-data; name="file"; filename="${name}"`,
          '',
          [first, ...rows].join('\n'),
          '--xxx--',
          '',
        ].join('\r\n'),
      ),
  };
}

// Lists the errors of the catalog that a call can answer: those common to calls of its kind, and its own.
import { type Endpoint, writesIn } from './endpoint.ts';
import { endpointTable, type EndpointName } from './endpoint-table.ts';
import type { ErrorCode } from './error-catalog.ts';

/** Every error that a call can answer. */
export function documentedErrors(name: EndpointName): ReadonlySet<ErrorCode> {
  const endpoint: Endpoint = endpointTable[name];
  const [method = '', path = ''] = name.split(' ');
  const takesBody = endpoint.body !== undefined || endpoint.upload !== undefined;
  const takesInput = takesBody || endpoint.query !== undefined || path.includes('{');
  const found: readonly (readonly [boolean, readonly ErrorCode[]])[] = [
    [true, ['BAD_REQUEST', 'REQUEST_TIMEOUT', 'HEADERS_TOO_LARGE']],
    [true, ['INTERNAL_ERROR', 'STORAGE_UNAVAILABLE']],
    [takesInput, ['INVALID_INPUT']],
    [endpoint.gate !== 'anyone', ['NOT_LOGGED_IN']],
    [endpoint.gate !== 'anyone' && endpoint.gate !== 'administrator', ['FORBIDDEN']],
    [takesTurns(name, endpoint), ['BUSY']],
    [method !== 'GET', ['FOREIGN_ORIGIN', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']],
    [paced(endpoint, method), ['SAVING_TOO_FAST']],
    [path.includes('{courseID}'), ['COURSE_NOT_FOUND']],
    [
      path.includes('{courseID}') && writesIn(endpoint) !== 'scheduledForDeletion',
      ['COURSE_CLOSED'],
    ],
    [
      path.includes('{courseID}') && method !== 'GET' && writesIn(endpoint) === 'open',
      ['COURSE_ARCHIVED'],
    ],
    [endpoint.target !== 'none', ['USER_NOT_FOUND']],
    [endpoint.target !== 'none' && method !== 'GET', ['SOMEONE_ELSE_NOW']],
    [true, endpoint.errors ?? []],
  ];
  return new Set(found.flatMap(([applies, codes]) => (applies ? codes : [])));
}

/** A person's reads and large calls take turns, and too many at once are refused. */
function takesTurns(name: EndpointName, { costly, wholeClass }: Endpoint): boolean {
  return name.startsWith('GET ') || costly === true || wholeClass !== undefined;
}

/** Whether the call counts toward how much a person saves in a time. */
function paced(endpoint: Endpoint, method: string): boolean {
  const { gate, worksIn, upload } = endpoint;
  if (upload || gate === 'make a PDF') return false;
  const isPersonal = gate !== 'anyone' && gate !== 'administrator';
  return isPersonal && method !== 'GET' && worksIn !== 'closed, reading';
}

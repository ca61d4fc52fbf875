// The form of an example: who gets what from a call, requests that succeed, and what its fields contain. Examples are
// for tests and tools, and the product imports none of them.
import type { Endpoint } from './endpoint.ts';
import type { CallOf, EndpointName, endpointTable } from './endpoint-table.ts';

// ta is tess, the TA of sue; otherTa is Tom. The stranger has only a session of another course. firstLogin has the
// grant of una, who must choose a password before anything else; removed has the session of a deleted person.
export const ROLES = [
  'nobody',
  'stranger',
  'guest',
  'student',
  'ta',
  'otherTa',
  'instructor',
  'admin',
  'firstLogin',
  'removed',
] as const;
export type Role = (typeof ROLES)[number];

/** The moment of the test course: Monday, 2026-09-14, noon in New York, its second class day. */
export const NOON = Date.UTC(2026, 8, 14, 16);
export const MINUTE = 60_000;

/** After the moment when the test courses are made: a person who saves in that moment counts as their maker. */
export const FUZZ_TIME = NOON + 1;

export const ADMIN_PASSWORD = 'the admin password';

type SpecOf<Name extends EndpointName> = (typeof endpointTable)[Name];

type Status = 200 | 400 | 401 | 403 | 404;

/** The status that each role gets; `others` means every role that isn't named. */
export type Statuses = Readonly<Partial<Record<Role, Status>>> & { readonly others: Status };

/** The person that the call is about. self: the caller, or sam if there is none. sue: a student of tess. unknown: no such user. */
export type Target = 'self' | 'sue' | 'unknown';

type ByTarget = Readonly<Record<Target, Statuses>>;

/** Written by hand from the decisions on access, never computed from the code that it checks. */
type Access<Spec extends Endpoint> = Spec['target'] extends 'none' ? Statuses | ByTarget : ByTarget;

type Body<Name extends EndpointName> = CallOf<Name>['body'];

/** A body, or how to make it: `about` is the person that the call is about, `self` the caller. */
type ExampleBody<Name extends EndpointName> =
  | Body<Name>
  | ((about: string, self: string, course: string) => Body<Name>);

interface ExampleCall<Name extends EndpointName> {
  readonly query?: CallOf<Name>['query'];
  readonly body?: ExampleBody<Name>;
  /** A form with a file, as text. A course file has no text: the tests make one for EMPTY_COURSE_FILE. */
  readonly form?: string;
}

/** A request that the fuzzer changes. ENTRY means an entry of the history of grades, NEW a name that isn't in use. */
export interface Seed {
  readonly role?: Role;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly form?: string;
}

/** The kinds of contents that a text has. The proof of costs tries the worst contents of each kind. */
export type ContentKind =
  | 'address'
  | 'choice'
  | 'cursor'
  | 'date'
  | 'design date'
  | 'design logic'
  | 'design number'
  | 'design options'
  | 'design text'
  | 'essay'
  | 'grade'
  | 'html'
  | 'identifier'
  | 'marked text'
  | 'name'
  | 'option'
  | 'prose'
  | 'search'
  | 'secret'
  | 'username'
  | 'word';

export type FileKind = 'course file' | 'question file' | 'roster file';

export type FieldKind = ContentKind | FileKind | 'list';

interface Parts<Name extends EndpointName> {
  /** The answer for each role that makes the call below. */
  readonly access: Access<SpecOf<Name>>;
  /** Requests that succeed in the lived-in course and reach deep into the code. Without any: one without input. */
  readonly seeds?: readonly Seed[];
  /** The test that makes the call succeed, if no seed can. */
  readonly succeedsIn?: string;
  /** The contents of its texts, lists and files, by their places: `body.designData[].dataText`. */
  readonly fields?: Readonly<Record<string, FieldKind>>;
}

/** The example of one call. Its requests succeed in the test course for a caller with permission. */
export type Example<Name extends EndpointName> = Parts<Name> &
  (SpecOf<Name> extends { readonly body: unknown } | { readonly upload: unknown }
    ? { readonly call: ExampleCall<Name> }
    : { readonly call?: ExampleCall<Name> });

/** The examples of one part of the contract; one that is missing doesn't compile. */
export type ExamplesOf<Table> = { readonly [Name in keyof Table & EndpointName]: Example<Name> };

export const EMPTY_COURSE_FILE = 'an empty course file';

export const FORM_TYPE = 'multipart/form-data; boundary=x';

/** A form with a spreadsheet, after other fields. */
export function csvForm(csv: string, fields: Readonly<Record<string, string>> = {}): string {
  const heads = Object.entries(fields).map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
  return `${heads.join('')}${head}${csv}\r\n--x--\r\n`;
}

/** A name that isn't in use. */
export function newName(start: string): string {
  return `${start}-${Math.random().toString(36).slice(2)}`;
}

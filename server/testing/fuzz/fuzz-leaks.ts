// What an answer must not reveal to whom, found by texts that name their owner.
import type { Role } from '@elenchus/contract/endpoint.examples.ts';
import type { EndpointName } from '@elenchus/contract/endpoint-table.ts';
import { ROWS, USERNAMES } from '../access/access-table.ts';
import { secretAnswer, secretComment, secretSavedComment } from '../lived-in-course.ts';
import { UNRELEASED_TEXTS } from '../test-course.ts';

/** What requests of an instructor have changed in the course: then others may read more. */
export type Touched = ReadonlySet<'design' | 'people'>;

/** Full names, by the username of their owner. */
const NAMES: readonly (readonly [string, string])[] = [
  'sam',
  'sue',
  'una',
  'gus',
  'tess',
  'Tom',
].map((username) => [username, `${username}son`]);

/** The people each role may read about. */
const KNOWN: Readonly<Record<Role, readonly string[]>> = {
  nobody: [],
  // The namesake in the other course.
  stranger: ['sam'],
  guest: ['gus'],
  student: ['sam'],
  ta: ['tess', 'sue'],
  otherTa: ['Tom', 'sam'],
  instructor: NAMES.map(([username]) => username),
  admin: ['ina'],
  firstLogin: ['una'],
  removed: [],
};

/** Never in any answer: hashes, and texts of the other course. */
const NEVER = ['$argon2', 'password_hash', 'passwordHash', 'tokenHash', 'Secret of another'];

/** Texts of the staff, which students read neither before nor after. */
const OF_STAFF = ['"changedBy"', '"changedAt"', ...UNRELEASED_TEXTS];

/** Texts that only those who are logged in read. */
const INSIDE = ['May one lie?', 'What is duty?', 'Be clear.', 'One may lie.'];

const STAFF: ReadonlySet<Role> = new Set(['ta', 'otherTa', 'instructor']);
const INSIDERS: ReadonlySet<Role> = new Set([...STAFF, 'guest', 'student']);

/** Calls by which people learn names, their own among them. */
const TELL_NAMES: ReadonlySet<EndpointName> = new Set([
  'GET /api/authenticate/fullname/{courseID}/{username}',
  'POST /api/authenticate/{courseID}',
  'POST /api/reset-password/{courseID}',
  'GET /api/admin/security-log',
]);

/** Calls by which students learn who answered them. */
const TELL_GRADERS: ReadonlySet<EndpointName> = new Set([
  'GET /api/handedBack/{courseID}/{username}',
  'POST /api/gradeRequests/{courseID}',
]);
const GRADERS: ReadonlySet<string> = new Set(['tess', 'Tom']);

/** Who has saved a comment that nobody else may read. */
const SAVERS = ['ina', 'tess', 'tom'];

/** The texts in an answer that this role must not get. */
export function leaksTo(
  role: Role,
  name: EndpointName,
  { answer, touched }: { readonly answer: string; readonly touched: Touched },
): string[] {
  const known = new Set(KNOWN[role]);
  const strangers = NAMES.filter(([username]) => !known.has(username));
  const unknownNames = strangers
    .filter(([username]) => !(TELL_GRADERS.has(name) && GRADERS.has(username)))
    .map(([, text]) => text);
  const isLoggedIn = STAFF.has(role);
  const forbidden = [
    ...NEVER,
    ...SAVERS.filter((saver) => !isLoggedIn || saver !== USERNAMES[role]).map(secretSavedComment),
    ...(STAFF.has(role) || touched.has('design') ? [] : OF_STAFF),
    ...(INSIDERS.has(role) ? [] : INSIDE),
    ...(touched.has('people') ? [] : strangers.map(([username]) => secretAnswer(username))),
    ...(touched.has('people')
      ? []
      : strangers.flatMap(([username]) => commentsOn(username, ['BACK', 'OPEN']))),
    ...(STAFF.has(role) || touched.has('design') ? [] : commentsOn([...known][0] ?? '', ['OPEN'])),
    ...(TELL_NAMES.has(name) || touched.has('people') ? [] : unknownNames),
  ];
  return forbidden.filter((text) => answer.includes(text)).map((text) => `it contains "${text}"`);
}

function commentsOn(username: string, evaluations: readonly string[]): string[] {
  return evaluations.map((evaluation) => secretComment(username, evaluation));
}

const NEVER_ALLOWED = new Set(
  [...Map.groupBy(ROWS, ({ endpoint }) => endpoint)].flatMap(([endpoint, rows]) =>
    Object.keys(rows[0]?.expected ?? {})
      .filter((role) => rows.every(({ expected }) => [401, 403].includes(expected[role as Role])))
      .map((role) => `${role} ${endpoint}`),
  ),
);

/** Whether the access table refuses the call to this role, for any user; the table has no student of Tom. */
export function mayNever(role: Role, name: EndpointName): boolean {
  return NEVER_ALLOWED.has(`${role === 'otherTa' ? 'ta' : role} ${name}`);
}

// Describes an endpoint once: who may call it, what it takes and what it answers.
import type { Action } from '@elenchus/domain/people/access.ts';
import type { CourseState } from '@elenchus/domain/people/course-state.ts';
import type { z } from 'zod';
import type { ErrorCode } from './error-catalog.ts';

/**
 * The callers that are allowed: an action of the domain's access table, an administrator, or anyone. Endpoints open
 * to anyone check for themselves what they may return (a login, the public part of a design).
 */
type Gate = Action | 'administrator' | 'anyone';

/** The part of the call that names the user it is about; the gate checks that user. */
type TargetPlace = 'path' | 'body' | 'none';

/**
 * In which courses a call works, if not only in open ones ('GET' calls also work in closed ones). 'closed, reading':
 * also in a closed course, where it writes nothing. 'closed': it writes there too, because it concerns the caller's own
 * account or access, or another course. 'scheduledForDeletion': even in a course that is going to be deleted.
 */
type WorksIn = Exclude<CourseState, 'open'> | 'closed, reading';

export interface Endpoint {
  readonly summary: string;
  readonly gate: Gate;
  readonly target: TargetPlace;
  readonly worksIn?: WorksIn;
  /**
   * Graders of an evaluation that hides names call it with a pseudonym in place of the username. If the call names an
   * evaluation that hides names, a username is refused.
   */
  readonly takesPseudonyms?: true;
  readonly body?: z.ZodType;
  readonly query?: z.ZodType;
  readonly response: z.ZodType;
  /**
   * 'checked': unknown keys are removed before the answer is sent. 'trusted': large lists, sent as they are. 'page': a
   * person opens the address in a browser, and gets a redirect or a page.
   */
  readonly answer: 'checked' | 'trusted' | 'binary' | 'custom' | 'page';
  /** The errors that it can answer besides those for its gate, its path and its body. */
  readonly errors?: readonly ErrorCode[];
  /**
   * The body is a file in a form and is read by the handler. 'reading': the handler writes nothing, so the caller is
   * checked again before the answer is sent.
   */
  readonly upload?: true | 'reading';
  /** The body may be a form, as mail programs send it. Its content is ignored: the address says everything. */
  readonly form?: true;
  /**
   * One call is expensive for any caller: each person's such calls take turns, as those that read the whole class
   * do.
   */
  readonly costly?: true;
  /**
   * The call reads everyone in the course, so its cost grows with the class: only screens that show the whole class
   * call it (tools/bench/whole-class-screens.ts). `unless` names the query parameter that limits it to a part.
   */
  readonly wholeClass?: true | { readonly unless: string };
}

/** The last state of a course in which a call may write. */
export function writesIn({ worksIn }: Pick<Endpoint, 'worksIn'>): CourseState {
  return worksIn === undefined || worksIn === 'closed, reading' ? 'open' : worksIn;
}

type EndpointKey = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`;

/** Keeps the exact type of a table of endpoints while checking its shape. */
export function endpoints<const Table extends Record<EndpointKey, Endpoint>>(table: Table): Table {
  return table;
}

type Named<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Named<Rest>
  : never;

/** The parameters in a path template such as `/api/users/{courseID}/{username}`. */
type PathParameters<Key extends string> = { readonly [Name in Named<Key>]: string };

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** The parts of the request that a handler gets, after validation. */
export interface EndpointInput<Key extends string, Spec extends Endpoint> {
  readonly params: PathParameters<Key>;
  readonly query: Parsed<Spec['query']>;
  readonly body: Parsed<Spec['body']>;
}

/** The parts of a call that a client sends. */
export interface EndpointCall<Key extends string, Spec extends Endpoint> {
  readonly params: PathParameters<Key>;
  readonly query: Sent<Spec['query']>;
  readonly body: Sent<Spec['body']>;
}

/** The answer of a successful call. */
export type EndpointAnswer<Spec extends Endpoint> = z.output<Spec['response']>;

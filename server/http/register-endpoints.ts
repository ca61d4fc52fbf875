// Makes one route per endpoint of the contract: find the caller, ask the gate, check the input, call the handler.
import { type Endpoint, writesIn } from '@elenchus/contract/endpoint.ts';
import { type EndpointName, endpointTable } from '@elenchus/contract/endpoint-table.ts';
import { NAMES_ARE_HIDDEN } from '@elenchus/domain/blind-grading/hidden-names.ts';
import { isSameUsername } from '@elenchus/domain/base/name-folding.ts';
import { designLevel } from '@elenchus/domain/people/access.ts';
import { stoppedBy } from '@elenchus/domain/people/course-state.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ADMIN_ONLY } from '../store/login/permission-store.ts';
import { notePerson, resolveTarget, sentPersonTag, sentUsername } from './call-targets.ts';
import { CallerTurns } from './caller-turns.ts';
import { inTurn } from './calls-in-turn.ts';
import { type CallServices, callOf } from './endpoint-call.ts';
import { fail, Failure } from './failure.ts';
import { nobody, refuseRole, refuseTarget, type Registry, type Visit } from './gatekeeper.ts';
import { stateFailure, writeFailure } from './guarded-calls.ts';
import { type Handlers, CustomAnswer } from './handler.ts';
import { mostBytesOf } from './json-bodies.ts';
import { countUndeclared, keepPace, type PacedExchange } from './keep-pace.ts';
import type { SavingPaces } from './saving-paces.ts';
import { sendFailure } from './send-failure.ts';
import { cookiesOf, type ReplyCookies } from './session-cookies.ts';

interface EndpointOptions extends CallServices {
  readonly handlers: Handlers;
  readonly registry: Registry;
  readonly paces: SavingPaces;
}

interface RunningOptions extends EndpointOptions {
  readonly turns: CallerTurns;
}

/** The caller of each request in progress. */
const visitors = new WeakMap<FastifyRequest, Visit>();
const NO_VISITOR: Visit = { caller: nobody, course: '', state: 'open' };

type Parameters = { courseID?: string; username?: string };

/** Registers every endpoint of the contract. */
export function registerEndpoints(app: FastifyInstance, options: EndpointOptions): void {
  app.setValidatorCompiler(validatorCompiler);
  const names = Object.keys(endpointTable) as EndpointName[];
  const turns = new CallerTurns();
  for (const name of names) app.route(routeFor(name, { ...options, turns }));
}

function routeFor(name: EndpointName, options: RunningOptions): RouteOptions {
  const endpoint: Endpoint = endpointTable[name];
  const [method = 'GET', path = ''] = name.split(' ');
  return {
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: schemaOf(endpoint, path),
    serializerCompiler:
      endpoint.answer === 'checked' ? (serializerCompiler as never) : () => JSON.stringify,
    bodyLimit: mostBytesOf(endpoint),
    // Before the body is read: a caller without permission must not make the server read megabytes.
    onRequest: [
      (request, reply) => letIn(endpoint, options, request, reply),
      (request, reply) => refuseForm(endpoint, request, reply),
      async (request, reply) => {
        const refusal = keepPace(pacedBy(endpoint, options, request));
        return refusal ? sendFailure(reply, refusal) : undefined;
      },
    ],
    preHandler: [
      async (request) => countUndeclared(pacedBy(endpoint, options, request)),
      (request, reply) => letInAgain(endpoint, options, request, reply),
      (request, reply) => letInForTarget(endpoint, options, request, reply),
    ],
    handler: (request, reply) => handle(name, options, request, reply),
  };
}

function schemaOf(endpoint: Endpoint, path: string): NonNullable<RouteOptions['schema']> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].flatMap((match) => match[1] ?? []);
  return {
    summary: endpoint.summary,
    tags: [path.split('/')[2] ?? ''],
    ...(names.length > 0 && {
      params: z.object(Object.fromEntries(names.map((name) => [name, z.string().max(200)]))),
    }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && !endpoint.upload && { body: endpoint.body }),
    ...(endpoint.answer !== 'binary' && { response: { 200: endpoint.response } }),
  };
}

async function letIn(
  endpoint: Endpoint,
  options: EndpointOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const visitor = await visitorOf(endpoint, options, request, reply);
  if (visitor instanceof Failure) return sendFailure(reply, visitor);
  visitors.set(request, visitor);
  const refusal = refuseRole(endpoint, visitor.caller) ?? refuseState(endpoint, visitor, request);
  if (refusal) return sendFailure(reply, refusal);
  const { courseID, username } = request.params as Parameters;
  if (endpoint.target !== 'path' || courseID === undefined || username === undefined)
    return undefined;
  return refuseAbout(username, courseID, { endpoint, options, request, reply });
}

/** A call that only reads works in an archived course. Whether a call writes is asked again when it does. */
function refuseState(endpoint: Endpoint, { state }: Visit, request: FastifyRequest) {
  const isWriting = request.method !== 'GET' && endpoint.worksIn !== 'closed, reading';
  const stop = stoppedBy(state, { isWriting, worksIn: writesIn(endpoint) });
  return stop && stateFailure(stop);
}

/** A form can be sent from another site without the browser's permission; only some calls accept one. */
async function refuseForm(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const isForm = /^(multipart\/|application\/x-www-form-urlencoded)/i.test(
    request.headers['content-type'] ?? '',
  );
  return isForm && !endpoint.upload && !endpoint.form
    ? sendFailure(reply, fail('UNSUPPORTED_MEDIA_TYPE'))
    : undefined;
}

function pacedBy(
  endpoint: Endpoint,
  { paces, clock }: EndpointOptions,
  request: FastifyRequest,
): PacedExchange {
  return { endpoint, request, paces, now: clock(), visit: visitors.get(request) ?? NO_VISITOR };
}

async function visitorOf(
  endpoint: Endpoint,
  options: EndpointOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visit | Failure> {
  const cookies = cookiesOf(request, reply, options.secureCookies);
  const now = options.clock();
  const { courseID } = request.params as Parameters;
  if (endpoint.gate === 'administrator') {
    const isAdmin = await options.registry.isAdministrator(cookies.hashOf('admin', ''), now);
    if (!isAdmin) return fail('NOT_LOGGED_IN', { message: ADMIN_ONLY });
    if (courseID === undefined) return NO_VISITOR;
    return (await options.registry.visitTo(courseID, null, now)) ?? fail('COURSE_NOT_FOUND');
  }
  if (courseID === undefined) return visitorInAnyCourse(options, cookies, now);
  const visit = await options.registry.visitTo(courseID, cookies.hashOf('session', courseID), now);
  if (visit === null) return fail('COURSE_NOT_FOUND');
  return visit.state === 'scheduledForDeletion' ? stateFailure('scheduledForDeletion') : visit;
}

const MOST_SESSIONS_LOOKED_AT = 20;

/** For calls that belong to no course: the first session among the cookies that is still valid. */
async function visitorInAnyCourse(
  options: EndpointOptions,
  cookies: ReplyCookies,
  now: number,
): Promise<Visit> {
  for (const { course, tokenHash } of cookies.sessions().slice(0, MOST_SESSIONS_LOOKED_AT)) {
    const visit = await options.registry.visitTo(course, tokenHash, now);
    const isSomebody = visit !== null && visit.caller.role !== 'nobody';
    // The call belongs to no course, so an archived one doesn't stop it.
    if (isSomebody && visit.state !== 'scheduledForDeletion') return { ...visit, state: 'open' };
  }
  return NO_VISITOR;
}

interface Exchange {
  readonly endpoint: Endpoint;
  readonly options: EndpointOptions;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A body can be a minute on its way. Who was logged out since then may not read either. */
async function letInAgain(
  endpoint: Endpoint,
  options: EndpointOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  return request.body === undefined || endpoint.gate === 'anyone'
    ? undefined
    : letIn(endpoint, options, request, reply);
}

async function letInForTarget(
  endpoint: Endpoint,
  options: EndpointOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { courseID } = request.params as Parameters;
  const username = sentUsername(endpoint, request);
  if (endpoint.target !== 'body' || courseID === undefined || username === undefined)
    return undefined;
  return refuseAbout(username, courseID, { endpoint, options, request, reply });
}

/** A caller who may not read about a user doesn't learn whether that user exists. */
async function refuseAbout(
  username: string,
  course: string,
  { endpoint, options, request, reply }: Exchange,
): Promise<FastifyReply | undefined> {
  const { caller } = visitors.get(request) ?? NO_VISITOR;
  // Students ask about themselves, and a person with a session exists: no lookup is needed.
  const isOwn = designLevel(caller.role) === 'student' && isSameUsername(username, caller.username);
  const named = await resolveTarget(
    endpoint,
    options.registry,
    { caller, course },
    request,
    username,
  );
  const isUnknown = named.answer === 'unknown';
  const find = async () => (isUnknown ? null : options.registry.targetIn(course, named.username));
  const found = isOwn ? null : await find();
  if (found) notePerson(request, found.person);
  const target = isOwn ? { username: caller.username, ta: null } : found;
  // A person who was deleted after the session was read counts as logged out.
  const current = target === null && isSameUsername(username, caller.username) ? nobody : caller;
  const refusal = refuseTarget(endpoint, current, target ?? { username, ta: null });
  if (refusal) return sendFailure(reply, refusal);
  if (target === null) return sendFailure(reply, fail('USER_NOT_FOUND'));
  if (named.answer !== 'allowed') {
    return sendFailure(reply, fail('FORBIDDEN', { message: NAMES_ARE_HIDDEN }));
  }
  const sent = sentPersonTag(request);
  if (!sent || !found) return undefined;
  const shown = { username, person: found.person };
  const tag = await options.registry.personTag(course, sent.evaluationId, shown);
  return tag === sent.personTag ? undefined : sendFailure(reply, fail('SOMEONE_ELSE_NOW'));
}

/** The handler reads an upload, which can be a minute on its way; a handler that writes asks again itself. */
async function refuseReader(
  endpoint: Endpoint,
  options: EndpointOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  return endpoint.upload === 'reading' ? letIn(endpoint, options, request, reply) : undefined;
}

async function handle(
  name: EndpointName,
  options: RunningOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const handler = options.handlers[name] as (call: unknown) => Promise<unknown>;
  const exchange = { ...options, request, reply };
  const { caller, course, state } = visitors.get(request) ?? NO_VISITOR;
  const isArchived = state === 'closed';
  const work = () =>
    handler({ ...callOf(endpointTable[name], caller, exchange), course, isArchived });
  const answer = await inTurn(options.turns, { name, caller, query: request.query }, work).catch(
    (error: unknown) => {
      const failure = writeFailure(error);
      if (failure === undefined) throw error;
      return failure;
    },
  );
  const refused = await refuseReader(endpointTable[name], options, request, reply);
  if (refused) return refused;
  if (answer instanceof Failure) return sendFailure(reply, answer);
  reply.header('cache-control', 'no-store');
  if (!(answer instanceof CustomAnswer)) return reply.send(answer);
  return reply.code(answer.status).headers(answer.headers).serializer(String).send(answer.body);
}

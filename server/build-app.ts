// The application as a value: tests build it and call it without a socket.
import { randomUUID } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import { courseStateOf } from '@elenchus/domain/people/course-state.ts';
import type { Retention } from '@elenchus/domain/people/personal-data-retention.ts';
import { fastify } from 'fastify';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { allHandlers } from './features/all-handlers.ts';
import { CourseCache } from './features/course-cache.ts';
import { FinishedDesigns } from './features/design/finished-designs.ts';
import { PseudonymBook } from './features/blind-grading/evaluation-names.ts';
import { PresenceNotes } from './features/grading/presence-notes.ts';
import { watchThread } from './opening/busy-thread.ts';
import { pageOpenings } from './opening/page-openings.ts';
import { SimilarityChecks } from './features/similarity/similarity-checks.ts';
import { withSignOn } from './http/page-sign-on.ts';
import { registerRootRedirect } from './features/root-redirect.ts';
import { storedRegistry } from './features/stored-registry.ts';
import { registerApiDocs } from './http/api-docs.ts';
import { answerBrokenRequests } from './http/broken-requests.ts';
import {
  BROTLI_EFFORT,
  LEAST_LARGE_BODY,
  registerCompressedBodies,
} from './http/compressed-bodies.ts';
import { answerFailure, answerNotFound, registerErrorAnswers } from './http/error-answer.ts';
import { MOST_BODY_BYTES, registerJsonBodies } from './http/json-bodies.ts';
import { registerMetrics } from './http/metrics.ts';
import { registerOneHost } from './http/one-host.ts';
import { registerOriginCheck } from './http/origin-check.ts';
import { registerEndpoints } from './http/register-endpoints.ts';
import { RequestLines } from './http/request-log.ts';
import { SavingPaces } from './http/saving-paces.ts';
import { registerSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { asksForPage, readPage, registerWebPages, sendPage } from './opening/web-pages.ts';
import { IdentityProvider } from './sign-on/identity-provider.ts';
import type { SignOnSettings } from './sign-on/sign-on-settings.ts';
import type { MailSettings } from './mail/mail-settings.ts';
import { PdfMaker } from './pdf/pdf-maker.ts';
import { selectOptionalCourse } from './store/courses/courses-store.ts';
import { restWhenQuiet } from './store/engine/quiet-rest.ts';
import { sql } from './store/engine/sql.ts';
import type { Store } from './store/open-store.ts';

export interface AppOptions {
  /** The folder that the build of the screens writes. */
  readonly webRoot: string;
  readonly store: Store;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly pdf?: PdfMaker;
  readonly paces?: SavingPaces;
  readonly publicUrl?: string | undefined;
  readonly defaultCourse?: string | undefined;
  /** true unless the admin alone creates courses. */
  readonly instructorsCreateCourses?: boolean;
  readonly metricsToken?: string | undefined;
  readonly trustedProxies?: readonly string[];
  readonly retention?: Retention | null;
  readonly signOn?: SignOnSettings | undefined;
  readonly mail?: MailSettings | undefined;
  /** Whether the thread has no time to draw pages, which can draw themselves; it is watched unless given. */
  readonly isBusy?: () => boolean;
  readonly logger?: FastifyServerOptions['logger'];
  /** Also those that only read, succeed and are fast. */
  readonly logsEveryRequest?: boolean;
}

export interface App {
  readonly http: FastifyInstance;
  readonly pdf: PdfMaker;
  readonly courses: CourseCache;
  /** Its reports are written a moment after the answer. */
  readonly presence: PresenceNotes;
  /** Whether the screens were found in webRoot. */
  readonly hasScreens: boolean;
}

/** Builds the whole application; it listens only when its caller starts it. */
export async function buildApp(options: AppOptions): Promise<App> {
  const signOn = options.signOn && {
    settings: options.signOn,
    provider: new IdentityProvider(options.signOn),
  };
  const page = withSignOn(await readPage(options.webRoot), signOn?.settings);
  const http = fastify(serverOptions(options, page));
  const onProblem = (text: string): void => http.log.warn(text);
  const pdf = options.pdf ?? new PdfMaker({ onProblem });
  const checks = new SimilarityChecks({ store: options.store, clock: options.clock, onProblem });
  registerErrorAnswers(http);
  registerSecurityHeaders(http, options.publicUrl);
  registerOneHost(http);
  registerOriginCheck(http, options.publicUrl);
  registerJsonBodies(http);
  await registerParts(http);
  const { store, clock, defaultCourse, publicUrl, paces = new SavingPaces() } = options;
  const { instructorsCreateCourses = true, retention = null } = options;
  const courses = new CourseCache(store);
  const finished = new FinishedDesigns();
  const chosen = { defaultCourse, publicUrl, instructorsCreateCourses, retention };
  const pseudonyms = new PseudonymBook(store, clock);
  const presence = new PresenceNotes(store);
  http.addHook('onClose', () => Promise.all([pdf.close(), checks.close(), presence.write()]));
  const kept = { courses, finished, pseudonyms, presence, paces };
  const services = { store, pdf, checks, ...kept, signOn, mail: options.mail, ...chosen };
  registerHealth(http, store, pdf);
  registerMetrics(http, options.metricsToken);
  registerRootRedirect(http, services);
  registerEndpoints(http, {
    handlers: allHandlers(services),
    registry: storedRegistry(store, services),
    ...services,
    clock,
    secureCookies: options.publicUrl?.startsWith('https:') ?? false,
  });
  const hidden = { schema: { hide: true } };
  http.all('/api/*', hidden, answerNotFound);
  http.all('/api', hidden, answerNotFound);
  const isCourse = async (course: string): Promise<boolean> => {
    const found = await selectOptionalCourse(store, course);
    return found !== undefined && courseStateOf(found) !== 'scheduledForDeletion';
  };
  const { webRoot, isBusy = busyThread(http) } = options;
  const screens = { webRoot, courses, clock, isBusy, signOn: signOn?.settings };
  const openings = pageOpenings(http, screens);
  restWhenUnused(http, [courses, finished, openings]);
  await registerWebPages(http, { webRoot, page, isCourse, ...openings });
  return { http, pdf, courses, presence, hasScreens: page !== undefined };
}

/** Whether the thread is busy, as long as the server runs. */
function busyThread(http: FastifyInstance): () => boolean {
  const { isBusy, stop } = watchThread();
  http.addHook('onClose', async () => stop());
  return isBusy;
}

/** Frees what was kept in memory when the server is quiet and nobody uses it. */
function restWhenUnused(http: FastifyInstance, kept: readonly { forgetUnused(): void }[]): void {
  const stopResting = restWhenQuiet(() => {
    for (const each of kept) each.forgetUnused();
  });
  http.addHook('onClose', async () => stopResting());
}

function serverOptions(options: AppOptions, page: string | undefined): FastifyServerOptions {
  return {
    logger: options.logger ?? false,
    logController: new RequestLines(options.logsEveryRequest ?? false),
    bodyLimit: MOST_BODY_BYTES,
    // A proxy on the same machine may name the caller; no other proxy is trusted unless the settings name it.
    trustProxy: ['loopback', ...(options.trustedProxies ?? [])],
    // Idle keep-alive connections end at once on a stop; requests in progress are finished.
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    clientErrorHandler: answerBrokenRequests(options.publicUrl),
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (failure, request, reply) => {
      // No hook runs for an address that cannot be decoded.
      const styleNonce = randomUUID();
      reply.headers(securityHeaders(styleNonce, options.publicUrl));
      if (page !== undefined && asksForPage(request))
        sendPage(reply, { status: 404, page, styleNonce });
      else void answerFailure(failure, request, reply);
    },
  };
}

/** A form has one file and a few short fields, such as the ID of a new course. */
const FORM_LIMITS = {
  fieldNameSize: 100,
  fieldSize: 10_000,
  fields: 10,
  parts: 11,
  headerPairs: 20,
};

async function registerParts(http: FastifyInstance): Promise<void> {
  await http.register(fastifyCookie);
  await http.register(fastifyMultipart, { limits: FORM_LIMITS });
  registerCompressedBodies(http);
  await http.register(fastifyCompress, {
    threshold: 1024,
    syncThreshold: LEAST_LARGE_BODY,
    brotliOptions: BROTLI_EFFORT,
  });
  await registerApiDocs(http);
}

function registerHealth(http: FastifyInstance, store: Store, pdf: PdfMaker): void {
  http.get(
    '/api/health',
    { schema: { summary: 'The process is alive; says too whether it can make PDFs' } },
    () => ({ status: 'alive', pdf: pdf.works ? 'works' : 'unavailable' }),
  );
  http.get('/api/ready', { schema: { summary: 'The database answers' } }, async () => {
    await store.read(sql`select 1 as ready`);
    return { status: 'ready' };
  });
}

// Sends generated requests to the application and checks every promise against every answer.
import type { Role } from '@elenchus/contract/endpoint.examples.ts';
import type { Endpoint } from '@elenchus/contract/endpoint.ts';
import { type EndpointName, endpointTable } from '@elenchus/contract/endpoint-table.ts';
import type { LightMyRequestResponse } from 'fastify';
import { brokenPromises } from './answer-promises.ts';
import type { ChangeWatch } from '../change-watch.ts';
import { leaksTo, mayNever } from './fuzz-leaks.ts';
import { JSON_TYPE } from './fuzz-raw.ts';
import type { FuzzRequest } from './fuzz-requests.ts';
import { unseenChange } from './fuzz-seen.ts';
import { badRows, strayRows } from './fuzz-traces.ts';
import { liveIn, type LivedInCourse } from '../lived-in-course.ts';
import type { TestApp } from '../test-app.ts';
import { clientAs } from '../access/test-callers.ts';
import type { TestClient } from '../test-client.ts';

/** After this request the course has probably lost what the requests are about. */
const CHANGES_PER_COURSE = 20;

/** A failed login is counted and recorded, a check begun earlier notes its progress. */
const BY_THE_WAY = ['login_failures', 'security_log', 'installation_log', 'similarity_checks'];

const READS = (Object.keys(endpointTable) as EndpointName[]).filter((name) =>
  name.startsWith('GET '),
);
const READERS: readonly Role[] = ['instructor', 'ta', 'student', 'guest', 'nobody'];

let addresses = 0;
/** Another address each time, or the throttle would answer instead of the endpoint. */
function nextAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

export class FuzzRun {
  readonly outcomes = new Map<EndpointName, Map<number, number>>();
  sent = 0;
  readonly #app: TestApp;
  readonly #watch: ChangeWatch;
  #course: LivedInCourse | undefined;
  #clients = new Map<Role, TestClient>();
  #touched = new Set<'design' | 'people'>();
  #changes = 0;

  constructor(app: TestApp, watch: ChangeWatch) {
    this.#app = app;
    this.#watch = watch;
  }

  /** The next request finds a course in which nothing has been changed. */
  startOver(): void {
    if (this.#changes > 0) this.#changes = CHANGES_PER_COURSE;
  }

  /** Every promise that the answer to one request, or what it left behind, breaks; as sentences. */
  async complaintsAbout(request: FuzzRequest): Promise<string[]> {
    const course = await this.#courseNow();
    const client = await this.#clientOf(course, request.role);
    this.#watch.begin([course.id, course.otherId()]);
    const { url, payload } = this.#filled(course, request);
    const response = await this.#send(client, { ...request, url, payload });
    const { name, role } = request;
    this.#count(name, response.statusCode);
    const isAccepted = response.statusCode === 200;
    const endpoint: Endpoint = endpointTable[name];
    const answer = endpoint.answer === 'binary' && name.includes('pdf') ? '' : response.body;
    // Data of another course is judged in that course.
    const isHere = !request.url.includes('OTHER');
    return [
      ...brokenPromises(endpoint, response),
      ...(isHere ? leaksTo(role, name, { answer, touched: this.#touched }) : []),
      ...(isAccepted ? await this.#afterSuccess(course, { ...request, url, payload }) : []),
      ...(isAccepted ? [] : await this.#afterRefusal()),
    ];
  }

  async #afterRefusal(): Promise<string[]> {
    const changes = await this.#watch.changesBut(BY_THE_WAY);
    return changes.map((row) => `it was refused and changed ${row.slice(0, 300)}`);
  }

  async #afterSuccess(course: LivedInCourse, request: FuzzRequest): Promise<string[]> {
    const { name, role, url, payload, headers } = request;
    const isElsewhere = url.includes(`/${course.otherId()}`);
    const changes = await this.#watch.changed(BY_THE_WAY);
    const hasChanged = changes.gone.length + changes.added.length > 0;
    const complaints = [
      ...(mayNever(role, name) && !isElsewhere ? [`${role} may never do this`] : []),
      ...(isMisread(request) ? [`it took ${headers['content-type']} for JSON`] : []),
      ...(hasTooLong(name, payload) ? ['it took a text of more than 200,000 characters'] : []),
      ...(hasChanged ? strayRows(role, isElsewhere ? course.otherId() : course.id, changes) : []),
      ...(isElsewhere ? [] : badRows(changes)),
    ];
    // A check continues on its own and replaces the stored list with its own.
    if (name.includes('similarity/start')) this.#changes = CHANGES_PER_COURSE;
    if (!hasChanged) return complaints;
    this.#note(name);
    if (isElsewhere) return complaints;
    const accepted = { course, body: bodyOf(payload) as never, username: lastPart(url) };
    const unseen = await unseenChange(name, accepted);
    return [...complaints, ...unseen, ...(await this.#readsAfter(course))];
  }

  /** Some reads by some roles: what was stored must not break later reads. */
  async #readsAfter(course: LivedInCourse): Promise<string[]> {
    const complaints: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      const at = this.sent + count * 7;
      const name = READS[at % READS.length] ?? 'GET /api/courseDesign/{courseID}';
      const role = READERS[at % READERS.length] ?? 'instructor';
      const client = await this.#clientOf(course, role);
      const path = (name.split(' ')[1] ?? '')
        .replace('{courseID}', course.id)
        .replace('{username}', 'sue')
        .replace('{evaluationId}', 'BACK');
      const url = `${path}?evaluationId=BACK&format=spreadsheet`;
      const request = { name, role, url, headers: {}, payload: undefined };
      const response = await this.#send(client, request);
      const broken = [
        ...brokenPromises(endpointTable[name], response),
        ...leaksTo(role, name, { answer: response.body, touched: this.#touched }),
      ];
      complaints.push(...broken.map((text) => `afterwards ${role} ${url}: ${text}`));
    }
    return complaints;
  }

  async #courseNow(): Promise<LivedInCourse> {
    if (this.#course === undefined || this.#changes >= CHANGES_PER_COURSE) {
      this.#course = await liveIn(this.#app);
      this.#clients.clear();
      this.#touched.clear();
      this.#changes = 0;
    }
    return this.#course;
  }

  /** A browser of that role, or without a session when an earlier request has removed the person. */
  async #clientOf(course: LivedInCourse, role: Role): Promise<TestClient> {
    const known = this.#clients.get(role);
    if (known) return known;
    const client = await clientAs(course, role).catch(() => course.nobody());
    this.#clients.set(role, client);
    return client;
  }

  /** Records what a change has done to the course. */
  #note(name: EndpointName): void {
    this.#changes += 1;
    if (/courseDesign|rename/.test(name)) this.#touched.add('design');
    if (/users|admin/.test(name)) this.#touched.add('people');
    // A new role, a new password or a logout may have ended any session.
    if (/users|logout|reset|authenticate|admin|account/.test(name)) this.#clients.clear();
    if (/delete|remove|archive/i.test(name)) this.#changes = CHANGES_PER_COURSE;
  }

  #filled({ id, otherId, entryId }: LivedInCourse, { url, payload }: FuzzRequest) {
    this.sent += 1;
    return {
      url: url.replace('COURSE', id).replace('OTHER', otherId()).replace('ENTRY', entryId),
      payload: payload
        ?.replaceAll('"ENTRY"', JSON.stringify(entryId))
        .replaceAll('"COURSE"', JSON.stringify(id))
        .replaceAll('"NEW"', `"made-${this.sent}-${Math.random().toString(36).slice(2)}"`),
    };
  }

  async #send(client: TestClient, request: FuzzRequest): Promise<LightMyRequestResponse> {
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await this.#app.http.inject({
      method: request.name.split(' ')[0] as 'GET',
      url: request.url,
      headers: { ...request.headers, cookie },
      remoteAddress: nextAddress(),
      ...(request.payload !== undefined && { payload: request.payload }),
    });
    // What is written a moment later belongs to this request, not to the next one.
    await this.#app.presence.write();
    return response;
  }

  #count(name: EndpointName, status: number): void {
    const counts = this.outcomes.get(name) ?? new Map<number, number>();
    this.outcomes.set(name, counts.set(status, (counts.get(status) ?? 0) + 1));
  }
}

function bodyOf(payload: string | undefined): unknown {
  try {
    return JSON.parse(payload ?? 'null');
  } catch {
    return null;
  }
}

function lastPart(url: string): string {
  return decodeURIComponent(url.split('?', 1)[0]?.split('/').at(-1) ?? '');
}

/** A form that another site can send must never do what JSON does. */
function isMisread({ name, headers, payload }: FuzzRequest): boolean {
  const type = headers['content-type'] ?? JSON_TYPE;
  const hasBody = (endpointTable[name] as Endpoint).body !== undefined && (payload ?? '') !== '';
  return hasBody && !type.startsWith(JSON_TYPE);
}

function hasTooLong(name: EndpointName, payload: string | undefined): boolean {
  if (name === 'POST /api/generate-pdf' || (payload ?? '').length <= 200_000) return false;
  const open: unknown[] = [bodyOf(payload)];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string' && next.length > 200_000) return true;
    if (typeof next !== 'object' || next === null) continue;
    // A field that no contract names is not stored.
    open.push(...Object.entries(next).flatMap(([key, value]) => (key.length > 50 ? [] : [value])));
  }
  return false;
}

// A server with sign-on, the provider it trusts, and browsers that go from one to the other.
import type { App } from '../../build-app.ts';
import type { SignOnSettings } from '../../sign-on/sign-on-settings.ts';
import type { OddPerson, OddProvider } from './odd-provider.ts';
import type { TestApp, TestCourse } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';

export const PUBLIC_URL = 'http://127.0.0.1:3999';

/** The settings for a provider. */
export function settingsFor(
  provider: Pick<OddProvider, 'issuer' | 'clientId' | 'clientSecret'>,
  changes: Partial<SignOnSettings> = {},
): SignOnSettings {
  const { issuer, clientId, clientSecret } = provider;
  return {
    issuer,
    clientId,
    clientSecret,
    usernameClaim: 'preferred_username',
    usernameDomain: undefined,
    needsHostedDomain: false,
    label: 'Log in with Example ID',
    passwordLogin: 'on',
    publicUrl: PUBLIC_URL,
    ...changes,
  };
}

/** A person at the provider with this netID. */
export function personNamed(username: string, sub = `subject-of-${username}`): OddPerson {
  return { sub, idToken: {}, userinfo: { preferred_username: username } };
}

export interface SignOnStage {
  readonly built: App;
  readonly course: TestCourse;
  close(): Promise<void>;
}

/** A server process with sign-on, and a course on it. */
export async function stageOf(app: TestApp, settings: SignOnSettings): Promise<SignOnStage> {
  const built = await app.build({ signOn: settings, publicUrl: settings.publicUrl });
  const course = await app.course({ app: built, hasNeighbour: true });
  return { built, course, close: () => built.http.close() };
}

/** Begins a login; the address of the provider to which the browser is sent. */
export async function begin(browser: TestClient, query: Record<string, string> = {}) {
  const name = 'GET /api/sign-on/{courseID}';
  const { status, response } = await browser.call(name, { query: query as never });
  if (status !== 302) throw new Error(`The login did not begin: ${status} ${response.body}`);
  return String(response.headers.location);
}

/** Comes back from the provider. */
export async function comeBack(browser: TestClient, address: URL) {
  const query = Object.fromEntries(address.searchParams) as never;
  return (await browser.call('GET /api/sign-on/callback', { query })).response;
}

/** The whole way; the last answer. */
export async function goThrough(browser: TestClient, provider: OddProvider, person: OddPerson) {
  return comeBack(browser, provider.logIn(await begin(browser), person));
}

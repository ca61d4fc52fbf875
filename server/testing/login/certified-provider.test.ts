// The whole way through a provider that we did not write, as a browser would go it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../store/testing/engines.ts';
import { type CertifiedProvider, startCertifiedProvider } from './certified-provider.ts';
import { begin, comeBack, PUBLIC_URL, settingsFor, stageOf } from './sign-on-stage.ts';
import { useApp } from '../test-app.ts';

const CALLBACK = `${PUBLIC_URL}/api/sign-on/callback`;

/** A person at the pages of the provider, with the cookies of one browser. */
class PersonAtProvider {
  readonly #cookies = new Map<string, string>();

  /** Logs in, and follows the provider until it sends the browser back to us. */
  async logIn(address: string, login: string): Promise<URL> {
    let next = address;
    for (let step = 0; step < 12; step += 1) {
      if (next.startsWith(CALLBACK)) return new URL(next);
      const page = await this.#open(next);
      next = page.location ?? (await this.#fill(next, page.body, login));
    }
    throw new Error(`The provider did not send the browser back: ${next}`);
  }

  async #fill(address: string, body: string, login: string): Promise<string> {
    const [, prompt] = /name="prompt" value="(\w+)"/.exec(body) ?? [];
    const [, action = ''] = /action="([^"]+)"/.exec(body) ?? [];
    if (prompt === undefined) throw new Error(`An unexpected page: ${body.slice(0, 500)}`);
    const form = new URLSearchParams({
      prompt,
      ...(prompt === 'login' && { login, password: 'x' }),
    });
    const sent = await this.#open(new URL(action, address).href, form);
    if (sent.location === null) throw new Error(`The form was not taken: ${sent.body}`);
    return sent.location;
  }

  async #open(address: string, form?: URLSearchParams) {
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';', 1);
      const [name = '', ...value] = pair.split('=');
      this.#cookies.set(name, value.join('='));
    }
    const location = answer.headers.get('location');
    const body = await answer.text();
    return { location: location && new URL(location, address).href, body };
  }
}

describe.each([
  ['with names at the userinfo endpoint alone', false],
  ['with names in the token too', true],
])('a certified provider %s', (_name, namesInToken) => {
  const app = useApp(engines[0]!);
  let provider: CertifiedProvider;
  beforeAll(async () => {
    provider = await startCertifiedProvider({ callback: CALLBACK, namesInToken });
  });
  afterAll(() => provider.close());

  test('lets a listed person in, once for each code, with the role stored here', async () => {
    const stage = await stageOf(app(), settingsFor(provider));
    const browser = stage.course.nobody();
    const person = new PersonAtProvider();
    const back = await person.logIn(await begin(browser), 'sam');
    expect((await comeBack(browser, back)).statusCode).toBe(302);
    expect(await browser.ask('GET /api/session/{courseID}')).toMatchObject({
      username: 'sam',
      status: 'student',
    });
    // The provider remembers the person, and our side the account.
    const again = await person.logIn(await begin(browser), 'nobody else');
    expect((await comeBack(browser, again)).statusCode).toBe(302);
    // A code that was used, and the code of another attempt.
    const other = await person.logIn(await begin(browser), 'sam');
    other.searchParams.set('code', again.searchParams.get('code') ?? '');
    expect((await comeBack(browser, other)).statusCode).toBe(401);
    await stage.close();
  });

  test('a person who is not on the list, and another account with a known netID, stay out', async () => {
    const stage = await stageOf(app(), settingsFor(provider));
    const enter = async (login: string) => {
      const browser = stage.course.nobody();
      const back = await new PersonAtProvider().logIn(await begin(browser), login);
      return (await comeBack(browser, back)).statusCode;
    };
    expect(await enter('stranger')).toBe(403);
    expect(await enter('sue')).toBe(302);
    expect(await enter('sue#2')).toBe(403);
    await stage.close();
  });

  test('a wrong secret of ours is the server’s problem, not the person’s', async () => {
    const clientSecret = 'not the secret of this client';
    const stage = await stageOf(app(), settingsFor({ ...provider, clientSecret }));
    const browser = stage.course.nobody();
    const back = await new PersonAtProvider().logIn(await begin(browser), 'sam');
    const answer = await comeBack(browser, back);
    expect(answer.statusCode).toBe(502);
    expect(answer.body).toContain('don’t agree on their settings');
    await stage.close();
  });
});

// A small OpenID Connect provider that can misbehave in every way that our side must notice. That our side also works
// with a provider that we did not write is shown in certified-provider.test.ts.
import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newKey, oddToken, publicJwk, type TokenMischief } from './odd-tokens.ts';

export type Mischief =
  | TokenMischief
  | 'no token'
  | 'another subject'
  | 'huge answer'
  | 'redirect'
  | 'broken'
  | 'another description'
  | 'keys without TLS';

export interface OddPerson {
  readonly sub: string;
  readonly idToken?: Readonly<Record<string, unknown>>;
  readonly userinfo?: Readonly<Record<string, unknown>>;
}

interface Grant {
  readonly person: OddPerson;
  readonly nonce: string;
  readonly challenge: string;
  readonly redirect: string;
}

export class OddProvider {
  readonly clientId: string = 'elenchus-test';
  readonly clientSecret: string = 'secret of the test client';
  readonly issuer: string;
  mischief: Mischief | null = null;
  readonly #server: Server;
  readonly #grants = new Map<string, Grant>();
  readonly #tokens = new Map<string, OddPerson>();
  #key = newKey();

  constructor(server: Server) {
    this.#server = server;
    this.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on('request', (request, response) => {
      void this.#answer(request, response).catch(() => response.destroy());
    });
  }

  /** A person logs in at the address to which our side sent the browser; returns where the browser goes next. */
  logIn(authorization: string, person: OddPerson): URL {
    const asked = new URL(authorization).searchParams;
    const code = randomBytes(16).toString('base64url');
    const redirect = asked.get('redirect_uri') ?? '';
    const challenge = asked.get('code_challenge') ?? '';
    this.#grants.set(code, { person, nonce: asked.get('nonce') ?? '', challenge, redirect });
    const back = new URL(redirect);
    back.searchParams.set('code', code);
    back.searchParams.set('state', asked.get('state') ?? '');
    back.searchParams.set('iss', this.issuer);
    return back;
  }

  /** Signs with a new key from now on, and forgets the old one. */
  changeKey(): void {
    this.#key = newKey();
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', this.issuer).pathname;
    if (path === '/.well-known/openid-configuration') return json(response, this.#description());
    if (path === '/jwks') return json(response, { keys: [publicJwk(this.#key)] });
    if (path === '/token') return this.#token(await bodyOf(request), response);
    if (path === '/userinfo') return this.#userinfo(request, response);
    json(response, {}, 404);
  }

  #description(): object {
    const { issuer, mischief } = this;
    const isOpen = mischief === 'keys without TLS';
    return {
      issuer: mischief === 'another description' ? 'https://login.example.org' : issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: isOpen ? 'http://keys.example.org/jwks' : `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256', 'none', 'HS256', 'PS256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      authorization_response_iss_parameter_supported: true,
    };
  }

  #token(sent: URLSearchParams, response: ServerResponse): void {
    const { mischief, issuer } = this;
    if (mischief === 'broken') return json(response, { error: 'server_error' }, 500);
    if (mischief === 'huge answer') return json(response, { a: 'x'.repeat(300_000) });
    if (mischief === 'redirect') {
      return void response.writeHead(302, { location: `${issuer}/elsewhere` }).end();
    }
    if (sent.get('client_secret') !== this.clientSecret) {
      return json(response, { error: 'invalid_client' }, 401);
    }
    const grant = this.#grantOf(sent);
    if (!grant) return json(response, { error: 'invalid_grant' }, 400);
    const access = randomBytes(16).toString('base64url');
    this.#tokens.set(access, grant.person);
    json(response, {
      access_token: access,
      token_type: 'Bearer',
      expires_in: 300,
      ...(mischief !== 'no token' && { id_token: this.#idToken(grant) }),
    });
  }

  #grantOf(sent: URLSearchParams): Grant | undefined {
    const code = sent.get('code') ?? '';
    const grant = this.#grants.get(code);
    // Each code works once.
    this.#grants.delete(code);
    const verifier = createHash('sha256').update(sent.get('code_verifier') ?? '');
    const isOwn = grant?.challenge === verifier.digest('base64url');
    return isOwn && grant.redirect === sent.get('redirect_uri') ? grant : undefined;
  }

  #idToken({ person, nonce }: Grant): string {
    const { issuer, clientId, clientSecret } = this;
    const parts = { issuer, clientId, clientSecret, nonce };
    const token = { ...parts, subject: person.sub, more: person.idToken ?? {} };
    return oddToken(token, this.#key, this.mischief);
  }

  #userinfo(request: IncomingMessage, response: ServerResponse): void {
    const person = this.#tokens.get((request.headers.authorization ?? '').replace(/^Bearer /i, ''));
    if (!person) return json(response, { error: 'invalid_token' }, 401);
    const sub = this.mischief === 'another subject' ? 'somebody-else' : person.sub;
    json(response, { ...person.userinfo, sub });
  }
}

/** Starts one, on a port that the system chooses unless one is given. */
export async function startOddProvider(port = 0): Promise<OddProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return new OddProvider(server);
}

function json(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

// A small OpenID Connect provider that can misbehave in every way that our side must notice. What it answers when it
// behaves is checked against a certified provider in certified-provider.test.ts.
import {
  createHash,
  createHmac,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Mischief =
  | 'wrong key'
  | 'no signature'
  | 'shared secret'
  | 'another algorithm'
  | 'wrong nonce'
  | 'no nonce'
  | 'wrong issuer'
  | 'wrong audience'
  | 'expired'
  | 'not yet valid'
  | 'no token'
  | 'another subject'
  | 'no subject'
  | 'huge answer'
  | 'redirect'
  | 'broken'
  | 'not JSON'
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

interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

export interface OddProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  mischief: Mischief | null;
  /** How many calls each path has had. */
  readonly calls: Map<string, number>;
  /** The person logs in at the address to which our side sent the browser; returns where the browser goes next. */
  logIn(authorization: string, person: OddPerson): URL;
  /** Signs with a new key from now on, and forgets the old one. */
  changeKey(): void;
  close(): Promise<void>;
}

const CLIENT_ID = 'elenchus-test';
const CLIENT_SECRET = 'secret of the test client';

/** Starts one, on a port that the system chooses unless one is given. */
export async function startOddProvider(port = 0): Promise<OddProvider> {
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, OddPerson>();
  const calls = new Map<string, number>();
  let key = newKey();
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: OddProvider = {
    issuer,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    mischief: null,
    calls,
    logIn(authorization, person) {
      const asked = new URL(authorization).searchParams;
      const code = randomBytes(16).toString('base64url');
      const redirect = asked.get('redirect_uri') ?? '';
      const challenge = asked.get('code_challenge') ?? '';
      grants.set(code, { person, nonce: asked.get('nonce') ?? '', challenge, redirect });
      const back = new URL(redirect);
      back.searchParams.set('code', code);
      back.searchParams.set('state', asked.get('state') ?? '');
      back.searchParams.set('iss', issuer);
      return back;
    },
    changeKey() {
      key = newKey();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', issuer).pathname;
    calls.set(path, (calls.get(path) ?? 0) + 1);
    if (path === '/.well-known/openid-configuration') return json(response, description());
    if (path === '/jwks') return json(response, { keys: [publicJwk(key)] });
    if (path === '/token') return token(await bodyOf(request), response);
    if (path === '/userinfo') return userinfo(request, response);
    json(response, {}, 404);
  }

  function description(): object {
    const isOther = provider.mischief === 'another description';
    const isOpen = provider.mischief === 'keys without TLS';
    return {
      issuer: isOther ? 'https://login.example.org' : issuer,
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

  function token(sent: URLSearchParams, response: ServerResponse): void {
    if (provider.mischief === 'broken') return json(response, { error: 'server_error' }, 500);
    if (provider.mischief === 'not JSON') return void response.end('<html>');
    if (provider.mischief === 'huge answer') return json(response, { a: 'x'.repeat(300_000) });
    if (provider.mischief === 'redirect') {
      return void response.writeHead(302, { location: `${issuer}/elsewhere` }).end();
    }
    if (sent.get('client_secret') !== CLIENT_SECRET) {
      return json(response, { error: 'invalid_client' }, 401);
    }
    const code = sent.get('code') ?? '';
    const grant = grants.get(code);
    // Each code works once.
    grants.delete(code);
    const verifier = createHash('sha256').update(sent.get('code_verifier') ?? '');
    const isRight =
      grant?.challenge === verifier.digest('base64url') &&
      grant.redirect === sent.get('redirect_uri');
    if (!grant || !isRight) return json(response, { error: 'invalid_grant' }, 400);
    const access = randomBytes(16).toString('base64url');
    tokens.set(access, grant.person);
    json(response, {
      access_token: access,
      token_type: 'Bearer',
      expires_in: 300,
      ...(provider.mischief !== 'no token' && { id_token: idToken(grant) }),
    });
  }

  function idToken({ person, nonce }: Grant): string {
    const { mischief } = provider;
    const now = Math.floor(Date.now() / 1000);
    const late = mischief === 'not yet valid' ? 600 : 0;
    const claims = {
      iss: mischief === 'wrong issuer' ? 'https://login.example.org' : issuer,
      aud: mischief === 'wrong audience' ? 'another-client' : CLIENT_ID,
      iat: now,
      nbf: now + late,
      exp: mischief === 'expired' ? now - 120 : now + 300,
      ...(mischief !== 'no nonce' && { nonce: mischief === 'wrong nonce' ? 'another' : nonce }),
      ...(mischief !== 'no subject' && { sub: person.sub }),
      ...person.idToken,
    };
    switch (mischief) {
      case 'wrong key':
        return signed({ alg: 'RS256', kid: key.kid }, claims, (text) => rsa(text, newKey()));
      case 'no signature':
        return signed({ alg: 'none' }, claims, () => '');
      case 'shared secret':
        return signed({ alg: 'HS256' }, claims, (text) =>
          createHmac('sha256', CLIENT_SECRET).update(text).digest('base64url'),
        );
      case 'another algorithm':
        return signed({ alg: 'PS256', kid: key.kid }, claims, (text) => rsa(text, key));
      default:
        return signed({ alg: 'RS256', kid: key.kid }, claims, (text) => rsa(text, key));
    }
  }

  function userinfo(request: IncomingMessage, response: ServerResponse): void {
    const person = tokens.get((request.headers.authorization ?? '').replace(/^Bearer /i, ''));
    if (!person) return json(response, { error: 'invalid_token' }, 401);
    const sub = provider.mischief === 'another subject' ? 'somebody-else' : person.sub;
    json(response, { ...person.userinfo, sub });
  }
  return provider;
}

function newKey(): SigningKey {
  const kid = randomBytes(8).toString('hex');
  return { kid, ...generateKeyPairSync('rsa', { modulusLength: 2048 }) };
}

function publicJwk({ kid, publicKey }: SigningKey): object {
  return { ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' };
}

function rsa(text: string, { privateKey }: SigningKey): string {
  return sign('sha256', Buffer.from(text), privateKey).toString('base64url');
}

function signed(header: object, claims: object, signature: (text: string) => string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part(header)}.${part(claims)}`;
  return `${text}.${signature(text)}`;
}

function json(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

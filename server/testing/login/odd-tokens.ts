// ID tokens of the odd provider: right ones, and every kind that must be refused.
import { createHmac, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What is wrong with a token. */
export type TokenMischief =
  | 'wrong key'
  | 'no signature'
  | 'shared secret'
  | 'another algorithm'
  | 'wrong nonce'
  | 'no nonce'
  | 'wrong issuer'
  | 'wrong audience'
  | 'wrong party'
  | 'audiences without a party'
  | 'audiences of another party'
  | 'expired'
  | 'not yet valid'
  | 'no subject';

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

interface TokenParts {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly nonce: string;
  readonly subject: string;
  readonly more: Readonly<Record<string, unknown>>;
}

/** A new key with a name of its own. */
export function newKey(): SigningKey {
  const kid = randomBytes(8).toString('hex');
  return { kid, ...generateKeyPairSync('rsa', { modulusLength: 2048 }) };
}

/** What the provider publishes of a key. */
export function publicJwk({ kid, publicKey }: SigningKey): object {
  return { ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' };
}

/** A token about a person. */
export function oddToken(parts: TokenParts, key: SigningKey, mischief: string | null): string {
  const claims = claimsOf(parts, mischief);
  const { kid } = key;
  if (mischief === 'no signature') return signed({ alg: 'none' }, claims, () => '');
  if (mischief === 'shared secret') {
    return signed({ alg: 'HS256' }, claims, (text) =>
      createHmac('sha256', parts.clientSecret).update(text).digest('base64url'),
    );
  }
  const alg = mischief === 'another algorithm' ? 'PS256' : 'RS256';
  const signer = mischief === 'wrong key' ? newKey() : key;
  return signed({ alg, kid }, claims, (text) =>
    sign('sha256', Buffer.from(text), signer.privateKey).toString('base64url'),
  );
}

function claimsOf(parts: TokenParts, mischief: string | null): object {
  const { issuer, clientId, nonce, subject, more } = parts;
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: mischief === 'wrong issuer' ? 'https://login.example.org' : issuer,
    ...audienceOf(clientId, mischief),
    iat: now,
    nbf: mischief === 'not yet valid' ? now + 600 : now,
    exp: mischief === 'expired' ? now - 120 : now + 300,
    ...(mischief !== 'no nonce' && { nonce: mischief === 'wrong nonce' ? 'another' : nonce }),
    ...(mischief !== 'no subject' && { sub: subject }),
    ...more,
  };
}

/** For whom the token is, and which client asked for it. */
function audienceOf(clientId: string, mischief: string | null): object {
  const several = [clientId, 'another-client'];
  if (mischief === 'wrong audience') return { aud: 'another-client' };
  if (mischief === 'wrong party') return { aud: clientId, azp: 'another-client' };
  if (mischief === 'audiences without a party') return { aud: several };
  if (mischief === 'audiences of another party') return { aud: several, azp: 'another-client' };
  return { aud: clientId };
}

function signed(header: object, claims: object, signature: (text: string) => string): string {
  const text = `${encoded(header)}.${encoded(claims)}`;
  return `${text}.${signature(text)}`;
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

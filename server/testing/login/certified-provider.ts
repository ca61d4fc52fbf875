// A certified OpenID Connect provider (oidc-provider) in the process of the test. At its own pages anybody can log in
// with any name: what follows a # makes another account with the same netID.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface CertifiedProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  close(): Promise<void>;
}

interface ProviderOptions {
  /** Where it may send browsers back to. */
  readonly callback: string;
  /** Another name of this machine makes it another site for browsers. */
  readonly host?: string;
  /** Whether names are in the token too, and not only at the userinfo endpoint. */
  readonly namesInToken?: boolean;
}

/** Starts the provider on a free port. */
export async function startCertifiedProvider(options: ProviderOptions): Promise<CertifiedProvider> {
  const { callback, host = '127.0.0.1', namesInToken = false } = options;
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const issuer = `http://${host}:${(server.address() as AddressInfo).port}`;
  const clientId = 'elenchus';
  const clientSecret = randomBytes(24).toString('base64url');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ format: 'jwk' });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [callback],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...key, alg: 'RS256', use: 'sig', kid: 'first' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], profile: ['preferred_username', 'roles'], email: ['email'] },
    conformIdTokenClaims: !namesInToken,
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        preferred_username: accountId.split('#', 1)[0] ?? '',
        roles: ['administrator'],
      }),
    }),
  });
  const answer = provider.callback();
  server.on('request', (request, response) => void answer(request, response));
  return {
    issuer,
    clientId,
    clientSecret,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

// The university's login as an OpenID Connect provider: where to send a browser, and whom it says has come back.
import type { SignOnClaims } from '@elenchus/domain/people/sign-on-rules.ts';
import * as client from 'openid-client';
import { limitedFetch, LONGEST_CALL } from './limited-fetch.ts';
import { ProviderProblem, problemOf } from './provider-problem.ts';
import type { SignOnSettings } from './sign-on-settings.ts';

/** What one attempt has of its own; all of it is random, and used once. */
interface AttemptSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The person who logged in at the provider. */
interface ProvenPerson {
  readonly issuer: string;
  readonly subject: string;
  readonly claims: SignOnClaims;
}

/** The only algorithm that every provider has. A token must not choose another one, such as none. */
const ALGORITHM = 'RS256';
/** Seconds by which the clocks may differ. */
const CLOCK_TOLERANCE = 60;
/** The description of a provider is read again after this time. Milliseconds. */
const DESCRIPTION_LIFE = 3_600_000;
const SCOPE = 'openid profile email';
/** As the standard describes it. */
const SUBJECT = /^[ -~]{1,255}$/;

export class IdentityProvider {
  readonly #settings: SignOnSettings;
  readonly #fetch: ReturnType<typeof limitedFetch>;
  #description: client.ServerMetadata | undefined;
  #readAt = 0;
  #reading: Promise<client.ServerMetadata> | undefined;

  constructor(settings: SignOnSettings) {
    this.#settings = settings;
    this.#fetch = limitedFetch(settings.issuer);
  }

  /** Where the provider sends a browser back to. */
  get callback(): string {
    return `${this.#settings.publicUrl}/api/sign-on/callback`;
  }

  /** The address of the provider at which a person logs in. */
  async beginning({ state, nonce, verifier }: AttemptSecrets): Promise<URL> {
    try {
      const { usernameDomain, needsHostedDomain } = this.#settings;
      return client.buildAuthorizationUrl(await this.#configuration(), {
        redirect_uri: this.callback,
        response_type: 'code',
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(needsHostedDomain && { hd: usernameDomain ?? '' }),
      });
    } catch (error) {
      throw problemOf(error, 'provider-wrong');
    }
  }

  /** Whom the provider has sent back; throws a ProviderProblem when that can't be proved. */
  async personBehind(query: string, secrets: AttemptSecrets): Promise<ProvenPerson> {
    try {
      const configuration = await this.#configuration();
      const tokens = await client.authorizationCodeGrant(
        configuration,
        new URL(`${this.callback}${query}`),
        {
          expectedState: secrets.state,
          expectedNonce: secrets.nonce,
          pkceCodeVerifier: secrets.verifier,
          idTokenExpected: true,
        },
      );
      const proven = tokens.claims();
      if (proven === undefined || algorithmOf(tokens.id_token) !== ALGORITHM) {
        throw new ProviderProblem('not-verified', 'algorithm');
      }
      if (!SUBJECT.test(proven.sub)) throw new ProviderProblem('not-verified', 'subject');
      // The library looks at it only if the token has several audiences. It names the client that asked for the token.
      const { azp = this.#settings.clientId } = proven;
      if (azp !== this.#settings.clientId) throw new ProviderProblem('not-verified', 'azp');
      const { userinfo_endpoint: hasMore, issuer } = configuration.serverMetadata();
      // Some providers send names only here. The answer must be about the same subject.
      const more = hasMore
        ? await client.fetchUserInfo(configuration, tokens.access_token, proven.sub)
        : {};
      // What is signed counts more.
      return { issuer, subject: proven.sub, claims: { ...more, ...proven } };
    } catch (error) {
      throw problemOf(error, 'not-verified');
    }
  }

  /**
   * A new one for each call, because it holds the provider's keys: a key that the provider has just begun to use works
   * at once, and one that it has withdrawn doesn't.
   */
  async #configuration(): Promise<client.Configuration> {
    const { clientId, clientSecret } = this.#settings;
    const description = await this.#describe();
    const methods = description.token_endpoint_auth_methods_supported ?? [];
    const proof = methods.includes('client_secret_post')
      ? client.ClientSecretPost(clientSecret)
      : client.ClientSecretBasic(clientSecret);
    const configuration = new client.Configuration(description, clientId, CLIENT, proof);
    configuration.timeout = LONGEST_CALL;
    configuration[client.customFetch] = this.#fetch;
    // Without this, the library trusts a token because of the connection that it came through.
    client.enableNonRepudiationChecks(configuration);
    if (this.#isLocal()) client.allowInsecureRequests(configuration);
    return configuration;
  }

  /** Read when it is first needed: a provider that is down must not stop the start of the server. */
  async #describe(): Promise<client.ServerMetadata> {
    const known = this.#description;
    if (known !== undefined && Date.now() < this.#readAt + DESCRIPTION_LIFE) return known;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    try {
      return await this.#reading;
    } catch (error) {
      if (known !== undefined) return known;
      throw problemOf(error, 'provider-wrong');
    }
  }

  async #read(): Promise<client.ServerMetadata> {
    const { issuer, clientId } = this.#settings;
    const found = await client.discovery(new URL(issuer), clientId, CLIENT, client.None(), {
      timeout: LONGEST_CALL,
      [client.customFetch]: this.#fetch,
      ...(this.#isLocal() && { execute: [client.allowInsecureRequests] }),
    });
    const description = found.serverMetadata();
    // The library makes an exception for providers of many tenants. We don't: their tokens are of any organization.
    if (new URL(description.issuer).href !== new URL(issuer).href) {
      throw new ProviderProblem('provider-wrong', 'issuer');
    }
    this.#description = { ...description };
    this.#readAt = Date.now();
    return this.#description;
  }

  #isLocal(): boolean {
    return new URL(this.#settings.issuer).protocol === 'http:';
  }
}

const CLIENT = {
  id_token_signed_response_alg: ALGORITHM,
  [client.clockTolerance]: CLOCK_TOLERANCE,
};

function algorithmOf(token: string | undefined): unknown {
  const [header = ''] = token?.split('.') ?? [];
  const text = Buffer.from(header, 'base64url').toString();
  return (JSON.parse(text) as { readonly alg?: unknown }).alg;
}

// The settings of single sign-on: all of them together, or none.
import { accept } from '@elenchus/domain/base/result.ts';
import { PASSWORD_LOGINS, type PasswordLogin } from '@elenchus/domain/people/sign-on-rules.ts';
import type { SignOnSettings } from '../sign-on/sign-on-settings.ts';
import { type Environment, fault, given, isLoopback, type Setting } from './setting-values.ts';

const OTHERS = [
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_USERNAME_CLAIM',
  'OIDC_USERNAME_DOMAIN',
  'OIDC_LABEL',
] as const;

const DEFAULT_CLAIM = 'preferred_username';
const DEFAULT_LABEL = 'Log in with your university account';
const LONGEST_LABEL = 80;
const GOOGLE = 'https://accounts.google.com';
/** Microsoft's addresses for accounts of any organization: whoever owns one could claim any netID. */
const ANY_TENANT = /^\/(common|organizations|consumers)(\/|$)/i;
const MICROSOFT =
  /(^|\.)(microsoftonline\.(com|us|de)|partner\.microsoftonline\.cn|windows\.net)$/i;

/** The settings of sign-on; undefined where none of them is set. */
export function readSignOn(
  environment: Environment,
  publicUrl: string | undefined,
): Setting<SignOnSettings | undefined> {
  const issuer = given(environment, 'OIDC_ISSUER');
  const passwordLogin = readPasswordLogin(environment);
  if (!passwordLogin.ok) return passwordLogin;
  if (issuer === undefined) return withoutIssuer(environment, passwordLogin.value);
  const provider = readIssuer(issuer);
  if (!provider.ok) return provider;
  const clientId = given(environment, 'OIDC_CLIENT_ID');
  if (clientId === undefined) return missing('OIDC_CLIENT_ID', 'the ID that the provider gave');
  // A secret is taken exactly as given, including spaces.
  const clientSecret = environment['OIDC_CLIENT_SECRET'] || undefined;
  if (clientSecret === undefined) {
    return missing('OIDC_CLIENT_SECRET', 'the secret that the provider gave');
  }
  if (publicUrl === undefined || !isSafe(new URL(publicUrl))) {
    return missing('PUBLIC_URL', 'the https address of this server');
  }
  const names = readNames(environment, provider.value);
  if (!names.ok) return names;
  return accept({
    ...names.value,
    issuer: provider.value,
    clientId,
    clientSecret,
    passwordLogin: passwordLogin.value,
    publicUrl,
  });
}

function withoutIssuer(
  environment: Environment,
  passwordLogin: PasswordLogin,
): Setting<SignOnSettings | undefined> {
  const alone = OTHERS.find((variable) => given(environment, variable) !== undefined);
  if (alone !== undefined) return fault(alone, 'left out, or set together with OIDC_ISSUER');
  return passwordLogin === 'on'
    ? accept(undefined)
    : fault('PASSWORD_LOGIN', 'on unless OIDC_ISSUER is set, or nobody could log in');
}

function missing(variable: string, what: string): Setting<never> {
  return fault(variable, `set to ${what}, because OIDC_ISSUER is set`);
}

function readPasswordLogin(environment: Environment): Setting<PasswordLogin> {
  const value = given(environment, 'PASSWORD_LOGIN')?.toLowerCase() ?? 'on';
  const chosen = PASSWORD_LOGINS.find((each) => each === value);
  return chosen === undefined ? fault('PASSWORD_LOGIN', 'on, staff or off') : accept(chosen);
}

function readIssuer(value: string): Setting<string> {
  const url = URL.parse(value);
  const isPlain = url !== null && url.search === '' && url.hash === '' && url.username === '';
  if (!isPlain || !isSafe(url) || value.includes('/.well-known/')) {
    return fault(
      'OIDC_ISSUER',
      'the https address of the provider without /.well-known/…, for example https://login.example.edu/realms/main',
    );
  }
  if (MICROSOFT.test(url.hostname) && ANY_TENANT.test(url.pathname)) {
    return fault(
      'OIDC_ISSUER',
      'the address of your own Microsoft tenant (https://login.microsoftonline.com/TENANT-ID/v2.0), because common, organizations and consumers let in accounts of anyone',
    );
  }
  return accept(value);
}

/** Without TLS only on the same machine. */
function isSafe({ protocol, hostname }: URL): boolean {
  const host = hostname.replaceAll(/[[\]]/g, '');
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(host));
}

type Names = Pick<
  SignOnSettings,
  'usernameClaim' | 'usernameDomain' | 'needsHostedDomain' | 'label'
>;

function readNames(environment: Environment, issuer: string): Setting<Names> {
  const usernameClaim = given(environment, 'OIDC_USERNAME_CLAIM') ?? DEFAULT_CLAIM;
  const usernameDomain = given(environment, 'OIDC_USERNAME_DOMAIN');
  const label = given(environment, 'OIDC_LABEL') ?? DEFAULT_LABEL;
  const needsHostedDomain = new URL(issuer).origin === GOOGLE;
  if (!/^[\w:./-]{1,200}$/.test(usernameClaim)) {
    return fault('OIDC_USERNAME_CLAIM', 'the name of a claim, for example preferred_username');
  }
  if (usernameDomain !== undefined && !/^[\w-]+(\.[\w-]+)+$/.test(usernameDomain)) {
    return fault('OIDC_USERNAME_DOMAIN', 'a domain without @, for example example.edu');
  }
  if (label.length > LONGEST_LABEL || /\p{Cc}/u.test(label)) {
    return fault('OIDC_LABEL', `a line of at most ${LONGEST_LABEL} characters`);
  }
  if (needsHostedDomain && usernameDomain === undefined) {
    return fault(
      'OIDC_USERNAME_DOMAIN',
      'the domain of your university, because Google serves all',
    );
  }
  if (needsHostedDomain && usernameClaim !== 'email') {
    return fault('OIDC_USERNAME_CLAIM', 'email, because Google sends no other name');
  }
  return accept({ usernameClaim, usernameDomain, needsHostedDomain, label });
}

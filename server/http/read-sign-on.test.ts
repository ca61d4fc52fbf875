import { describe, expect, test } from 'vitest';
import { configurationSentence, readConfiguration } from './configuration.ts';
import type { Environment } from './setting-values.ts';

const SECRET = 'a secret of 40 characters, never printed';
const ENVIRONMENT: Environment = {
  OIDC_ISSUER: 'https://login.example.edu/realms/main',
  OIDC_CLIENT_ID: 'elenchus',
  OIDC_CLIENT_SECRET: SECRET,
  PUBLIC_URL: 'https://elenchus.example.edu',
};
const GOOGLE: Environment = {
  ...ENVIRONMENT,
  OIDC_ISSUER: 'https://accounts.google.com',
  OIDC_USERNAME_CLAIM: 'email',
  OIDC_USERNAME_DOMAIN: 'example.edu',
};

function read(changes: Environment = {}, base = ENVIRONMENT) {
  return readConfiguration({ ...base, ...changes });
}

describe('the settings of single sign-on', () => {
  test('are off when none is set', () => {
    const result = readConfiguration({ OIDC_ISSUER: '', OIDC_CLIENT_ID: ' ' });
    expect(result.ok && result.value.signOn).toBeUndefined();
  });

  test('have defaults for the claim, the label and passwords', () => {
    const result = read();
    expect(result.ok && result.value.signOn).toEqual({
      issuer: 'https://login.example.edu/realms/main',
      clientId: 'elenchus',
      clientSecret: SECRET,
      usernameClaim: 'preferred_username',
      usernameDomain: undefined,
      needsHostedDomain: false,
      label: 'Log in with your university account',
      passwordLogin: 'on',
      publicUrl: 'https://elenchus.example.edu',
    });
  });

  test.each([
    ['another claim', { OIDC_USERNAME_CLAIM: 'uid' }, { usernameClaim: 'uid' }],
    ['a claim of ADFS', { OIDC_USERNAME_CLAIM: 'http://a.example/upn' }, {}],
    ['a domain', { OIDC_USERNAME_DOMAIN: 'example.edu' }, { usernameDomain: 'example.edu' }],
    ['a label', { OIDC_LABEL: 'Log in with Example ID' }, { label: 'Log in with Example ID' }],
    ['staff passwords', { PASSWORD_LOGIN: 'Staff' }, { passwordLogin: 'staff' }],
    ['no passwords', { PASSWORD_LOGIN: 'off' }, { passwordLogin: 'off' }],
    ['one tenant', { OIDC_ISSUER: 'https://login.microsoftonline.com/8f1c-2a/v2.0' }, {}],
    ['a provider on this machine', { OIDC_ISSUER: 'http://127.0.0.1:9000' }, {}],
    ['this machine', { PUBLIC_URL: 'http://localhost:3000' }, {}],
  ])('take %s', (_name, changes: Environment, expected) => {
    const result = read(changes);
    expect(result.ok && result.value.signOn).toMatchObject(expected);
    expect(result.ok).toBe(true);
  });

  test('take Google with the domain of the university', () => {
    const result = read({}, GOOGLE);
    expect(result.ok && result.value.signOn).toMatchObject({ needsHostedDomain: true });
  });

  test.each([
    ['OIDC_ISSUER', 'no address', { OIDC_ISSUER: 'login.example.edu' }],
    ['OIDC_ISSUER', 'no TLS', { OIDC_ISSUER: 'http://login.example.edu' }],
    [
      'OIDC_ISSUER',
      'the description',
      { OIDC_ISSUER: 'https://a.edu/.well-known/openid-configuration' },
    ],
    ['OIDC_ISSUER', 'a query', { OIDC_ISSUER: 'https://a.edu/?a=b' }],
    [
      'OIDC_ISSUER',
      'every tenant',
      { OIDC_ISSUER: 'https://login.microsoftonline.com/common/v2.0' },
    ],
    [
      'OIDC_ISSUER',
      'in capitals',
      { OIDC_ISSUER: 'https://login.microsoftonline.com/Common/v2.0' },
    ],
    [
      'OIDC_ISSUER',
      'work accounts',
      { OIDC_ISSUER: 'https://login.microsoftonline.com/organizations/v2.0' },
    ],
    [
      'OIDC_ISSUER',
      'personal ones',
      { OIDC_ISSUER: 'https://login.microsoftonline.com/consumers/v2.0' },
    ],
    ['OIDC_ISSUER', 'the older host', { OIDC_ISSUER: 'https://sts.windows.net/common/' }],
    ['OIDC_CLIENT_ID', 'nothing', { OIDC_CLIENT_ID: '' }],
    ['OIDC_CLIENT_SECRET', 'nothing', { OIDC_CLIENT_SECRET: '' }],
    ['PUBLIC_URL', 'nothing', { PUBLIC_URL: '' }],
    ['PUBLIC_URL', 'no TLS', { PUBLIC_URL: 'http://elenchus.example.edu' }],
    ['PASSWORD_LOGIN', 'another word', { PASSWORD_LOGIN: 'students' }],
    ['OIDC_USERNAME_CLAIM', 'two words', { OIDC_USERNAME_CLAIM: 'net id' }],
    ['OIDC_USERNAME_DOMAIN', 'an address', { OIDC_USERNAME_DOMAIN: '@example.edu' }],
    ['OIDC_LABEL', 'a paragraph', { OIDC_LABEL: 'long '.repeat(20) }],
  ])('%s can’t be %s', (variable, _name, changes: Environment) => {
    const result = read(changes);
    const sentence = result.ok ? 'accepted' : configurationSentence(result.reason);
    expect(sentence).toMatch(
      new RegExp(`^The setting ${variable} can’t be used\\. It must be .+\\.$`),
    );
    expect(sentence).not.toContain(SECRET);
  });

  test.each([
    ['OIDC_USERNAME_DOMAIN', { OIDC_USERNAME_DOMAIN: '' }],
    ['OIDC_USERNAME_CLAIM', { OIDC_USERNAME_CLAIM: '' }],
  ])('Google needs %s', (variable, changes: Environment) => {
    const result = read(changes, GOOGLE);
    expect(result.ok ? 'accepted' : result.reason.variable).toBe(variable);
  });

  test.each([
    ['OIDC_CLIENT_SECRET', SECRET],
    ['OIDC_LABEL', 'Log in'],
    ['PASSWORD_LOGIN', 'staff'],
    ['PASSWORD_LOGIN', 'off'],
  ])('%s alone stops the start', (variable, value) => {
    const result = readConfiguration({ [variable]: value });
    expect(result.ok ? 'accepted' : result.reason.variable).toBe(variable);
  });
});

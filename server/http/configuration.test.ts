import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { configurationSentence, readConfiguration } from './configuration.ts';
import type { Environment } from './setting-values.ts';

function read(environment: Environment) {
  const result = readConfiguration(environment);
  if (!result.ok) throw new Error(configurationSentence(result.reason));
  return result.value;
}

function sentence(environment: Environment): string {
  const result = readConfiguration(environment);
  return result.ok ? 'accepted' : configurationSentence(result.reason);
}

describe('the defaults', () => {
  test('the server listens on loopback port 3000 with data next to it and may add the demo', () => {
    expect(read({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDirectory: path.resolve('data'),
      databaseUrl: undefined,
      adminPassword: undefined,
      demo: true,
      defaultCourse: undefined,
      instructorsCreateCourses: true,
      publicUrl: undefined,
      metricsToken: undefined,
      trustedProxies: [],
      pdfCheck: true,
      logsEveryRequest: false,
      signOn: undefined,
    });
  });

  test('an empty variable counts as unset', () => {
    const variables = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'ADMIN_PASSWORD', 'DEMO'];
    const empty = Object.fromEntries(variables.map((variable) => [variable, '']));
    expect(read(empty)).toEqual(read({}));
  });
});

describe('the demo course, whose passwords are public', () => {
  test.each([
    ['loopback by default', {}, true],
    ['loopback by name', { HOST: 'localhost' }, true],
    ['loopback in version 6', { HOST: '::1' }, true],
    ['switched off', { DEMO: 'off' }, false],
    ['behind a public address', { PUBLIC_URL: 'https://course.example.edu' }, false],
    ['the same although asked for', { PUBLIC_URL: 'http://a.example', DEMO: 'on' }, false],
    ['reachable from outside', { HOST: '0.0.0.0' }, false],
    ['reachable from outside although asked for', { HOST: '0.0.0.0', DEMO: 'on' }, false],
    ['a name that only looks like loopback', { HOST: '127.example.org' }, false],
    ['an empty PostgreSQL database', { DATABASE_URL: 'postgres://db/elenchus' }, true],
  ])('%s', (_name, environment, allowed) => {
    expect(read(environment).demo).toBe(allowed);
  });
});

test('the PDF that the start makes can be switched off', () => {
  expect(read({ PDF_CHECK: 'off' }).pdfCheck).toBe(false);
  expect(read({ LOG_EVERY_REQUEST: 'on' }).logsEveryRequest).toBe(true);
});

describe('values that stop the start', () => {
  test.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['HOST', 'http://localhost'],
    ['HOST', 'two words'],
    ['DATABASE_URL', 'mysql://root:secret@db/elenchus'],
    ['DATABASE_URL', 'elenchus'],
    ['DEMO', 'maybe'],
    ['PDF_CHECK', 'perhaps'],
    ['DEFAULT_COURSE', 'a'],
    ['DEFAULT_COURSE', 'Admin'],
    ['DEFAULT_COURSE', 'ethics 101'],
    ['TRUSTED_PROXY', 'proxy.example.edu'],
    ['TRUSTED_PROXY', '10.0.0.0/33'],
    ['TRUSTED_PROXY', '0.0.0.0/0'],
    ['PUBLIC_URL', 'elenchus.example.edu'],
    ['PUBLIC_URL', 'https://example.edu/elenchus'],
    ['PUBLIC_URL', 'ftp://example.edu'],
  ])('%s %j is named in one sentence that does not repeat it', (variable, value) => {
    const text = sentence({ [variable]: value });
    expect(text).toMatch(new RegExp(`^The setting ${variable} can’t be used\\. It must be .+\\.$`));
    expect(text).not.toContain('secret');
  });
});

test('a public address is kept as an origin', () => {
  expect(read({ PUBLIC_URL: 'https://elenchus.example.edu/' }).publicUrl).toBe(
    'https://elenchus.example.edu',
  );
});

test('an admin password keeps its spaces', () => {
  expect(read({ ADMIN_PASSWORD: ' two words ' }).adminPassword).toBe(' two words ');
});

test('proxies on other machines are named by address or network', () => {
  expect(read({ TRUSTED_PROXY: '10.88.0.0/16, 2001:db8::7' }).trustedProxies).toEqual([
    '10.88.0.0/16',
    '2001:db8::7',
  ]);
});

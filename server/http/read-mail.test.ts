import { describe, expect, test } from 'vitest';
import { configurationSentence, readConfiguration } from './configuration.ts';
import type { Environment } from './setting-values.ts';

const ENVIRONMENT: Environment = {
  SMTP_URL: 'smtps://mailer:p%40ss@mail.example.edu',
  MAIL_FROM: 'Elenchus <elenchus@example.edu>',
  PUBLIC_URL: 'https://elenchus.example.edu',
};

function sentence(changes: Environment): string {
  const result = readConfiguration({ ...ENVIRONMENT, ...changes });
  return result.ok ? 'accepted' : configurationSentence(result.reason);
}

describe('the settings of mail', () => {
  test('are off when none is set', () => {
    const result = readConfiguration({ SMTP_URL: '', MAIL_FROM: ' ' });
    expect(result.ok && result.value.mail).toBeUndefined();
  });

  test('are taken together', () => {
    const result = readConfiguration(ENVIRONMENT);
    expect(result.ok && result.value.mail).toEqual({
      smtpUrl: ENVIRONMENT['SMTP_URL'],
      from: ENVIRONMENT['MAIL_FROM'],
      publicUrl: ENVIRONMENT['PUBLIC_URL'],
    });
  });

  test.each([
    [{ SMTP_URL: 'smtp://localhost:1025' }],
    [{ SMTP_URL: 'smtp://mail.example.edu:587/?requireTLS=true' }],
    [{ MAIL_FROM: 'elenchus@example.edu' }],
  ])('%o is accepted', (changes) => {
    expect(sentence(changes)).toBe('accepted');
  });

  test.each<[Environment, string]>([
    [{ SMTP_URL: 'mail.example.edu' }, 'SMTP_URL'],
    [{ SMTP_URL: 'https://mail.example.edu' }, 'SMTP_URL'],
    [{ SMTP_URL: undefined }, 'SMTP_URL'],
    [{ MAIL_FROM: undefined }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'Elenchus' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'a@example.edu, b@example.edu' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'A\r\nBcc: x@example.edu <a@example.edu>' }, 'MAIL_FROM'],
    [{ PUBLIC_URL: undefined }, 'PUBLIC_URL'],
  ])('%o is refused, and the sentence names the setting and no password', (changes, variable) => {
    expect(sentence(changes)).toMatch(`The setting ${variable} can’t be used`);
    expect(sentence(changes)).not.toContain('p%40ss');
  });
});

// The settings of mail: all of them together, or none.
import { accept } from '@elenchus/domain/base/result.ts';
import { readMailAddress } from '@elenchus/domain/notifications/mail-rules.ts';
import type { MailSettings } from '../mail/mail-settings.ts';
import { type Environment, fault, given, type Setting } from './setting-values.ts';

/** The settings of mail; undefined where no mail is sent. */
export function readMail(
  environment: Environment,
  publicUrl: string | undefined,
): Setting<MailSettings | undefined> {
  const smtpUrl = given(environment, 'SMTP_URL');
  const from = given(environment, 'MAIL_FROM');
  if (smtpUrl === undefined) {
    return from === undefined
      ? accept(undefined)
      : missing('SMTP_URL', EXAMPLE_SERVER, 'MAIL_FROM');
  }
  const url = URL.parse(smtpUrl);
  const isMailServer = url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
  if (!isMailServer) return fault('SMTP_URL', EXAMPLE_SERVER);
  if (publicUrl === undefined) {
    return missing('PUBLIC_URL', 'the address of this server, for the links in emails', 'SMTP_URL');
  }
  if (from === undefined) return missing('MAIL_FROM', EXAMPLE_SENDER, 'SMTP_URL');
  if (!isSender(from)) return fault('MAIL_FROM', EXAMPLE_SENDER);
  return accept({ smtpUrl, from, publicUrl });
}

const EXAMPLE_SERVER = 'an address like smtps://user:password@mail.example.edu';
const EXAMPLE_SENDER = 'a sender like elenchus@example.edu or Elenchus <elenchus@example.edu>';

function missing(variable: string, expected: string, because: string) {
  return fault(variable, `${expected}, because ${because} is set`);
}

/** An address, or a plain name with an address in angle brackets. */
function isSender(text: string): boolean {
  const named = /^[^\p{Cc}<>",;:@\\]{1,80}\s<([^<>]+)>$/u.exec(text);
  return readMailAddress(named?.[1] ?? text).ok;
}

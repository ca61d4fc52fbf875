// Which addresses a syllabus link may have: web pages, e-mail and paths of this site (SCH-28, SCH-29).
import { accept, refuse, type Result } from '../base/result.ts';

export const MAX_URL_CHARACTERS = 2000;

export type UrlFault = 'empty' | 'too-long' | 'bad-character' | 'scheme-not-allowed' | 'no-address';

const SENTENCES: Record<UrlFault, string> = {
  empty: 'Please enter the address of the link.',
  'too-long': `The address is longer than ${MAX_URL_CHARACTERS} characters.`,
  'bad-character': 'The address contains a blank or another character that addresses cannot have.',
  'scheme-not-allowed': 'A link can only begin with https://, http:// or mailto:.',
  'no-address':
    'This is not a whole address. It should begin with https://, or with / for a page of this site.',
};

const WEB = /^https?:\/\/(\[[0-9a-f:.]+\]|[^/?#@:[\]%]+)(:\d{1,5})?([/?#].*)?$/i;
const MAIL = /^mailto:[^@?]+@[^@?]+(\?.*)?$/i;
const SITE_PATH = /^\/(?!\/)/;
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;

/** The sentence for an address that was refused. */
export function urlFaultSentence(fault: UrlFault): string {
  return SENTENCES[fault];
}

/** Checks the address of a link; blanks around it do not matter. */
export function checkLinkUrl(text: string): Result<string, UrlFault> {
  const url = text.trim();
  if (url === '') return refuse('empty');
  if (url.length > MAX_URL_CHARACTERS) return refuse('too-long');
  if (hasBadCharacter(url)) return refuse('bad-character');
  if (WEB.test(url) || MAIL.test(url) || SITE_PATH.test(url)) return accept(url);
  const allowed = /^(https?|mailto):/i.test(url);
  return refuse(SCHEME.test(url) && !allowed ? 'scheme-not-allowed' : 'no-address');
}

/** Browsers drop tabs and line breaks and read a backslash as a slash, so either could hide another address. */
function hasBadCharacter(url: string): boolean {
  return /[\s\p{Cc}\p{Cf}\\<>"`{}|^]/u.test(url);
}

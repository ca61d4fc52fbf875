// Decides which addresses a syllabus link may have: web pages, email and paths of this site (SCH-28, SCH-29, SCH-37).
import { accept, refuse, type Result } from '../base/result.ts';
import { hasBadCharacter, isOutsideAddress, MAX_URL_CHARACTERS } from '../base/web-address.ts';

export type UrlFault = 'empty' | 'too-long' | 'bad-character' | 'scheme-not-allowed' | 'no-address';

const SENTENCES: Record<UrlFault, string> = {
  empty: 'Please enter the address of the link.',
  'too-long': `The address is longer than ${MAX_URL_CHARACTERS} characters.`,
  'bad-character': 'The address contains a space or another character that addresses can’t have.',
  'scheme-not-allowed': 'A link can only begin with https://, http:// or mailto:.',
  'no-address':
    'This isn’t a complete address. It should begin with https://, or with / for a page on this site.',
};

const SITE_PATH = /^\/(?!\/)/;
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
/** A host that ends in letters, as people write it or say it: www.example.org/reading. */
const BARE_HOST = /^([\p{L}\p{N}_-]+\.)+\p{L}{2,}(:\d{1,5})?([/?#].*)?$/u;
const BARE_MAIL = /^[^@:/?#]+@([\p{L}\p{N}-]+\.)+\p{L}{2,}$/u;
/** The name of a file looks like a host, but doesn't show where the file is. */
const FILE_NAME = /^[^/?#]+\.(pdf|docx?|pptx?|xlsx?|odt|rtf|txt|html?|epub|png|jpe?g|mp[34])$/i;

/** The sentence for an address that was refused. */
export function urlFaultSentence(fault: UrlFault): string {
  return SENTENCES[fault];
}

/** Checks the address of a link; spaces around it are ignored, and a missing https:// or mailto: is added. */
export function checkLinkUrl(text: string): Result<string, UrlFault> {
  const url = withScheme(text.trim());
  if (url === '') return refuse('empty');
  if (url.length > MAX_URL_CHARACTERS) return refuse('too-long');
  if (hasBadCharacter(url)) return refuse('bad-character');
  if (isOutsideAddress(url) || SITE_PATH.test(url)) return accept(url);
  const allowed = /^(https?|mailto):/i.test(url);
  return refuse(SCHEME.test(url) && !allowed ? 'scheme-not-allowed' : 'no-address');
}

function withScheme(url: string): string {
  if (BARE_MAIL.test(url)) return `mailto:${url}`;
  return BARE_HOST.test(url) && !FILE_NAME.test(url) ? `https://${url}` : url;
}

// Decides which addresses outside this site a link can lead to: web pages and email, and nothing that hides another
// address.

export const MAX_URL_CHARACTERS = 2000;

const WEB = /^https?:\/\/(\[[0-9a-f:.]+\]|[^/?#@:[\]%]+)(:\d{1,5})?([/?#].*)?$/i;
const MAIL = /^mailto:[^@?]+@[^@?]+(\?.*)?$/i;

/** Browsers drop tabs and line breaks and read a backslash as a slash, so either could hide another address. */
export function hasBadCharacter(url: string): boolean {
  return /[\s\p{Cc}\p{Cf}\\<>"`{}|^]/u.test(url);
}

/** Whether a text is a whole web or email address. */
export function isOutsideAddress(url: string): boolean {
  return WEB.test(url) || MAIL.test(url);
}

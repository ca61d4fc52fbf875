// Which addresses a link can lead to outside this site: web pages and e-mail, and nothing that hides another address.

export const MAX_URL_CHARACTERS = 2000;

const WEB = /^https?:\/\/(\[[0-9a-f:.]+\]|[^/?#@:[\]%]+)(:\d{1,5})?([/?#].*)?$/i;
const MAIL = /^mailto:[^@?]+@[^@?]+(\?.*)?$/i;

/** Browsers drop tabs and line breaks and read a backslash as a slash, so either could hide another address. */
export function hasBadCharacter(url: string): boolean {
  return /[\s\p{Cc}\p{Cf}\\<>"`{}|^]/u.test(url);
}

/** Whether a whole address is that of a web page or an e-mail. */
export function isOutsideAddress(url: string): boolean {
  return WEB.test(url) || MAIL.test(url);
}

// Writes and reads the personal code of a first login, and the link that contains it (USR-62, USR-63).
import { isSameUsername } from '../base/name-folding.ts';

/** Without 0, 1, I, L and O, which look like each other. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** 26 of 31 characters hold a little more than 128 bits. */
const LENGTH = 26;
const GROUP = 5;
const GROUPS = 5;

export const CODE_BYTES = 16;

const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** The code of 16 random bytes, in groups that are easy to type: five characters each, and six at the end. */
export function writeCode(bytes: Uint8Array): string {
  let rest = bytes.reduce((number, byte) => number * 256n + BigInt(byte), 0n);
  let text = '';
  for (let index = 0; index < LENGTH; index += 1) {
    text = ALPHABET.charAt(Number(rest % BigInt(ALPHABET.length))) + text;
    rest /= BigInt(ALPHABET.length);
  }
  return Array.from({ length: GROUPS }, (_, group) =>
    text.slice(group * GROUP, group === GROUPS - 1 ? LENGTH : (group + 1) * GROUP),
  ).join('-');
}

/** The characters of a typed code, ignoring case, spaces and hyphens; null if it can't be a code. */
export function readCode(typed: string): string | null {
  const text = typed.replaceAll(/[\s\u2010-\u2015-]/g, '').toUpperCase();
  return CODE.test(text) ? text : null;
}

/** What a personal code lets a person do, with everything that they need for it. */
export interface ClaimSlip {
  readonly username: string;
  readonly fullname: string;
  readonly status: string;
  readonly code: string;
  readonly link: string;
  /** When it stops working. */
  readonly until: number;
}

/**
 * The address that fills in the login form. The netID and the code are in the fragment, which browsers never send, so
 * that no log of a server contains them.
 */
export function claimLink(
  publicUrl: string,
  { courseID, username, code }: { courseID: string; username: string; code: string },
): string {
  return `${publicUrl}/${courseID}?view=login#claim=${encodeURIComponent(username)}/${code}`;
}

/** The netID and the code in the fragment of an address, or null. A netID has no slash. */
export function readClaimFragment(
  fragment: string,
): { readonly username: string; readonly code: string } | null {
  const [, name = '', code = ''] = /^#claim=([^/]+)\/([\w-]+)$/.exec(fragment) ?? [];
  if (readCode(code) === null) return null;
  try {
    return { username: decodeURIComponent(name), code };
  } catch {
    return null;
  }
}

/**
 * The addition to the sentence about a wrong password. It depends only on what was typed: otherwise it would reveal
 * to strangers which accounts are still unclaimed.
 */
export function firstLoginHint(username: string, password: string): string | null {
  if (readCode(password) !== null) {
    return 'A personal code works once and for 14 days. If this one was used, replaced or is too old, ask the person who gave it to you for a new one.';
  }
  return isSameUsername(username, password)
    ? 'Is this your first login? Instructors, TAs and some classes need a personal code. The netID works as a first password for 14 days. If yours no longer works, ask your instructor to renew it.'
    : null;
}

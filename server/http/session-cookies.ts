// The cookies of the product: one session per course, the grant of a first login, the admin session, and one for each
// login that is under way at the university.
import { hash, randomBytes } from 'node:crypto';
import { GRANT_LIFE } from '@elenchus/domain/people/session-life.ts';
import { SIGN_ON_LIFE } from '@elenchus/domain/people/sign-on-rules.ts';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** For 'sign-on', the ID of the attempt takes the place of the course. */
type CookieKind = 'session' | 'grant' | 'admin' | 'sign-on';

export interface ReplyCookies {
  set(kind: CookieKind, course: string, token: string): void;
  clear(kind: CookieKind, course: string): void;
  /** The hash of the token in the request. */
  hashOf(kind: CookieKind, course: string): string | null;
  /** The first courses for which the request brought a session, with the hash of its token. */
  sessions(): readonly { readonly course: string; readonly tokenHash: string }[];
}

/**
 * The server ends a session after three days without activity, and activity extends it there. A cookie that lasted
 * three days itself would log people out in the middle of their work, so it lasts as long as browsers allow.
 */
const LONGEST_COOKIE_SECONDS = 400 * 24 * 60 * 60;

const LIFE_SECONDS: Readonly<Record<CookieKind, number>> = {
  session: LONGEST_COOKIE_SECONDS,
  grant: GRANT_LIFE / 1000,
  admin: LONGEST_COOKIE_SECONDS,
  'sign-on': SIGN_ON_LIFE / 1000,
};

/**
 * The name of a cookie. It contains the course's name, so that courses never share a session.
 * The other kinds have a hyphen where the session has '_': a course may be named grant_x.
 * Behind TLS it has the prefix with which browsers take a cookie from this host alone, so that no other site of the
 * university can plant one.
 */
export function cookieName(kind: CookieKind, course: string, isSecure = false): string {
  const prefix = isSecure ? '__Host-' : '';
  switch (kind) {
    case 'session':
      return `${prefix}${SESSION_PREFIX}${course}`;
    case 'grant':
      return `${prefix}elenchus-grant_${course}`;
    case 'admin':
      return `${prefix}elenchus-admin`;
    case 'sign-on':
      return `${prefix}elenchus-sign-on_${course}`;
  }
}

const SESSION_PREFIX = 'elenchus_';

/** Browsers keep few cookies of one server; a list of more was made by a program. */
const MOST_SESSIONS = 50;

/** A new secret token; only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/**
 * Reads and writes the cookies of one call. They are for TLS only if the public address uses it, or a trusted proxy
 * reports that it received this call over TLS.
 */
export function cookiesOf(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): ReplyCookies {
  const isSecure = secure || request.protocol === 'https';
  const options: CookieSerializeOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  };
  const nameOf = (kind: CookieKind, course: string) => cookieName(kind, course, isSecure);
  return {
    set(kind, course, token) {
      const name = nameOf(kind, course);
      reply.setCookie(name, token, { ...options, maxAge: LIFE_SECONDS[kind] });
    },
    clear(kind, course) {
      reply.clearCookie(nameOf(kind, course), options);
    },
    hashOf(kind, course) {
      const name = nameOf(kind, course);
      const token = request.cookies[name];
      return token && !isAmbiguous(request, name) ? hashToken(token) : null;
    },
    sessions() {
      const prefix = nameOf('session', '');
      return Object.entries(request.cookies)
        .filter(([name, token]) => token !== undefined && token !== '' && name.startsWith(prefix))
        .slice(0, MOST_SESSIONS)
        .filter(([name]) => !isAmbiguous(request, name))
        .map(([name, token = '']) => ({
          course: name.slice(prefix.length),
          tokenHash: hashToken(token),
        }));
    },
  };
}

/**
 * Whether a request brought two values of one cookie. Then another site has planted one, and nobody can tell which: the
 * caller counts as logged out rather than as somebody else, whose account would get what is typed next.
 */
function isAmbiguous(request: FastifyRequest, name: string): boolean {
  const sent = request.headers.cookie ?? '';
  if (sent.indexOf(name) === sent.lastIndexOf(name)) return false;
  const values = sent.split(';').flatMap((pair) => {
    const [key = '', ...value] = pair.split('=');
    return key.trim() === name ? [value.join('=').trim()] : [];
  });
  return new Set(values).size > 1;
}

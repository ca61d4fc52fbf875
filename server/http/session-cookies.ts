// The cookies of the product: one session per course, the grant of a first login, the admin session.
import { createHash, randomBytes } from 'node:crypto';
import { GRANT_LIFE } from '@elenchus/domain/people/session-life.ts';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

type CookieKind = 'session' | 'grant' | 'admin';

export interface ReplyCookies {
  set(kind: CookieKind, course: string, token: string): void;
  clear(kind: CookieKind, course: string): void;
  /** The hash of the token in the request. */
  hashOf(kind: CookieKind, course: string): string | null;
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
};

/**
 * The name of a cookie; it includes the course, so that courses never share a session. The other kinds have a hyphen
 * where the session has '_': a course may be named grant_x.
 */
export function cookieName(kind: CookieKind, course: string): string {
  switch (kind) {
    case 'session':
      return `elenchus_${course}`;
    case 'grant':
      return `elenchus-grant_${course}`;
    case 'admin':
      return 'elenchus-admin';
  }
}

/** A new secret token; only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
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
  const options: CookieSerializeOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: secure || request.protocol === 'https',
  };
  return {
    set(kind, course, token) {
      const name = cookieName(kind, course);
      reply.setCookie(name, token, { ...options, maxAge: LIFE_SECONDS[kind] });
    },
    clear(kind, course) {
      reply.clearCookie(cookieName(kind, course), options);
    },
    hashOf(kind, course) {
      const token = request.cookies[cookieName(kind, course)];
      return token ? hashToken(token) : null;
    },
  };
}

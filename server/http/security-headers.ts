// What browsers are instructed to refuse, whatever a page contains.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Marks the style elements that the page creates; new for every answer. */
    styleNonce: string;
  }
}

/**
 * The content security policy. Scripts load only from our own files. Style elements are the one exception to "files
 * only": the editor of formulas writes its rules into one at run time. It must have the nonce, so text that a person
 * typed still can't add a style. Images as data: are the small icons
 * inside style sheets.
 */
function contentSecurityPolicy(styleNonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${styleNonce}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Every security header of one answer. */
export function securityHeaders(styleNonce: string, publicUrl: string | undefined) {
  return {
    'content-security-policy': contentSecurityPolicy(styleNonce),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    ...(publicUrl?.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/** Sets the security headers on every answer of a route, errors included. */
export function registerSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined): void {
  app.decorateRequest('styleNonce', '');
  app.addHook('onRequest', async (request, reply) => {
    // Drawn from a pool of random bytes, because every answer needs one.
    request.styleNonce = randomUUID();
    reply.headers(securityHeaders(request.styleNonce, publicUrl));
  });
}

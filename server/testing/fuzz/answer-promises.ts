// What every answer of every endpoint promises, for any request.
import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '@elenchus/contract/endpoint.ts';
import { errorCatalog } from '@elenchus/contract/error-catalog.ts';
import type { LightMyRequestResponse } from 'fastify';

/** What must never be in an answer: SQL, stacks, paths of the server. */
const INNARDS =
  /\bat .+:\d+:\d+|\binsert into\b|\bselect .+ from\b|node_modules|\.ts:\d|SQLITE|\/tmp\//i;

/** Messages of the validation library and of the server below; people get our own sentences. */
const FOREIGN_WORDS =
  /invalid input|expected .* received|too (big|small)|content-type is set|unexpected token|FST_/i;

/** The promises that an answer breaks, as sentences. */
export function brokenPromises(endpoint: Endpoint, response: LightMyRequestResponse): string[] {
  const { statusCode, headers, body } = response;
  const policy = String(headers['content-security-policy']);
  return [
    ...(statusCode >= 500 ? [`it answered ${statusCode}: ${body.slice(0, 500)}`] : []),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['it may be sniffed']),
    ...(policy.includes("default-src 'none'") ? [] : ['it has no strict content policy']),
    ...(headers['access-control-allow-origin'] === undefined ? [] : ['other sites may read it']),
    ...(isPersonal(String(headers['cache-control'])) ? [] : ['a cache may keep it for others']),
    ...brokenAnswer(endpoint, response),
  ];
}

function brokenAnswer(endpoint: Endpoint, response: LightMyRequestResponse): string[] {
  const isPage = String(response.headers['content-type']).startsWith('text/html');
  // A link in a mail is opened by a person, who gets a page also when it doesn't work.
  if (endpoint.answer === 'page' && isPage) {
    return FOREIGN_WORDS.test(response.body) ? [`it is not in our words: ${response.body}`] : [];
  }
  return response.statusCode === 200 ? brokenSuccess(endpoint, response) : brokenRefusal(response);
}

function isPersonal(cacheControl: string): boolean {
  return cacheControl === 'no-store' || cacheControl === 'private, no-cache';
}

function brokenSuccess(endpoint: Endpoint, response: LightMyRequestResponse): string[] {
  if (endpoint.answer === 'binary') return brokenFile(response);
  const body: unknown = response.json();
  const parsed = endpoint.response.safeParse(body);
  if (!parsed.success) return [`it does not match the contract: ${parsed.error.message}`];
  // Parsing removes what the contract doesn't name: a difference is a leak.
  return isDeepStrictEqual(parsed.data, body) ? [] : ['it has more than the contract'];
}

/** A file is downloaded, never shown: text that a person typed must not become a page of this site. */
function brokenFile({ headers, body }: LightMyRequestResponse): string[] {
  const type = String(headers['content-type']);
  const isDownload = /^attachment; filename="[^"]+"/.test(String(headers['content-disposition']));
  return [
    ...(isDownload ? [] : ['a file is shown instead of downloaded']),
    ...(/^(application\/(pdf|zip|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet)|text\/(csv|calendar))(;|$)/.test(
      type,
    )
      ? []
      : [`a file is of the type ${type}`]),
    ...(type === 'application/pdf' && !body.startsWith('%PDF-') ? ['it is no PDF'] : []),
  ];
}

function brokenRefusal(response: LightMyRequestResponse): string[] {
  const body = response.json<{ error?: string; message?: unknown }>();
  const fields = Object.keys(body).toSorted().join();
  const { status } = errorCatalog[body.error as keyof typeof errorCatalog] ?? { status: 0 };
  const message = String(body.message);
  return [
    ...(fields === 'details,error,message' ? [] : [`an error has the fields ${fields}`]),
    ...(status === response.statusCode ? [] : [`${body.error} came with ${response.statusCode}`]),
    ...(message.trim() === '' ? ['an error without a sentence'] : []),
    ...(FOREIGN_WORDS.test(response.body) ? [`it is not in our words: ${response.body}`] : []),
    ...(INNARDS.test(message) ? [`it shows its innards: ${message}`] : []),
  ];
}

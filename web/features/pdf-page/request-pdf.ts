// Asks the server for a PDF; the one endpoint whose answer is not JSON.
import type { ErrorAnswer } from '@elenchus/contract/error-catalogue.ts';
import { CallFailure } from '../../api/call-endpoint.ts';

/** The PDF of an HTML document; throws CallFailure as callEndpoint does. */
export async function requestPdf(html: string, signal: AbortSignal): Promise<Blob> {
  const response = await post(html, signal);
  if (!response.ok) throw await readFailure(response);
  const pdf = await readBody(response, signal);
  // Something between here and the server may answer in its place.
  if (pdf.size === 0 || !response.headers.get('content-type')?.startsWith('application/pdf')) {
    throw unreadable(response.status);
  }
  return pdf;
}

async function post(html: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch('/api/generate-pdf', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ html }),
      signal,
    });
  } catch (error) {
    throw signal.aborted ? error : unreachable();
  }
}

/** The connection may end in the middle of the file. */
async function readBody(response: Response, signal: AbortSignal): Promise<Blob> {
  try {
    return await response.blob();
  } catch (error) {
    throw signal.aborted ? error : unreachable();
  }
}

function unreachable(): CallFailure {
  return new CallFailure(0, 'NETWORK_ERROR', 'The server could not be reached.', []);
}

function unreadable(status: number): CallFailure {
  const message = 'The server gave an answer that could not be read.';
  return new CallFailure(status, 'UNREADABLE_ANSWER', message, []);
}

async function readFailure(response: Response): Promise<CallFailure> {
  const body: unknown = await response.json().catch(() => null);
  if (!isErrorAnswer(body)) return unreadable(response.status);
  return new CallFailure(response.status, body.error, body.message, body.details);
}

function isErrorAnswer(body: unknown): body is ErrorAnswer {
  return (
    typeof body === 'object' &&
    body !== null &&
    'error' in body &&
    'message' in body &&
    'details' in body
  );
}

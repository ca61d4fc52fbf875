// Requests a PDF from the server, the only endpoint whose answer isn't JSON.
import { CallFailure, notOurs, readFailure, unreachable } from '../../../calls/call-endpoint.ts';

/** The PDF of an HTML document; throws CallFailure as callEndpoint does. */
export async function requestPdf(html: string, signal: AbortSignal): Promise<Blob> {
  const response = await post(html, signal);
  if (!response.ok) throw await readFailure(response);
  const pdf = await readBody(response, signal);
  // Something between here and the server may answer in its place.
  if (pdf.size === 0 || !response.headers.get('content-type')?.startsWith('application/pdf')) {
    throw notOurs(response.status);
  }
  return pdf;
}

/** Throws immediately when the server knows that it can't make PDFs, so that nobody waits in vain. */
export async function expectPdfMaker(signal: AbortSignal): Promise<void> {
  const health: unknown = await fetch('/api/health', { cache: 'no-store', signal })
    .then((answer) => answer.json())
    .catch(() => null);
  signal.throwIfAborted();
  const isUnavailable =
    typeof health === 'object' &&
    health !== null &&
    'pdf' in health &&
    health.pdf === 'unavailable';
  if (isUnavailable) {
    throw new CallFailure(503, 'PDF_UNAVAILABLE', 'This server can’t make PDFs right now.', []);
  }
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

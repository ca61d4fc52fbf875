/** Why there is no PDF. */
export type PdfFailure =
  | 'too-large'
  | 'too-complex'
  | 'busy'
  | 'timeout'
  | 'out-of-memory'
  | 'failed'
  | 'unavailable'
  | 'closed';

/** The HTTP status and the sentence for a person, for each reason. */
export function describePdfFailure(reason: PdfFailure): { status: number; message: string } {
  switch (reason) {
    case 'too-large':
      return { status: 413, message: 'This document is larger than 8 MB.' };
    case 'too-complex':
      return { status: 413, message: 'This document has too many parts for a PDF.' };
    case 'busy':
      return {
        status: 503,
        message: 'The server is making many PDFs right now. Please try again in a minute.',
      };
    case 'timeout':
      return { status: 504, message: 'Making this PDF took too long.' };
    case 'out-of-memory':
      return { status: 413, message: 'This document needs too much memory for a PDF.' };
    case 'failed':
      return { status: 500, message: 'The PDF couldn’t be made. Please try again.' };
    case 'unavailable':
      return { status: 503, message: 'This server can’t make PDFs right now.' };
    case 'closed':
      return { status: 503, message: 'The server is stopping. Please try again in a minute.' };
  }
}

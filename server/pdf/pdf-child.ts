// The child process that reads untrusted HTML and typesets it. It has one job at a time and may be killed at any moment.
import { readHtml } from './html-blocks.ts';
import type { DocumentLimits } from './pdf-block.ts';
import { Typesetter, type PdfDetails } from './typeset-document.ts';

export type PdfJob = {
  readonly html: string;
  readonly details: PdfDetails;
  readonly limits: DocumentLimits;
};
export type PdfReply =
  | { readonly pdf: Uint8Array; readonly residentBytes: number }
  | { readonly refused: 'too-large' | 'too-complex' }
  | { readonly problem: string };

let typesetter: Typesetter | undefined;

async function answer(job: PdfJob): Promise<PdfReply> {
  try {
    const document = readHtml(job.html, job.limits);
    if (!document.ok) return { refused: document.reason };
    typesetter ??= await Typesetter.create();
    const pdf = await typesetter.typeset(document.value, job.details);
    return { pdf, residentBytes: process.memoryUsage.rss() };
  } catch (problem) {
    return { problem: String(problem).slice(0, 2000) };
  }
}

process.on('message', (job: PdfJob) => void answer(job).then((reply) => process.send?.(reply)));
process.on('disconnect', () => process.exit(0));

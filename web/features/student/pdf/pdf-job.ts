// From an order to a file: a moment's wait, the answers, the document, the PDF.
import { philosophyHeading } from '@elenchus/domain/screens/heading.ts';
import { workDocument } from './work-document.ts';
import { gatherWork, type PdfOrder } from './gather-work.ts';
import { pause } from './pause.ts';
import { expectPdfMaker, requestPdf } from './request-pdf.ts';

export const PDF_STEPS = ['waiting', 'gathering', 'making'] as const;
export type PdfStep = (typeof PDF_STEPS)[number];

export interface PdfFile {
  readonly pdf: Blob;
  readonly name: string;
}

export interface PdfProgress {
  readonly step: PdfStep;
  /** The step takes longer than people expect. */
  readonly isSlow: boolean;
}

/** Time for the tab in which the person was typing to save the last words. */
const WAIT_MS = 2000;
const SLOW_MS = 8000;

/** Makes the PDF; throws CallFailure, or the signal's reason when it was given up. */
export async function makeWorkPdf(
  order: PdfOrder,
  signal: AbortSignal,
  onProgress: (progress: PdfProgress) => void,
): Promise<PdfFile> {
  onProgress({ step: 'waiting', isSlow: false });
  await expectPdfMaker(signal);
  await pause(WAIT_MS, signal);
  const work = await timed('gathering', gatherWork(order, signal), onProgress);
  const pdf = await timed('making', requestPdf(workDocument(work), signal), onProgress);
  return { pdf, name: fileNameOf(order, work.fullName) };
}

/** A grader downloads many files, so each file needs its own name. */
export function fileNameOf({ student }: Pick<PdfOrder, 'student'>, fullName: string): string {
  if (student === null) return 'My Philosophy.pdf';
  // What some systems do not allow in the name of a file.
  const name = philosophyHeading(fullName).replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ');
  return `${name}.pdf`;
}

async function timed<Made>(
  step: PdfStep,
  work: Promise<Made>,
  onProgress: (progress: PdfProgress) => void,
): Promise<Made> {
  onProgress({ step, isSlow: false });
  const timer = setTimeout(() => onProgress({ step, isSlow: true }), SLOW_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}

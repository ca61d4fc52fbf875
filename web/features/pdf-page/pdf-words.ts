// What the page says at every moment of making a PDF.
import type { PdfStep } from './pdf-job.ts';
import type { PdfJobState } from './use-pdf-job.ts';

export const STEP_NAMES: Readonly<Record<PdfStep, string>> = {
  waiting: 'Let the last words be saved',
  gathering: 'Gather the answers',
  making: 'Set the pages',
};

const UNDER_WAY: Readonly<Record<PdfStep, string>> = {
  waiting: 'One moment, so that the last words are saved …',
  gathering: 'Gathering the answers …',
  making: 'Setting the pages …',
};

const SLOW: Readonly<Record<PdfStep, string>> = {
  waiting: UNDER_WAY.waiting,
  gathering: 'The server takes longer than usual. You can wait, or cancel and try again later.',
  making:
    'Still setting the pages: long work takes a while, and other people may be ahead of you. You can wait, or cancel and try again later.',
};

/** The sentence of the moment; a failure has its own. */
export function pdfWords(state: PdfJobState): string {
  switch (state.kind) {
    case 'working':
      return (state.isSlow ? SLOW : UNDER_WAY)[state.step];
    case 'closing':
      return `“${state.file.name}” is in your downloads. This window closes by itself.`;
    case 'done':
      return `“${state.file.name}” is in your downloads. You can close this window.`;
    case 'cancelled':
      return 'Cancelled. No PDF was made, and all answers are as they were.';
    case 'failed':
      return '';
  }
}

// The text of the page at each step of making a PDF.
import type { PdfStep } from './pdf-job.ts';
import type { PdfJobState } from './use-pdf-job.ts';

export const STEP_NAMES: Readonly<Record<PdfStep, string>> = {
  waiting: 'Save your last changes',
  gathering: 'Collect the answers',
  making: 'Make the pages',
};

const UNDER_WAY: Readonly<Record<PdfStep, string>> = {
  waiting: 'Saving your last changes …',
  gathering: 'Collecting the answers …',
  making: 'Making the pages …',
};

const SLOW: Readonly<Record<PdfStep, string>> = {
  waiting: UNDER_WAY.waiting,
  gathering: 'The server is taking longer than usual. You can wait, or cancel and try again later.',
  making:
    'Still making the pages. Long documents take a while, and other people may be ahead of you. You can wait, or cancel and try again later.',
};

/** The sentence of the moment; a failure has its own. */
export function pdfWords(state: PdfJobState): string {
  switch (state.kind) {
    case 'working':
      return (state.isSlow ? SLOW : UNDER_WAY)[state.step];
    case 'closing':
      return `“${state.file.name}” is in your downloads. This window closes automatically.`;
    case 'done':
      return `“${state.file.name}” is in your downloads. You can close this window.`;
    case 'cancelled':
      return 'Canceled. No PDF was made, and your answers haven’t changed.';
    case 'failed':
      return '';
  }
}

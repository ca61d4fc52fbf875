// Why there is no PDF, and what to do about it, in words.
import { CallFailure } from '../../api/call-endpoint.ts';

export interface PdfTrouble {
  readonly what: string;
  readonly advice: string;
}

const PRINT_INSTEAD =
  'Open My Philosophy instead and print the sections one by one: every browser can save a print as a PDF.';
const NOTHING_LOST = 'All answers are still there.';

/** What to tell the person; `student` is whose work was asked for, null for one's own. */
export function pdfTrouble(error: unknown, student: string | null): PdfTrouble {
  if (!(error instanceof CallFailure)) {
    return {
      what: 'This browser could not put the document together.',
      advice: `${NOTHING_LOST} Try again; if it happens again, try another browser.`,
    };
  }
  const { code, message: what } = error;
  if (student !== null && code === 'FORBIDDEN') {
    return {
      what: `You do not have permission to see the work of ${student}.`,
      advice:
        'Instructors can make a PDF for every student, TAs for the students assigned to them.',
    };
  }
  if (student !== null && code === 'USER_NOT_FOUND') {
    const advice = 'Check the username in the address of this page.';
    return { what: `Nobody in this course has the username ${student}.`, advice };
  }
  return { what, advice: adviceFor(code, student) };
}

function adviceFor(code: CallFailure['code'], student: string | null): string {
  const isOwn = student === null;
  const advice: Partial<Record<typeof code, string>> = {
    NETWORK_ERROR: `${NOTHING_LOST} Check your connection, then try again.`,
    BUSY: NOTHING_LOST,
    STORAGE_UNAVAILABLE: NOTHING_LOST,
    TOO_LARGE: isOwn ? PRINT_INSTEAD : 'It can still be read in Student List, View Work.',
    PDF_UNAVAILABLE: isOwn
      ? `${NOTHING_LOST} ${PRINT_INSTEAD}`
      : 'You can still read this work in Student List, View Work.',
    TIMEOUT: `${NOTHING_LOST} Try again in a few minutes.${isOwn ? ` If it happens again: ${PRINT_INSTEAD}` : ''}`,
    NOT_LOGGED_IN: 'Load this page again and log in.',
  };
  return (
    advice[code] ?? `${NOTHING_LOST} If it happens again, tell the instructor what you read here.`
  );
}

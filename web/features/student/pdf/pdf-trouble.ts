// Why there is no PDF, and what to do about it, as text.
import { CallFailure } from '../../../calls/call-endpoint.ts';

export interface PdfTrouble {
  readonly what: string;
  readonly advice: string;
}

const PRINT_INSTEAD =
  'Instead, open My Philosophy, print the sections one by one and choose “Save as PDF” in your browser.';
const NOTHING_LOST = 'No answers were lost.';

/** The message; `student` is the student whose work was requested, null for the person's own. */
export function pdfTrouble(error: unknown, student: string | null): PdfTrouble {
  if (!(error instanceof CallFailure)) {
    return {
      what: 'Your browser couldn’t put the document together.',
      advice: `${NOTHING_LOST} Try again. If it happens again, use another browser.`,
    };
  }
  const { code, message: what } = error;
  if (student !== null && code === 'FORBIDDEN') {
    return {
      what: `You don’t have permission to see the work of ${student}.`,
      advice:
        'Instructors can make a PDF for every student, TAs for the students assigned to them.',
    };
  }
  if (student !== null && code === 'USER_NOT_FOUND') {
    const advice = 'Check the username in the address of this page.';
    return { what: `No one in this course has the username ${student}.`, advice };
  }
  return { what, advice: adviceFor(code, student) };
}

function adviceFor(code: CallFailure['code'], student: string | null): string {
  const isOwn = student === null;
  const advice: Partial<Record<typeof code, string>> = {
    NETWORK_ERROR: `${NOTHING_LOST} Check your connection, then try again.`,
    BUSY: NOTHING_LOST,
    STORAGE_UNAVAILABLE: NOTHING_LOST,
    TOO_LARGE: isOwn ? PRINT_INSTEAD : 'You can still read it in Student List, View Work.',
    PDF_UNAVAILABLE: isOwn
      ? `${NOTHING_LOST} ${PRINT_INSTEAD}`
      : 'You can still read this work in Student List, View Work.',
    TIMEOUT: `${NOTHING_LOST} Try again in a few minutes.${isOwn ? ` If it happens again: ${PRINT_INSTEAD}` : ''}`,
    NOT_LOGGED_IN: 'Reload this page and log in.',
  };
  return (
    advice[code] ?? `${NOTHING_LOST} If it happens again, show this message to the instructor.`
  );
}

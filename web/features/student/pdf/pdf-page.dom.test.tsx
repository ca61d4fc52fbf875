// The page that makes a PDF: what it does when something fails or is canceled. That a file is downloaded, what is in it
// and that the window closes is checked in a browser (e2e/pdf.spec.ts).
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readCourse } from '@elenchus/domain/course/course-model.ts';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { noConnection, refusal, type Answers } from '../../../testing/answered-calls.ts';
import { showComponent } from '../../../testing/show-component.tsx';
import { PdfPage } from './pdf-page.tsx';

const courseID = 'phil-101';
const design = [designItem({ dataType: 'courseTitle', dataID: '0', dataText: 'Philosophy' })];
const student = {
  isLoggedIn: true,
  fullName: 'Socrates',
  username: 'soc1',
  isInstructor: false,
  isTA: false,
};
const instructor = { ...student, fullName: 'Ada', username: 'ada7', isInstructor: true };

const PDF = (): Response =>
  new Response('%PDF-1.7 …', { headers: { 'content-type': 'application/pdf' } });

/** How often a PDF was requested. */
const requested = (sent: readonly string[]): number =>
  sent.filter((call) => call === 'POST /api/generate-pdf').length;

interface PdfCase {
  readonly session?: typeof student;
  readonly query?: string;
  readonly answers?: Answers;
}

function openPdfPage({ session = student, query = '', answers = {} }: PdfCase) {
  // The page waits for seconds at several places. Each timer fires as soon as nothing else is left to do.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.setTimerTickMode('nextTimerAsync');
  // What the browser does with a file, and with a window that a person opened.
  vi.spyOn(window, 'close').mockReturnValue();
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const page = showComponent(
    <PdfPage courseID={courseID} course={readCourse(design)} session={session} />,
    {
      address: `/${courseID}/pdf${query}`,
      answers: {
        'GET /api/health': () => Response.json({ pdf: 'ready' }),
        'GET /api/session/{courseID}': () => ({ ...session, status: 'active' }),
        'GET /api/courseDesign/{courseID}': () => design,
        'GET /api/studentAnswers/{courseID}/{username}': () => [],
        'POST /api/generate-pdf': PDF,
        ...answers,
      },
    },
  );
  return { ...page, saved };
}
const button = (name: string) => screen.findByRole('button', { name });

test('every failure shows what to do, and another try works', async () => {
  const failures = [
    {
      answer: () => refusal('BUSY', 'The server is making many PDFs right now.'),
      words: 'The server is making many PDFs right now. No answers were lost.',
    },
    {
      answer: () => refusal('TOO_LARGE', 'This document is larger than 8 MB.'),
      words:
        'This document is larger than 8 MB. Instead, open My Philosophy, print the sections one by one',
    },
    {
      answer: () => refusal('TIMEOUT', 'Making this PDF took too long.'),
      words: 'Making this PDF took too long. No answers were lost. Try again in a few minutes.',
    },
    {
      answer: noConnection,
      words:
        'Couldn’t reach the server. No answers were lost. Check your connection, then try again.',
    },
  ];
  let tried = 0;
  const { user, saved } = openPdfPage({
    answers: { 'POST /api/generate-pdf': () => (failures[tried]?.answer ?? PDF)() },
  });
  const alert = screen.getByRole('alert');
  for (const { words } of failures) {
    await waitFor(() => expect(alert.textContent).toContain(words));
    expect(saved).toEqual([]);
    tried += 1;
    await user.click(await button('Try again'));
    expect(document.activeElement?.textContent).toBe('Cancel');
    expect(alert.textContent).toBe('');
  }
  await button('Download again');
  expect(saved).toEqual(['My Philosophy.pdf']);
});

test.each([
  {
    who: 'a TA of other students',
    session: { ...student, username: 'ta1', isTA: true },
    username: 'soc1',
    code: 'FORBIDDEN',
    words:
      'You don’t have permission to see the work of soc1. Instructors can make a PDF for every student, TAs for the students assigned to them.',
  },
  {
    who: 'another student',
    session: student,
    username: 'ada7',
    code: 'FORBIDDEN',
    words:
      'You don’t have permission to see the work of ada7. Instructors can make a PDF for every student, TAs for the students assigned to them.',
  },
  {
    who: 'an instructor who mistypes the name',
    session: instructor,
    username: 'nobody',
    code: 'USER_NOT_FOUND',
    words:
      'No one in this course has the username nobody. Check the username in the address of this page.',
  },
] as const)('$who sees why there is no PDF', async ({ session, username, code, words }) => {
  const { saved, network } = openPdfPage({
    session,
    query: `?username=${username}`,
    answers: {
      'GET /api/studentAnswers/{courseID}/{username}': ({ params }) => {
        expect(params.username).toBe(username);
        return refusal(code);
      },
      'GET /api/authenticate/fullname/{courseID}/{username}': () => refusal(code),
    },
  });
  const alert = screen.getByRole('alert');
  await waitFor(() => expect(alert.textContent).toBe(words));
  expect(requested(network.sent)).toBe(0);
  expect(saved).toEqual([]);
});

test('it can be canceled, and begun again', async () => {
  const first = Promise.withResolvers<Response>();
  const { user, network, saved } = openPdfPage({
    answers: { 'GET /api/health': () => first.promise },
  });
  await user.click(await button('Cancel'));
  expect(await screen.findByText(/^Canceled\. No PDF was made/)).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Make the PDF');
  first.resolve(Response.json({ pdf: 'ready' }));
  await user.click(await button('Make the PDF'));
  await button('Download again');
  expect(saved).toEqual(['My Philosophy.pdf']);
  expect(requested(network.sent)).toBe(1);
});

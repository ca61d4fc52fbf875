import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { StudentCourse } from '@elenchus/domain/course/student-course.ts';
import { philosophyHeading } from '@elenchus/domain/screens/heading.ts';
import { fullNameQuery } from '../../../calls/people/full-name-query.ts';
import type { Session } from '../../../calls/session/kept-session.ts';
import { courseTitle, documentTitle } from '../../../course-ui/views/course-title.ts';
import { openLogin } from '../../../course-ui/frame/log-in-again.tsx';
import { ViewHeading } from '../../../course-ui/views/view-heading.tsx';
import { useQueryValue } from '../../../lib/browser-location.ts';
import { paths } from '../../../lib/paths.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { studentAskedFor } from './gather-work.ts';
import type { PdfOrder } from './gather-work.ts';
import { PdfSteps } from './pdf-steps.tsx';
import type { PdfTrouble } from './pdf-trouble.ts';
import { pdfWords } from './pdf-words.ts';
import { usePdfJob } from './use-pdf-job.ts';
import type { PdfJobHandle } from './use-pdf-job.ts';
import styles from './pdf-page.module.css';

interface PdfPageProps {
  readonly courseID: string;
  readonly course: StudentCourse;
  readonly session: Session;
}

/** Makes a PDF of a person's answers, downloads it and closes the window; `?username=` is for staff. */
export function PdfPage({ courseID, course, session }: PdfPageProps) {
  const student = studentAskedFor(useQueryValue('username'), session);
  const client = useQueryClient();
  const order = { courseID, session, student };
  const job = usePdfJob(order, () => void openLogin(client, courseID));
  const name = useFullName(order);
  const title = courseTitle(course.settings, courseID);
  const { state } = job;
  const action = mainAction(job);
  return (
    <div className={styles.page}>
      <ViewHeading documentTitle={documentTitle('PDF', title)}>
        {name === null ? 'A student’s philosophy' : philosophyHeading(name)}
      </ViewHeading>
      <p className={styles.lead}>
        {student === null
          ? 'Your questions and answers in one document.'
          : 'This student’s questions and answers in one document.'}
      </p>
      <div className={styles.sheet}>
        {state.kind !== 'failed' && <PdfSteps state={state} />}
        <div>
          <output className={styles.words}>{pdfWords(state)}</output>
          <div role="alert">{state.kind === 'failed' && <Trouble {...state.trouble} />}</div>
        </div>
        <div className={styles.buttons}>
          {/* One button in one place, so that the focus stays on it whatever it does next. */}
          <Button onClick={action.act}>{action.label}</Button>
          {state.kind !== 'working' && state.kind !== 'closing' && (
            <ButtonLink look="plain" href={paths.courseView(courseID, 'myphi')}>
              Go to My Philosophy
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
}

function Trouble({ what, advice }: PdfTrouble) {
  return (
    <Notice tone="attention">
      <p>
        <strong>{what}</strong> {advice}
      </p>
    </Notice>
  );
}

/** What there is to do at the moment. */
function mainAction({ state, cancel, start }: PdfJobHandle): { label: string; act: () => void } {
  switch (state.kind) {
    case 'working':
      return { label: 'Cancel', act: cancel };
    case 'closing':
    case 'done':
      return {
        label: 'Download again',
        act: () => saveFile(state.file.pdf, state.file.name),
      };
    case 'cancelled':
      return { label: 'Make the PDF', act: start };
    case 'failed':
      return { label: 'Try again', act: start };
  }
}

/** null until the other person's name is known. */
function useFullName(order: PdfOrder): string | null {
  const { courseID, student, session } = order;
  const { data } = useQuery({
    ...fullNameQuery(courseID, student ?? session.username),
    enabled: student !== null,
  });
  return student === null ? session.fullName : (data ?? null);
}

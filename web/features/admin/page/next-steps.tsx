import { useEffect, useRef } from 'react';
import { ClaimSlipView } from '../../../course-ui/people/claim-slip-view.tsx';
import { offeredSignOn } from '../../../lib/offered-sign-on.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Cluster } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { CreatedCourse } from './courses/create-course-form.tsx';
import styles from './admin.module.css';

/** What happens after a course was created, with its own names. */
export function NextSteps({ created }: { created: CreatedCourse }) {
  const who = created.instructorFullName;
  const address = new URL(paths.design(created.courseID), location.origin).href;
  const hasSignOn = offeredSignOn() !== null;
  const steps = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // They are below the form, and a personal code among them is shown only this once.
    heading.current?.focus({ preventScroll: true });
    steps.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Stack
      as="section"
      columns="auto"
      gap={16}
      ref={steps}
      className={styles.next}
      aria-labelledby="next-steps"
    >
      <h2 ref={heading} tabIndex={-1} id="next-steps">
        What to do next
      </h2>
      <ol>
        {created.slip && (
          <li>
            <ClaimSlipView slip={created.slip} />
          </li>
        )}
        {(!created.slip || hasSignOn) && (
          <li>
            Send {who} the address of the design screen:
            <Cluster gap={[8, 12]} align="center" className={styles.address}>
              <code>{address}</code>
              <CopyButton text={address} label="Copy address" />
            </Cluster>
          </li>
        )}
        <li>
          {hasSignOn ? (
            <WithUniversity created={created} who={who} />
          ) : (
            <WithPassword created={created} who={who} />
          )}
        </li>
        <li>The design screen shows what to do first: title, sections, dates, questions.</li>
        <li>The instructor also adds students and TAs there, under Users.</li>
      </ol>
      <div>
        <ButtonLink look="filled" href={paths.design(created.courseID)}>
          Open the design of {created.courseID}
        </ButtonLink>
      </div>
    </Stack>
  );
}

interface FirstLoginProps {
  readonly created: CreatedCourse;
  readonly who: string;
}

function WithPassword({ created, who }: FirstLoginProps) {
  if (created.slip) return <>{who} opens the link, logs in, and then chooses a new password.</>;
  return (
    <>
      {who} logs in there with the user ID <code>{created.instructorUserID}</code> as both username
      and password, and then chooses a new password.
    </>
  );
}

function WithUniversity({ created, who }: FirstLoginProps) {
  return (
    <>
      {who} logs in there with the university account that has the netID{' '}
      <code>{created.instructorUserID}</code>.
      {created.slip &&
        ' The code is for a password of their own, which also works while the university’s login is down.'}
    </>
  );
}

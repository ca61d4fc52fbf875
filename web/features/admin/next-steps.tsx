import { ClaimSlipView } from '../../course-ui/claim-slip-view.tsx';
import { offeredSignOn } from '../../lib/offered-sign-on.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { CreatedCourse } from './create-course-form.tsx';
import styles from './admin.module.css';

/** What happens after a course was created, with its own names once there is one. */
export function NextSteps({ created }: { created: CreatedCourse | null }) {
  const who = created?.instructorFullName ?? 'The instructor';
  const address = created
    ? new URL(paths.design(created.courseID), location.origin).href
    : `${location.origin}/courseID/design`;
  const hasSignOn = offeredSignOn() !== null;
  return (
    <section className={styles.next} aria-labelledby="next-steps">
      <h2 id="next-steps">What to do next</h2>
      <ol>
        {created?.slip && (
          <li>
            <ClaimSlipView slip={created.slip} />
          </li>
        )}
        {(!created?.slip || hasSignOn) && (
          <li>
            Send {created ? who : 'the instructor'} the address of the design screen:{' '}
            <code>{address}</code>
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
      {created && (
        <div>
          <ButtonLink look="filled" href={paths.design(created.courseID)}>
            Open the design of {created.courseID}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

interface FirstLoginProps {
  readonly created: CreatedCourse | null;
  readonly who: string;
}

function WithPassword({ created, who }: FirstLoginProps) {
  const user = created?.instructorUserID;
  if (created?.slip) return <>{who} opens the link, logs in, and then chooses a new password.</>;
  return (
    <>
      {who} logs in there with the user ID {user && <code>{user}</code>} as both username and
      password, and then chooses a new password.
      {!created &&
        ' On a server with a public address, a personal code takes the place of that password. You see it here once.'}
    </>
  );
}

function WithUniversity({ created, who }: FirstLoginProps) {
  const user = created?.instructorUserID;
  return (
    <>
      {who} logs in there with the university account that has the netID{' '}
      {user && <code>{user}</code>}.
      {created?.slip &&
        ' The code is for a password of their own, which also works while the university’s login is down.'}
    </>
  );
}

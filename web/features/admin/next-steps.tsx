import { offeredSignOn } from '../../lib/offered-sign-on.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { CreatedCourse } from './create-course-form.tsx';
import styles from './admin.module.css';

/** What happens after a course was created, with its own names once there is one. */
export function NextSteps({ created }: { created: CreatedCourse | null }) {
  const who = created?.instructorFullName ?? 'The instructor';
  const user = created?.instructorUserID;
  const address = created
    ? new URL(paths.design(created.courseID), location.origin).href
    : `${location.origin}/courseID/design`;
  return (
    <section className={styles.next} aria-labelledby="next-steps">
      <h2 id="next-steps">What to do next</h2>
      <ol>
        <li>
          Send {created ? who : 'the instructor'} the address of the design screen:{' '}
          <code>{address}</code>
        </li>
        <li>
          {offeredSignOn() === null ? (
            <>
              {who} logs in there with the user ID {user && <code>{user}</code>} as both username
              and password, and then chooses a new password.
            </>
          ) : (
            <>
              {who} logs in there with the university account that has the netID{' '}
              {user && <code>{user}</code>}.
            </>
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

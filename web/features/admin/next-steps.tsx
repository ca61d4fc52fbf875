import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { CreatedCourse } from './create-course-form.tsx';
import styles from './admin.module.css';

/** What to do with a course that was just created. */
export function NextSteps({ created }: { created: CreatedCourse }) {
  const { courseID, instructorFullName: who, instructorUserID: user } = created;
  const address = new URL(paths.design(courseID), location.origin).href;
  return (
    <section className={styles.next} aria-labelledby="next-steps">
      <h2 id="next-steps">What to do next</h2>
      <ol>
        <li>
          Send {who} the address of the design screen: <code>{address}</code>
        </li>
        <li>
          {who} logs in there with the user ID <code>{user}</code> as both username and password,
          and then chooses a new password.
        </li>
        <li>The design screen shows what to do first: title, sections, dates, questions.</li>
        <li>The instructor also adds students and TAs there, under Users.</li>
      </ol>
      <div>
        <ButtonLink look="filled" href={paths.design(courseID)}>
          Open the design of {courseID}
        </ButtonLink>
      </div>
    </section>
  );
}

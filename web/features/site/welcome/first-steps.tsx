import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './first-steps.module.css';

/** What to do in an installation without its own course. */
export function FirstSteps() {
  return (
    <section className={styles.section} aria-labelledby="first-steps">
      <h2 id="first-steps">A new installation: first steps</h2>
      <ul className={styles.steps}>
        <li>
          <ButtonLink look="filled" href={paths.admin}>
            Create a course
          </ButtonLink>
          <p>
            The admin page asks for the admin password. It’s your <code>ADMIN_PASSWORD</code>, or
            the one that the terminal showed at the first start. As a service or in a container, the
            first start wrote it to <code>admin-password.txt</code> in the data folder.
          </p>
        </li>
        <li>
          <h3>Or try a demo course first</h3>
          <p>
            On your own computer, start with an empty data folder to get a demo course with
            students, essays and grades:
          </p>
          <code className={styles.command}>elenchus start --data demo-data</code>
          <p>
            You’ll find it at <code>/phil-101</code>. The terminal shows who can log in. To start
            without a demo course, set <code>DEMO=off</code>.
          </p>
        </li>
      </ul>
    </section>
  );
}

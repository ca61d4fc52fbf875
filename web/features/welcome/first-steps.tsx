import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './first-steps.module.css';

/** What to do with an installation that has no course of its own yet. */
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
            The admin page asks for the admin password: your <code>ADMIN_PASSWORD</code>, or else
            the one that the terminal showed at the first start.
          </p>
        </li>
        <li>
          <h3>Or look at a course first</h3>
          <p>
            A start on your own machine with an empty data folder brings a demo course along, with
            students, essays and grades to try everything on:
          </p>
          <code className={styles.command}>DATA_DIR=demo-data npm start</code>
          <p>
            It is then at <code>/phil-101</code>, and the terminal shows who can log in. With{' '}
            <code>DEMO=off</code> a start leaves an empty folder empty.
          </p>
        </li>
      </ul>
    </section>
  );
}

import { Button } from '@mantine/core';
import { paths } from '../../lib/paths.ts';
import styles from './first-steps.module.css';

/** What to do with an installation that has no course of its own yet. */
export function FirstSteps() {
  return (
    <section className={styles.section} aria-labelledby="first-steps">
      <h2 id="first-steps">This installation is new. Two ways to begin:</h2>
      <ul className={styles.steps}>
        <li>
          <h3>Create your first course</h3>
          <p>
            The admin page asks for the admin password: the one you chose as{' '}
            <code>ADMIN_PASSWORD</code>, or else the one printed in the terminal at the first start.
          </p>
          <Button component="a" href={paths.admin}>
            Create a course
          </Button>
        </li>
        <li>
          <h3>Look around the demo course</h3>
          <p>
            On your own machine Elenchus starts with a small course to try everything on. The
            terminal shows who can log in, as instructor, assistant or student.
          </p>
          <Button component="a" href={paths.demo} variant="default">
            Open the demo course
          </Button>
        </li>
      </ul>
    </section>
  );
}

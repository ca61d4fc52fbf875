import { Button } from '@mantine/core';
import { paths } from '../../lib/paths.ts';
import styles from './first-steps.module.css';

/** What to do with an installation that has no course of its own yet. */
export function FirstSteps() {
  return (
    <section className={styles.section} aria-labelledby="first-steps">
      <h2 id="first-steps">A new installation: first steps</h2>
      <ul className={styles.steps}>
        <li>
          <Button component="a" href={paths.admin}>
            Create a course
          </Button>
          <p>
            The admin page asks for the admin password: your <code>ADMIN_PASSWORD</code>, or else
            the one that the terminal showed at the first start.
          </p>
        </li>
        <li>
          <Button component="a" href={paths.demo} variant="default">
            Open the demo course
          </Button>
          <p>
            On your own machine there is a small course to try everything on. The terminal shows who
            can log in.
          </p>
        </li>
      </ul>
    </section>
  );
}

import { PageFrame } from '../../../ui/page-frame.tsx';
import { FirstSteps } from './first-steps.tsx';
import { Specimen } from './specimen.tsx';
import styles from './welcome-page.module.css';

const people = [
  {
    who: 'Students',
    what: 'They take positions and write essays. They see what’s unanswered, what’s graded, and which of their answers conflict.',
  },
  {
    who: 'Teaching assistants',
    what: 'They grade their own students’ work as of the due date and write comments, with the answers next to the grade.',
  },
  {
    who: 'Instructors',
    what: 'They design the course: the schedule, the questions and theses, and the logic that decides who sees which question.',
  },
] as const;

/** What a fresh installation shows at its root: what this is, a specimen of it, what to do first. */
export function WelcomePage() {
  return (
    <PageFrame title="Elenchus">
      <div className={styles.opening}>
        <div className={styles.column}>
          <div className={styles.introduction}>
            <h1>A philosophy course that answers back</h1>
            <p>
              Elenchus runs a university philosophy course. Students say what they think, and their
              answers decide which questions come next. When two answers can’t both be true,
              Elenchus points it out, and the student can think again.
            </p>
          </div>
          <FirstSteps />
        </div>
        <Specimen />
      </div>
      <section className={styles.people} aria-labelledby="people">
        <h2 id="people">Who it is for</h2>
        <dl>
          {people.map(({ who, what }) => (
            <div key={who}>
              <dt>{who}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.name}>
          <em>Elenchus</em> is the name for Socrates’ method: he asked people questions until they
          saw whether their answers could all be true.
        </p>
      </section>
    </PageFrame>
  );
}

import { PageFrame } from '../../ui/page-frame.tsx';
import { FirstSteps } from './first-steps.tsx';
import { Specimen } from './specimen.tsx';
import styles from './welcome-page.module.css';

const people = [
  {
    who: 'Students',
    what: 'take positions, write essays, and see where they stand: what is open, what is graded, and which of their answers cannot stand together.',
  },
  {
    who: 'Teaching assistants',
    what: 'grade their own students’ work beside the answers, with comments, as it stood on the due date.',
  },
  {
    who: 'Instructors',
    what: 'design the course: schedule, questions, theses, and the logic that decides who is asked what.',
  },
] as const;

/** What a fresh installation shows at its root: what this is, a specimen of it, what to do first. */
export function WelcomePage() {
  return (
    <PageFrame title="Elenchus">
      <div className={styles.opening}>
        <div className={styles.introduction}>
          <h1>A philosophy course that answers back</h1>
          <p>
            Elenchus runs a university philosophy course. Students say what they think; what they
            are asked next depends on what they said. And when two of their answers cannot both be
            right, they are told, and have to think again.
          </p>
          <p className={styles.name}>
            <em>Elenchus</em> is what Socrates did: taking someone’s answers seriously enough to ask
            whether they are consistent.
          </p>
        </div>
        <Specimen />
      </div>
      <FirstSteps />
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
      </section>
    </PageFrame>
  );
}

// A style sheet has nothing to assign.
// oxlint-disable-next-line import/no-unassigned-import
import '../../ui/mantine-controls.css';
import { PageFrame } from '../../ui/page-frame.tsx';
import { FirstSteps } from './first-steps.tsx';
import { Specimen } from './specimen.tsx';
import styles from './welcome-page.module.css';

const people = [
  {
    who: 'Students',
    what: 'They take positions, write essays, and see where they stand: what is open, what is graded, and which of their answers cannot stand together.',
  },
  {
    who: 'Teaching assistants',
    what: 'They grade the work of their own students as it stood on the due date, with comments, and the answers beside the grade.',
  },
  {
    who: 'Instructors',
    what: 'They design the course: the schedule, the questions and theses, and the logic that decides who is asked what.',
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
              Elenchus runs a university philosophy course. Students say what they think, and what
              they are asked next depends on what they said. When two of their answers cannot both
              be right, they are told, and have to think again.
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
          <em>Elenchus</em> is what Socrates did: taking somebody’s answers seriously enough to ask
          whether they can all be true.
        </p>
      </section>
    </PageFrame>
  );
}

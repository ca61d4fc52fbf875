import { useState } from 'react';
import type { FindingSubject } from '@elenchus/domain/course-check/course-finding.ts';
import type { CourseWords } from '../course-words/course-words.ts';
import { FindingList } from './finding-list-view.tsx';
import { rangeWords } from './range-words.ts';
import { SHOWN_BY_FORMULA_FIELD } from './formula-field-faults.ts';
import { checkOfSubject, useCourseCheck } from './use-course-check.ts';
import { WitnessWords } from './witness-words.tsx';
import styles from './course-check.module.css';

interface SubjectReachProps {
  readonly subject: FindingSubject;
  readonly words: CourseWords;
}

/** Who can see a question, with an example, or the reason why no one can. */
export function SubjectReach({ subject, words }: SubjectReachProps) {
  const state = useCourseCheck();
  const { range, findings } = checkOfSubject(state, subject);
  const [isOpen, setOpen] = useState(false);
  const more = findings.filter(({ kind }) => !SHOWN_BY_FORMULA_FIELD.has(kind));
  return (
    <div className={styles.reach}>
      {range === null && <ComingReach isAwaited={state.failure === null} />}
      {range === 'sometimes' && (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className={styles.line}>{rangeWords(range, subject.kind)}</summary>
          {isOpen && <WitnessWords subject={subject} words={words} />}
        </details>
      )}
      {range !== null && range !== 'sometimes' && (
        <p className={`${styles.small} ${styles.line}`}>{rangeWords(range, subject.kind)}</p>
      )}
      <FindingList label="Found by the course check" findings={more} hasLinks={false} />
    </div>
  );
}

/** Keeps its space while the check runs, so that nothing moves under the pointer when the result appears. */
function ComingReach({ isAwaited }: { isAwaited: boolean }) {
  return <p aria-hidden className={styles.line} data-coming={isAwaited || undefined} />;
}

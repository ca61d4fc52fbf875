import { useEffect, useState } from 'react';
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import type { FindingSubject } from '@elenchus/domain/course-check/course-finding.ts';
import type { FewestChanges } from '@elenchus/domain/logic/solver/fewest-changes.ts';
import type { CourseWords } from '../course-words/course-words.ts';
import { answerWords } from '../course-words/answer-words.ts';
import { courseCheckClient, useCourseCheck } from './use-course-check.ts';
import styles from './course-check.module.css';

interface WitnessWordsProps {
  readonly subject: FindingSubject;
  readonly words: CourseWords;
}

/** The fewest answers with which a question shows or a thesis holds. */
export function WitnessWords({ subject, words }: WitnessWordsProps) {
  const { report } = useCourseCheck();
  const { kind, id } = subject;
  const [found, setFound] = useState<FewestChanges | null | undefined>();
  useEffect(() => {
    // Another report may have another example.
    if (report === null) return;
    let isWanted = true;
    void courseCheckClient()
      .ask('witness', { subject: { kind, id }, wanted: true })
      .catch(() => null)
      .then((answer) => isWanted && setFound(answer));
    return () => {
      isWanted = false;
    };
  }, [kind, id, report]);
  if (found === undefined) return <p className={styles.small}>Looking for an example…</p>;
  if (found?.kind !== 'changes') return <p className={styles.small}>No example was found.</p>;
  if (found.answers.length === 0) {
    return (
      <p className={styles.small}>For example, for someone who hasn’t answered anything yet.</p>
    );
  }
  return (
    <>
      <p className={styles.small}>For example with {found.isFewest ? 'only ' : ''}these answers:</p>
      <AnswerList answers={found.answers} words={words} />
    </>
  );
}

/** A list of answers as text. */
export function AnswerList({ answers, words }: { answers: readonly Answer[]; words: CourseWords }) {
  return (
    <ul className={styles.answers}>
      {answers.map((answer) => (
        <li key={answer.questionID}>{answerWords(answer, words)}</li>
      ))}
    </ul>
  );
}

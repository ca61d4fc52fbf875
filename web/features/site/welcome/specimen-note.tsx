import type { ReactElement } from 'react';
import { IconAlertCircle, IconCircleCheck } from '../../../ui/icons.ts';
import { specimenContradiction, specimenQuestions } from './specimen-course.ts';
import type { Verdict } from './specimen-course.ts';
import styles from './specimen.module.css';

const texts: Readonly<Record<Verdict, () => ReactElement>> = {
  open: () => <p>Answer both. If your answers can’t both be true, you’ll see it here.</p>,
  consistent: () => (
    <p className={styles.well}>
      <IconCircleCheck aria-hidden />
      These two answers are consistent.
    </p>
  ),
  contradiction: () => <Contradiction />,
};

/** What follows from the answers, as text; a screen reader announces changes. */
export function SpecimenNote({ verdict }: { verdict: Verdict }) {
  return (
    <div className={styles.note} aria-live="polite" data-verdict={verdict}>
      {texts[verdict]()}
    </div>
  );
}

function Contradiction() {
  return (
    <>
      <h3>
        <IconAlertCircle aria-hidden />
        Contradiction
      </h3>
      <p>{specimenContradiction.text}</p>
      <p>
        Revise{' '}
        {specimenQuestions.map(({ id }, place) => (
          <span key={id}>
            {place > 0 && ' or '}
            <a href={`#${id}`} onClick={(event) => focusChoice(event, id)}>
              question {place + 1}
            </a>
          </span>
        ))}
        .
      </p>
      <p className={styles.rule}>
        The instructor’s rule for this note: <code>{specimenContradiction.logic}</code>
      </p>
    </>
  );
}

// The link's own jump would scroll to the question but leave the keyboard behind.
function focusChoice(event: { preventDefault(): void }, id: string): void {
  const choice = document.querySelector<HTMLInputElement>(`#${id} input:checked`);
  if (choice === null) return;
  event.preventDefault();
  choice.focus();
}

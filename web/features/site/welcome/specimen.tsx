import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChoiceRow } from '../../../ui/fields/choice-row.tsx';
import { SpecimenNote } from './specimen-note.tsx';
import { judge, specimenQuestions } from './specimen-course.ts';
import type { SpecimenAnswers } from './specimen-course.ts';
import styles from './specimen.module.css';

/** Two questions of an imagined course, judged in the browser by the rules of the real ones. */
export function Specimen() {
  const [answers, setAnswers] = useState<SpecimenAnswers>({});
  const answer = (id: string, option: string): void => {
    setAnswers((current) => ({ ...current, [id]: option }));
  };
  return (
    <section className={styles.sheet} aria-labelledby="specimen">
      <header className={styles.head}>
        <h2 id="specimen">Try it: two questions</h2>
        <Button
          look="plain"
          disabled={Object.keys(answers).length === 0}
          onClick={() => setAnswers({})}
        >
          Start over
        </Button>
      </header>
      {specimenQuestions.map(({ id, story, text, options }, place) => (
        <fieldset key={id} id={id} className={styles.question}>
          <legend className={styles.text}>
            <span className={styles.number}>{place + 1}.</span>
            {story !== undefined && <span className={styles.story}>{story} </span>}
            {text}
          </legend>
          <div className={styles.options}>
            {options.map((option, index) => (
              <ChoiceRow
                key={option}
                type="radio"
                name={id}
                text={option}
                isChosen={answers[id] === String(index + 1)}
                onChoose={() => answer(id, String(index + 1))}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <SpecimenNote verdict={judge(answers)} />
    </section>
  );
}

import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
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
          className={styles.restart}
          variant="subtle"
          color="gray"
          size="compact-sm"
          disabled={Object.keys(answers).length === 0}
          onClick={() => setAnswers({})}
        >
          Start over
        </Button>
      </header>
      {specimenQuestions.map(({ id, story, text, options }, place) => (
        <Radio.Group
          key={id}
          id={id}
          classNames={{ label: styles.text ?? '' }}
          label={
            <>
              <span className={styles.number}>{place + 1}.</span>
              {story !== undefined && <span className={styles.story}>{story} </span>}
              {text}
            </>
          }
          value={answers[id] ?? null}
          onChange={(option) => answer(id, option)}
        >
          <div className={styles.options}>
            {options.map((option, index) => (
              <Radio
                key={option}
                value={String(index + 1)}
                label={option}
                classNames={{ label: styles.option ?? '', body: styles.body ?? '' }}
              />
            ))}
          </div>
        </Radio.Group>
      ))}
      <SpecimenNote verdict={judge(answers)} />
    </section>
  );
}

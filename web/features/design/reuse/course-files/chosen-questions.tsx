import type { FileQuestion, FileSection } from '@elenchus/domain/course-file/course-file.ts';
import { isChoice } from '@elenchus/domain/questions/question-type.ts';
import { MarkedText } from '../../../../ui/markdown/marked-text-view.tsx';
import styles from './course-files.module.css';

/** The chosen questions as students will read them. */
export function ChosenQuestions({ sections }: { readonly sections: readonly FileSection[] }) {
  const questions = sections.flatMap(({ days }) => days.flatMap((day) => day.questions));
  if (questions.length === 0) return null;
  return (
    <details className={styles.others}>
      <summary>As students will see them</summary>
      <ol className={styles.questions}>
        {questions.map((question) => (
          <li key={question.id}>
            <Question question={question} />
          </li>
        ))}
      </ol>
    </details>
  );
}

const NOTES: Readonly<Record<FileQuestion['type'], string>> = {
  Radio: 'One answer',
  Checkbox: 'Any number of answers',
  LongAnswer: 'A written answer',
  Contradiction: 'A contradiction: students see it while their answers conflict',
};

function Question({ question: { type, text, options, held, logic } }: { question: FileQuestion }) {
  return (
    <>
      <p className={styles.text}>
        <MarkedText>{text}</MarkedText>
      </p>
      {isChoice(type) && (
        <ol className={styles.options}>
          {options.map((option, place) => {
            // The options of a preview never change places.
            const key = `${place}`;
            return <li key={key}>{option}</li>;
          })}
        </ol>
      )}
      <p className={styles.soft}>
        {NOTES[type]}
        {logic.trim() !== '' && '. Shown only if its logic is true'}
        {held && '. Held back until you release it'}.
      </p>
    </>
  );
}

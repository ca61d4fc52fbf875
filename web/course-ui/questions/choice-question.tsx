import { answerText } from '@elenchus/domain/answers/answer.ts';
import { radioAnswer, readChosen, toggleOption } from '@elenchus/domain/answers/choice-answer.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import { ChoiceRow } from '../../ui/fields/choice-row.tsx';
import { useAnswer } from './answer-sheet-hooks.ts';
import type { QuestionProps } from './question-props.ts';
import { QuestionText } from './question-text.tsx';
import { questionElementId } from './question-place.ts';
import styles from './question.module.css';

/** A question answered by choosing: one option (Radio) or any number of them (Checkbox). */
export function ChoiceQuestion({ question, sheet, onAnswer, Status }: QuestionProps) {
  const { id, type, text, options } = question;
  const answer = useAnswer(sheet, id);
  const stored = answer ? answerText(answer) : '';
  const { chosen } = readChosen(stored, options.length);
  const removed = answer?.removedOptions ?? [];
  const choose = (option: number): void => {
    const questionAnswer = chosenText(question, stored, option);
    if (questionAnswer !== null)
      onAnswer?.({ questionID: id, questionAnswer, questionEssayAnswer: '' });
  };
  return (
    <fieldset id={questionElementId(id)} className={styles.question} tabIndex={-1}>
      <legend className={styles.text}>
        <QuestionText>{text}</QuestionText>
      </legend>
      <div className={styles.options}>
        {options.map((option, place) => {
          const isChosen = isMarked(type, chosen, place + 1);
          // The instructor hasn't written it yet.
          if (option.trim() === '' && !isChosen) return null;
          return (
            <ChoiceRow
              // Two options may have the same text, so the number is the key.
              // oxlint-disable-next-line react/no-array-index-key
              key={place}
              type={type === 'Checkbox' ? 'checkbox' : 'radio'}
              name={`answer-${id}`}
              text={option}
              isChosen={isChosen}
              onChoose={onAnswer === null ? null : () => choose(place + 1)}
            />
          );
        })}
      </div>
      {removed.map((words) => (
        <p key={words} className={styles.removed}>
          {onAnswer === null ? 'Chose' : 'You chose'} “<bdi>{words.trim()}</bdi>”. This option was
          removed since{onAnswer !== null && chosen.length === 0 && ', so please choose again'}.
        </p>
      ))}
      <p className={styles.below}>
        {onAnswer === null && chosen.length === 0 && removed.length === 0 && (
          <span>Not answered</span>
        )}
        {Status && <Status questionId={id} />}
      </p>
    </fieldset>
  );
}

/** A stored radio answer with two numbers, as after a change of type, marks the first. */
function isMarked(type: Question['type'], chosen: readonly number[], option: number): boolean {
  return type === 'Checkbox' ? chosen.includes(option) : chosen[0] === option;
}

function chosenText({ type, options }: Question, stored: string, option: number): string | null {
  const result =
    type === 'Checkbox'
      ? toggleOption(stored, option, options.length)
      : radioAnswer(option, options.length);
  return result.ok ? result.value : null;
}

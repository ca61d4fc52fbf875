import { answerText, type Answer } from '@elenchus/domain/answers/answer.ts';
import { readChosen } from '@elenchus/domain/answers/choice-answer.ts';
import type { KeptPersona } from '@elenchus/domain/course/kept-persona.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import { useAnswer } from '../../../../course-ui/questions/answer-sheet-hooks.ts';
import type { AnswerSheet } from '../../../../course-ui/questions/answer-sheet.ts';
import type { CourseWords } from '../../../../course-ui/course-words/course-words.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import type { TriedSource } from './tried-answers.ts';
import styles from './student-preview.module.css';

interface EarlierAnswersProps {
  /** The questions of other class days that decide what shows on this one. */
  readonly deciding: readonly Question[];
  readonly personas: readonly KeptPersona[];
  readonly sheet: AnswerSheet;
  readonly source: TriedSource;
  /** Whether answers were found that show something here. */
  readonly hasFullest: boolean;
  readonly words: CourseWords;
  readonly onSource: (source: TriedSource) => void;
  readonly onAnswer: (answer: Answer) => void;
}

/** Which earlier answers the previewed student has given: all at once, or one by one. */
export function EarlierAnswers(props: EarlierAnswersProps) {
  const { deciding, personas, sheet, source, hasFullest, words, onSource, onAnswer } = props;
  const sources: readonly { readonly value: TriedSource; readonly label: string }[] = [
    { value: 'none', label: 'No answers yet' },
    ...(hasFullest
      ? [{ value: 'fullest' as const, label: 'Answers that show the most here' }]
      : []),
    ...personas.map(({ id, name }) => ({
      value: `persona/${id}` as const,
      label: `The persona ${name}`,
    })),
    ...(source === 'own' ? [{ value: source, label: 'Your own choice' }] : []),
  ];
  return (
    <>
      <SelectField
        label="Preview a student with"
        value={sources.some(({ value }) => value === source) ? source : 'none'}
        options={sources}
        onChange={(value) => {
          const chosen = sources.find((each) => each.value === value);
          if (chosen) onSource(chosen.value);
        }}
      />
      {deciding.length > 0 && (
        <Stack as="fieldset" gap={10} className={styles.switches}>
          <legend>Earlier answers that decide this class day</legend>
          {deciding.map((question) => (
            <AnswerSwitch
              key={question.id}
              question={question}
              sheet={sheet}
              words={words}
              onAnswer={onAnswer}
            />
          ))}
        </Stack>
      )}
    </>
  );
}

interface AnswerSwitchProps {
  readonly question: Question;
  readonly sheet: AnswerSheet;
  readonly words: CourseWords;
  readonly onAnswer: (answer: Answer) => void;
}

function AnswerSwitch({ question, sheet, words, onAnswer }: AnswerSwitchProps) {
  const answer = useAnswer(sheet, question.id);
  const { chosen } = readChosen(answer ? answerText(answer) : '', question.options.length);
  const value = chosen.join(',');
  const single = question.options.map((text, place) => ({
    value: String(place + 1),
    label: text.trim() === '' ? `Option ${place + 1}` : `${place + 1}  ${text}`,
  }));
  const options = [
    { value: '', label: 'Not answered' },
    ...single,
    // Only a saved persona or the question itself ticks several.
    ...(chosen.length > 1 ? [{ value, label: `Options ${chosen.join(', ')}` }] : []),
  ];
  return (
    <SelectField
      label={`${words.quoted(question.id)} (${question.id})`}
      value={value}
      options={options}
      onChange={(questionAnswer) =>
        onAnswer({ questionID: question.id, questionAnswer, questionEssayAnswer: '' })
      }
    />
  );
}

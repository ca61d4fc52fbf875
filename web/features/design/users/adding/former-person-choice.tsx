import { useId } from 'react';
import type { FormerNetID } from '../../../../calls/people/send-roster.ts';
import { useCoursePart } from '../../../../course-ui/design/design-hooks.ts';
import { LabelledChoice } from '../../../../ui/fields/labelled-choice.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { personOptions } from './former-words.ts';
import styles from '../design-users.module.css';

interface FormerPersonChoiceProps {
  readonly former: FormerNetID;
  /** Undefined until the person has chosen. */
  readonly person: string | undefined;
  readonly legend: string;
  readonly onChoose: (person: string) => void;
}

/** Who has a netID now that was in the course before. Nothing is chosen at first: a wrong guess would show essays to a stranger. */
export function FormerPersonChoice(props: FormerPersonChoiceProps) {
  const { former, person, legend, onChoose } = props;
  const name = useId();
  const timeZone = useCoursePart(({ course }) => course.settings.timeZone);
  return (
    <Stack as="fieldset" columns="auto" gap={12} className={styles.order}>
      <legend>{legend}</legend>
      {personOptions(former, timeZone).map((option) => (
        <LabelledChoice
          key={option.person}
          type="radio"
          name={name}
          title={option.title}
          isChosen={person === option.person}
          onChange={() => onChoose(option.person)}
        >
          {option.words}
        </LabelledChoice>
      ))}
    </Stack>
  );
}

import { clockChangeSentence, dueCardLabel } from '@elenchus/domain/base/due-date-labels.ts';
import { useId, useState } from 'react';
import { zoneTime } from '@elenchus/domain/base/deadline.ts';
import { dueTimeOf } from '@elenchus/domain/base/due-date.ts';
import type { TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import {
  evaluationName,
  writeEvaluation,
  type Evaluation,
} from '@elenchus/domain/grading/evaluation.ts';
import { chooseSections } from '@elenchus/domain/grading/evaluation-sections.ts';
import { useDesignActions, useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconTrash } from '../../../../ui/icons.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Cluster } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { FairGradingFields } from '../fair-grading/fair-grading-fields.tsx';
import { CriteriaPart } from '../criteria/criteria-part.tsx';
import { AskingDaysField } from './asking-days-field.tsx';
import { EvaluationDateField } from './evaluation-date-field.tsx';
import { GradingDueField } from './grading-due-field.tsx';
import { SectionChoice } from './section-choice.tsx';
import { UnwrittenField } from './unwritten-field.tsx';
import styles from '../grading-setup.module.css';

interface EvaluationCardProps {
  readonly evaluation: Evaluation;
  readonly onRemove: () => void;
}

/** One evaluation: what it is called, when it is due and what it covers. */
export function EvaluationCard({ evaluation, onRemove }: EvaluationCardProps) {
  const { course } = useDesignedCourse();
  const { change } = useDesignActions();
  const [isLeft, setIsLeft] = useState(false);
  const id = useId();
  const name = evaluationName(evaluation);
  const save = (after: Evaluation, label: string): void =>
    change({ upserts: [writeEvaluation(after)], removals: [] }, { label });
  const choose = (sectionIds: readonly string[]): void => {
    const chosen = chooseSections(course.evaluations, evaluation.id, sectionIds);
    // Refused only where another instructor has just taken the section; the list shows it the next moment.
    if (chosen.ok) save(chosen.value, `sections of ${name}`);
  };
  return (
    <article className={styles.card} aria-labelledby={id} data-evaluation={evaluation.id}>
      <Cluster as="header" gap={[8, 16]} align="center" className={styles.cardHead}>
        <h3 id={id}>{name}</h3>
        {evaluation.handedBack && (
          <Text as="span" tone="well" size="sm" weight={500}>
            Handed back
          </Text>
        )}
        <Button look="plain" aria-label={`Remove ${name}`} onClick={onRemove}>
          <IconTrash aria-hidden />
          Remove
        </Button>
      </Cluster>
      <Stack gap={16} className={styles.fields}>
        <TextField
          data-name
          keepsErrorRoom
          label="Name"
          {...(evaluation.name === '' && {
            description: 'The name students see, such as “Midterm”.',
          })}
          autoComplete="off"
          value={evaluation.name}
          error={isLeft && evaluation.name.trim() === '' ? 'Please enter a name.' : undefined}
          onBlur={() => setIsLeft(true)}
          onChange={(event) =>
            save({ ...evaluation, name: event.currentTarget.value }, 'name of an evaluation')
          }
        />
        <EvaluationDateField
          value={evaluation.dueDate}
          description={dueWords(evaluation, course.settings.timeZone)}
          onChange={(dueDate) => save({ ...evaluation, dueDate }, `due date of ${name}`)}
        />
        <GradingDueField evaluation={evaluation} />
        <UnwrittenField evaluation={evaluation} />
      </Stack>
      <SectionChoice evaluation={evaluation} onChange={choose} />
      <FairGradingFields evaluation={evaluation} />
      <CriteriaPart evaluation={evaluation} />
      <AskingDaysField evaluation={evaluation} />
    </article>
  );
}

function dueWords({ dueDate }: Evaluation, timeZone: TimeZone): string {
  if (dueDate === null) return 'Set a due date before you grade.';
  const end = dueTimeOf(dueDate) === null ? 'the end of ' : '';
  const words = `Answers count until ${end}${dueCardLabel(dueDate)}, ${zoneTime(timeZone)}.`;
  const change = clockChangeSentence(dueDate, timeZone);
  return change === null ? words : `${words} ${change}`;
}

import { useId, useState } from 'react';
import {
  MOST_ASKING_DAYS,
  parseAskingDays,
  writeAskingDays,
} from '@elenchus/domain/grade-requests/asking-days.ts';
import { evaluationName, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { useDesignActions, useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { CheckRow } from '../../../../ui/fields/check-row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import styles from './asking-days-field.module.css';

const USUAL_DAYS = 7;

/** Whether students can ask about the grades of an evaluation, and for how long. */
export function AskingDaysField({ evaluation }: { readonly evaluation: Evaluation }) {
  const { course } = useDesignedCourse();
  const { change } = useDesignActions();
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const days = course.askingDays.get(evaluation.id);
  const name = evaluationName(evaluation);
  const shown = typed ?? String(days ?? '');
  const fault =
    typed !== null && parseAskingDays(typed) === null
      ? `Enter a number of days from 1 to ${MOST_ASKING_DAYS}.`
      : null;
  const save = (next: number | null): void =>
    change(
      next === null
        ? { upserts: [], removals: [{ dataType: 'askingDays', dataID: evaluation.id }] }
        : { upserts: [writeAskingDays(evaluation.id, next)], removals: [] },
      { label: `asking about grades of ${name}` },
    );
  return (
    <Stack columns="auto" gap={4} className={styles.asking}>
      <CheckRow
        type="checkbox"
        checked={days !== undefined}
        onChange={(event) => {
          setTyped(null);
          save(event.currentTarget.checked ? USUAL_DAYS : null);
        }}
      >
        Students can ask about their grades
      </CheckRow>
      {days !== undefined && (
        <p>
          <label htmlFor={id}>for this many days after the work is handed back:</label>
          <input
            id={id}
            inputMode="numeric"
            value={shown}
            maxLength={3}
            autoComplete="off"
            aria-invalid={fault === null ? undefined : true}
            aria-describedby={fault === null ? undefined : `${id}-fault`}
            onChange={(event) => {
              const text = event.currentTarget.value;
              setTyped(text);
              const next = parseAskingDays(text);
              if (next !== null) save(next);
            }}
            onBlur={() => setTyped(null)}
          />
          {fault !== null && (
            <Text as="span" tone="attention" size="sm" id={`${id}-fault`}>
              {fault}
            </Text>
          )}
        </p>
      )}
    </Stack>
  );
}

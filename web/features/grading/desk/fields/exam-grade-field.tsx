import { useState } from 'react';
import {
  EXAM_GRADE_LENGTH,
  gradeInputSentence,
  readManualGrade,
} from '@elenchus/domain/grading/grade-input.ts';
import { Button } from '../../../../ui/button.tsx';
import { Cluster } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { FieldNote } from '../saves/conflict-choice.tsx';
import { useField } from '../desk-context.ts';
import { EXAM_GRADE_ID } from '../keys/question-focus.ts';
import { useCommitOnLeave } from '../../../../lib/use-commit-on-leave.ts';
import styles from './desk-fields.module.css';

/** A letter as it is typed. */
export function LetterGradeField() {
  const field = useField('examGrade');
  return (
    <Stack gap={6} className={styles.field}>
      <label htmlFor={EXAM_GRADE_ID}>Grade</label>
      <input
        id={EXAM_GRADE_ID}
        className={styles.examGrade}
        maxLength={EXAM_GRADE_LENGTH}
        autoComplete="off"
        value={field.text}
        onChange={({ currentTarget }) => field.edit(currentTarget.value)}
        onFocus={field.hold}
        onBlur={field.release}
      />
      <FieldNote field={field} />
    </Stack>
  );
}

/** A number from 0 to 100, taken when the field is left; anything else clears the field and isn't saved. */
export function NumberGradeField() {
  const field = useField('examGrade');
  const { rejected } = field;
  const [draft, setDraft] = useState<string | null>(null);
  const commit = useCommitOnLeave(() => {
    if (draft === null || draft.trim() === field.text) return;
    if (readManualGrade(draft).ok) field.edit(draft.trim());
    else field.reject(draft.trim());
  });
  const onBlur = (): void => {
    commit();
    setDraft(null);
    field.release();
  };
  return (
    <Stack gap={6} className={styles.field}>
      <label htmlFor={EXAM_GRADE_ID}>Grade</label>
      <Cluster gap={[8, 12]} align="center">
        <input
          id={EXAM_GRADE_ID}
          className={styles.examGrade}
          inputMode="decimal"
          maxLength={EXAM_GRADE_LENGTH}
          autoComplete="off"
          value={draft ?? (rejected === undefined ? field.text : '')}
          aria-invalid={(draft === null && rejected !== undefined) || undefined}
          aria-describedby={`${EXAM_GRADE_ID}-note`}
          onChange={({ currentTarget }) => setDraft(currentTarget.value)}
          onFocus={field.hold}
          onBlur={onBlur}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        />
        <span aria-hidden>/ 100</span>
        {field.text !== '' && rejected === undefined && (
          <Button look="plain" onClick={() => field.edit('')}>
            Remove grade
          </Button>
        )}
      </Cluster>
      <div id={`${EXAM_GRADE_ID}-note`} aria-live="polite">
        {draft === null && rejected !== undefined && (
          <p className={styles.error}>
            {gradeInputSentence('not-a-manual-grade')}
            {rejected !== '' && ` You typed “${rejected}”.`} The field was cleared and nothing was
            saved
            {field.text === '' ? '.' : `: the grade is still ${field.text}.`}{' '}
            {field.text !== '' && <LinkButton onClick={field.restore}>Show it</LinkButton>}
          </p>
        )}
      </div>
      <FieldNote field={field} />
    </Stack>
  );
}

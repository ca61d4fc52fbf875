import { useRef, useState } from 'react';
import {
  evaluationName,
  writeEvaluation,
  type Evaluation,
} from '@elenchus/domain/grading/evaluation.ts';
import { changeDueDate, dueDateSentence } from '@elenchus/domain/grading/due-date-change.ts';
import { useGradeCount } from '../../api/grade-counts-queries.ts';
import { FormDialog } from '../../course-ui/design-editing/form-dialog.tsx';
import { useDesignEditor } from '../../course-ui/design-editing/use-design-editor.tsx';
import { quoted } from '../../course-ui/grading/grade-words.ts';
import { countOf } from '../../ui/count-words.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface DueDateEntryProps {
  readonly evaluation: Evaluation;
  readonly onDone: () => void;
}

/** Asks for a new due date; an empty entry cancels. Whether grades may go is asked when it is saved. */
export function DueDateEntry({ evaluation, onDone }: DueDateEntryProps) {
  const { courseID, change } = useDesignEditor();
  const [typed, setTyped] = useState<string>(evaluation.dueDate ?? '');
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const count = useGradeCount(courseID, evaluation.id);
  const name = evaluationName(evaluation);
  const submit = (): void => {
    // The server knows which grades there are, and asks before it deletes them.
    const changed = changeDueDate(evaluation, typed, []);
    if (changed.ok) {
      const upserts = [writeEvaluation(changed.value.evaluation)];
      change({ upserts, removals: [] }, { label: `due date of ${quoted(name)}`, debounceMs: 300 });
      return onDone();
    }
    const sentence = dueDateSentence(changed.reason);
    if (sentence === null) return onDone();
    setFault(sentence);
    field.current?.focus();
  };
  return (
    <FormDialog
      title={`Due date of ${quoted(name)}`}
      confirm="Change the due date"
      onSubmit={submit}
      onCancel={onDone}
    >
      <TextField
        ref={field}
        label="New due date"
        description="As yyyy-mm-dd. An empty field changes nothing."
        placeholder="yyyy-mm-dd"
        inputMode="numeric"
        maxLength={40}
        value={typed}
        error={fault}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setFault(undefined);
        }}
      />
      {count && count.grades > 0 && (
        <Notice tone="attention">
          This evaluation has {countOf(count.grades, 'grade')} of{' '}
          {countOf(count.students, 'student')}. A new due date deletes them; you will be asked
          before.
        </Notice>
      )}
    </FormDialog>
  );
}

import { evaluationName } from '@elenchus/domain/grading/evaluation.ts';
import { useGradingPlace } from '../../../../course-ui/grading/grading-place.ts';
import { DateField } from '../../../../ui/fields/date-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { EXTENSION_KINDS, type ExtensionDraft } from './extension-draft.ts';
import styles from './extensions.module.css';

interface ExtensionFieldsProps {
  readonly draft: ExtensionDraft;
  readonly onDraft: (draft: ExtensionDraft) => void;
}

/** How much more time, and for what. */
export function ExtensionFields({ draft, onDraft }: ExtensionFieldsProps) {
  const { course } = useGradingPlace();
  const { kind } = draft;
  const isForCourse = kind.startsWith('course');
  return (
    <div className={styles.fields}>
      <SelectField
        label="Extension"
        value={kind}
        options={EXTENSION_KINDS.map(([value, label]) => ({ value, label }))}
        description={ABOUT[kind]}
        onChange={(value) => {
          const found = EXTENSION_KINDS.find(([one]) => one === value);
          if (found) onDraft({ ...draft, kind: found[0] });
        }}
      />
      {!isForCourse && (
        <SelectField
          label="Evaluation"
          value={draft.evaluationId}
          options={course.evaluations.map((evaluation) => ({
            value: evaluation.id,
            label: evaluationName(evaluation),
          }))}
          onChange={(evaluationId) => onDraft({ ...draft, evaluationId })}
        />
      )}
      {(kind === 'days' || kind === 'course days') && (
        <TextField
          label="Days"
          inputMode="numeric"
          value={draft.days}
          onChange={({ currentTarget: { value } }) => onDraft({ ...draft, days: value })}
        />
      )}
      {kind === 'date' && (
        <DateField
          label="Due date"
          value={draft.date}
          onChange={({ currentTarget: { value } }) => onDraft({ ...draft, date: value })}
        />
      )}
      {kind === 'course factor' && (
        <TextField
          label="Multiple of the usual time"
          inputMode="decimal"
          value={draft.factor}
          onChange={({ currentTarget: { value } }) => onDraft({ ...draft, factor: value })}
        />
      )}
      {(kind === 'course factor' || kind === 'course days') && (
        <TextField
          label="Note for instructors (optional)"
          maxLength={500}
          value={draft.note}
          onChange={({ currentTarget: { value } }) => onDraft({ ...draft, note: value })}
        />
      )}
    </div>
  );
}

const ABOUT: Readonly<Record<ExtensionDraft['kind'], string>> = {
  days: 'Counted from the due date that each student has now.',
  date: 'Due at the same time of day as for everyone.',
  none: 'Students with extra time in the whole course get their own date again.',
  'course factor':
    'From the first class day of an evaluation’s sections to its due date. Later evaluations get it too. Dates given by hand stay.',
  'course days': 'For every evaluation, also later ones. Dates given by hand stay.',
  'course none': 'Dates given by hand stay.',
};

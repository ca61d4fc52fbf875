import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  gradeInputSentence,
  readAdjustment,
  readCount,
} from '@elenchus/domain/grading/grade-input.ts';
import {
  idleCountsSentence,
  offeredFields,
  startsVisible,
  type OptionalField,
} from '@elenchus/domain/grading/grading-fields.ts';
import { missingRecords, recountedText } from '@elenchus/domain/grading/initial-counts.ts';
import {
  readStudentEvaluation,
  type GradeCounts,
} from '@elenchus/domain/grading/student-evaluation.ts';
import { IconAdjustmentsHorizontal, IconMinus, IconPlus } from '../../../../ui/icons.ts';
import { Cluster } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { FieldNote } from '../saves/conflict-choice.tsx';
import { useDesk, useField } from '../desk-context.ts';
import { CustomDueDate } from './custom-due-date.tsx';
import { RejectedNote } from '../saves/rejected-note.tsx';
import { shownRecords } from '../saves/student-grades.ts';
import styles from './desk-fields.module.css';

const LABELS: Readonly<Record<OptionalField, string>> = {
  unresolvedContradictions: 'Unresolved Contradictions',
  unansweredMCQs: 'Unanswered MCQs',
  gradeAdjustment: 'Grade Adjustment',
  customDueDate: 'Custom Due Date',
};

interface OptionalFieldsProps {
  /** Counted from the answers; null until the server has told. */
  readonly counts: GradeCounts | null;
  /** What they will come to, by the answers; a field that opens later would move all below it. */
  readonly expected: GradeCounts | undefined;
  readonly targetDate: string | null;
  /** The custom due date that follows from more time in the whole course; null for none. */
  readonly accommodated: string | null;
}

/** Fields that are needed now and then, under 'Adjust', each behind a button of its own. */
export function OptionalFields(props: OptionalFieldsProps) {
  const { counts, expected, targetDate, accommodated } = props;
  const { course, saves, work } = useDesk();
  const records = shownRecords(saves, work);
  const soon = expected ? missingRecords({ ...work, records, computed: expected }) : [];
  const graded = readStudentEvaluation([...records, ...soon]);
  const [chosen, setChosen] = useState<Partial<Record<OptionalField, boolean>>>({});
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  // A box that is off is gone once its value is 0, but not while someone types another one.
  const hasGradeAdjustmentBox = course.settings.hasGradeAdjustmentBox || chosen.gradeAdjustment;
  const offered = offeredFields(
    { ...course.settings, hasGradeAdjustmentBox: hasGradeAdjustmentBox === true },
    graded.adjustment,
  );
  const isShown = (field: OptionalField): boolean => chosen[field] ?? false;
  // What starts visible stays so while somebody sets it to 0.
  const isFirst = (field: OptionalField): boolean =>
    chosen[field] === undefined && startsVisible(field, graded);
  if (offered.some(isFirst)) {
    setChosen({
      ...chosen,
      ...Object.fromEntries(offered.filter(isFirst).map((field) => [field, true])),
    });
    setOpen(true);
  }
  if (offered.length === 0) return null;
  const hasNumbers = offered.some((field) => field !== 'customDueDate' && isShown(field));
  const idle = hasNumbers ? idleCountsSentence(course.settings) : null;
  return (
    <Stack as="section" columns="auto" gap={16} aria-label="More fields">
      <div>
        <button
          type="button"
          className={styles.adjust}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            flushSync(() => setOpen(!isOpen));
            if (!isOpen) bringIntoView(id);
          }}
        >
          <IconAdjustmentsHorizontal aria-hidden />
          Adjust
        </button>
      </div>
      <Stack columns="auto" gap={16} id={id} className={styles.adjustments} hidden={!isOpen}>
        <Cluster gap={6}>
          {offered.map((field) => (
            <button
              key={field}
              type="button"
              className={styles.toggle}
              aria-expanded={isShown(field)}
              onClick={() => {
                flushSync(() => setChosen({ ...chosen, [field]: !isShown(field) }));
                if (!isShown(field)) bringIntoView(`${id}-${field}`);
              }}
            >
              {isShown(field) ? <IconMinus aria-hidden /> : <IconPlus aria-hidden />}
              {LABELS[field]}
            </button>
          ))}
        </Cluster>
        {idle !== null && <p className={styles.note}>{idle}</p>}
        {offered.filter(isShown).map((field) => (
          <div key={field} id={`${id}-${field}`}>
            {field === 'customDueDate' ? (
              <CustomDueDate
                label={LABELS[field]}
                targetDate={targetDate}
                accommodated={accommodated}
              />
            ) : (
              <NumberField type={field} counts={counts} />
            )}
          </div>
        ))}
      </Stack>
    </Stack>
  );
}

/** Scrolls to what was opened, which may be under the bar. What is in view stays where it is. */
function bringIntoView(id: string): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document
    .querySelector(`#${CSS.escape(id)}`)
    ?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
}

interface NumberFieldProps {
  readonly type: Exclude<OptionalField, 'customDueDate'>;
  /** What was counted in the answers; null until then. */
  readonly counts: GradeCounts | null;
}

function NumberField({ type, counts }: NumberFieldProps) {
  const id = useId();
  const field = useField(type);
  /** The browser tells nothing of a text that is no number at all, such as a minus alone. */
  const [wasUnreadable, setUnreadable] = useState(false);
  const read = type === 'gradeAdjustment' ? readAdjustment : readCount;
  const sentence = gradeInputSentence(
    type === 'gradeAdjustment' ? 'not-an-adjustment' : 'not-a-count',
  );
  const change = ({ value, validity }: HTMLInputElement): void => {
    setUnreadable(false);
    if (!validity.badInput && read(value).ok) field.edit(value.trim());
    else field.reject(value);
  };
  const isWrong = field.rejected !== undefined && field.rejected !== '';
  const counted = recountedText(type, field.text, counts);
  return (
    <Stack gap={6} className={styles.field}>
      <label htmlFor={id}>{LABELS[type]}</label>
      <Cluster gap={[8, 12]} align="center">
        <input
          id={id}
          className={styles.number}
          type="number"
          step={type === 'gradeAdjustment' ? 0.1 : 1}
          min={type === 'gradeAdjustment' ? undefined : 0}
          disabled={counts === null}
          value={field.rejected ?? field.text}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-note`}
          onChange={({ currentTarget }) => change(currentTarget)}
          // Scrolling the panel must not count up the field under the pointer.
          onWheel={({ currentTarget }) => currentTarget.blur()}
          onFocus={field.hold}
          onBlur={() => {
            if (field.rejected === '') {
              setUnreadable(true);
              field.restore();
            }
            field.release();
          }}
        />
        {counted !== null && (
          <p className={styles.recount}>
            Counted from the answers: {counted}.{' '}
            <LinkButton onClick={() => field.edit(counted)}>Recount</LinkButton>
          </p>
        )}
      </Cluster>
      {isWrong ? (
        <RejectedNote id={`${id}-note`} field={field} sentence={sentence} />
      ) : (
        <p id={`${id}-note`} className={styles.error}>
          {wasUnreadable && `${sentence} What you typed wasn’t saved.`}
        </p>
      )}
      <FieldNote field={field} />
    </Stack>
  );
}

import { dueEndLabel, dueLongLabel, dueTimeLabel } from '@elenchus/domain/base/due-date-labels.ts';
import { useEffect, useId, useRef, useState, type FocusEvent } from 'react';
import { hasCriteria } from '@elenchus/domain/criteria/course-criteria.ts';
import { isIsoDate } from '@elenchus/domain/base/calendar.ts';
import {
  dueTimeOf,
  movesEarlier,
  readDueDate,
  type DueDate,
} from '@elenchus/domain/base/due-date.ts';
import { BY_ACCOMMODATION } from '@elenchus/domain/extensions/accommodated-dates.ts';
import type { Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { targetDate as dueFor } from '@elenchus/domain/grading/target-date.ts';
import {
  keepOfferSentence,
  keepUnchangedLabel,
  LEVELS_GO,
  loseAllLabel,
} from '@elenchus/domain/extensions/extension-sentences.ts';
import type { AgreedLoss } from '../../../../saving/grades/grade-edit.ts';
import { Button } from '../../../../ui/button.tsx';
import { isHalfDate } from '../../../../ui/fields/date-field.tsx';
import { fieldKey } from '../../../../saving/grades/grade-field.ts';
import { EarlierDateQuestion } from './earlier-date-question.tsx';
import { FieldNote } from '../saves/conflict-choice.tsx';
import { useDesk, useField } from '../desk-context.ts';
import { useCommitOnLeave } from '../../../../lib/use-commit-on-leave.ts';
import choiceStyles from '../../../../ui/fields/version-choice.module.css';
import { Cluster } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import ownStyles from './custom-due-date.module.css';
import styles from './desk-fields.module.css';

interface CustomDueDateProps {
  readonly label: string;
  /** As of when the answers are shown now; null when there is no date yet. */
  readonly targetDate: string | null;
  /** The date that follows from more time in the whole course; null for none. */
  readonly accommodated?: string | null;
}

/** So long a date rests before it is taken: day, month and year are typed one after the other. */
const RESTING_MS = 1000;

/** A due date of this student's own. It saves automatically; where grades would go with it, it asks first. */
export function CustomDueDate({ label, targetDate, accommodated = null }: CustomDueDateProps) {
  const id = useId();
  const { evaluation, student } = useDesk();
  const field = useField('customDueDate');
  const [asked, setAsked] = useState<string | null>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [isUnfinished, setUnfinished] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const value = draft ?? asked ?? field.text;
  const present = dateFor(evaluation, field.text);
  const isEarlier = (text: string): boolean => movesEarlier(present, dateFor(evaluation, text));
  const commit = useCommitOnLeave((from) => {
    if (draft === null || draft === field.text || (from && isHalfDate(from))) return;
    if (draft !== '' && !isIsoDate(draft)) return;
    if (isEarlier(draft)) setAsked(draft);
    else field.edit(draft);
  }, input);
  useEffect(() => {
    if (draft === null || draft === '' || draft === field.text) return undefined;
    const timer = setTimeout(commit, RESTING_MS);
    return () => clearTimeout(timer);
  }, [draft, field.text, commit]);
  const onBlur = ({ currentTarget }: FocusEvent<HTMLInputElement>): void => {
    commit();
    setUnfinished(isHalfDate(currentTarget));
    setDraft(null);
  };
  return (
    <Stack gap={6} className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Cluster gap={[8, 12]} align="center">
        <input
          ref={input}
          id={id}
          type="date"
          className={styles.date}
          value={value}
          aria-invalid={isUnfinished || undefined}
          aria-describedby={`${id}-note`}
          onChange={({ currentTarget }) => {
            setDraft(currentTarget.value);
            setAsked(null);
            setUnfinished(false);
          }}
          onBlur={onBlur}
          onKeyDown={({ key }) => key === 'Enter' && commit()}
        />
        {field.text !== '' && field.text !== accommodated && field.losing === undefined && (
          <Button
            onClick={() => {
              setDraft(null);
              if (isEarlier('')) setAsked('');
              else field.edit('');
            }}
          >
            {evaluation.dueDate ? 'Use the due date for all' : 'Remove the date'}
          </Button>
        )}
      </Cluster>
      <div id={`${id}-note`}>
        {isUnfinished && (
          <p className={styles.error}>
            The date isn’t complete, so it wasn’t saved. Enter day, month and year.
          </p>
        )}
        {accommodated !== null && field.text === accommodated && (
          <p className={styles.note}>
            This student has more time in the whole course. A date that you enter here replaces it
            for this evaluation.
          </p>
        )}
        <p className={styles.note}>
          {evaluation.dueDate
            ? `Everyone else’s answers count as of ${dueLongLabel(evaluation.dueDate)}.${timeNote(evaluation.dueDate)}`
            : 'This evaluation has no due date for everyone.'}
        </p>
      </div>
      {asked !== null && present !== null && (
        <EarlierDateQuestion
          name={student.fullName}
          before={present}
          after={dateFor(evaluation, asked) ?? present}
          onAnswer={(isAgreed) => {
            setAsked(null);
            if (isAgreed) field.edit(asked);
          }}
        />
      )}
      {field.losing !== undefined && (
        <LossQuestion
          date={field.text}
          {...field.losing}
          targetDate={targetDate}
          // The buttons go with the answer.
          onAnswer={() => input.current?.focus()}
        />
      )}
      <FieldNote field={field} />
    </Stack>
  );
}

interface LossQuestionProps {
  /** '' takes the custom date away. */
  readonly date: string;
  readonly grades: number;
  /** Of these, the ones whose answers differ as of the new date. */
  readonly changed: number;
  readonly targetDate: string | null;
  readonly onAnswer: () => void;
}

/** Stays with its field until it is answered, also when somebody goes on to other students meanwhile. */
function LossQuestion({ date, grades, changed, targetDate, onAnswer }: LossQuestionProps) {
  const { course, evaluation, student, work, saves } = useDesk();
  const key = fieldKey(work, 'customDueDate');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isAtField = box.current?.parentElement?.contains(activeElement) ?? false;
    // Somebody who types elsewhere keeps that in sight: the header speaks of the question too.
    const isTyping = activeElement?.matches('input, textarea, select') ?? false;
    if (isAtField || !isTyping) box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const answer = (agreed: AgreedLoss | null): void => {
    saves.answerLoss(key, agreed);
    onAnswer();
  };
  const due = dueFor(evaluation, isIsoDate(date) ? date : null);
  const newDate = due.ok ? due.value : null;
  const act = date === '' ? 'Remove the date' : 'Set the date';
  return (
    <div ref={box} role="alert" className={choiceStyles.choice}>
      <p>
        <strong>Not saved yet: {otherDateSentence(grades)}</strong>{' '}
        {readingSentence(student.fullName, newDate, targetDate)} An instructor can restore deleted
        grades.
      </p>
      <p>
        {keepOfferSentence(grades, changed)} {changed > 0 && hasCriteria(course) && `${LEVELS_GO} `}
        Comments stay.
      </p>
      <div className={choiceStyles.buttons}>
        <Button onClick={() => answer(null)}>
          {saves.savedText(key) === '' ? 'Keep the due date for all' : 'Keep the old date'}
        </Button>
        {changed !== grades && (
          <Button look="filled" onClick={() => answer('changed')}>
            {keepUnchangedLabel(act, changed)}
          </Button>
        )}
        <span className={ownStyles.danger}>
          <Button look="plain" onClick={() => answer('all')}>
            {loseAllLabel(act, grades, changed)}
          </Button>
        </span>
      </div>
    </div>
  );
}

/** The due date of a student with this custom due date; null for none. */
function dateFor(evaluation: Evaluation, text: string): DueDate | null {
  const due = dueFor(evaluation, isIsoDate(text) ? text : null);
  return due.ok ? due.value : null;
}

function otherDateSentence(grades: number): string {
  const what = grades === 1 ? '1 question grade' : `${grades} question grades`;
  return `${what} ${grades === 1 ? 'was' : 'were'} given for the answers of the other date.`;
}

/** The student's date has the same time. */
function timeNote(due: DueDate): string {
  const time = dueTimeOf(due);
  return time === null ? '' : ` A custom due date is also due at ${dueTimeLabel(time)}.`;
}

function readingSentence(name: string, date: DueDate | null, targetDate: string | null): string {
  if (date === null) return `${name}’s answers can’t be shown then: there is no other due date.`;
  const shown = targetDate === null ? null : readDueDate(targetDate);
  const instead = shown === null || shown === date ? '' : ` instead of ${dueLongLabel(shown)}`;
  return `${name}’s answers are loaded again as of ${dueEndLabel(date)}${instead}.`;
}

/** The custom due date among the records that follows from an accommodation. */
export function accommodatedDate(
  records:
    | readonly {
        readonly gradingType: string;
        readonly comment: string;
        readonly individualGradingData: string;
      }[]
    | undefined,
): string | null {
  const found = records?.find(
    (record) => record.gradingType === 'customDueDate' && record.comment === BY_ACCOMMODATION,
  );
  return found?.individualGradingData ?? null;
}

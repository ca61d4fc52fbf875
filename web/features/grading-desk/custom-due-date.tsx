import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { isIsoDate, longDateLabel, type IsoDate } from '@elenchus/domain/base/calendar.ts';
import { customDueDateDeletion } from '@elenchus/domain/grading/due-date-change.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { AskDialog } from '../../course-ui/design-editing/ask-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { countedAnswersQuery, openedQuery } from './desk-queries.ts';
import { useDesk, useField } from './desk-context.ts';
import { fieldKey, recordOf } from './grade-field.ts';
import { shownRecords } from './student-grades.ts';
import styles from './desk-fields.module.css';

interface CustomDueDateProps {
  readonly label: string;
  /** As of when the answers are shown now; null when there is no date yet. */
  readonly targetDate: string | null;
}

/** A due date of this student's own. It says what it does, and does it only when that is confirmed. */
export function CustomDueDate({ label, targetDate }: CustomDueDateProps) {
  const id = useId();
  const { evaluation } = useDesk();
  const { text: stored } = useField('customDueDate');
  const [draft, setDraft] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const value = draft ?? stored;
  const isNew = isIsoDate(value) && value !== stored;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <input
          id={id}
          type="date"
          className={styles.date}
          value={value}
          onChange={({ currentTarget }) => setDraft(currentTarget.value)}
        />
        {isNew && <Button onClick={() => setAsked(value)}>Set this date…</Button>}
        {stored !== '' && !isNew && (
          <Button onClick={() => setAsked('')}>
            {evaluation.dueDate ? 'Back to the due date for all…' : 'Take the date away…'}
          </Button>
        )}
      </div>
      <p className={styles.note}>
        {evaluation.dueDate
          ? `Everybody else’s answers count as of ${longDateLabel(evaluation.dueDate)}.`
          : 'This evaluation has no due date for all.'}
      </p>
      {asked !== null && (
        <DueDateDialog
          date={asked}
          targetDate={targetDate}
          onDone={() => {
            setAsked(null);
            setDraft(null);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </div>
  );
}

interface DueDateDialogProps {
  /** '' takes the custom date away. */
  readonly date: string;
  readonly targetDate: string | null;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

const SENDING_MS = 3000;

function DueDateDialog({ date, targetDate, onDone, onCancel }: DueDateDialogProps) {
  const { courseID, evaluation, student, work, saves } = useDesk();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const lost = customDueDateDeletion(
    shownRecords(saves, work).filter(
      ({ individualGradingData }) => individualGradingData.trim() !== '',
    ),
    work.username,
    work.evaluationId,
  ).records.length;
  const change = async (): Promise<void> => {
    setBusy(true);
    try {
      // A grade that arrives after the change would count for answers that it was not given for.
      await saves.sendAll(SENDING_MS);
      const expectedVersion = saves.versionOf(fieldKey(work, 'customDueDate'));
      const field = { ...work, gradingType: 'customDueDate', questionID: 'noQuestionID' } as const;
      const { record, examGrade } = await callEndpoint(
        'POST /api/studentGrades/update/{courseID}',
        { params: { courseID }, body: { ...recordOf(field, date), expectedVersion } },
      );
      saves.forgetQuestionGrades(work);
      saves.hear(examGrade ? [record, examGrade] : [record]);
      const opened = openedQuery(courseID, work, saves);
      const counted = countedAnswersQuery(courseID, work);
      await Promise.all(
        [opened, counted].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
      );
      onDone();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  const newDate = isIsoDate(date) ? date : evaluation.dueDate;
  return (
    <AskDialog
      title={date === '' ? 'Take the custom due date away?' : 'Set a custom due date?'}
      confirm={confirmWords(date, lost)}
      isDangerous={lost > 0}
      isBusy={isBusy}
      onConfirm={() => void change()}
      onCancel={onCancel}
    >
      <p>{readingSentence(student.fullName, newDate, targetDate)}</p>
      {lost > 0 && <p>{lossSentence(lost)}</p>}
      {failure !== null && (
        <p role="alert" className={styles.error}>
          Nothing was changed. {failure}
        </p>
      )}
    </AskDialog>
  );
}

function readingSentence(name: string, date: IsoDate | null, targetDate: string | null): string {
  if (date === null) return `${name}’s answers cannot be shown then: there is no other due date.`;
  const instead =
    targetDate !== null && isIsoDate(targetDate) && targetDate !== date
      ? ` instead of ${longDateLabel(targetDate)}`
      : '';
  return `${name}’s answers are loaded again as of the end of ${longDateLabel(date)}${instead}.`;
}

function lossSentence(lost: number): string {
  const grades = lost === 1 ? '1 question grade was' : `${lost} question grades were`;
  const go = lost === 1 ? 'is deleted' : 'are deleted';
  return `${grades} given for the answers of the other date and ${go}. An instructor can restore deleted grades.`;
}

function confirmWords(date: string, lost: number): string {
  const what = date === '' ? 'Take it away' : 'Set the date';
  if (lost === 0) return what;
  return `${what} and delete ${lost === 1 ? '1 grade' : `${lost} grades`}`;
}

import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { MOST_REMARK_CHARACTERS } from '@elenchus/domain/blind-grading/second-reading.ts';
import {
  EXAM_GRADE_LENGTH,
  gradeInputSentence,
  readManualGrade,
} from '@elenchus/domain/grading/grade-input.ts';
import { hasRubricToRead, rubricText } from '@elenchus/domain/screens/faq-items.ts';
import { ChangingPart } from '../../../course-ui/closing/closed-course.tsx';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { growWithText } from '../../../course-ui/texts/grow-with-text.ts';
import { LogInAgain } from '../../../course-ui/frame/log-in-again.tsx';
import type {
  ReadingDraft,
  ReadingQueue,
  ReadWork,
  SavedReading,
} from '../../../saving/second-readings/reading-queue.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldFrame } from '../../../ui/fields/field-frame.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { MarkdownText } from '../../../ui/markdown/markdown-text.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Cluster } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ReadingConflict, ReplacedReadings } from './reading-conflict.tsx';
import { delayWords } from './reading-words.ts';
import styles from './second-readings.module.css';

interface ReadingFormProps {
  readonly work: ReadWork;
  /** Whose work it is: someone else can get the netID later. */
  readonly personTag: string;
  /** What is saved; null for nothing. */
  readonly reading: SavedReading | null;
  readonly queue: ReadingQueue;
  /** Whether something else waits to be read. */
  readonly hasNext: boolean;
  readonly onSaved: () => void;
}

/** The grade and the remark of a second reading. They stay on the device until the server has them. */
export function ReadingForm(props: ReadingFormProps) {
  const { work, personTag, reading, queue, hasNext, onSaved } = props;
  const { courseID, course } = useGradingPlace();
  useSyncExternalStore(queue.subscribe, queue.state);
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const stateId = useId();
  useEffect(() => (area.current ? growWithText(area.current) : undefined), []);
  const draft = queue.draft(work);
  const { grade, remark } = draft ?? reading ?? EMPTY;
  const read = readManualGrade(grade);
  const type = (typed: Partial<typeof EMPTY>): void => {
    const next = { grade, remark, ...typed };
    const known = reading ?? EMPTY;
    const isKnown = next.grade === known.grade && next.remark === known.remark;
    // What is there anyway is no draft.
    if (isKnown && !queue.isUnderWay(work)) queue.drop(work);
    else queue.type(work, { ...next, base: reading?.version ?? 0, personTag });
  };
  const save = (goesOn: boolean): void => {
    setIsTried(true);
    if (!read.ok) {
      form.current?.querySelector('input')?.focus();
      return;
    }
    queue.save(work);
    if (goesOn) onSaved();
  };
  return (
    <Stack
      as="form"
      gap={12}
      ref={form}
      className={styles.form}
      aria-label="Your reading"
      onSubmit={(event) => {
        event.preventDefault();
        save(hasNext);
      }}
    >
      <ChangingPart courseID={courseID}>
        <Stack gap={16}>
          <TextField
            label="Your grade"
            description="A number from 0 to 100."
            inputMode="decimal"
            autoComplete="off"
            maxLength={EXAM_GRADE_LENGTH}
            value={grade}
            error={
              !read.ok && (isTried || grade !== '') ? gradeInputSentence(read.reason) : undefined
            }
            onChange={(event) => type({ grade: event.currentTarget.value })}
          />
          <FieldFrame label="Remark (optional)" description="Only instructors see it.">
            {(names) => (
              <TextArea
                className={styles.remark}
                {...names}
                ref={area}
                rows={4}
                maxLength={MOST_REMARK_CHARACTERS}
                value={remark}
                onChange={(event) => type({ remark: event.currentTarget.value })}
              />
            )}
          </FieldFrame>
          <Cluster gap={8}>
            {hasNext && (
              <Button type="submit" look="filled" aria-describedby={stateId}>
                Save and next
              </Button>
            )}
            <Button
              type={hasNext ? 'button' : 'submit'}
              look={hasNext ? 'default' : 'filled'}
              aria-describedby={stateId}
              {...(hasNext && { onClick: () => save(false) })}
            >
              Save
            </Button>
          </Cluster>
        </Stack>
      </ChangingPart>
      <output id={stateId} className={styles.saveState}>
        {stateWords(draft, reading, queue)}
      </output>
      {draft?.state === 'sending' && queue.state().trouble?.kind === 'logged-out' && (
        <LogInAgain courseID={courseID} onReturn={() => queue.resume()} />
      )}
      {draft?.theirs && (
        <ReadingConflict
          mine={draft}
          theirs={draft.theirs}
          onMine={() => queue.keepMine(work)}
          onTheirs={() => queue.takeTheirs(work)}
        />
      )}
      {draft && draft.problem !== null && !draft.theirs && (
        <Notice tone="attention">
          <p>Not saved: {draft.problem} What you typed is kept on this device.</p>
        </Notice>
      )}
      <ReplacedReadings work={work} queue={queue} onUse={type} />
      {hasRubricToRead(course.settings) && (
        <details className={styles.rubric}>
          <summary>Rubric</summary>
          <MarkdownText text={rubricText(course.settings)} />
        </details>
      )}
    </Stack>
  );
}

const EMPTY = { grade: '', remark: '' };

/** Whether the reading is saved, kept, on its way, or waits for the server. */
function stateWords(
  draft: ReadingDraft | null,
  reading: SavedReading | null,
  queue: ReadingQueue,
): string {
  if (!draft) return reading ? 'Saved' : '';
  if (draft.problem !== null) return '';
  if (draft.state === 'draft') {
    return queue.state().isKept
      ? 'Draft, kept on this device. Not saved yet.'
      : 'Draft, only in this tab.';
  }
  return delayWords(queue) ?? 'Saving…';
}

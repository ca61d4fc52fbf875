import { answerText } from '@elenchus/domain/answers/answer.ts';
import { isPastDue } from '@elenchus/domain/base/deadline.ts';
import { dueDateOf } from '@elenchus/domain/base/due-date.ts';
import { designChangeSentence } from '@elenchus/domain/course/design-change.ts';
import { shortText } from '../../../../course-ui/questions/question-names.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useDesk } from '../desk-context.ts';
import { presenceSentence } from '../desk-words.ts';
import { readableText, useFieldNames } from '../saves/field-names.ts';
import { SecondLook } from './second-look.tsx';
import type { ShownStudent } from '../use-student-work.ts';
import { WaitingCounts } from './waiting-counts.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import versionStyles from '../../../../ui/fields/version-choice.module.css';
import { Stack } from '../../../../ui/layout/stack.tsx';
import styles from './desk-notices.module.css';

interface DeskNoticesProps {
  readonly student: ShownStudent;
  readonly onGoTo: (questionId: string) => void;
}

/** Who else is here, and what is special about this student's work. */
export function DeskNotices({ student, onGoTo }: DeskNoticesProps) {
  const { course } = useDesk();
  const zone = course.settings.timeZone;
  const now = useNow();
  const targetDate = student.loaded?.targetDate;
  const isNotDue = targetDate !== undefined && !isPastDue(dueDateOf(targetDate), now, zone);
  // Before the fields are there, a notice would only push their places down.
  if (!student.isReady && !student.error) {
    return <Stack columns="auto" gap={8} aria-live="polite" className={styles.notices} />;
  }
  const late = [...(student.shown?.numbers ?? [])].filter(([id]) => student.revisions.has(id));
  return (
    <Stack columns="auto" gap={8} aria-live="polite" className={styles.notices}>
      <StuckEdits numbers={student.shown?.numbers} />
      {student.others.map((other) => (
        <Notice key={`${other.username} ${other.isYou}`} tone="attention">
          <p>{presenceSentence(other, zone)}</p>
        </Notice>
      ))}
      {late.length > 0 && (
        <Notice>
          <p>
            Changed after the due date (the answer from the date above counts):{' '}
            {late.map(([id, number], place) => (
              <span key={id}>
                {place > 0 && ', '}
                <LinkButton onClick={() => onGoTo(id)}>question {number}</LinkButton>
              </span>
            ))}
          </p>
        </Notice>
      )}
      <WaitingCounts student={student} />
      <SecondLook student={student} onGoTo={onGoTo} />
      <DesignNotice student={student} onGoTo={onGoTo} />
      {isNotDue && (
        <Notice>
          <p>Not due yet: the student can still change these answers.</p>
        </Notice>
      )}
    </Stack>
  );
}

/** Which questions this student sees now and did not see then, or the other way round (VIEW-60). */
function DesignNotice({ student, onGoTo }: DeskNoticesProps) {
  const { course } = useDesk();
  const notice = student.loaded?.designNotice;
  if (!notice) return null;
  const { appeared, gone } = notice;
  const answers = student.loaded?.answers ?? [];
  const textOf = (id: string): string | undefined =>
    course.questions.find((question) => question.id === id)?.text;
  return (
    <Notice>
      <p>{designChangeSentence({ appeared, disappeared: gone })}</p>
      <Stack as="ul" columns="auto" gap={4} className={styles.changes}>
        {appeared.map((id) => (
          <li key={id}>
            Added since:{' '}
            <LinkButton onClick={() => onGoTo(id)}>{shortText(textOf(id) ?? id)}</LinkButton>
          </li>
        ))}
        {gone.map((id) => {
          const answer = answers.find(({ questionID }) => questionID === id);
          return (
            <li key={id}>
              Gone since: {shortText(textOf(id) ?? 'a question that was deleted')}
              {answer && answerText(answer) !== '' && (
                <details>
                  <summary>
                    What was answered
                    <VisuallyHidden>: {shortText(textOf(id) ?? id)}</VisuallyHidden>
                  </summary>
                  <p className={versionStyles.text}>{answerText(answer)}</p>
                </details>
              )}
            </li>
          );
        })}
      </Stack>
    </Notice>
  );
}

/** What the server does not take: it is kept and shown until somebody gives it up. */
export function StuckEdits({
  numbers,
}: {
  readonly numbers: ReadonlyMap<string, number> | undefined;
}) {
  const { saves } = useDesk();
  const nameOf = useFieldNames(numbers);
  return saves.stuck().map(({ key, text, sentence }) => (
    <Notice key={key} tone="attention">
      <p>
        <strong>Not saved, {nameOf(key)}:</strong> {sentence} It’s kept on this device:
      </p>
      <p className={versionStyles.text}>{readableText(key, text) || <em>Nothing</em>}</p>
      <div>
        <Button onClick={() => saves.drop(key)}>Delete this copy</Button>
      </div>
    </Notice>
  ));
}

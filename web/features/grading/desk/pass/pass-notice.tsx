import { Stack } from '../../../../ui/layout/stack.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useQuietDesk } from '../desk-context.ts';
import type { DeskSteps, DeskTarget, PassPlace } from '../header/desk-steps.ts';
import styles from '../notices/desk-notices.module.css';

interface PassNoticeProps {
  readonly steps: DeskSteps;
  /** The question of the pass isn't shown to this student. */
  readonly isMissing: boolean;
  /** How many keys did nothing because of that. */
  readonly unusedKeys: number;
  readonly onGoTo: (target: DeskTarget) => void;
}

/** Where each question is graded for all students: that this one isn't shown to the student, or what the end leaves. */
export function PassNotice({ steps, isMissing, unusedKeys, onGoTo }: PassNoticeProps) {
  const { student } = useQuietDesk();
  const { pass, next } = steps;
  if (pass === null) return null;
  if (isMissing) {
    const where = `Essay ${pass.number} isn’t shown to ${student.fullName}`;
    return (
      <Stack columns="auto" gap={8} className={styles.notices}>
        <Notice tone="attention">
          <p>
            {where}, so keys for grades, levels and comments do nothing here. To grade another essay
            of this student, choose it.
          </p>
          {next && (
            <p>
              <LinkButton onClick={() => onGoTo(next)}>{nextWords(pass, next)}</LinkButton>
            </p>
          )}
        </Notice>
        {/* Another text for each key: the same one would be read out only once. */}
        <output className={styles.unused}>
          {unusedKeys > 0 && (
            <span key={unusedKeys}>Nothing was entered: essay {pass.number} isn’t shown here.</span>
          )}
        </output>
      </Stack>
    );
  }
  if (next !== null || pass.known === null) return null;
  const { left } = pass.known;
  return (
    <Stack columns="auto" gap={8} className={styles.notices} aria-live="polite">
      <Notice tone={left.length === 0 ? 'well' : 'plain'}>
        {left.length === 0 ? (
          <p>Every essay that was written in this list has a grade.</p>
        ) : (
          <>
            <p>This is the last one in the pass. Still without a grade:</p>
            <Stack as="ul" columns="auto" gap={4} className={styles.changes}>
              {left.map(({ questionId, number, students, username }) => (
                <li key={questionId}>
                  <LinkButton onClick={() => onGoTo({ username, question: questionId })}>
                    Essay {number}: {students === 1 ? '1 student' : `${students} students`} left
                  </LinkButton>
                </li>
              ))}
            </Stack>
          </>
        )}
      </Notice>
    </Stack>
  );
}

function nextWords({ questionId }: PassPlace, next: DeskTarget): string {
  return next.question === questionId
    ? 'Next student who wrote it'
    : 'Next essay that waits for a grade';
}

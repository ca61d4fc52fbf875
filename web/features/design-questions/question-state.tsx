import { IconEyeOff, IconPencilExclamation } from '@tabler/icons-react';
import { withheldBadge, withheldBy } from '@elenchus/domain/questions/question-readiness.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import styles from './question-row.module.css';

/** Why students don't get the question yet; nothing when they do. */
export function QuestionState({ question }: { readonly question: Question }) {
  const withheld = withheldBy(question);
  const isHeld = question.isHeld === true;
  return (
    <p className={styles.state} aria-live="polite">
      {withheld?.kind === 'unfinished' && (
        <Badge kind="unfinished">{withheldBadge(withheld)}</Badge>
      )}
      {isHeld && <Badge kind="held">{withheldBadge({ kind: 'held' })}</Badge>}
      {withheld && <span className={styles.unseen}>Students don’t get it yet.</span>}
    </p>
  );
}

interface BadgeProps {
  readonly kind: 'unfinished' | 'held';
  readonly children: string;
}

function Badge({ kind, children }: BadgeProps) {
  const Icon = kind === 'held' ? IconEyeOff : IconPencilExclamation;
  return (
    <span className={styles.badge} data-kind={kind}>
      <Icon aria-hidden />
      {children}
    </span>
  );
}

import { IconEyeOff, IconPencilExclamation } from '@tabler/icons-react';
import { withheldBadge, withheldBy } from '@elenchus/domain/questions/question-readiness.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import { useDesignActions } from '../../course-ui/design-editing/design-hooks.ts';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { holdSave } from './question-changes.ts';
import styles from './question-card.module.css';

interface QuestionStandingProps {
  readonly question: Question;
  /** 'question 2' */
  readonly name: string;
}

/** Whether students can get the question, and the way to hold it back or release it. */
export function QuestionStanding({ question, name }: QuestionStandingProps) {
  const { change } = useDesignActions();
  const isHeld = question.isHeld === true;
  const withheld = withheldBy(question);
  const toggle = (): void =>
    change(holdSave(question), { label: isHeld ? 'release question' : 'hold question back' });
  return (
    <div className={styles.standing}>
      <p aria-live="polite">
        {withheld?.kind === 'unfinished' && (
          <Badge kind="unfinished">{withheldBadge(withheld)}</Badge>
        )}
        {isHeld && <Badge kind="held">{withheldBadge({ kind: 'held' })}</Badge>}
        {withheld && <span className={styles.unseen}>Students don’t get it yet.</span>}
      </p>
      <Button look="plain" onClick={toggle}>
        {isHeld ? 'Release' : 'Hold back'}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </div>
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

import { withheldBadge, withheldBy } from '@elenchus/domain/questions/question-readiness.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import { Button } from '../../../ui/button.tsx';
import { IconEye, IconEyeOff, IconPencilExclamation } from '../../../ui/icons.ts';
import { Cluster } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './question-state.module.css';

interface QuestionStateProps {
  readonly question: Question;
  readonly number: number;
  readonly onAct: (questionId: string, action: 'hold') => void;
}

/** Why students don't get the question yet; nothing when they do. A finished one can be released here. */
export function QuestionState({ question, number, onAct }: QuestionStateProps) {
  const withheld = withheldBy(question);
  const isHeld = question.isHeld === true;
  return (
    <Cluster gap={[6, 16]} align="center" className={styles.line}>
      <Cluster as="p" gap={[6, 10]} align="center" className={styles.state} aria-live="polite">
        {withheld?.kind === 'unfinished' && (
          <Badge kind="unfinished">{withheldBadge(withheld)}</Badge>
        )}
        {isHeld && <Badge kind="held">{withheldBadge({ kind: 'held' })}</Badge>}
        {withheld && (
          <Text as="span" tone="soft" size="sm">
            Students don’t get it yet.
          </Text>
        )}
      </Cluster>
      {withheld?.kind === 'held' && (
        <Button onClick={() => onAct(question.id, 'hold')}>
          <IconEye aria-hidden />
          <span>
            Release<VisuallyHidden> question {number}</VisuallyHidden>
          </span>
        </Button>
      )}
    </Cluster>
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

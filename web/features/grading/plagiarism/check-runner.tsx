import { type ReactNode, useEffect, useRef } from 'react';
import {
  useCancelCheck,
  useStartCheck,
  type CheckStatus,
} from '../../../calls/answers/similarity-queries.ts';
import { useDesignSession, useDesignedCourse } from '../../../course-ui/design/design-hooks.ts';
import { useIsClosed } from '../../../course-ui/closing/closed-course.tsx';
import { evaluationWords } from '../../../course-ui/grading/grade-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Cluster } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { epochWords } from './moment-words.ts';
import styles from './plagiarism-check.module.css';

interface CheckRunnerProps {
  readonly evaluationId: string;
  /** Undefined while it is being loaded. */
  readonly status: CheckStatus | undefined;
  /** The choice of the evaluation. */
  readonly children: ReactNode;
}

/** Begins the check, shows how far it is, and cancels it. */
export function CheckRunner({ evaluationId, status, children }: CheckRunnerProps) {
  const { courseID } = useDesignSession();
  const { course } = useDesignedCourse();
  const isClosed = useIsClosed(courseID);
  const start = useStartCheck(courseID);
  const cancel = useCancelCheck(courseID);
  const trouble = start.error ?? cancel.error;
  const isRunning = status?.state === 'running';
  const runner = useRef<HTMLDivElement>(null);
  const wasRunning = useRef(false);
  useEffect(() => {
    // The Cancel button no longer exists. If it had the focus, the start button gets it.
    const isLost = wasRunning.current && !isRunning && document.activeElement === document.body;
    if (isLost) runner.current?.querySelector('button')?.focus({ preventScroll: true });
    wasRunning.current = isRunning;
  }, [isRunning]);
  return (
    <Stack gap={12} ref={runner}>
      <Cluster gap={[12, 16]} align="end" className={styles.setup}>
        {children}
        {/* It stays while the check runs, and keeps the focus. */}
        {status && !isClosed && (
          <Button
            look={status.resultAt === null ? 'filled' : 'default'}
            size="md"
            isBusy={start.isPending || isRunning || status.otherRunning !== null}
            onClick={() => start.mutate(evaluationId)}
          >
            {status.resultAt === null ? 'Start the check' : 'Run again'}
          </Button>
        )}
      </Cluster>
      {isRunning && (
        <Working
          text={progressWords(status)}
          value={progressValue(status)}
          isBusy={cancel.isPending}
          onCancel={() => cancel.mutate()}
        />
      )}
      {status?.otherRunning && (
        <Working
          text={`The essays of “${evaluationWords(course, status.otherRunning)}” are being checked now. Only one check per course runs at a time.`}
          value={null}
          isBusy={cancel.isPending}
          onCancel={() => cancel.mutate()}
        />
      )}
      {status && status.resultAt !== null && (
        <Text tone="soft" size="sm" className={styles.small}>
          Last finished on {epochWords(status.resultAt, course.settings.timeZone)}. This list stays
          until the next check finishes.
        </Text>
      )}
      <output className={styles.message}>
        {status && OUTCOMES[status.state] && <Notice>{OUTCOMES[status.state]}</Notice>}
      </output>
      <div role="alert" className={styles.message}>
        {trouble && <Notice tone="attention">{trouble.message}</Notice>}
      </div>
    </Stack>
  );
}

interface WorkingProps {
  readonly text: string;
  /** Without a value the bar only shows that something is going on. */
  readonly value: number | null;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
}

function Working({ text, value, isBusy, onCancel }: WorkingProps) {
  return (
    <div className={styles.working}>
      <output>{text}</output>
      <progress aria-label={text} {...(value !== null && { value })} />
      <Button isBusy={isBusy} onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

const OUTCOMES: Readonly<Partial<Record<CheckStatus['state'], string>>> = {
  cancelled: 'The check was canceled. Nothing was changed.',
  failed:
    'The check couldn’t finish, or took longer than 5 minutes. Nothing was changed. You can run it again.',
  interrupted: 'The server stopped during the check. Nothing was changed. Please run it again.',
};

function progressWords({ phase, done, total }: CheckStatus): string {
  const of = `${done.toLocaleString('en')} of ${total.toLocaleString('en')}`;
  if (total === 0) return 'Starting the check…';
  return phase === 'reading'
    ? `Reading the essays: ${of} students`
    : `Comparing: ${of} questions done`;
}

/** Reading is a quarter of the way. */
function progressValue({ phase, done, total }: CheckStatus): number | null {
  if (total === 0) return null;
  const part = done / total;
  return phase === 'reading' ? part / 4 : 0.25 + 0.75 * part;
}

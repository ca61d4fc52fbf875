import { useCancelCheck, useStartCheck, type CheckStatus } from '../../api/similarity-queries.ts';
import { useDesignEditor } from '../../course-ui/design-editing/use-design-editor.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { epochWords } from './moment-words.ts';
import styles from './plagiarism-check.module.css';

interface CheckRunnerProps {
  readonly evaluationId: string;
  readonly status: CheckStatus;
}

/** Begins the check, shows how far it is, and cancels it. */
export function CheckRunner({ evaluationId, status }: CheckRunnerProps) {
  const { course, courseID } = useDesignEditor();
  const start = useStartCheck(courseID);
  const cancel = useCancelCheck(courseID);
  const isRunning = status.state === 'running';
  const other = course.evaluations.find(({ id }) => id === status.otherRunning);
  const trouble = start.error ?? cancel.error;
  return (
    <div className={styles.runner}>
      {isRunning ? (
        <div className={styles.working}>
          <output>{progressWords(status)}</output>
          <progress aria-label={progressWords(status)} {...progressValue(status)} />
          <Button isBusy={cancel.isPending} onClick={() => cancel.mutate()}>
            Cancel
          </Button>
        </div>
      ) : (
        <div className={styles.buttons}>
          <Button
            look={status.resultAt === null ? 'filled' : 'default'}
            isBusy={start.isPending || status.otherRunning !== null}
            onClick={() => start.mutate(evaluationId)}
          >
            {status.resultAt === null ? 'Start the check' : 'Run again'}
          </Button>
          {status.resultAt !== null && (
            <p className={styles.small}>
              Last finished on {epochWords(status.resultAt, course.settings.timeZone)}. The list is
              kept until the next one is finished.
            </p>
          )}
        </div>
      )}
      {status.otherRunning !== null && (
        <div className={styles.buttons}>
          <output>
            The essays of “{other?.name || status.otherRunning}” are being checked now; one check of
            a course runs at a time.
          </output>
          <Button isBusy={cancel.isPending} onClick={() => cancel.mutate()}>
            Cancel that check
          </Button>
        </div>
      )}
      <output className={styles.said}>
        {!isRunning && OUTCOMES[status.state] && <Notice>{OUTCOMES[status.state]}</Notice>}
      </output>
      <div role="alert" className={styles.said}>
        {trouble && <Notice tone="attention">{trouble.message}</Notice>}
      </div>
    </div>
  );
}

const OUTCOMES: Readonly<Partial<Record<CheckStatus['state'], string>>> = {
  cancelled: 'The check was cancelled. Nothing was changed.',
  failed: 'The check could not be finished. Nothing was changed; please run it again.',
  interrupted:
    'The server was stopped while the check was under way. Nothing was changed; please run it again.',
};

function progressWords({ phase, done, total }: CheckStatus): string {
  const of = `${done.toLocaleString('en')} of ${total.toLocaleString('en')}`;
  if (total === 0) return 'The check is beginning…';
  return phase === 'reading'
    ? `Reading the essays: ${of} students`
    : `Comparing: ${of} questions done`;
}

/** Reading is a quarter of the way; without a value the bar only shows that something is going on. */
function progressValue({ phase, done, total }: CheckStatus): { readonly value?: number } {
  if (total === 0) return {};
  const part = done / total;
  return { value: phase === 'reading' ? part / 4 : 0.25 + 0.75 * part };
}

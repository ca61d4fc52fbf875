import type { RestoreOutcome } from '../../../../calls/grading/grade-history-queries.ts';
import { useGradingPlace } from '../../../../course-ui/grading/grading-place.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { outcomeSentences } from './log-words.ts';
import styles from './grade-log.module.css';

interface RestoreNoticeProps {
  readonly outcome: RestoreOutcome | undefined;
  readonly error: Error | null;
  readonly isBusy: boolean;
  /** Also replaces the values that were left alone. */
  readonly onReplace: (() => void) | null;
}

/** The result of restoring, with a button that replaces what was left alone. */
export function RestoreNotice({ outcome, error, isBusy, onReplace }: RestoreNoticeProps) {
  const { settings } = useGradingPlace().course;
  const isComputed = settings.usesGradesForExams && settings.questionByQuestionGrading;
  const newer = outcome?.standing ?? 0;
  return (
    <output className={styles.outcome}>
      {error && (
        <Notice tone="attention">
          <p>
            <strong>Nothing was restored.</strong> {error.message}
          </p>
        </Notice>
      )}
      {!error && outcome && (
        <Notice tone={outcome.restored > 0 ? 'well' : 'plain'}>
          <p>{outcomeSentences(outcome, isComputed).join(' ')}</p>
          {newer > 0 && onReplace && (
            <div>
              <Button isBusy={isBusy} onClick={onReplace}>
                {newer === 1 ? 'Replace it too' : `Replace these ${newer} too`}
              </Button>
            </div>
          )}
        </Notice>
      )}
    </output>
  );
}

import { useRef, useState } from 'react';
import { overviewSummary } from '@elenchus/domain/progress/overview-summary.ts';
import { IconAlertCircle, IconCircleCheck, IconCircleDashed, IconX } from '../../../../ui/icons.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { Overview } from './overview-panel.tsx';
import type { OverviewProps } from './overview-panel.tsx';
import { useOverview } from './use-overview.ts';
import styles from './overview-sheet.module.css';

const icons = {
  conflicting: IconAlertCircle,
  incomplete: IconCircleDashed,
  complete: IconCircleCheck,
} as const;

/** The overview where there is no room beside the questions: behind a button that sums it up. */
export function OverviewSheet(props: OverviewProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { answered, open, contradictions } = useOverview(props);
  const summary = overviewSummary({
    answered: answered.length,
    open: open.length,
    contradictions: contradictions.length,
  });
  if (summary === null) return null;
  const show = (): void => {
    setOpen(true);
    sheet.current?.showModal();
  };
  const goTo = (questionId: string): void => {
    // First the sheet: the browser gives the focus back to the button, and then the question takes it.
    sheet.current?.close();
    props.onGoTo(questionId);
  };
  const Icon = icons[summary.state];
  return (
    <>
      <button
        type="button"
        className={styles.chip}
        data-state={summary.state}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={show}
      >
        <Icon aria-hidden />
        <span>
          <VisuallyHidden>Where you stand: </VisuallyHidden>
          {summary.progress}
          {summary.contradictions !== null && (
            <>
              <span className={styles.dot}> · </span>
              <span className={styles.clash}>{summary.contradictions}</span>
            </>
          )}
        </span>
      </button>
      <dialog
        ref={sheet}
        className={styles.sheet}
        aria-label="Where you stand"
        // A click beside it closes it too, where the browser knows how.
        closedby="any"
        onClose={() => setOpen(false)}
      >
        <button type="button" className={styles.close} onClick={() => sheet.current?.close()}>
          <IconX aria-hidden />
          Close
        </button>
        {isOpen && <Overview {...props} onGoTo={goTo} />}
      </dialog>
    </>
  );
}

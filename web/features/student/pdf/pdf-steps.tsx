import { IconCircleCheck, IconCircleDashed, IconLoader2 } from '../../../ui/icons.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { PDF_STEPS } from './pdf-job.ts';
import { STEP_NAMES } from './pdf-words.ts';
import type { PdfJobState } from './use-pdf-job.ts';
import styles from './pdf-page.module.css';

const PHASES = {
  done: { Icon: IconCircleCheck, suffix: ', done' },
  current: { Icon: IconLoader2, suffix: ', in progress' },
  open: { Icon: IconCircleDashed, suffix: '' },
} as const;

/** The progress of the PDF. */
export function PdfSteps({ state }: { state: PdfJobState }) {
  const reached = reachedStep(state);
  return (
    <ol className={styles.steps}>
      {PDF_STEPS.map((step, place) => {
        const phase = phaseOf(place, reached);
        const { Icon, suffix } = PHASES[phase];
        return (
          <li key={step} data-phase={phase}>
            <Icon aria-hidden />
            <span>
              {STEP_NAMES[step]}
              <VisuallyHidden>{suffix}</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function phaseOf(place: number, reached: number): keyof typeof PHASES {
  if (place === reached) return 'current';
  return place < reached ? 'done' : 'open';
}

/** The index of the current step: after the last one when the file is ready, before the first one at the start. */
function reachedStep(state: PdfJobState): number {
  switch (state.kind) {
    case 'working':
      return PDF_STEPS.indexOf(state.step);
    case 'closing':
    case 'done':
      return PDF_STEPS.length;
    case 'cancelled':
    case 'failed':
      return -1;
  }
}

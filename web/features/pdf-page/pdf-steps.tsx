import { IconCircleCheck, IconCircleDashed, IconLoader2 } from '@tabler/icons-react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { PDF_STEPS } from './pdf-job.ts';
import { STEP_NAMES } from './pdf-words.ts';
import type { PdfJobState } from './use-pdf-job.ts';
import styles from './pdf-page.module.css';

const standings = {
  done: { Icon: IconCircleCheck, words: ', done' },
  current: { Icon: IconLoader2, words: ', in progress' },
  open: { Icon: IconCircleDashed, words: '' },
} as const;

/** How far the PDF has come. */
export function PdfSteps({ state }: { state: PdfJobState }) {
  const reached = reachedStep(state);
  return (
    <ol className={styles.steps}>
      {PDF_STEPS.map((step, place) => {
        const standing = standingOf(place, reached);
        const { Icon, words } = standings[standing];
        return (
          <li key={step} data-standing={standing}>
            <Icon aria-hidden />
            <span>
              {STEP_NAMES[step]}
              <VisuallyHidden>{words}</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function standingOf(place: number, reached: number): keyof typeof standings {
  if (place === reached) return 'current';
  return place < reached ? 'done' : 'open';
}

/** The place of the step under way: after the last one when the file is there, before the first when nothing is. */
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

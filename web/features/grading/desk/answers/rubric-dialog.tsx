import { rubricText } from '@elenchus/domain/screens/faq-items.ts';
import { Button } from '../../../../ui/button.tsx';
import { MarkdownText } from '../../../../ui/markdown/markdown-text.tsx';
import { ModalSheet, SheetButtons } from '../../../../ui/modal-sheet.tsx';
import { useQuietDesk } from '../desk-context.ts';
import styles from '../desk-dialogs.module.css';

/** The rubric of the course, over the work that is graded by it. */
export function RubricDialog({ onClose }: { readonly onClose: () => void }) {
  const { course } = useQuietDesk();
  return (
    <ModalSheet
      title="Rubric"
      isWide
      // A rubric begins at its top, wherever it has a link.
      onShown={(sheet) => sheet.querySelector<HTMLElement>('[data-rubric]')?.focus()}
      onCancel={onClose}
    >
      {/* A keyboard scrolls what it can focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.rubric} aria-label="Rubric" data-rubric tabIndex={0}>
        <MarkdownText text={rubricText(course.settings)} />
      </section>
      <SheetButtons>
        <Button onClick={onClose}>Close</Button>
      </SheetButtons>
    </ModalSheet>
  );
}

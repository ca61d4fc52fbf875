import {
  IconAlertCircle,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCircleCheck,
  IconCloudOff,
  IconRefresh,
} from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useDesignEditor } from '../../course-ui/design-editing/use-design-editor.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { watchUndoKeys } from './undo-keys.ts';
import styles from './save-bar.module.css';

const icons = {
  saved: IconCircleCheck,
  saving: IconRefresh,
  waiting: IconCloudOff,
  failed: IconAlertCircle,
};

/** Whether everything is saved, in words, with undo and redo beside it; always in sight. */
export function SaveBar() {
  const { saveState, undo, redo, canUndo, canRedo, undoLabel, redoLabel, said } = useDesignEditor();
  const latest = useRef({ undo, redo });
  useEffect(() => {
    latest.current = { undo, redo };
  });
  useEffect(
    () =>
      watchUndoKeys({
        onUndo: () => latest.current.undo(),
        onRedo: () => latest.current.redo(),
      }),
    [],
  );
  const { tone, text } = saveState;
  const Icon = icons[tone];
  const isTrouble = tone === 'waiting' || tone === 'failed';
  return (
    <section aria-label="Saving and undo" className={styles.bar}>
      {said !== '' && <p className={styles.said}>{said}</p>}
      <p className={styles.state} data-tone={tone}>
        <Icon aria-hidden />
        {text}
      </p>
      <VisuallyHidden>
        {/* Told only when something is wrong or was undone: after every pause in typing it would be a nuisance. */}
        <span aria-live="polite">{isTrouble ? text : said}</span>
      </VisuallyHidden>
      <div className={styles.buttons}>
        <button
          type="button"
          aria-disabled={canUndo ? undefined : true}
          title={canUndo ? `Undo: ${undoLabel} (Ctrl+Z)` : 'Nothing to undo'}
          onClick={undo}
        >
          <IconArrowBackUp aria-hidden />
          Undo
        </button>
        <button
          type="button"
          aria-disabled={canRedo ? undefined : true}
          title={canRedo ? `Redo: ${redoLabel} (Ctrl+Shift+Z)` : 'Nothing to redo'}
          onClick={redo}
        >
          <IconArrowForwardUp aria-hidden />
          Redo
        </button>
      </div>
    </section>
  );
}

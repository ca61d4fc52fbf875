import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useDesignEditor } from '../../course-ui/design-editing/use-design-editor.tsx';
import { SaveNote } from '../../course-ui/save-note.tsx';
import { watchUndoKeys } from './undo-keys.ts';
import styles from './save-bar.module.css';

/** Whether everything is saved, in words, with undo and redo beside it; always in sight. */
export function SaveBar() {
  const { saveState, undo, redo, canUndo, canRedo, undoLabel, redoLabel, said } = useDesignEditor();
  const latest = useRef({ undo, redo });
  useEffect(() => {
    latest.current = { undo, redo };
  });
  const undoButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // What had the focus may go with the change that is taken back.
    const keepFocus = (): void => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) undoButton.current?.focus();
      });
    };
    return watchUndoKeys({
      onUndo: () => {
        latest.current.undo();
        keepFocus();
      },
      onRedo: () => {
        latest.current.redo();
        keepFocus();
      },
    });
  }, []);
  return (
    <section aria-label="Saving and undo" className={styles.bar}>
      {said !== '' && <p className={styles.said}>{said}</p>}
      <div className={styles.state}>
        <SaveNote {...saveState} told={said} />
      </div>
      <div className={styles.buttons}>
        <button
          ref={undoButton}
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

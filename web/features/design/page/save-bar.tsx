import { useEffect, useRef } from 'react';
import {
  useDesignActions,
  useDesignSession,
  useSaveState,
} from '../../../course-ui/design/design-hooks.ts';
import { LogInAgain } from '../../../course-ui/frame/log-in-again.tsx';
import { SaveNote } from '../../../course-ui/forms/save-note.tsx';
import { IconArrowBackUp, IconArrowForwardUp } from '../../../ui/icons.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { watchUndoKeys } from './undo-keys.ts';
import styles from './save-bar.module.css';

/** Whether everything is saved, with undo and redo; always visible. */
export function SaveBar() {
  const { courseID } = useDesignSession();
  const { undo, redo, resume } = useDesignActions();
  const { isLoggedOut, ...saveState } = useSaveState((state) => state.saveState);
  const undoLabel = useSaveState((state) => state.undoLabel);
  const redoLabel = useSaveState((state) => state.redoLabel);
  const message = useSaveState((state) => state.message);
  const undoButton = useRef<HTMLButtonElement>(null);
  const redoButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The focused element may disappear with the change that is undone.
    const keepFocus = (): void => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        undoButton.current?.focus();
        // On a phone, a button that can do nothing isn't shown and takes no focus.
        if (document.activeElement === document.body) redoButton.current?.focus();
      });
    };
    return watchUndoKeys({
      onUndo: () => {
        undo();
        keepFocus();
      },
      onRedo: () => {
        redo();
        keepFocus();
      },
    });
  }, [undo, redo]);
  const isTrouble = saveState.tone === 'waiting' || saveState.tone === 'failed';
  return (
    <Row
      as="section"
      gap={12}
      align="center"
      aria-label="Saving and undo"
      className={styles.bar}
      data-needs-line={isTrouble ? saveState.tone : undefined}
    >
      {message !== '' && <p className={styles.message}>{message}</p>}
      <div className={styles.state}>
        <SaveNote {...saveState} announcement={message}>
          {isLoggedOut && <LogInAgain courseID={courseID} onReturn={resume} />}
        </SaveNote>
      </div>
      <div className={styles.buttons}>
        <button
          ref={undoButton}
          type="button"
          aria-disabled={undoLabel === null ? true : undefined}
          title={undoLabel === null ? 'Nothing to undo' : `Undo: ${undoLabel} (Ctrl+Z)`}
          onClick={undo}
        >
          <IconArrowBackUp aria-hidden />
          Undo
        </button>
        <button
          ref={redoButton}
          type="button"
          aria-disabled={redoLabel === null ? true : undefined}
          title={redoLabel === null ? 'Nothing to redo' : `Redo: ${redoLabel} (Ctrl+Shift+Z)`}
          onClick={redo}
        >
          <IconArrowForwardUp aria-hidden />
          Redo
        </button>
      </div>
    </Row>
  );
}

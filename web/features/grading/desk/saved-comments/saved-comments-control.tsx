import { textToSave } from '@elenchus/domain/comment-bank/comment-insertion.ts';
import { IconBookmarks, IconBookmarkPlus } from '../../../../ui/icons.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { CommentPicker } from './comment-picker.tsx';
import { SaveFromField } from './save-from-field.tsx';
import { useSavedComments, type CommentedField } from './use-saved-comments.ts';
import styles from './saved-comments-control.module.css';

interface SavedCommentsControlProps extends CommentedField {
  /** The ID of the button that opens the list. */
  readonly id?: string;
}

const NOTHING_TO_SAVE = 'Write a comment first. Then you can save it for other students.';

/** Below a text field: inserts saved comments into it, and saves what it has. */
export function SavedCommentsControl({ id, ...field }: SavedCommentsControlProps) {
  const saved = useSavedComments(field);
  const { mode, status } = saved;
  const save = (): void => {
    const found = saved.readField();
    if (found && textToSave(found) !== '') saved.show('save');
    else saved.goOn(NOTHING_TO_SAVE);
  };
  return (
    <Stack gap={6}>
      <div className={styles.tools}>
        <button
          id={id}
          type="button"
          aria-expanded={mode === 'choose'}
          aria-keyshortcuts="Alt+S"
          title="Saved comments (Alt+S)"
          onClick={() => (mode === 'choose' ? saved.close() : saved.show('choose'))}
        >
          <IconBookmarks aria-hidden />
          Saved comments
        </button>
        <button type="button" aria-expanded={mode === 'save'} onClick={save}>
          <IconBookmarkPlus aria-hidden />
          Save this comment
        </button>
      </div>
      <output className={styles.status}>
        {status.isSpokenOnly && status.text !== '' ? (
          <VisuallyHidden>{status.text}</VisuallyHidden>
        ) : (
          status.text
        )}
      </output>
      {mode === 'choose' && <CommentPicker field={field} saved={saved} />}
      {mode === 'save' && <SaveFromField field={field} saved={saved} />}
    </Stack>
  );
}

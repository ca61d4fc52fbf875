import { useEffect, useState } from 'react';
import { ANSWER_TEXT_LIMIT } from '@elenchus/domain/answers/answer-codec.ts';
import { questionElementId } from '../../../../course-ui/questions/question-place.ts';
import styles from './cut-text-note.module.css';

/** Below an essay: says that the end of a text that was pasted or dropped is missing. The browser cuts it in silence. */
export function CutTextNote({ questionId }: { readonly questionId: string }) {
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    const field = document
      .querySelector(`#${CSS.escape(questionElementId(questionId))}`)
      ?.querySelector('textarea');
    if (!field) return undefined;
    const look = (inserted: DataTransfer | null): void => {
      const text = inserted?.getData('text').replaceAll('\r\n', '\n') ?? '';
      if (text.length > roomIn(field)) setIsCut(true);
    };
    const paste = (event: ClipboardEvent): void => look(event.clipboardData);
    const drop = (event: DragEvent): void => look(event.dataTransfer);
    const input = (): void => {
      if (field.value.length < ANSWER_TEXT_LIMIT) setIsCut(false);
    };
    field.addEventListener('paste', paste);
    field.addEventListener('drop', drop);
    field.addEventListener('input', input);
    return () => {
      field.removeEventListener('paste', paste);
      field.removeEventListener('drop', drop);
      field.removeEventListener('input', input);
    };
  }, [questionId]);
  return (
    isCut && (
      <p className={styles.cut} role="alert">
        The end of the text that you added is missing. Only what fits is saved.
      </p>
    )
  );
}

/** How many more characters fit where the cursor is. */
function roomIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): number {
  return ANSWER_TEXT_LIMIT - value.length + selectionEnd - selectionStart;
}

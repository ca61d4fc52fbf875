import { useId, useState } from 'react';
import { readCommentFile, type CommentFile } from '@elenchus/domain/comment-bank/comment-file.ts';
import {
  fullListSentence,
  type CommentList,
  type SavedComment,
} from '@elenchus/domain/comment-bank/saved-comment.ts';
import { useCommentChanges } from '../../../calls/grading/saved-comments-queries.ts';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { Button } from '../../../ui/button.tsx';
import { countOf } from '../../../ui/count-words.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ModalSheet, SheetButtons } from '../../../ui/modal-sheet.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './import-dialog.module.css';

interface ImportDialogProps {
  readonly list: CommentList;
  readonly present: readonly SavedComment[];
  /** With what happened, when something was imported. */
  readonly onClose: (message?: string) => void;
}

/** Reads a file, shows what is in it, and adds its comments. */
export function ImportDialog({ list, present, onClose }: ImportDialogProps) {
  const { courseID } = useGradingPlace();
  const { importAll } = useCommentChanges(courseID);
  const id = useId();
  const [read, setRead] = useState<ReturnType<typeof readCommentFile> | null>(null);
  const choose = async (file: File | undefined): Promise<void> => {
    importAll.reset();
    setRead(file ? readCommentFile(await file.text(), present) : null);
  };
  const comments = read?.ok ? read.value.comments : [];
  const full = fullListSentence(present.length, comments.length);
  const failure = full ?? importAll.error?.message;
  const add = (): void =>
    importAll.mutate(
      { list, comments: [...comments] },
      { onSuccess: ({ added }) => onClose(`Imported ${countOf(added, 'comment')}.`) },
    );
  return (
    <ModalSheet title="Import comments" isWide onCancel={() => onClose()}>
      <Stack gap={12} className={styles.content}>
        <Stack gap={8} className={styles.file}>
          <label htmlFor={id}>File with comments</label>
          <p id={`${id}-help`}>
            A CSV file with the columns “label” and “text”, or a JSON file that was exported here.
            You see what is in it before anything is added.
          </p>
          <input
            id={id}
            type="file"
            accept=".csv,.tsv,.txt,.json"
            aria-describedby={`${id}-help`}
            onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
          />
        </Stack>
        <div role="alert" className={styles.alert}>
          {read && !read.ok && (
            <Notice tone="attention">
              <p>{read.reason} Nothing was imported.</p>
            </Notice>
          )}
          {read?.ok && failure !== undefined && (
            <Notice tone="attention">
              <p>Nothing was imported. {failure}</p>
            </Notice>
          )}
        </div>
        {read?.ok && <Preview file={read.value} />}
      </Stack>
      <SheetButtons>
        <Button onClick={() => onClose()}>Cancel</Button>
        {comments.length > 0 && full === null && (
          <Button look="filled" isBusy={importAll.isPending} onClick={add}>
            Import {countOf(comments.length, 'comment')}
          </Button>
        )}
      </SheetButtons>
    </ModalSheet>
  );
}

function Preview({ file: { comments, leftOut, notes } }: { readonly file: CommentFile }) {
  return (
    <>
      <output>
        {comments.length === 0
          ? 'The file has no comment to import.'
          : `${countOf(comments.length, 'comment')} to import.`}{' '}
        {leftOut.length > 0 && `${leftOut.length} left out.`}
      </output>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {leftOut.length > 0 && (
        <section aria-label="Left out">
          <h3>Left out</h3>
          <ul className={styles.leftOut}>
            {leftOut.map(({ place, reason }) => (
              <li key={place}>
                <strong>{place}:</strong> {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
      {comments.length > 0 && (
        <section aria-label="To import">
          <h3>To import</h3>
          <ol className={styles.comments}>
            {comments.map(({ label, text }) => (
              <li key={text}>
                {label !== '' && <strong>{label}</strong>}
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

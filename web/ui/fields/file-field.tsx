import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import styles from './file-field.module.css';

interface FileFieldProps {
  readonly label: string;
  readonly description?: ReactNode;
  /** What is wrong with the file. */
  readonly error?: string | undefined;
  /** The endings of file names, such as '.csv,.xlsx'. */
  readonly accept: string;
  readonly disabled?: boolean;
  /** The file that is shown. Left out, the field shows what was chosen last. */
  readonly file?: File | null;
  /** Shows no file after a choice, so that the same one can be chosen again after it failed. */
  readonly forgets?: boolean;
  /** null when the person chose none. */
  readonly onChoose: (file: File | null) => void;
}

/** A file to choose, with its label. */
export function FileField(props: FileFieldProps) {
  const { label, description, error, accept, disabled, file, forgets, onChoose } = props;
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (file !== undefined) showFile(input.current, file);
  }, [file]);
  return (
    <FieldFrame label={label} description={description} error={error}>
      {(names) => (
        <input
          {...names}
          ref={input}
          type="file"
          accept={accept}
          disabled={disabled}
          className={styles.file}
          onChange={(event) => {
            const field = event.currentTarget;
            onChoose(field.files?.[0] ?? null);
            if (forgets) field.value = '';
          }}
        />
      )}
    </FieldFrame>
  );
}

/** The browser's field forgets the file when it leaves the page, and keeps it when it is done with. */
function showFile(input: HTMLInputElement | null, file: File | null): void {
  if (!input || (input.files?.[0] ?? null) === file) return;
  const chosen = new DataTransfer();
  if (file) chosen.items.add(file);
  Object.assign(input, { files: chosen.files });
}

import { useId } from 'react';
import styles from './course-file-field.module.css';

/** A course file that the new course starts with; without one it starts empty. */
export function CourseFileField({ onChoose }: { onChoose: (file: File | null) => void }) {
  const id = useId();
  return (
    <div className={styles.file}>
      <label htmlFor={id}>Course file (optional)</label>
      <p id={`${id}-help`}>
        Start with the design in a file that ends in .elenchus.zip. Without a file, the course
        starts empty.
      </p>
      <input
        id={id}
        type="file"
        accept=".zip"
        aria-describedby={`${id}-help`}
        onChange={(event) => onChoose(event.currentTarget.files?.[0] ?? null)}
      />
    </div>
  );
}

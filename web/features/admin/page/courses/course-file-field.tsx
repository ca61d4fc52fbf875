import { FileField } from '../../../../ui/fields/file-field.tsx';

/** A course file that the new course starts with; without one it starts empty. */
export function CourseFileField({ onChoose }: { onChoose: (file: File | null) => void }) {
  return (
    <FileField
      label="Course file (optional)"
      description="Start with the design in a file that ends in .elenchus.zip. Without a file, the course starts empty."
      accept=".zip"
      onChoose={onChoose}
    />
  );
}

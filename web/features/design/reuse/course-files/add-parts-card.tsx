import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  fetchOtherDesign,
  otherCoursesQuery,
  sendCourseFile,
} from '../../../../calls/design/course-files-queries.ts';
import { useDesignSession } from '../../../../course-ui/design/design-hooks.ts';
import { ReuseCard } from '../reuse-card.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FileField } from '../../../../ui/fields/file-field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { PartsPicker } from './parts-picker.tsx';
import styles from './course-files.module.css';

/** "Add from a file or another course": first where from, then which parts. */
export function AddPartsCard() {
  const { courseID } = useDesignSession();
  const [added, setAdded] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const source = useMutation({
    mutationFn: (from: File | string) =>
      typeof from === 'string' ? fetchOtherDesign(courseID, from) : sendCourseFile(courseID, from),
    onMutate: () => setAdded(''),
  });
  const close = (words: string): void => {
    source.reset();
    setAdded(words);
    // The button that was clicked no longer exists.
    heading.current?.focus();
  };
  return (
    <ReuseCard title="Add from a file or another course" headingRef={heading}>
      <p>
        Choose sections, class days, questions and theses. They are added to this course as copies.
        You can undo it.
      </p>
      {source.data ? (
        <PartsPicker
          {...source.data}
          onAdded={(words) =>
            close(`Added ${words}. You’ll find them under Schedule and Questions.`)
          }
          onClose={() => close('')}
        />
      ) : (
        <Sources isBusy={source.isPending} onChoose={source.mutate} />
      )}
      <div role="alert">
        {source.error && <Notice tone="attention">{source.error.message}</Notice>}
      </div>
      <output>{added && <Notice tone="well">{added}</Notice>}</output>
    </ReuseCard>
  );
}

interface SourcesProps {
  readonly isBusy: boolean;
  readonly onChoose: (from: File | string) => void;
}

function Sources({ isBusy, onChoose }: SourcesProps) {
  const { courseID } = useDesignSession();
  const { data: others = [], error, isPending } = useQuery(otherCoursesQuery(courseID));
  const [from, setFrom] = useState('');
  const wanted = from || (others[0]?.courseID ?? '');
  return (
    <Stack gap={24}>
      <FileField
        label="Course file"
        description="A file that ends in .elenchus.zip. You choose what to add in the next step."
        accept=".zip"
        disabled={isBusy}
        forgets
        onChoose={(file) => {
          if (file) onChoose(file);
        }}
      />
      <Stack gap={8}>
        {others.length > 0 ? (
          <>
            <SelectField
              label="Copy from another course"
              value={wanted}
              options={others.map((other) => ({
                value: other.courseID,
                label: other.title.trim() ? `${other.title} (${other.courseID})` : other.courseID,
              }))}
              onChange={setFrom}
            />
            <div>
              <Button isBusy={isBusy} onClick={() => onChoose(wanted)}>
                Choose from this course
              </Button>
            </div>
          </>
        ) : (
          <>
            <strong>Copy from another course</strong>
            <p className={styles.soft}>
              {error && 'Couldn’t load your other courses. '}
              {!isPending &&
                'To copy from another course that you teach, log in to it in this browser first. Then come back to this page.'}
            </p>
          </>
        )}
      </Stack>
    </Stack>
  );
}

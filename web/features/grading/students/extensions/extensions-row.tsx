import { lazy, Suspense, useState } from 'react';
import { useAccommodations } from '../../../../calls/grading/extensions-queries.ts';
import { ChangingPart } from '../../../../course-ui/closing/closed-course.tsx';
import { useGradingPlace } from '../../../../course-ui/grading/grading-place.ts';
import { Button } from '../../../../ui/button.tsx';
import { countOf } from '../../../../ui/count-words.ts';
import { IconCalendarPlus } from '../../../../ui/icons.ts';
import { Cluster } from '../../../../ui/layout/row.tsx';
import type { StudentRow } from '../student-rows.ts';
import styles from './extensions.module.css';

const ExtensionDialog = lazy(async () => {
  const { ExtensionDialog: dialog } = await import('./extension-dialog.tsx');
  return { default: dialog };
});

/** The way to extensions, for instructors, and what the last one did. */
export function ExtensionsRow({ students }: { readonly students: readonly StudentRow[] }) {
  const { courseID, course } = useGradingPlace();
  const accommodations = useAccommodations(courseID);
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState('');
  const count = accommodations.data?.length ?? 0;
  if (course.evaluations.length === 0) return null;
  return (
    <Cluster gap={[8, 16]} align="center" spread className={styles.row}>
      <output className={styles.small}>
        {done ||
          (count > 0 &&
            `${countOf(count, 'student')} ${count === 1 ? 'has' : 'have'} more time in the whole course.`)}
      </output>
      <ChangingPart courseID={courseID}>
        <Button onClick={() => setOpen(true)}>
          <IconCalendarPlus aria-hidden />
          Extensions
        </Button>
      </ChangingPart>
      {isOpen && (
        <Suspense>
          <ExtensionDialog
            students={students}
            accommodations={accommodations.data ?? []}
            onClose={() => setOpen(false)}
            onDone={(sentence) => {
              setDone(sentence);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </Cluster>
  );
}

import { useState } from 'react';
import {
  useRestoreGrades,
  useSwitchedGrades,
} from '../../../../calls/grading/grade-history-queries.ts';
import { useDesignSession, useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { readStored, writeStored } from '../../../../lib/tab-storage.ts';
import { Button } from '../../../../ui/button.tsx';
import { countOf } from '../../../../ui/count-words.ts';
import { Cluster } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import styles from './switched-grades.module.css';

/** After question-by-question grading was switched off: offers the grades that it had replaced or deleted (GRD-176). */
export function SwitchedGrades() {
  const { courseID } = useDesignSession();
  const { usesGradesForExams, questionByQuestionGrading } = useDesignedCourse().course.settings;
  const isByHand = usesGradesForExams && !questionByQuestionGrading;
  const lost = useSwitchedGrades(courseID, isByHand);
  const restoring = useRestoreGrades(courseID);
  const [first = ''] = lost?.entries ?? [];
  const key = `elenchus.switchedGrades.${courseID}`;
  const [left, setLeft] = useState(() => readStored('localStorage', key));
  const change = first.slice(0, first.lastIndexOf('-'));
  if (!isByHand) return null;
  const isOffered = lost !== undefined && lost.grades > 0 && left !== change;
  const outcome = restoring.data;
  const hasComputed = outcome !== undefined && outcome.standing > 0;
  return (
    <Stack columns="auto" gap={8} className={styles.switched} aria-live="polite">
      {restoring.error && (
        <Notice tone="attention">
          <p>Nothing was restored. {restoring.error.message}</p>
        </Notice>
      )}
      {outcome && outcome.restored > 0 && !isOffered && (
        <Notice tone="well">
          <p>The grades entered by hand are back.</p>
        </Notice>
      )}
      {isOffered && (
        <Notice tone="attention">
          <p>
            {hasComputed
              ? `${countOf(lost.grades, 'grade')} ${lost.grades === 1 ? 'wasn’t' : 'weren’t'} restored, because a computed grade is stored there now.`
              : `When question-by-question grading was switched on, it replaced or deleted ${countOf(lost.grades, 'grade')} entered by hand. You can restore ${lost.grades === 1 ? 'it' : 'them'}. Grading that was complete is then complete again.`}
          </p>
          <Cluster gap={8} className={styles.buttons}>
            <Button
              look="filled"
              isBusy={restoring.isPending}
              onClick={() => restoring.mutate({ entries: lost.entries, over: hasComputed })}
            >
              {hasComputed
                ? `Replace ${lost.grades === 1 ? 'the computed grade' : `${lost.grades} computed grades`}`
                : `Restore ${countOf(lost.grades, 'grade')}`}
            </Button>
            <Button
              look="plain"
              onClick={() => {
                writeStored('localStorage', key, change);
                setLeft(change);
              }}
            >
              Leave as is
            </Button>
          </Cluster>
        </Notice>
      )}
    </Stack>
  );
}

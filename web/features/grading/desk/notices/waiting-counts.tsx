import { countedNoun } from '@elenchus/domain/base/counted-noun.ts';
import { computesWith } from '@elenchus/domain/grading/computed-grade.ts';
import { gradeLabel } from '@elenchus/domain/grading/exam-grade.ts';
import { waitingCounts } from '@elenchus/domain/grading/handed-back-counts.ts';
import type { GradeCounts } from '@elenchus/domain/grading/student-evaluation.ts';
import { ChangingPart } from '../../../../course-ui/closing/closed-course.tsx';
import { fieldKey } from '../../../../saving/grades/grade-field.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useDesk } from '../desk-context.ts';
import { shownRecords } from '../saves/student-grades.ts';
import type { ShownStudent } from '../use-student-work.ts';

/** Counts that would change a grade that the student already sees: nothing applies them but this button (GRD-161). */
export function WaitingCounts({ student }: { readonly student: ShownStudent }) {
  const { courseID, course, work, saves } = useDesk();
  const { loaded, isOpened, isReady, isBack } = student;
  if (!loaded || !isOpened || !isReady) return null;
  const records = shownRecords(saves, work);
  const opened = { ...work, records, computed: loaded.counts, isBack };
  const waiting = waitingCounts(opened, computesWith(course.settings));
  if (!waiting) return null;
  const apply = (): void => {
    for (const { gradingType, individualGradingData } of waiting.records) {
      saves.edit(fieldKey(work, gradingType), individualGradingData);
    }
  };
  return (
    <Notice tone="attention">
      <p>
        <strong>The grade doesn’t count {openWork(loaded.counts)}.</strong> It was handed back
        before open work was counted, so opening the desk didn’t change it.
      </p>
      <p>
        With these counts, the grade changes from {label(waiting.before)} to {label(waiting.after)}.
        The student sees the new grade at once.
      </p>
      <ChangingPart courseID={courseID}>
        <div>
          <Button onClick={apply}>Apply the counts</Button>
        </div>
      </ChangingPart>
    </Notice>
  );
}

function openWork({ unansweredMCQs, unresolvedContradictions }: GradeCounts): string {
  const parts = [
    ...(unresolvedContradictions > 0
      ? [countedNoun(unresolvedContradictions, 'unresolved contradiction')]
      : []),
    ...(unansweredMCQs > 0
      ? [countedNoun(unansweredMCQs, 'unanswered multiple-choice question')]
      : []),
  ];
  return parts.join(' and ') || 'the open work';
}

function label(grade: string): string {
  return grade === '' ? 'none' : gradeLabel(Number(grade));
}

import { dueInSection } from '@elenchus/domain/grading/due-work.ts';
import { openForEvaluation } from '@elenchus/domain/progress/open-for-evaluation.ts';
import { progressBySection } from '@elenchus/domain/progress/progress.ts';
import { useMemo } from 'react';
import { useSheetProgress } from '../../../../course-ui/questions/answer-sheet-hooks.ts';
import { DueNotes } from '../../../../course-ui/schedule/due-notes.tsx';
import type { PortalProps } from '../portal-props.ts';

interface SectionDueProps extends Pick<PortalProps, 'course' | 'due' | 'sheet'> {
  readonly sectionId: string;
}

/** When the work in a section is due, and what is still open for it in all sections. */
export function SectionDue({ course, due, sheet, sectionId }: SectionDueProps) {
  const answers = useSheetProgress(sheet);
  const { hasContradictionItems, timeZone } = course.settings;
  const progress = useMemo(
    () => progressBySection({ ...answers, hasContradictionItems }),
    [answers, hasContradictionItems],
  );
  return (
    <DueNotes
      {...due}
      work={dueInSection(due.work, sectionId)}
      timeZone={timeZone}
      openFor={({ evaluation }) => openForEvaluation(evaluation, progress)}
    />
  );
}

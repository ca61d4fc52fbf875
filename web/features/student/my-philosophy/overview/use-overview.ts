import { useMemo } from 'react';
import { sectionStatus } from '@elenchus/domain/progress/section-status.ts';
import type { OpenSection } from '@elenchus/domain/visibility/released-course.ts';
import { useSheetProgress } from '../../../../course-ui/questions/answer-sheet-hooks.ts';
import type { AnswerSheet } from '../../../../course-ui/questions/answer-sheet.ts';

export interface OverviewSource {
  readonly sheet: AnswerSheet;
  readonly section: OpenSection;
  readonly hasContradictionItems: boolean;
}

/** What is answered and open in a section, which theses hold and which answers conflict. */
export function useOverview({ sheet, section, hasContradictionItems }: OverviewSource) {
  const progress = useSheetProgress(sheet);
  return useMemo(
    () => sectionStatus({ ...progress, section, hasContradictionItems }),
    [progress, section, hasContradictionItems],
  );
}

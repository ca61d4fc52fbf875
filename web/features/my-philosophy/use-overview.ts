import { useMemo } from 'react';
import { sectionStanding } from '@elenchus/domain/progress/section-standing.ts';
import type { OpenSection } from '@elenchus/domain/visibility/released-course.ts';
import { useStanding } from '../../course-ui/answer-sheet-hooks.ts';
import type { AnswerSheet } from '../../course-ui/answer-sheet.ts';

export interface OverviewSource {
  readonly sheet: AnswerSheet;
  readonly section: OpenSection;
  readonly hasContradictionItems: boolean;
}

/** What is answered and open in a section, which theses hold and which answers conflict. */
export function useOverview({ sheet, section, hasContradictionItems }: OverviewSource) {
  const standing = useStanding(sheet);
  return useMemo(
    () => sectionStanding({ ...standing, section, hasContradictionItems }),
    [standing, section, hasContradictionItems],
  );
}

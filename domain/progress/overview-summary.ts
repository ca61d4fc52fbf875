// The overview of a section in a few words, and the section that follows it (VIEW-77, VIEW-78).
import type { OpenSection } from '../visibility/released-course.ts';

interface SectionCounts {
  readonly answered: number;
  readonly open: number;
  readonly contradictions: number;
}

interface OverviewSummary {
  /** '7 of 8': answered, and all that show. */
  readonly progress: string;
  /** '1 contradiction', or null when there is none. */
  readonly contradictions: string | null;
  readonly state: 'complete' | 'incomplete' | 'conflicting';
}

/** The overview in a few words; null in a section where nothing is asked. */
export function overviewSummary(counts: SectionCounts): OverviewSummary | null {
  const { answered, open, contradictions } = counts;
  if (answered + open + contradictions === 0) return null;
  return {
    progress: `${answered} of ${answered + open}`,
    contradictions: contradictions === 0 ? null : contradictionCount(contradictions),
    state: contradictions > 0 ? 'conflicting' : open > 0 ? 'incomplete' : 'complete',
  };
}

/** The section after one of them, open or not; null after the last. */
export function nextSection(
  sections: readonly OpenSection[],
  sectionId: string,
): OpenSection | null {
  const index = sections.findIndex(({ section }) => section.id === sectionId);
  return index < 0 ? null : (sections[index + 1] ?? null);
}

function contradictionCount(count: number): string {
  return count === 1 ? '1 contradiction' : `${count} contradictions`;
}

// Counts what a student still has to answer for an evaluation, in all of its sections (PRG-20).
import { countedNoun } from '../base/counted-noun.ts';
import type { Evaluation } from '../grading/evaluation.ts';
import type { SectionProgress } from './progress.ts';

/** More sections would make the line a paragraph. */
const MOST_NAMED = 3;

/** '5 questions still open in Promises and Lies'; null when nothing is open. */
export function openForEvaluation(
  { sectionIds }: Pick<Evaluation, 'sectionIds'>,
  progress: readonly SectionProgress[],
): string | null {
  const open = progress
    .filter(({ section, isLocked }) => !isLocked && sectionIds.includes(section.id))
    .map((each) => ({ name: each.section.name, count: openIn(each) }))
    .filter(({ count }) => count > 0);
  const [first, ...others] = open.slice(0, MOST_NAMED);
  if (!first) return null;
  const named = [
    `${countedNoun(first.count, 'question')} still open in ${first.name}`,
    ...others.map(({ name, count }) => `${count} in ${name}`),
  ];
  const rest = open.slice(MOST_NAMED).reduce((sum, { count }) => sum + count, 0);
  return [...named, ...(rest > 0 ? [`${rest} in other sections`] : [])].join(', ');
}

function openIn(progress: SectionProgress): number {
  const { unansweredChoices, unansweredEssays, unresolvedContradictions } = progress;
  return unansweredChoices + unansweredEssays + (unresolvedContradictions ?? 0);
}

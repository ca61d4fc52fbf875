// A verdict of the check as text.
import type { SubjectRange } from '@elenchus/domain/course-check/check-report.ts';
import type { FindingSubject } from '@elenchus/domain/course-check/course-finding.ts';

/** Who sees a question, or for whom a thesis holds. */
export function rangeWords(range: SubjectRange['range'], kind: FindingSubject['kind']): string {
  const isThesis = kind === 'thesis';
  switch (range) {
    case 'always':
      return isThesis ? 'Always holds' : 'Everyone sees it';
    case 'sometimes':
      return isThesis ? 'Holds for some answers' : 'Shown for some answers';
    case 'never':
      return isThesis ? 'Never holds' : 'No one can see it';
    case 'closed':
      return kind === 'contradiction'
        ? 'Switched off, or on no class day with questions'
        : 'On no class day with questions';
    case 'unfinished':
      return 'Unfinished: students don’t get it';
    case 'held':
      return 'Held back: students don’t get it';
    case 'undecided':
      return 'Couldn’t be decided in time';
  }
}

// Finds what always or never shows or holds, with the contradictory conditions when it is never (CHK-16).
import { contradictoryConditionsOf } from '../logic/solver/contradictory-conditions.ts';
import type { PossibleTruths } from '../logic/solver/possible-truths.ts';
import type { CheckedCourse, CheckedFormula } from './checked-course.ts';
import type { CourseFinding, FindingDetail } from './course-finding.ts';
import { findingAt } from './finding-list.ts';

/** The findings about each formula that can be evaluated; a question without a condition is supposed to show always. */
export function reachFindings(
  course: CheckedCourse,
  truths: PossibleTruths,
): readonly CourseFinding[] {
  const failed = new Set(course.graph.failures);
  return course.formulas.flatMap((checked) => {
    const owner = course.graph.definitions.all[checked.definition ?? -1]?.owner;
    if (!owner || failed.has(owner)) return [];
    const detail = detailOf(course, truths, checked);
    return detail ? [findingAt(checked, detail)] : [];
  });
}

function detailOf(
  { graph, values }: CheckedCourse,
  { ranges }: PossibleTruths,
  { subject, definition = -1, logic }: CheckedFormula,
): FindingDetail | undefined {
  const isThesis = subject.kind === 'thesis';
  switch (ranges[definition]) {
    case 'never': {
      const contradiction = contradictoryConditionsOf(
        graph,
        values,
        definition,
        (each) => ranges[each] === 'never',
      );
      return { kind: isThesis ? 'never-holds' : 'never-shown', contradiction };
    }
    case 'always':
      if (logic.trim() === '' && subject.kind === 'question') return undefined;
      return { kind: isThesis ? 'always-holds' : 'always-shown' };
    case 'undecided':
      return { kind: 'undecided' };
    case 'sometimes':
    case undefined:
      break;
  }
  return undefined;
}

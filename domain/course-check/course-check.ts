// The check of a whole course: everything that can be found out about its logic without any student (CHK-12).
import { evaluateStudent } from '../logic/evaluate-student.ts';
import { denied } from '../logic/gate-builder.ts';
import { fewestChanges, type FewestChanges } from '../logic/solver/fewest-changes.ts';
import {
  possibleTruths,
  type PossibleTruths,
  type TruthRange,
} from '../logic/solver/possible-truths.ts';
import { thesisRelations, type ThesisRelations } from '../logic/solver/thesis-relations.ts';
import type { CourseContent } from '../visibility/released-course.ts';
import { layOutCourse, type CheckedCourse } from './checked-course.ts';
import type { CourseFinding, FindingSubject } from './course-finding.ts';
import { inCourseOrder } from './finding-list.ts';
import { formulaFindings } from './formula-findings.ts';
import { laterQuestions } from './later-questions.ts';
import { reachFindings } from './reach-findings.ts';
import { withoutHarmlessDigits } from './shared-digits.ts';
import { withheldFindings } from './withheld-findings.ts';
import { thesisFindings } from './thesis-findings.ts';

export interface CourseCheck {
  readonly course: CheckedCourse;
  readonly truths: PossibleTruths;
  readonly relations: ThesisRelations;
  readonly findings: readonly CourseFinding[];
}

/** Checks a course as it is on its last day, when every class day has been reached. */
export function checkCourse(content: CourseContent): CourseCheck {
  const course = layOutCourse(content);
  const truths = possibleTruths(course.graph, course.values);
  const relations = thesisRelations(truths);
  const findings = [
    ...withheldFindings(course),
    ...withoutHarmlessDigits(course, formulaFindings(course)),
    ...laterQuestions(course),
    ...reachFindings(course, truths),
    ...thesisFindings(course, relations.relations),
  ];
  return { course, truths, relations, findings: inCourseOrder(findings, course.formulas) };
}

/** Whether a question shows, or a thesis holds, always, sometimes or never; undefined when that can't be decided. */
export function rangeOf(check: CourseCheck, subject: FindingSubject): TruthRange | undefined {
  return check.truths.ranges[definitionOf(check, subject) ?? -1];
}

/** The fewest answers with which a question shows or a thesis holds, or with `wanted` false does not (CHK-3). */
export function witnessOf(
  check: CourseCheck,
  subject: FindingSubject,
  wanted = true,
): FewestChanges | undefined {
  const { graph, values } = check.course;
  const root = graph.roots[definitionOf(check, subject) ?? -1];
  if (root === undefined || root < 0) return undefined;
  return fewestChanges(evaluateStudent(graph, []), values, wanted ? root : denied(root));
}

function definitionOf({ course }: CourseCheck, { kind, id }: FindingSubject): number | undefined {
  if (kind !== 'thesis') return course.graph.definitions.questionAt.get(id);
  return course.formulas.find(({ subject }) => subject.kind === kind && subject.id === id)
    ?.definition;
}

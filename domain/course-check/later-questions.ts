// References to questions of later class days: until then the atom is false for every student (CHK-14).
import { stronglyConnected } from '../logic/strongly-connected.ts';
import { thesisKey } from '../logic/thesis-name.ts';
import type { CheckedCourse, CheckedFormula } from './checked-course.ts';
import type { CourseFinding } from './course-finding.ts';
import { findingAt } from './finding-list.ts';

/** For each formula, the latest question that it names, directly or through theses, if it appears later. */
export function laterQuestions(course: CheckedCourse): readonly CourseFinding[] {
  const { definitions } = course.graph;
  const dayOf = daysOf(course);
  const latest = latestNamed(course, dayOf);
  return course.formulas.flatMap((checked) => {
    const own = checked.definition === undefined ? undefined : dayOf[checked.definition];
    if (own === undefined) return [];
    return (checked.formula?.nodes ?? []).flatMap((node) => {
      let named = -1;
      if (node.kind === 'atom') named = definitions.questionAt.get(node.questionId) ?? -1;
      if (node.kind === 'thesis')
        named = latest[definitions.thesisAt.get(thesisKey(node.name)) ?? -1] ?? -1;
      return (dayOf[named] ?? 0) > own ? [laterAt(course, checked, node, named)] : [];
    });
  });
}

function laterAt(
  { graph }: CheckedCourse,
  checked: CheckedFormula,
  node: { readonly from: number; readonly to: number },
  named: number,
): CourseFinding {
  const questionId = graph.questionIds[named] ?? '';
  return findingAt(checked, { kind: 'later-question', questionId }, node);
}

/** The index of the class day of each question of the graph. */
function daysOf({ content, solvable, questionById }: CheckedCourse): readonly number[] {
  const indexOf = new Map(content.schedule.topics.map(({ id, index }) => [id, index]));
  return solvable.questions.map(({ id }) => indexOf.get(questionById.get(id)?.topicId ?? '') ?? 0);
}

/** For each thesis the question of the latest class day that it names, through other theses too. */
function latestNamed({ graph }: CheckedCourse, dayOf: readonly number[]): Int32Array {
  const { references, questionCount } = graph.definitions;
  const latest = new Int32Array(references.length).fill(-1);
  const amongTheses = references.map((targets, index) =>
    index < questionCount ? [] : targets.filter((target) => target >= questionCount),
  );
  // Groups are after what they refer to; in a circle of theses none can be evaluated anyway.
  for (const definition of stronglyConnected(amongTheses).flat()) {
    if (definition < questionCount) continue;
    for (const target of references[definition] ?? []) {
      const named = target < questionCount ? target : (latest[target] ?? -1);
      const isLater = (dayOf[named] ?? -1) > (dayOf[latest[definition] ?? -1] ?? -1);
      if (named >= 0 && isLater) latest[definition] = named;
    }
  }
  return latest;
}

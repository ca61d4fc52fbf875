// Finds references to option 1 that also match 10 and above, if some student would see something else (CHK-15).
import { denied } from '../logic/gate-builder.ts';
import { buildLogicGraph } from '../logic/logic-graph.ts';
import { answerCircuit, circuitLiteral } from '../logic/solver/answer-circuit.ts';
import { answerValues } from '../logic/solver/answer-values.ts';
import { CircuitSolver } from '../logic/solver/circuit-solver.ts';
import { applyEdits } from '../logic/text-edit.ts';
import type { CheckedCourse } from './checked-course.ts';
import type { CourseFinding } from './course-finding.ts';

/** Leaves out the findings about shared digits where the exact reading of the number makes no difference. */
export function withoutHarmlessDigits(
  course: CheckedCourse,
  findings: readonly CourseFinding[],
): readonly CourseFinding[] {
  const candidates = findings.flatMap((finding) => candidateOf(course, finding));
  if (candidates.length === 0) return findings;
  const { questions, theses } = course.solvable;
  // Each exact reading is one more thesis, so that one graph contains both the readings and the original.
  const exact = candidates.map(({ logic }, index) => ({ name: `(exact ${index})`, logic }));
  const extended = { questions, theses: [...theses, ...exact] };
  const graph = buildLogicGraph(extended);
  const answers = answerCircuit(graph, answerValues(graph, extended));
  const solver = new CircuitSolver(answers.circuit);
  const idle = new Set<CourseFinding>();
  candidates.forEach(({ finding, definition }, index) => {
    const written = graph.roots[definition] ?? -1;
    const meant = graph.roots[questions.length + theses.length + index] ?? -1;
    if (written < 0 || meant < 0) return;
    const left = circuitLiteral(answers, written);
    const right = circuitLiteral(answers, meant);
    const differs = [
      [left, denied(right)],
      [denied(left), right],
    ].some((literals) => solver.solve(literals) !== 'no');
    if (!differs) idle.add(finding);
  });
  return findings.filter((finding) => !idle.has(finding));
}

interface Candidate {
  readonly finding: CourseFinding;
  readonly definition: number;
  /** The formula with the atom read exactly. */
  readonly logic: string;
}

function candidateOf(course: CheckedCourse, finding: CourseFinding): readonly Candidate[] {
  if (finding.kind !== 'shared-digits') return [];
  const { subject, place, questionId, option, others } = finding;
  const checked = course.formulas.find(
    (each) => each.subject.kind === subject.kind && each.subject.id === subject.id,
  );
  if (checked?.definition === undefined) return [];
  const exceptions = others.map((other) => ` & ¬(${questionId}, ${other})`).join('');
  const insert = `((${questionId}, ${option})${exceptions})`;
  const logic = applyEdits(checked.logic, [{ from: place.from, to: place.to, insert }]);
  return [{ finding, definition: checked.definition, logic }];
}

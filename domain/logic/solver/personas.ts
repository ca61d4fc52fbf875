// Finds the fewest imaginary students who together see everything that can be seen (CHK-10, CHK-11).
import type { Answer } from '../../answers/answer.ts';
import { evaluateStudent, type StudentTruth } from '../evaluate-student.ts';
import type { LogicGraph } from '../logic-graph.ts';
import { answersOf, choicesOf, circuitLiteral } from './answer-circuit.ts';
import { defaultConflictLimit, type SolverVerdict } from './circuit-solver.ts';
import { fewestGroups } from './fewest-groups.ts';
import type { PossibleTruths } from './possible-truths.ts';

/** An imaginary student, and the targets to be reached with these answers. */
export interface Persona {
  readonly answers: readonly Answer[];
  readonly questionIds: readonly string[];
  readonly thesisNames: readonly string[];
}

export interface Personas {
  /** None can be left out: each reaches something that no other does. */
  readonly personas: readonly Persona[];
  /** True when it is proved that a smaller number doesn't suffice; false when that is open. */
  readonly isFewest: boolean;
}

interface PersonaLimits {
  /** The most times that the solver is asked whether one student can reach one more target. */
  readonly tries: number;
  readonly conflicts: number;
}

const defaultLimits: PersonaLimits = { tries: 20_000, conflicts: defaultConflictLimit };

/** Personas for everything that shows or holds sometimes; all of them see what always shows. */
export function findPersonas(truths: PossibleTruths, limits = defaultLimits): Personas {
  const { graph } = truths.answers;
  const targets = [
    ...new Set(graph.roots.filter((_, index) => truths.ranges[index] === 'sometimes')),
  ].sort((left, right) => right - left);
  const greedy = withoutSpare(coverGreedily(truths, targets, limits), targets);
  const proved = fewestGroups(targets, greedy.length, (literals) => ask(truths, literals, limits));
  const students = proved.groups?.map((literals) => solveFor(truths, literals, limits)) ?? greedy;
  const complete = students.length > 0 ? students : [evaluateStudent(graph, [])];
  return {
    personas: complete.map((truth) => personaOf(truths, truth)),
    isFewest: greedy.length <= 1 || proved.isFewest,
  };
}

/** One student after the other, each covering as much as possible of what is still uncovered. */
function coverGreedily(
  truths: PossibleTruths,
  targets: readonly number[],
  { tries, conflicts }: PersonaLimits,
): readonly StudentTruth[] {
  const students: StudentTruth[] = [];
  let missing = targets;
  let left = tries;
  while (missing.length > 0) {
    const asked = missing.slice(0, 1);
    let student = solveFor(truths, asked, { tries, conflicts });
    for (const literal of missing.slice(1)) {
      if (left <= 0) break;
      if (student.values[literal] === 1) continue;
      left -= 1;
      if (!reach(truths, [...asked, literal], { tries, conflicts })) continue;
      asked.push(literal);
      student = studentFound(truths);
    }
    students.push(student);
    const reached = student;
    missing = missing.slice(1).filter((literal) => reached.values[literal] !== 1);
  }
  return students;
}

/** Leaves out each student whose every target is also reached by another, starting with those who reach the least. */
function withoutSpare(
  students: readonly StudentTruth[],
  targets: readonly number[],
): readonly StudentTruth[] {
  const reachedBy = new Map(targets.map((literal) => [literal, 0]));
  const reaches = students.map((student) => targets.filter((each) => student.values[each] === 1));
  for (const each of reaches.flat()) reachedBy.set(each, (reachedBy.get(each) ?? 0) + 1);
  const order = [...students.keys()].sort(
    (one, two) => (reaches[one]?.length ?? 0) - (reaches[two]?.length ?? 0),
  );
  const spare = new Set<number>();
  for (const index of order) {
    const own = reaches[index] ?? [];
    if (own.some((literal) => (reachedBy.get(literal) ?? 0) < 2)) continue;
    spare.add(index);
    for (const literal of own) reachedBy.set(literal, (reachedBy.get(literal) ?? 0) - 1);
  }
  return students.filter((_, index) => !spare.has(index));
}

function reach(
  truths: PossibleTruths,
  literals: readonly number[],
  limits: PersonaLimits,
): boolean {
  return ask(truths, literals, limits) === 'yes';
}

/** Whether one student can reach all of these. */
function ask(
  { answers, solver }: PossibleTruths,
  literals: readonly number[],
  { conflicts }: PersonaLimits,
): SolverVerdict {
  const asked = literals.map((literal) => circuitLiteral(answers, literal));
  return solver.solve(asked, conflicts);
}

function solveFor(
  truths: PossibleTruths,
  literals: readonly number[],
  limits: PersonaLimits,
): StudentTruth {
  return reach(truths, literals, limits)
    ? studentFound(truths)
    : evaluateStudent(truths.answers.graph, []);
}

function studentFound({ answers, solver }: PossibleTruths): StudentTruth {
  return evaluateStudent(answers.graph, answersOf(answers, choicesOf(answers, solver.trueInputs)));
}

function personaOf({ answers }: PossibleTruths, truth: StudentTruth): Persona {
  const { graph, values } = answers;
  const given = truth.texts.flatMap((text, question) => {
    const ofQuestion = values[question];
    if (text === '' || !ofQuestion) return [];
    const isEssay = ofQuestion.kind === 'text';
    return [
      {
        questionID: graph.questionIds[question] ?? '',
        questionAnswer: isEssay ? '' : text,
        questionEssayAnswer: isEssay ? text : '',
      },
    ];
  });
  return {
    answers: given,
    questionIds: truth.shownQuestionIds(),
    thesisNames: thesisNames(graph).filter((name) => truth.holds(name)),
  };
}

function thesisNames({ definitions }: LogicGraph): readonly string[] {
  return [...definitions.thesisAt.values()].flatMap((index) => {
    const owner = definitions.all[index]?.owner;
    return owner?.kind === 'thesis' ? [owner.name] : [];
  });
}

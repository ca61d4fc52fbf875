// Compares Elenchus with other rule engines: the same course, the same students, the same visible questions.
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import { buildLogicGraph } from '@elenchus/domain/logic/logic-graph.ts';
import { elenchusPeer } from './elenchus-peer.ts';
import { jsonLogicPeer } from './json-logic-peer.ts';
import { benchAnswers, benchCourse, logicCourseOf } from './logic-course.ts';
import type { LogicPeer } from './logic-peer.ts';
import { cpuMicroseconds } from './measure-cpu.ts';
import { surveyPeer } from './survey-peer.ts';

export interface ComparisonRow {
  readonly questions: number;
  readonly peer: string;
  /** From answer records to visible questions, in microseconds. */
  readonly fromRecords: number;
  /** Measures only the rules: the answers are already in the engine's own form. */
  readonly rulesAlone: number;
}

const students = 20;
/** Above this, survey-core needs minutes for one student. */
const largestSurvey = 500;

/** Measures all engines on one generated course; throws when two disagree about what is visible. */
export function compareOnCourse(questions: number, seed: number): readonly ComparisonRow[] {
  const course = benchCourse(questions, seed);
  const answers = Array.from({ length: students }, (_, index) =>
    benchAnswers(course, seed * 1000 + index + 1),
  );
  const ours = elenchusPeer(buildLogicGraph(logicCourseOf(course)));
  const expected = answers.map((list) => ours.visible(ours.read(list)).join());
  const measured = (peer: LogicPeer<unknown>): ComparisonRow => {
    checkAgreement(peer, answers, expected);
    return { questions, peer: peer.name, ...timesOf(peer, answers) };
  };
  return [
    measured(ours),
    measured(jsonLogicPeer(course)),
    ...(questions <= largestSurvey ? [measured(surveyPeer(course))] : []),
  ];
}

function checkAgreement(
  peer: LogicPeer<unknown>,
  answers: readonly (readonly Answer[])[],
  expected: readonly string[],
): void {
  answers.forEach((list, student) => {
    if (peer.visible(peer.read(list)).join() !== expected[student]) {
      throw new Error(`${peer.name} shows other questions to student ${student + 1}.`);
    }
  });
}

function timesOf(
  peer: LogicPeer<unknown>,
  answers: readonly (readonly Answer[])[],
): Pick<ComparisonRow, 'fromRecords' | 'rulesAlone'> {
  const inputs = answers.map((list) => peer.read(list));
  let student = 0;
  const next = (): number => {
    student = (student + 1) % students;
    return student;
  };
  return {
    fromRecords: cpuMicroseconds(() => peer.visible(peer.read(answers[next()] ?? []))),
    rulesAlone: cpuMicroseconds(() => peer.visible(inputs[next()])),
  };
}

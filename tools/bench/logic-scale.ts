// Measures how Elenchus' logic scales to the largest courses and classes.
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import { changeAnswer } from '@elenchus/domain/logic/change-answer.ts';
import { evaluateClass } from '@elenchus/domain/logic/evaluate-class.ts';
import { evaluateStudent } from '@elenchus/domain/logic/evaluate-student.ts';
import type { LogicCourse } from '@elenchus/domain/logic/logic-definitions.ts';
import { buildLogicGraph } from '@elenchus/domain/logic/logic-graph.ts';
import { benchAnswers, benchCourse, logicCourseOf } from './logic-course.ts';
import { cpuMicroseconds, cpuOnce } from './measure-cpu.ts';

export interface ScaleRow {
  readonly what: string;
  readonly microseconds: number;
}

/** For each size: building the graph, a full evaluation, and one changed answer. */
export function measureCourse(questions: number, seed: number): readonly ScaleRow[] {
  const course = benchCourse(questions, seed);
  const logic = logicCourseOf(course);
  const graph = buildLogicGraph(logic);
  const answers = Array.from({ length: 20 }, (_, index) => benchAnswers(course, index + 1)).flat();
  const truth = evaluateStudent(graph, benchAnswers(course, 1));
  const first = benchAnswers(course, 1);
  let turn = 0;
  const size = `${questions.toLocaleString('en-US')} questions`;
  return [
    {
      what: `${size}: read all formulas, build the graph`,
      microseconds: cpuMicroseconds(() => buildLogicGraph(logic)),
    },
    {
      what: `${size}: one student from answer records`,
      microseconds: cpuMicroseconds(() => evaluateStudent(graph, first)),
    },
    {
      what: `${size}: one changed answer`,
      microseconds: cpuMicroseconds(() => {
        turn = (turn + 7919) % answers.length;
        return changeAnswer(truth, answers[turn] ?? none);
      }),
    },
  ];
}

/** A class of 2,000 on 500 questions, from raw records; and formulas and courses of extreme shape. */
export function measureExtremes(seed: number): readonly ScaleRow[] {
  const course = benchCourse(500, seed);
  const graph = buildLogicGraph(logicCourseOf(course));
  const students = Array.from({ length: 2000 }, (_, index) => ({
    username: `student${index}`,
    answers: benchAnswers(course, index + 1),
  }));
  return [
    {
      what: 'class of 2,000 × 500 questions, from answer records',
      microseconds: cpuOnce(() => evaluateClass(graph, students)),
    },
    {
      what: 'one formula of 100,000 atoms: read, build, evaluate',
      microseconds: cpuOnce(() => run(manyAtoms(100_000))),
    },
    {
      what: 'one formula of 100,000 nested parentheses',
      microseconds: cpuOnce(() => run(nested(100_000))),
    },
    { what: 'a chain of 5,000 questions', microseconds: cpuOnce(() => run(chain(5000))) },
    {
      what: 'forty theses that double each other',
      microseconds: cpuOnce(() => run(doublings(40))),
    },
  ];
}

const none: Answer = { questionID: '', questionAnswer: '', questionEssayAnswer: '' };

function run(course: LogicCourse): string[] {
  const answers = course.questions.map(({ id }) => ({
    questionID: id,
    questionAnswer: '1',
    questionEssayAnswer: '',
  }));
  return evaluateStudent(buildLogicGraph(course), answers).shownQuestionIds();
}

const start = { id: 'start', logic: '' };

function manyAtoms(count: number): LogicCourse {
  const logic = Array.from({ length: count }, (_, index) => `(start, ${index})`).join(' ∨ ');
  return { questions: [start, { id: 'many', logic }], theses: [] };
}

function nested(count: number): LogicCourse {
  const logic = `${'('.repeat(count)}(start, 1)${')'.repeat(count)}`;
  return { questions: [start, { id: 'deep', logic }], theses: [] };
}

function chain(count: number): LogicCourse {
  const questions = Array.from({ length: count }, (_, index) => ({
    id: `q${index}`,
    logic: index === 0 ? '' : `(q${index - 1}, 1)`,
  }));
  return { questions, theses: [] };
}

function doublings(count: number): LogicCourse {
  const theses = Array.from({ length: count + 1 }, (_, index) => ({
    name: `T${index}`,
    logic: index === 0 ? '(start, 1)' : `(T${index - 1}) & (T${index - 1})`,
  }));
  return { questions: [start, { id: 'top', logic: `(T${count})` }], theses };
}

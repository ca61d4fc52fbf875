// The section on the course check: finding what can show, how theses relate to each other, and what an edit would do.
import type { CourseContent } from '@elenchus/domain/visibility/released-course.ts';
import { checkCourse } from '@elenchus/domain/course-check/course-check.ts';
import { unreachableQuestionIds } from '@elenchus/domain/course-check/testing/unreachable-questions.ts';
import { PLANTED, PLANTED_COURSE } from '@elenchus/domain/course-check/testing/planted-course.ts';
import { layOutCourse } from '@elenchus/domain/course-check/checked-course.ts';
import { editConsequences } from '@elenchus/domain/logic/testing/class-consequences.ts';
import { buildLogicGraph } from '@elenchus/domain/logic/logic-graph.ts';
import { possibleTruths } from '@elenchus/domain/logic/solver/possible-truths.ts';
import { thesisRelations } from '@elenchus/domain/logic/solver/thesis-relations.ts';
import { timeText, type BenchReport, type BenchSection } from './bench-section.ts';
import { benchAnswers, benchCourse, logicCourseOf, type BenchLogic } from './logic-course.ts';
import { cpuOnce } from './measure-cpu.ts';

const seed = 7;
const runs = 7;

export const checkBench: BenchSection = { name: 'check', run: runCheckBench };

/** Measures the check of courses and describes it. */
function runCheckBench(): BenchReport {
  const found = unreachableQuestionIds(checkCourse(PLANTED_COURSE)).length;
  return {
    heading: 'Checking a course',
    paragraphs: [
      'The same courses as in the section on logic; a fifth of all definitions are theses. Each verdict is exact: either seen for some answers, or proved. Times are the fastest of seven runs, after warm-up.',
      `In a course with ${Object.keys(PLANTED).length} questions that can never be shown, each for a different reason, the check finds ${found}.`,
    ],
    tables: [
      {
        caption: 'Check of a course',
        columns: ['what', 'processor time', 'result'],
        rows: [...courseRows(500), ...courseRows(5000), editRow()],
      },
    ],
  };
}

function courseRows(size: number): readonly string[][] {
  const content = contentOf(benchCourse(size, seed));
  const course = layOutCourse(content);
  const truths = possibleTruths(course.graph, course.values);
  const relations = thesisRelations(truths);
  const { findings } = checkCourse(content);
  const never = truths.ranges.filter((range) => range === 'never').length;
  const theses = content.theses.length;
  const name = `${size.toLocaleString('en-US')} questions`;
  return [
    row(`${name}: read all formulas, build the graph`, () => layOutCourse(content), ''),
    row(
      `${name}: what is shown or true always, sometimes, never`,
      () => possibleTruths(course.graph, course.values),
      `${never.toLocaleString('en-US')} never`,
    ),
    row(
      `${name}: all pairs of ${theses.toLocaleString('en-US')} theses`,
      () => thesisRelations(possibleTruths(course.graph, course.values)),
      `${relations.relations.length.toLocaleString('en-US')} relations`,
    ),
    row(
      `${name}: the whole check, with the conflict behind every "never"`,
      () => checkCourse(content),
      `${findings.length.toLocaleString('en-US')} findings`,
    ),
  ];
}

/** One condition of 500 changed, for 2,000 students. */
function editRow(): string[] {
  const course = benchCourse(500, seed);
  const logic = logicCourseOf(course);
  const before = buildLogicGraph(logic);
  const questions = logic.questions.map((question, index) =>
    index === 50 ? { ...question, logic: '' } : question,
  );
  const after = buildLogicGraph({ ...logic, questions });
  const students = Array.from({ length: 2000 }, (_, index) => ({
    username: `student${index}`,
    answers: benchAnswers(course, index + 1),
  }));
  const result = editConsequences(before, after, students);
  return row(
    'an edit, before and after for 2,000 students × 500 questions, from answer records',
    () => editConsequences(before, after, students),
    `${result.questions.length.toLocaleString('en-US')} questions, ${result.students.toLocaleString('en-US')} students`,
  );
}

function row(what: string, work: () => unknown, result: string): string[] {
  work();
  const times = Array.from({ length: runs }, () => cpuOnce(work));
  return [what, timeText(Math.min(...times)), result];
}

function contentOf(course: BenchLogic): CourseContent {
  const definitions = new Map(course.definitions.map((each) => [each.name, each]));
  const logic = logicCourseOf(course);
  return {
    schedule: {
      sections: [{ id: 'section', name: 'Section', index: 1 }],
      topics: [{ id: 'topic', name: 'Topic', index: 2, hasQuestions: true }],
    },
    questions: logic.questions.map((question, index) => {
      const { type = 'Radio', optionCount = 2 } = definitions.get(question.id) ?? {};
      const options = Array.from({ length: optionCount }, (_, at) => `Option ${at + 1}`);
      return { ...question, topicId: 'topic', index, type, text: question.id, options };
    }),
    settings: { hasContradictionItems: true },
    theses: logic.theses.map((thesis, index) => {
      return { ...thesis, id: thesis.name, description: '', index };
    }),
  };
}

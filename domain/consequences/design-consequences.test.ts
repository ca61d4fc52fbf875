import * as fc from 'fast-check';
import { hasConsequences } from './has-consequences.ts';
import { describe, expect, test } from 'vitest';
import { answerText, type Answer } from '../answers/answer.ts';
import { isoDateOf, type IsoDate } from '../base/calendar.ts';
import { designItem, type DesignItem } from '../design/design-item.ts';
import { computeExamGrade } from '../grading/exam-grade.ts';
import { addToRow, emptyRow, type GroupedAnswer } from '../logic/grouped-answers.ts';
import { evaluateStudent } from '../logic/evaluate-student.ts';
import { anyAnswers, anySentence, textOf } from '../logic/testing/random-course.ts';
import { gradeCounts } from '../progress/progress-class.ts';
import { releaseCourse, type ReleasedCourse } from '../visibility/released-course.ts';
import { gradingGate, studentGate } from '../course/course-gate.ts';
import { readCourse, type CourseModel } from '../course/course-model.ts';
import {
  countedEvaluations,
  designConsequences,
  neededAnswers,
  type ClassInput,
  type DesignEdit,
  type NeededAnswers,
} from './design-consequences.ts';
import { NO_FACTS } from './testing/no-facts.ts';

const NOW = Date.UTC(2026, 8, 20, 16);
const DATES = ['2026-09-08', '2026-09-15'].map(isoDateOf);
const IDS = ['aaaa1', 'bbbb2', 'cccc3', 'dddd4', 'eeee5', 'ffff6'];

interface Person {
  readonly now: readonly Answer[];
  /** The answers on each of the dates. */
  readonly earlier: readonly (readonly Answer[])[];
  /** Which of the dates is this student's target date in each evaluation. */
  readonly dateIn: readonly number[];
  readonly hasGrades: boolean;
}

const anyQuestion = fc.record({
  type: fc.constantFrom('Radio', 'Checkbox', 'LongAnswer', 'Contradiction'),
  logic: anySentence.map((tree) => textOf(tree)),
  topic: fc.constantFrom('t2', 't2', 't3', 't3', 't5', 't5', 'gone'),
});

const anyItems: fc.Arbitrary<readonly DesignItem[]> = fc
  .record({
    questions: fc.array(anyQuestion, { minLength: 4, maxLength: IDS.length }),
    theses: fc.array(
      anySentence.map((tree) => textOf(tree)),
      { maxLength: 3 },
    ),
    hasQuestions: fc.array(fc.constantFrom(true, true, true, false), {
      minLength: 3,
      maxLength: 3,
    }),
    isAutomatic: fc.boolean(),
    day: fc.constantFrom(1, 2, 3, 5, 5, 6),
    dates: fc.array(fc.constantFrom('2026-09-01', '2026-09-02', '2026-09-10', '2026-09-25'), {
      minLength: 3,
      maxLength: 3,
    }),
    hasContradictions: fc.boolean(),
    sections: fc.constantFrom('s1', 's4', 's1,s4'),
  })
  .map((made) => [
    designItem({ dataType: 'sectionName', dataID: 's1', dataIndex: '1' }),
    designItem({ dataType: 'sectionName', dataID: 's4', dataIndex: '4' }),
    ...[2, 3, 5].flatMap((index, at) => [
      designItem({
        dataType: 'topic',
        dataID: `t${index}`,
        dataIndex: String(index),
        questionOptions: made.hasQuestions[at] ? 'yes' : 'no',
      }),
      designItem({
        dataType: 'courseDate',
        dataID: `d${index}`,
        dataIndex: String(index),
        questionLogic: made.dates[at] ?? '',
      }),
    ]),
    ...made.questions.map(({ type, logic, topic }, index) =>
      designItem({
        dataType: 'question',
        dataID: IDS[index] ?? '',
        dataIndex: String(index),
        dataText: 'Which?',
        questionType: type,
        questionOptions: 'a|||b|||c',
        questionLogic: logic,
        questionCourseDate: topic,
      }),
    ),
    ...made.theses.map((logic, index) =>
      designItem({
        dataType: 'thesis',
        dataID: `thesis${index}`,
        dataText: ['Alpha', 'Beta', 'Gamma'][index] ?? '',
        questionLogic: logic,
        dataIndex: String(index),
      }),
    ),
    flag('usesAutomaticProgress', made.isAutomatic),
    flag('hasContradictionItems', made.hasContradictions),
    flag('questionByQuestionGrading', true),
    designItem({ dataType: 'currentCourseDate', dataID: '1', dataIndex: String(made.day) }),
    designItem({
      dataType: 'timeToShowNewContent',
      dataID: '1',
      dataText: '01:00',
      questionOptions: 'AM',
    }),
    ...['E0', 'E1'].map((dataID) =>
      designItem({
        dataType: 'evaluation',
        dataID,
        questionCourseDate: '2026-09-15',
        questionOptions: made.sections,
        questionLogic: 'ungraded',
      }),
    ),
    designItem({
      dataType: 'evaluation',
      dataID: 'BACK',
      questionCourseDate: '2026-09-15',
      questionOptions: 's1',
      questionLogic: 'graded',
    }),
  ]);

function flag(dataType: string, isOn: boolean): DesignItem {
  return designItem({ dataType, dataID: '1', dataText: isOn ? 'Yes' : 'No' });
}

/** One answer to each question, the later of two. */
const anyCurrent = anyAnswers.map((answers) => [
  ...new Map(answers.map((answer) => [answer.questionID, answer])).values(),
]);

const anyPerson: fc.Arbitrary<Person> = fc.record({
  now: anyCurrent,
  earlier: fc.array(anyCurrent, { minLength: 2, maxLength: 2 }),
  dateIn: fc.array(fc.constantFrom(0, 1), { minLength: 2, maxLength: 2 }),
  hasGrades: fc.boolean(),
});

/** The class as the rule takes it: only the needed answers, and no more text than necessary. */
function classOf(people: readonly Person[], needed: NeededAnswers): ClassInput {
  const group = (lists: readonly (readonly Answer[])[]): GroupedAnswer[] => {
    const groups = new Map<string, GroupedAnswer>();
    lists.forEach((answers, student) => {
      for (const answer of answers) {
        const { questionID } = answer;
        if (!needed.questionIds.includes(questionID)) continue;
        const whole = needed.wholeTextIds.includes(questionID);
        const text = whole ? answerText(answer) : answerText(answer).slice(0, 1);
        const key = `${questionID} ${text}`;
        const found = groups.get(key) ?? { questionID, text, students: emptyRow(people.length) };
        addToRow(found.students, student);
        groups.set(key, found);
      }
    });
    return [...groups.values()];
  };
  const rowOf = (isIn: (person: Person) => boolean): Int32Array => {
    const row = emptyRow(people.length);
    people.forEach((person, student) => isIn(person) && addToRow(row, student));
    return row;
  };
  return {
    students: people.map((_, index) => `s${index}`),
    answers: group(people.map(({ now }) => now)),
    dates: DATES.map((date, index) => ({
      date,
      answers: group(people.map(({ earlier }) => earlier[index] ?? [])),
      studentsOf: new Map(
        [0, 1].map((at) => [`E${at}`, rowOf(({ dateIn }) => dateIn[at] === index)]),
      ),
    })),
    gradedIn: new Map([0, 1].map((at) => [`E${at}`, rowOf(({ hasGrades }) => hasGrades)])),
    facts: NO_FACTS,
  };
}

const opened = new WeakMap<CourseModel, Map<string, ReleasedCourse>>();

/** The course as students have it now, or as it counts on a date; built once. */
function released(model: CourseModel, date: IsoDate | null): ReleasedCourse {
  const known = opened.get(model) ?? new Map<string, ReleasedCourse>();
  opened.set(model, known);
  const gate = date === null ? studentGate(model, NOW) : gradingGate(model, date, NOW);
  const course = known.get(date ?? '') ?? releaseCourse(model, gate);
  known.set(date ?? '', course);
  return course;
}

function shownTo(model: CourseModel, answers: readonly Answer[]): ReadonlySet<string> {
  const { graph } = released(model, null);
  return new Set(evaluateStudent(graph, answers).shownQuestionIds());
}

/** Student by student, as opening the evaluation for grading counts; contradictions only if they stay on. */
function gradeOf(
  model: CourseModel,
  { earlier, dateIn, hasGrades }: Person,
  at: number,
  hasContradictionItems: boolean,
) {
  const date = DATES[dateIn[at] ?? 0] ?? isoDateOf('');
  const sectionIds = model.evaluations.find(({ id }) => id === `E${at}`)?.sectionIds ?? [];
  const course = released(model, date);
  const input = { course, sectionIds, hasContradictionItems };
  const counts = gradeCounts(input, earlier[dateIn[at] ?? 0] ?? []);
  const questionGrades = new Map(hasGrades ? [['q', 8]] : []);
  const grade = computeExamGrade({ questionGrades, counts, adjustment: 0 }, model.settings);
  return { counts: JSON.stringify(counts), grade };
}

test('CHK-21 CHK-22 CHK-24 what is announced equals looking at every student before and after', () => {
  let reported = 0;
  fc.assert(
    fc.property(
      anyItems,
      anyItems,
      fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }),
      fc.array(anyPerson, { minLength: 5, maxLength: 36 }),
      (one, two, takes, people) => {
        // An edit: some items of the one course become those of the other.
        const fresh = new Map(two.map((item) => [`${item.dataType}/${item.dataID}`, item]));
        const mixed = one.flatMap((item, index) =>
          takes[index] ? (fresh.get(`${item.dataType}/${item.dataID}`) ?? []) : item,
        );
        const edit = { before: readCourse(one), after: readCourse(mixed), nowEpochMs: NOW };
        const input = classOf(people, neededAnswers(edit, DATES));
        const found = designConsequences(edit, input);
        const each = people.map((person) => ({
          person,
          was: shownTo(edit.before, person.now),
          is: shownTo(edit.after, person.now),
        }));
        const changed = each.filter(({ was, is }) => was.symmetricDifference(is).size > 0);
        expect(found.students).toBe(changed.length);
        for (const id of IDS) {
          const given = ({ now }: Person): boolean =>
            now.some((answer) => answer.questionID === id && answerText(answer) !== '');
          const come = each.filter(({ was, is }) => !was.has(id) && is.has(id));
          const gone = each.filter(({ was, is }) => was.has(id) && !is.has(id));
          const expected = {
            questionId: id,
            appears: come.length,
            disappears: gone.length,
            answersHidden: gone.filter(({ person }) => given(person)).length,
            answersBack: come.filter(({ person }) => given(person)).length,
          };
          const isReported = come.length + gone.length > 0;
          expect(found.questions.filter(({ questionId }) => questionId === id)).toEqual(
            isReported ? [expected] : [],
          );
        }
        const grades = [0, 1].map((at) => {
          const { hasContradictionItems: isOn } = edit.after.settings;
          const pairs = people.map((person) => ({
            was: gradeOf(edit.before, person, at, isOn),
            is: gradeOf(edit.after, person, at, isOn),
          }));
          return {
            evaluationId: `E${at}`,
            students: pairs.filter(({ was, is }) => was.counts !== is.counts).length,
            grades: pairs.filter(({ was, is }) => was.grade !== is.grade).length,
          };
        });
        const sorted = found.evaluations.toSorted((a, b) =>
          a.evaluationId < b.evaluationId ? -1 : 1,
        );
        expect(sorted).toEqual(grades.filter(({ students }) => students > 0));
        reported += sorted.length + found.questions.length;
      },
    ),
    { numRuns: 80 },
  );
  expect(reported).toBeGreaterThan(20);
});

function courseWith(question: Partial<DesignItem>, ...more: DesignItem[]): CourseModel {
  return readCourse([
    ...more,
    designItem({ dataType: 'sectionName', dataID: 's', dataIndex: '1' }),
    designItem({ dataType: 'topic', dataID: 't', dataIndex: '2', questionOptions: 'yes' }),
    designItem({ dataType: 'currentCourseDate', dataID: '1', dataIndex: '2' }),
    designItem({
      dataType: 'question',
      dataID: 'q',
      dataText: 'Which?',
      questionCourseDate: 't',
      questionType: 'Radio',
      questionOptions: 'Yes|||No|||Perhaps',
      ...question,
    }),
  ]);
}

function oneAnswerEach(texts: readonly string[]): ClassInput {
  const answers = texts.map((text, student) => {
    const students = emptyRow(texts.length);
    addToRow(students, student);
    return { questionID: 'q', text, students };
  });
  return { students: texts, answers, dates: [], gradedIn: new Map(), facts: NO_FACTS };
}

describe('CHK-23 answers that read differently', () => {
  test.each<[string, Partial<DesignItem>, 'options' | 'type' | null, number]>([
    ['an option removed', { questionOptions: 'Yes|||Perhaps' }, 'options', 2],
    ['two options swapped', { questionOptions: 'No|||Yes|||Perhaps' }, 'options', 2],
    ['another kind of answer', { questionType: 'LongAnswer' }, 'type', 3],
    ['one more option at the end', { questionOptions: 'Yes|||No|||Perhaps|||' }, null, 0],
    ['new wording in place', { questionOptions: 'Yes|||Not at all|||Perhaps' }, null, 0],
    ['several ticks instead of one', { questionType: 'Checkbox' }, null, 0],
  ])('CHK-23 %s', (_, after, reason, answers) => {
    const edit: DesignEdit = {
      before: courseWith({}),
      after: courseWith(after),
      nowEpochMs: NOW,
    };
    expect(neededAnswers(edit, []).questionIds).toEqual(
      reason === null && after.questionType === undefined ? [] : ['q'],
    );
    const found = designConsequences(edit, oneAnswerEach(['1', '2', '3', '']));
    expect(found.changedAnswers).toEqual(
      reason === null ? [] : [{ questionId: 'q', reason, answers }],
    );
    expect(hasConsequences({ ...found, switchedOff: [], written: [] })).toBe(reason !== null);
  });
});

function dependent(option: number): DesignItem {
  return designItem({
    dataType: 'question',
    dataID: 'then',
    dataText: 'And then?',
    questionCourseDate: 't',
    questionLogic: `(q, ${option})`,
  });
}

test('CHK-45 answers that follow their options read as before, and what depends on them is worked out with the new numbers', () => {
  const edit: DesignEdit = {
    before: courseWith({}, dependent(3)),
    after: courseWith({ questionOptions: 'No|||Perhaps' }, dependent(2)),
    nowEpochMs: NOW,
  };
  const numbers = new Map([
    [1, null],
    [2, 1],
    [3, 2],
  ]);
  const input = oneAnswerEach(['1', '2', '3', '']);
  const following = new Map([['q', numbers]]);
  const kept = {
    ...designConsequences({ ...edit, following }, input),
    switchedOff: [],
    written: [],
  };
  expect(hasConsequences(kept)).toBe(false);
  const left = designConsequences(edit, input);
  expect(left.questions).toMatchObject([{ questionId: 'then', appears: 1, disappears: 1 }]);
  expect(left.changedAnswers).toEqual([{ questionId: 'q', reason: 'options', answers: 3 }]);
});

function evaluation(dueDate: string, questionLogic: string): DesignItem {
  const fields = { questionCourseDate: dueDate, questionLogic };
  return designItem({ dataType: 'evaluation', dataID: 'E', ...fields });
}

test.each([
  ['open and due on the same date', 'ungraded', '2026-09-15', 1],
  ['handed back', 'graded', '2026-09-15', 0],
  ['due on another date in the same edit', 'ungraded', '2026-09-16', 0],
])('CHK-24 an evaluation that is %s', (_, state, dueDate, counted) => {
  const before = readCourse([evaluation('2026-09-15', state)]);
  const after = readCourse([evaluation(dueDate, state)]);
  expect(countedEvaluations({ before, after, nowEpochMs: NOW })).toHaveLength(counted);
});

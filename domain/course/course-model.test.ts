import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DATA_TYPES } from '../design/data-types.ts';
import { designItem, type DesignItem } from '../design/design-item.ts';
import { evaluateStudent } from '../logic/evaluate-student.ts';
import { progressBySection } from '../progress/progress.ts';
import { answerLookup } from '../progress/open-work.ts';
import { designForAudience } from '../visibility/design-for-audience.ts';
import { OPEN_GATE } from '../visibility/date-gate.ts';
import { releaseCourse } from '../visibility/released-course.ts';
import { sampleAnswer } from '../visibility/testing/sample-course.ts';
import { currentCourseDay, gradingGate, studentGate } from './course-gate.ts';
import { readCourse } from './course-model.ts';
import { courseProblemText } from './course-problem-text.ts';
import { courseProblems } from './course-problems.ts';

const items: readonly DesignItem[] = [
  designItem({ dataType: 'courseTitle', dataID: '0', dataText: 'Ethics' }),
  designItem({ dataType: 'hasFAQ', dataID: '1', dataText: 'Yes' }),
  designItem({ dataType: 'usesAutomaticProgress', dataID: '1', dataText: 'Yes' }),
  designItem({
    dataType: 'timeToShowNewContent',
    dataID: '1',
    dataText: '01:00',
    questionOptions: 'AM',
  }),
  designItem({ dataType: 'sectionName', dataID: 's1', dataIndex: '1', dataText: 'Knowledge' }),
  designItem({ dataType: 'topic', dataID: 't1', dataIndex: '2', dataText: 'Hume' }),
  designItem({ dataType: 'topic', dataID: 't2', dataIndex: '3', dataText: 'Kant' }),
  designItem({ dataType: 'courseDate', dataID: 'd1', dataIndex: '2', questionLogic: '2024-09-04' }),
  designItem({ dataType: 'courseDate', dataID: 'd2', dataIndex: '3', questionLogic: '2024-09-06' }),
  designItem({
    dataType: 'question',
    dataID: 'q2',
    dataIndex: '2',
    questionType: 'LongAnswer',
    questionCourseDate: 't1',
  }),
  designItem({
    dataType: 'question',
    dataID: 'q1',
    dataIndex: '1',
    questionType: 'Radio',
    questionOptions: 'Yes|||No',
    questionCourseDate: 't1',
  }),
  designItem({ dataType: 'thesis', dataID: 'h1', dataText: 'Yea', questionLogic: '(q1, 1)' }),
  designItem({
    dataType: 'evaluation',
    dataID: 'E',
    dataText: 'Paper',
    questionCourseDate: '2024-09-05',
    questionOptions: 's1',
  }),
  designItem({ dataType: 'faq', dataID: 'courseFAQ', dataText: '[{"question":"a","answer":"b"}]' }),
];

describe('reading a course', () => {
  test('VIEW-17 every noun of the course is read once, without problems', () => {
    const course = readCourse(items);
    expect(courseProblems(items)).toEqual([]);
    expect(course.settings).toMatchObject({ title: 'Ethics', hasFaq: true });
    expect(course.progress.isAutomatic).toBe(true);
    expect(course.dateGenerator.hasGeneratedDates).toBe(false);
    expect(course.schedule.topics.map(({ id }) => id)).toEqual(['t1', 't2']);
    expect(course.questionsByTopic.get('t1')?.map(({ id }) => id)).toEqual(['q1', 'q2']);
    expect(course.theses.map(({ name }) => name)).toEqual(['Yea']);
    expect(course.evaluations.map(({ id }) => id)).toEqual(['E']);
    expect(course.faq).toMatchObject({ state: 'readable' });
  });

  test('VIEW-17 of two items with one key the later counts', () => {
    const again = designItem({ dataType: 'courseTitle', dataID: '0', dataText: 'Logic' });
    expect(readCourse([...items, again]).settings.title).toBe('Logic');
  });

  test.each<[string, Parameters<typeof designItem>[0], string]>([
    [
      'an unknown type',
      { dataType: 'poem', dataID: '1' },
      "An item of the unknown type 'poem' is ignored.",
    ],
    [
      'a question type',
      {
        dataType: 'question',
        dataID: 'q1',
        dataIndex: '1',
        questionType: 'Poem',
        questionCourseDate: 't1',
      },
      "Question q1 has the unknown type 'Poem' and is treated as LongAnswer.",
    ],
    [
      'a question without class day',
      {
        dataType: 'question',
        dataID: 'q1',
        dataIndex: '1',
        questionType: 'LongAnswer',
        questionCourseDate: 'gone',
      },
      'Question q1 belongs to a class day that is not in the schedule. Nobody sees it.',
    ],
    [
      'a section that is gone',
      { dataType: 'evaluation', dataID: 'E', dataText: 'Paper', questionOptions: 's1,s9' },
      "The evaluation 'Paper' uses a section that is not in the schedule.",
    ],
    [
      'a due date that is none',
      { dataType: 'evaluation', dataID: 'E', questionCourseDate: 'soon' },
      "An evaluation has the due date 'soon', which isn’t a date. It’s treated as having no due date.",
    ],
    [
      'a row without place',
      { dataType: 'topic', dataID: 't2', dataText: 'Kant', dataIndex: '?' },
      "'Kant' has no place in the schedule. It’s listed last, and students don’t see it.",
    ],
    [
      'a broken FAQ',
      { dataType: 'faq', dataID: 'courseFAQ', dataText: '{' },
      'The FAQ can’t be read. Its text is kept until you save a new FAQ.',
    ],
  ])('VIEW-18 %s is reported, the rest is read', (_, fields, sentence) => {
    const withIt = [...items, designItem(fields)];
    const course = readCourse(withIt);
    expect(courseProblems(withIt).map(courseProblemText)).toEqual([sentence]);
    expect(course.settings.title).toBe('Ethics');
  });

  test('VIEW-18 a course without sections is reported, an empty one is not', () => {
    const noSection = items.filter(
      ({ dataType }) => !['sectionName', 'evaluation'].includes(dataType),
    );
    expect(courseProblems(noSection).map(courseProblemText)).toEqual([
      'The course has no section, so students see no questions. Open the Schedule Maker to add one.',
    ]);
    expect(courseProblems([])).toEqual([]);
  });

  test('VIEW-18 no list of records makes the reading, or a view of it, fail', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('', '1', '2', 'yes', 'Yes', 't1', '(q1, 1)', '2024-09-04'),
    );
    const item = fc.record({
      dataType: fc.oneof(fc.constantFrom(...DATA_TYPES), text),
      dataID: text,
      dataIndex: text,
      dataText: text,
      questionType: text,
      questionOptions: text,
      questionLogic: text,
      questionCourseDate: text,
    });
    fc.assert(
      fc.property(
        fc.array(item, { maxLength: 40 }),
        fc.integer({ min: 0, max: 2e12 }),
        (list, now) => {
          const model = readCourse(list);
          const course = releaseCourse(model, studentGate(model, now));
          const truth = evaluateStudent(course.graph, []);
          const answerOf = answerLookup([]);
          const rows = progressBySection({ course, truth, answerOf, hasContradictionItems: true });
          expect(rows).toHaveLength(model.schedule.sections.length);
          expect(courseProblems(list).map(courseProblemText)).not.toContain('');
        },
      ),
    );
  });
});

describe('the course day', () => {
  const course = readCourse(items);
  test.each([
    ['before the term', '2024-09-01T12:00:00-04:00', null],
    ['on the first day', '2024-09-04T12:00:00-04:00', 2],
    ['on the second before the time', '2024-09-06T00:30:00-04:00', 2],
    ['on the second', '2024-09-06T01:00:00-04:00', 3],
  ])('VIEW-19 a student on %s', (_, now, day) => {
    expect(currentCourseDay(course, Date.parse(now))).toBe(day);
    expect(studentGate(course, Date.parse(now))).toEqual({ currentDay: day, ignoresDate: false });
  });

  test.each([
    [
      'graded after the due date: what had come by then',
      '2024-09-10T12:00:00-04:00',
      '2024-09-05',
      2,
    ],
    ['due on a class day: that day counts', '2024-09-10T12:00:00-04:00', '2024-09-06', 3],
    [
      'looked at before the due date: only what has come',
      '2024-09-05T12:00:00-04:00',
      '2024-12-01',
      2,
    ],
    ['due before the term', '2024-09-10T12:00:00-04:00', '2024-08-01', null],
  ])('VIEW-20 %s', (_, now, target, day) => {
    const date = target as Parameters<typeof gradingGate>[1];
    expect(gradingGate(course, date, Date.parse(now)).currentDay).toBe(day);
  });

  test('VIEW-20 a course that moves on by hand counts up to its present day', () => {
    const byHand = readCourse([
      ...items,
      designItem({ dataType: 'usesAutomaticProgress', dataID: '1', dataText: 'No' }),
      designItem({
        dataType: 'currentCourseDate',
        dataID: '1',
        dataText: 'Fri, 9/6',
        dataIndex: '3',
      }),
    ]);
    const date = '2024-09-05' as Parameters<typeof gradingGate>[1];
    expect(gradingGate(byHand, date, Date.parse('2024-09-10T12:00:00-04:00')).currentDay).toBe(3);
  });
});

test('VIEW-21 what a student is sent and what the server knows show the same questions', () => {
  const logic = fc.constantFrom(
    '',
    '(q1, 1)',
    '¬(q2, 1)',
    '(Thesis)',
    '(q3, 2) ∨ ¬(q1, 2)',
    '(q0, 1) & (q2, 1)',
    '(',
    '(Nobody)',
  );
  const question = fc.tuple(logic, fc.integer({ min: 1, max: 6 }));
  const answers = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.constantFrom('1', '2')));
  fc.assert(
    fc.property(
      fc.array(question, { maxLength: 5 }),
      answers,
      fc.integer({ min: 0, max: 8 }),
      (questions, given, day) => {
        const all = [
          designItem({ dataType: 'sectionName', dataID: 's1', dataIndex: '1' }),
          designItem({ dataType: 'currentCourseDate', dataID: '1', dataIndex: String(day) }),
          designItem({
            dataType: 'thesis',
            dataID: 'h',
            dataText: 'Thesis',
            questionLogic: '(q1, 1)',
          }),
          ...[2, 3, 4, 5, 6].map((index) =>
            designItem({
              dataType: 'topic',
              dataID: `t${index}`,
              dataIndex: String(index),
              questionOptions: index === 4 ? 'no' : 'yes',
            }),
          ),
          ...questions.map(([questionLogic, topic], at) =>
            designItem({
              dataType: 'question',
              dataID: `q${at}`,
              questionType: 'Radio',
              questionOptions: 'a|||b',
              questionLogic,
              questionCourseDate: `t${topic}`,
            }),
          ),
        ];
        const shown = (list: readonly DesignItem[]): readonly string[] => {
          const model = readCourse(list);
          const course = releaseCourse(model, studentGate(model, 0));
          const records = given.map(([at, text]) => sampleAnswer(`q${at}`, text));
          return evaluateStudent(course.graph, records).shownQuestionIds();
        };
        expect(shown(designForAudience(all, 'student', day))).toEqual(shown(all));
      },
    ),
  );
});

test('VIEW-22 five thousand questions over a thousand class days are read and opened', () => {
  const many: DesignItem[] = [designItem({ dataType: 'sectionName', dataID: 's', dataIndex: '1' })];
  for (let at = 0; at < 1000; at += 1) {
    many.push(designItem({ dataType: 'topic', dataID: `t${at}`, dataIndex: String(at + 2) }));
    many.push(
      designItem({
        dataType: 'thesis',
        dataID: `h${at}`,
        dataText: `T${at}`,
        questionLogic: at === 0 ? '(q0, 1)' : `(T${at - 1})`,
      }),
    );
  }
  for (let at = 0; at < 5000; at += 1) {
    const questionLogic = at === 0 ? '' : `(q${at - 1}, 1) ∨ (T${at % 1000})`;
    many.push(
      designItem({
        dataType: 'question',
        dataID: `q${at}`,
        dataIndex: '1',
        dataText: `Question ${at}?`,
        questionType: 'LongAnswer',
        questionLogic,
        questionCourseDate: `t${at % 1000}`,
      }),
    );
  }
  const course = releaseCourse(readCourse(many), OPEN_GATE);
  const truth = evaluateStudent(course.graph, [sampleAnswer('q0', '1')]);
  expect(truth.shownQuestionIds()).toHaveLength(5000);
});

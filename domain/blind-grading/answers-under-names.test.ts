import { expect, test } from 'vitest';
import { designItem, type DesignItem } from '../design/design-item.ts';
import { readEvaluations } from '../grading/evaluation.ts';
import { readTheses } from '../logic/thesis.ts';
import { readQuestions } from '../questions/question.ts';
import { questionsByTopic } from '../questions/questions-by-topic.ts';
import { readSchedule } from '../schedule/schedule-codec.ts';
import { answersUnderPseudonym, questionsUnder } from './answers-under-names.ts';
import { readFairGradings } from './fair-grading.ts';

function row(dataType: string, dataID: string, dataIndex: number) {
  return designItem({ dataType, dataID, dataIndex: String(dataIndex), questionOptions: 'yes' });
}

function question(
  dataID: string,
  questionCourseDate: string,
  questionType: string,
  questionLogic = '',
) {
  const place = { questionCourseDate, questionType, questionLogic };
  return designItem({ dataType: 'question', dataID, ...place });
}

function evaluation(dataID: string, questionLogic: string, questionOptions: string) {
  return designItem({ dataType: 'evaluation', dataID, questionLogic, questionOptions });
}

function hiding(dataID: string) {
  return designItem({ dataType: 'fairGrading', dataID, dataText: 'hideNames' });
}

function courseOf(items: readonly DesignItem[]) {
  const { questions } = readQuestions(items);
  return {
    evaluations: readEvaluations(items).evaluations,
    fairGradings: readFairGradings(items),
    schedule: readSchedule(items),
    questions,
    theses: readTheses(items),
    questionsByTopic: questionsByTopic(questions),
  };
}

const ITEMS = [
  row('sectionName', 'one', 1),
  row('topic', 'first', 2),
  row('sectionName', 'two', 3),
  row('topic', 'second', 4),
  question('essay', 'first', 'LongAnswer', '(Doubt)'),
  question('other', 'second', 'LongAnswer'),
  question('choice', 'second', 'Radio', '(first, 1)'),
  question('first', 'second', 'Checkbox'),
  question('unasked', 'second', 'Radio'),
  question('clash', 'second', 'Contradiction'),
  designItem({ dataType: 'thesis', dataID: 't', dataText: 'Doubt', questionLogic: '(choice, 1)' }),
  evaluation('BLIND', 'ungraded', 'one'),
  evaluation('BACK', 'graded', 'one,two'),
  hiding('BLIND'),
  hiding('BACK'),
];
const COURSE = courseOf(ITEMS);
const NAMED = courseOf(ITEMS.filter(({ dataType }) => dataType !== 'fairGrading'));

test.each([
  ['the name', COURSE, null, { without: ['essay'] }],
  ['the name, if no evaluation is blind', NAMED, null, undefined],
  ['a pseudonym', COURSE, 'BLIND', { only: ['essay'] }],
  [
    'a pseudonym of one that is handed back',
    COURSE,
    'BACK',
    { only: ['choice', 'clash', 'first', 'other', 'unasked'] },
  ],
  ['a pseudonym, if no evaluation is blind', NAMED, 'BLIND', { only: ['essay'] }],
] as const)('BLD-5, BLD-6 which answers staff get under %s', (_what, course, of, expected) => {
  const found = questionsUnder(course, of);
  expect(found?.only ? { only: found.only.toSorted() } : found).toEqual(expected);
});

test('BLD-6 of other sections, a pseudonym brings only choices that decide what shows', () => {
  const answers = ['essay', 'other', 'choice', 'first', 'unasked', 'clash', 'deleted'].map(
    (questionID) => ({
      questionID,
      questionAnswer: '1',
      questionEssayAnswer: 'Words.',
      submissionDate: '2026-09-08T12:00:00.000-04:00',
    }),
  );
  const [essay, , choice, first] = answers;
  expect(answersUnderPseudonym(COURSE, 'BLIND', answers)).toEqual([
    essay,
    { ...choice, questionEssayAnswer: '', submissionDate: '' },
    { ...first, questionEssayAnswer: '', submissionDate: '' },
  ]);
});

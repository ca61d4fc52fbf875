import { expect, test } from 'vitest';
import type { Answer } from '../answers/answer.ts';
import { evaluateStudent } from '../logic/evaluate-student.ts';
import { contradictionView, type ContradictionView } from './contradiction-view.ts';
import { gateOfDay } from './date-gate.ts';
import { releaseCourse, type CourseContent } from './released-course.ts';
import {
  SAMPLE_COURSE,
  sampleAnswer,
  sampleEssay,
  sampleQuestion,
} from './testing/sample-course.ts';

const tens = Array.from({ length: 10 }, (_, at) => `Option ${at + 1}`);

function view(logic: string, answers: readonly Answer[], day = 5): ContradictionView | null {
  const content: CourseContent = {
    ...SAMPLE_COURSE,
    questions: [
      sampleQuestion('doubt', 'hume'),
      sampleQuestion('many', 'hume', { index: 2, type: 'Checkbox', options: tens }),
      sampleQuestion('essay', 'hume', { index: 3, type: 'LongAnswer', options: ['left', 'over'] }),
      sampleQuestion('free', 'kant', { logic: '(doubt, 1)' }),
      sampleQuestion('final', 'end'),
      sampleQuestion('clash', 'kant', { index: 9, type: 'Contradiction', text: 'Both?', logic }),
    ],
  };
  const course = releaseCourse(content, gateOfDay(day));
  const truth = evaluateStudent(course.graph, answers);
  const byId = new Map(answers.map((answer) => [answer.questionID, answer]));
  return contradictionView({ course, truth, answerOf: (id) => byId.get(id) }, 'clash');
}

function sources(logic: string, answers: readonly Answer[]): readonly string[] | undefined {
  return view(logic, answers)?.sources.map(
    ({ questionId, chosen, notChosen }) =>
      `${questionId}: ${chosen.join(', ')} / not ${notChosen.join(', ')}`,
  );
}

test('VIS-14 a contradiction names the questions and the chosen options that make it true', () => {
  expect(
    view('(Skeptic) & (free, 2)', [sampleAnswer('doubt', '1'), sampleAnswer('free', '2')]),
  ).toEqual({
    questionId: 'clash',
    text: 'Both?',
    sources: [
      { questionId: 'doubt', questionText: 'doubt?', chosen: ['Yes'], notChosen: [] },
      { questionId: 'free', questionText: 'free?', chosen: ['No'], notChosen: [] },
    ],
  });
});

test.each([
  [
    'only the side of an or that holds',
    '(doubt, 1) ∨ (many, 3)',
    [sampleAnswer('doubt', '1')],
    ['doubt: Yes / not '],
  ],
  [
    'an option left out',
    '(doubt, 1) & ¬(many, 2)',
    [sampleAnswer('doubt', '1'), sampleAnswer('many', '3')],
    ['doubt: Yes / not ', 'many:  / not Option 2'],
  ],
  [
    'several options of one question',
    '(many, 2) & (many, 3)',
    [sampleAnswer('many', '2,3,5')],
    ['many: Option 2, Option 3 / not '],
  ],
  [
    'option 10 counts as 1, and is named as what it is',
    '(many, 1)',
    [sampleAnswer('many', '10')],
    ['many: Option 10 / not '],
  ],
  [
    'an essay that contains the number chose no option',
    '(essay, 2)',
    [sampleEssay('essay', 'I see 2 ways.')],
    ['essay:  / not '],
  ],
  [
    'a question hidden by its logic is not named',
    '(doubt, 2) & ¬(free, 1)',
    [sampleAnswer('doubt', '2')],
    ['doubt: No / not '],
  ],
  [
    'an unreleased question is not named',
    '(doubt, 2) & ¬(final, 1)',
    [sampleAnswer('doubt', '2')],
    ['doubt: No / not '],
  ],
  [
    'a formula true of everybody names all it mentions',
    '(doubt, 1) ∨ ¬(doubt, 1)',
    [],
    ['doubt:  / not '],
  ],
  [
    'what a named question itself depends on is not named',
    '(free, 1) ∨ ¬(free, 1)',
    [sampleAnswer('doubt', '1')],
    ['free:  / not '],
  ],
  ['through a thesis too', '(Skeptic) ∨ ¬(Skeptic)', [], ['doubt:  / not ']],
])('VIS-15 %s', (_, logic, answers, expected) => {
  expect(sources(logic, answers)).toEqual(expected);
});

test.each([
  ['its logic is false', '(doubt, 1)', 5],
  ['it is not released', '', 2],
])('VIS-16 there is no view when %s', (_, logic, day) => {
  expect(view(logic, [], day)).toBeNull();
});

test('VIS-16 there is no view of a question that is no contradiction', () => {
  const course = releaseCourse(SAMPLE_COURSE, gateOfDay(5));
  const truth = evaluateStudent(course.graph, []);
  expect(contradictionView({ course, truth, answerOf: () => undefined }, 'doubt')).toBeNull();
});

import { expect, test } from 'vitest';
import type { Answer } from '../answers/answer.ts';
import { evaluateStudent } from '../logic/evaluate-student.ts';
import type { Question } from '../questions/question.ts';
import {
  causeAnswerPhrase,
  repairEffects,
  repairPhrase,
  type PhraseReader,
} from './contradiction-phrases.ts';
import { explainContradiction, type ExplainedContradiction } from './explained-contradiction.ts';
import { gateOfDay } from './date-gate.ts';
import { releaseCourse, type CourseContent } from './released-course.ts';
import {
  SAMPLE_COURSE,
  sampleAnswer,
  sampleEssay,
  sampleQuestion,
  sampleThesis,
} from './testing/sample-course.ts';

const at = (id: string, topicId: string, index: number, differs: Partial<Question> = {}) =>
  sampleQuestion(id, topicId, { index, ...differs });
const item = (id: string, index: number, logic: string) =>
  at(id, 'kant', index, { type: 'Contradiction', options: ['', ''], logic });

/** hume and kant are open on day 5; late and end are not. */
function course(...questions: readonly Question[]): CourseContent {
  return { ...SAMPLE_COURSE, questions };
}

function explained(
  content: CourseContent,
  id: string,
  answers: readonly Answer[],
  currentDay = 5,
): ExplainedContradiction | null {
  const open = releaseCourse(content, gateOfDay(currentDay));
  return explainContradiction({ course: open, truth: evaluateStudent(open.graph, answers) }, id);
}

function described(
  found: ExplainedContradiction | null,
  reader: PhraseReader = 'student',
): readonly string[] {
  if (!found) return ['nothing'];
  return [
    ...found.answers.map((each) => `${each.question.id}: ${causeAnswerPhrase(each)}`),
    ...found.repairs.map((each) =>
      [repairPhrase(each, reader), ...repairEffects(each)].join(' | '),
    ),
  ];
}

const soul = course(
  at('soul', 'hume', 1),
  at('god', 'hume', 2),
  at('many', 'hume', 3, { type: 'Checkbox' }),
  at('essay', 'hume', 4, { type: 'LongAnswer' }),
  at('why', 'kant', 1, { logic: '(soul, 1)' }),
  at('how', 'kant', 2, { logic: '(soul, 2)' }),
  item('clash', 3, '(soul, 1) & ((god, 2) ∨ (god, 3) ∨ (many, 1))'),
  item('other', 4, '(soul, 2) & (god, 2)'),
  item('ticked', 5, '(many, 2) & ¬(many, 3)'),
  item('number', 6, '(essay, 7)'),
  item('always', 7, '(soul, 1) ∨ ¬(soul, 1)'),
  at('hidden', 'late', 1, { logic: '(soul, 3)' }),
);

test('VIS-22 the smallest set of own answers is named, though more of them speak for it', () => {
  const answers = [
    sampleAnswer('soul', '1'),
    sampleAnswer('god', '2'),
    sampleAnswer('many', '2,3'),
  ];
  expect(described(explained(soul, 'clash', answers)).slice(0, 2)).toEqual([
    'soul: Answered “Yes”',
    'god: Answered “No”',
  ]);
  expect(described(explained(soul, 'clash', []))).toEqual(['nothing']);
  expect(described(explained(soul, 'always', answers))).toEqual([]);
});

test('VIS-23 each repair lists what would appear and disappear, and options with the same effect are one', () => {
  const answers = [sampleAnswer('soul', '1'), sampleAnswer('god', '2')];
  expect(described(explained(soul, 'clash', answers)).slice(2)).toEqual([
    'Change your answer to “soul?” to “No” | 1 question would open: “how?” | 1 other contradiction would appear: “other?” | 1 question would no longer apply: “why?”',
    'Change your answer to “soul?” to “Maybe” | 1 question would no longer apply: “why?”',
    'Change your answer to “god?” to “Yes” | Nothing else would change.',
  ]);
  expect(
    described(explained(soul, 'other', [sampleAnswer('soul', '2'), answers[1]!]), 'staff'),
  ).toContain('Change the answer to “god?” to “Yes” or “Maybe” | Nothing else would change.');
});

test.each<[string, string, Answer, readonly string[]]>([
  [
    'ticks',
    'ticked',
    sampleAnswer('many', '1,2'),
    [
      'many: Answered “Yes” and “No”',
      'Untick “No” in “many?” | Nothing else would change.',
      'Tick “Maybe” in “many?” | Nothing else would change.',
    ],
  ],
  [
    'a number in an essay',
    'number',
    sampleEssay('essay', 'All 7 of them.'),
    [
      'essay: What was written there',
      'Revise what you wrote in “essay?” | Nothing else would change.',
    ],
  ],
])('VIS-24 the phrases of repairs: %s', (_, id, answer, expected) => {
  expect(described(explained(soul, id, [answer]))).toEqual(expected);
});

test('VIS-24 long lists are counted in full and named in part', () => {
  const many = course(
    at('soul', 'hume', 1),
    ...[1, 2, 3, 4, 5].map((each) => at(`q${each}`, 'kant', each, { logic: '(soul, 2)' })),
    item('clash', 6, '(soul, 1)'),
  );
  expect(described(explained(many, 'clash', [sampleAnswer('soul', '1')]))[1]).toBe(
    'Change your answer to “soul?” to “No” | 5 questions would open: “q1?”, “q2?”, “q3?” and 2 more',
  );
});

test('VIS-24 a Radio that no option resolves has no repair: an answer cannot be taken back', () => {
  const stuck = course(
    at('soul', 'hume', 1),
    item('clash', 1, '(soul, 1) ∨ (soul, 2) ∨ (soul, 3)'),
  );
  expect(described(explained(stuck, 'clash', [sampleAnswer('soul', '1')]))).toEqual([
    'soul: Answered “Yes”',
  ]);
});

test('VIS-23 nothing that is not released is named or counted', () => {
  const answers = [
    sampleAnswer('soul', '1'),
    sampleAnswer('god', '2'),
    sampleAnswer('hidden', '1'),
  ];
  const open = explained(soul, 'clash', answers);
  const { questions } = soul;
  const released = explained(
    { ...soul, questions: questions.filter(({ id }) => id !== 'hidden') },
    'clash',
    answers,
  );
  expect(open).toEqual(released);
  expect(JSON.stringify(open)).not.toContain('hidden');
  // On its day the same repair would list that question as opening.
  expect(described(explained(soul, 'clash', answers, 6)).join('\n')).toContain(
    'would open: “hidden?”',
  );
});

test('VIS-22 answers count through theses', () => {
  const content = {
    ...course(at('soul', 'hume', 1), item('clash', 1, '(Dualism)')),
    theses: [sampleThesis('Dualism', '(soul, 1)')],
  };
  expect(described(explained(content, 'clash', [sampleAnswer('soul', '1')]))).toEqual([
    'soul: Answered “Yes”',
    'Change your answer to “soul?” to “No” or “Maybe” | Nothing else would change.',
  ]);
});

const listOf = (count: number, part: (index: number) => string, joint: string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join(joint);

/** A Checkbox with so many options, all ticked, and all named in formulas. */
function longList(count: number): ExplainedContradiction | null {
  const options = Array.from({ length: count }, (_, index) => `Option ${index + 1}`);
  const content = course(
    at('list', 'hume', 1, { type: 'Checkbox', options }),
    item(
      'clash',
      2,
      listOf(count, (index) => `(list, ${index + 1})`, ' & '),
    ),
  );
  return explained(content, 'clash', [
    sampleAnswer(
      'list',
      listOf(count, (index) => String(index + 1), ','),
    ),
  ]);
}

/** So many questions in conditions that are almost independent of each other. */
function entangled(count: number): ExplainedContradiction | null {
  const options = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  const questions = Array.from({ length: count }, (_, index) =>
    at(`q${index}`, 'hume', index, { type: 'Checkbox', options }),
  );
  const atom = (index: number, part: number): string =>
    `(q${(index * 7919 + part * 104_729) % count}, ${((index * 31 + part * 17) % 6) + 1})`;
  const clause = (index: number): string =>
    `(${atom(index, 1)} ∨ ¬${atom(index, 2)} ∨ ${atom(index, 3)} ∨ (q${(index * 7919 + 418_916) % count}, 1))`;
  const content = course(...questions, item('clash', count, listOf(count * 4, clause, ' & ')));
  const answers = questions.map(({ id }) => sampleAnswer(id, '1,2,3'));
  return explained(content, 'clash', answers);
}

test('CHK-42 an ordinary list of options is searched to its end', () => {
  expect(longList(60)).toMatchObject({ hasAllRepairs: true, isSmallest: true });
});

test('CHK-42 a thousand options of one question: the search for repairs stops, and reports that', () => {
  expect(longList(1000)).toMatchObject({ repairs: [], hasAllRepairs: false });
});

test('CHK-42 entangled formulas: the search for the smallest set stops, and reports that', () => {
  expect(entangled(50)).toMatchObject({ isSmallest: false });
});

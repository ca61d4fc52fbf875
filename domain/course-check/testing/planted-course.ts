// A course in which nineteen questions can never show, each for a different reason.
import type { Question } from '../../questions/question.ts';
import type { CourseContent } from '../../visibility/released-course.ts';
import {
  sampleQuestion,
  sampleSection,
  sampleThesis,
  sampleTopic,
} from '../../visibility/testing/sample-course.ts';

const options = Array.from({ length: 12 }, (_, index) => `Option ${index + 1}`);

/** The conditions of the questions that can never show, by id. */
export const PLANTED: Readonly<Record<string, string>> = {
  'two-options': '(mind, 1) & (mind, 2)',
  denial: '(many, 1) & ¬(many, 1)',
  range: '(mind, 7)',
  unknown: '(nobody, 1)',
  hidden: '(soul, 1) & (mind, 2)',
  'hidden-deep': '(afterlife, 1) & ¬(mind, 1)',
  'after-dead': '(two-options, 1)',
  'circle-self': '(circle-self, 1)',
  'circle-one': '(circle-two, 1)',
  'circle-two': '¬(circle-one, 1)',
  'no-thesis': '(Nihilism) ∨ ¬(Nihilism)',
  broken: '(mind, 1) &',
  'thesis-denial': '(Dualism) & ¬(Dualism)',
  'theses-apart': '(Theism) & (Atheism)',
  'of-contradiction': '(tension, 1)',
  digits: '(wide, 10) & ¬(wide, 1)',
  ticks: '¬((many, 1) ∨ (many, 2)) & (many, 1)',
  words: '(essay, 12) & ¬(essay, 2)',
  closed: '(secret, 1)',
};

const fine: readonly Question[] = [
  sampleQuestion('mind', 'hume'),
  sampleQuestion('many', 'hume', { type: 'Checkbox' }),
  sampleQuestion('essay', 'hume', { type: 'LongAnswer', options: [] }),
  sampleQuestion('wide', 'hume', { options }),
  sampleQuestion('god', 'hume'),
  sampleQuestion('soul', 'hume', { logic: '(mind, 1)' }),
  sampleQuestion('afterlife', 'kant', { logic: '(soul, 1) ∨ (soul, 2)' }),
  sampleQuestion('tension', 'kant', { type: 'Contradiction', logic: '(Theism) & (mind, 3)' }),
  sampleQuestion('both-ticks', 'kant', { logic: '(many, 1) & (many, 2) & ¬(many, 3)' }),
  sampleQuestion('tenth', 'kant', { logic: '(wide, 1) & ¬(wide, 11) & ¬(wide, 12) & (wide, 10)' }),
  sampleQuestion('secret', 'off'),
];

export const PLANTED_COURSE: CourseContent = {
  settings: { hasContradictionItems: true },
  schedule: {
    sections: [sampleSection('all', 1)],
    topics: [sampleTopic('hume', 2), sampleTopic('off', 3, false), sampleTopic('kant', 4)],
  },
  questions: [
    ...fine,
    ...Object.entries(PLANTED).map(([id, logic]) => sampleQuestion(id, 'kant', { logic })),
  ],
  theses: [
    sampleThesis('Dualism', '(soul, 1)'),
    sampleThesis('Theism', '(god, 1)'),
    sampleThesis('Atheism', '(god, 2)'),
  ],
};

import { expect, test } from 'vitest';
import { designItem } from '../design/design-item.ts';
import { readCourse } from '../course/course-model.ts';
import { consequenceSentences } from './consequence-sentences.ts';
import type { DesignConsequences } from './design-consequences.ts';

const before = readCourse([
  designItem({ dataType: 'question', dataID: 'q1', dataText: 'Does it move\nthe body?' }),
  designItem({ dataType: 'question', dataID: 'bare' }),
  designItem({ dataType: 'evaluation', dataID: 'E', dataText: 'Essay 1' }),
]);
const after = readCourse([
  designItem({ dataType: 'question', dataID: 'q1', dataText: 'Other words' }),
  designItem({ dataType: 'question', dataID: 'new', dataText: 'A new one?' }),
]);
const nothing: DesignConsequences = {
  questions: [],
  students: 0,
  classSize: 300,
  changedAnswers: [],
  evaluations: [],
  evaluationEdits: [],
  switchedOff: [],
  written: [],
};
const quiet = { appears: 0, disappears: 0, answersHidden: 0, answersBack: 0 };

test.each<[string, Partial<DesignConsequences['questions'][number]>, string]>([
  [
    'both ways, with answers kept',
    { appears: 12, disappears: 3, answersHidden: 3 },
    '“Does it move the body?” appears for 12 students and disappears for 3. 3 answers are kept but no longer seen.',
  ],
  [
    'one student and one answer',
    { disappears: 1, answersHidden: 1 },
    '“Does it move the body?” disappears for 1 student. 1 answer is kept but no longer seen.',
  ],
  [
    'answers that come back',
    { appears: 1200, answersBack: 2 },
    '“Does it move the body?” appears for 1,200 students. 2 kept answers are seen again.',
  ],
  ['a new question', { questionId: 'new', appears: 2 }, '“A new one?” appears for 2 students.'],
  [
    'a question without text',
    { questionId: 'bare', disappears: 2 },
    'Question bare disappears for 2 students.',
  ],
])('CHK-25 %s', (_, differs, sentence) => {
  const question = { questionId: 'q1', ...quiet, ...differs };
  const sentences = consequenceSentences({ ...nothing, questions: [question] }, before, after);
  expect(sentences.questions).toEqual([sentence]);
});

test.each([
  [0, 300, null],
  [1, 300, '1 of 300 students sees different questions.'],
  [300, 300, 'All 300 students see different questions.'],
  [1, 1, 'The only student in the course sees different questions.'],
])('CHK-25 %d of %d students', (students, classSize, sentence) => {
  const sentences = consequenceSentences({ ...nothing, students, classSize }, before, after);
  expect(sentences.summary).toBe(sentence);
});

test('CHK-25 answers that read differently, and counts behind grades', () => {
  const sentences = consequenceSentences(
    {
      ...nothing,
      changedAnswers: [
        { questionId: 'q1', reason: 'options', answers: 4 },
        { questionId: 'q1', reason: 'type', answers: 1 },
      ],
      evaluations: [
        { evaluationId: 'E', students: 5, grades: 2 },
        { evaluationId: 'E', students: 1, grades: 0 },
      ],
    },
    before,
    after,
  );
  expect(sentences.answers).toEqual([
    '4 answers to “Does it move the body?” name an option that moves or is removed. They would then mean another option, or none.',
    '1 answer to “Does it move the body?” is kept, but doesn’t fit the new type.',
  ]);
  expect(sentences.grades).toEqual([
    'In “Essay 1”, the unanswered questions or unresolved contradictions of 5 students are counted differently. Counted again, 2 existing grades would change.',
    'In “Essay 1”, the unanswered questions or unresolved contradictions of 1 student are counted differently. No existing grade changes.',
  ]);
});

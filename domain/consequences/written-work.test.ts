import { expect, test } from 'vitest';
import { hasConsequences } from './has-consequences.ts';
import { readCourse } from '../course/course-model.ts';
import { DEFAULT_COURSE_SETTINGS } from '../design/course-settings.ts';
import { designItem } from '../design/design-item.ts';
import type { DesignConsequences } from './design-consequences.ts';
import { writtenQuestions, writtenSentence, type WrittenWork } from './written-work.ts';

const question = (dataID: string, questionType: string) =>
  designItem({ dataType: 'question', dataID, questionType });
const evaluation = (dataID: string, questionCourseDate: string) =>
  designItem({ dataType: 'evaluation', dataID, questionCourseDate });

test('CHK-46 CHK-47 CHK-48 what is counted: essays that go, evaluations that go or move', () => {
  const before = readCourse([
    ...['gone', 'retyped', 'kept'].map((id) => question(id, 'LongAnswer')),
    question('choice', 'Radio'),
    evaluation('GONE', '2026-10-01'),
    evaluation('MOVED', '2026-10-01'),
    evaluation('SAME', '2026-10-01'),
  ]);
  const after = readCourse([
    question('retyped', 'Radio'),
    question('kept', 'LongAnswer'),
    question('new', 'LongAnswer'),
    evaluation('MOVED', '2026-10-02'),
    evaluation('SAME', '2026-10-01'),
    evaluation('NEW', '2026-10-01'),
  ]);
  expect(writtenQuestions({ before, after })).toEqual({
    'question-removed': ['gone'],
    'question-lost': ['retyped'],
    'evaluation-removed': ['GONE'],
    'due-date': ['MOVED'],
  });
});

const none = {
  id: 'x',
  grades: 0,
  students: 0,
  levels: 0,
  comments: 0,
  passages: 0,
  requests: 0,
  ownDates: 0,
  followingDates: 0,
};
const settings = {
  ...DEFAULT_COURSE_SETTINGS,
  usesGradesForExams: true,
  questionByQuestionGrading: true,
};

test.each<[string, Partial<WrittenWork>, string]>([
  [
    'CHK-46 everything about a question',
    {
      reason: 'question-removed',
      grades: 1200,
      students: 1199,
      levels: 2,
      passages: 8,
      requests: 1,
    },
    '1,200 grades of 1,199 students for “Why?” stay and still count in the exam grades. Graders and students see each as “Question not found” with its value until a grader takes it out. Chosen levels of criteria, 8 comments and 1 request about “Why?” stay saved, but graders and students no longer see them.',
  ],
  [
    'CHK-46 one grade',
    { reason: 'question-removed', grades: 1, students: 1 },
    '1 grade of 1 student for “Why?” stays and still counts in the exam grade. Graders and students see it as “Question not found” with its value until a grader takes it out.',
  ],
  [
    'CHK-80 a question that moves to another evaluation or takes another kind of answer',
    { reason: 'question-lost', grades: 2, students: 2, passages: 3 },
    '2 grades of 2 students for “Why?” stay and still count in the exam grades. Graders and students see each as “Question not found” with its value until a grader takes it out.',
  ],
  ['CHK-80 no grades', { reason: 'question-lost', passages: 3 }, ''],
  [
    'CHK-46 one comment',
    { reason: 'question-removed', passages: 1 },
    '1 comment about “Why?” stays saved, but graders and students no longer see it.',
  ],
  [
    'CHK-46 only levels',
    { reason: 'question-removed', levels: 1 },
    'Chosen levels of criteria about “Why?” stay saved, but graders and students no longer see them.',
  ],
  ['CHK-46 nothing', { reason: 'question-removed' }, ''],
  [
    'CHK-47 everything in an evaluation; its grades have a sentence of their own',
    {
      reason: 'evaluation-removed',
      grades: 3,
      levels: 3,
      comments: 10,
      passages: 25,
      requests: 2,
      ownDates: 1,
      followingDates: 2,
    },
    'The levels chosen for criteria are deleted with their grades. 10 comments, 25 comments on answers, 2 requests and 3 custom due dates in “Why?” stay saved, but nobody sees them.',
  ],
  ['CHK-47 nothing', { reason: 'evaluation-removed', grades: 3 }, ''],
  [
    'CHK-48 everything',
    { reason: 'due-date', levels: 3, passages: 1, requests: 2, ownDates: 1, followingDates: 2 },
    'The levels chosen for criteria are deleted with their grades. 1 comment on answers in “Why?” stays. A comment whose passage changed says so. 2 requests about grades stay. The custom due dates of 2 students with more time in the whole course move too. 1 custom due date given by hand stays.',
  ],
  ['CHK-48 nothing', { reason: 'due-date', grades: 3, comments: 2 }, ''],
])('%s', (_name, differs, expected) => {
  const work = { ...none, reason: 'due-date' as const, ...differs };
  expect(writtenSentence(work, '“Why?”', settings)).toBe(expected);
});

test('CHK-46 grades count on only where exam grades are computed', () => {
  const byHand = { ...settings, questionByQuestionGrading: false };
  const work = { ...none, grades: 2, students: 2 };
  expect(writtenSentence({ ...work, reason: 'question-removed' }, '“Why?”', byHand)).toBe(
    '2 grades about “Why?” stay saved, but graders and students no longer see them.',
  );
  expect(writtenSentence({ ...work, reason: 'question-lost' }, '“Why?”', byHand)).toBe('');
});

test.each([
  [{ reason: 'question-removed', passages: 1 }, true],
  [{ reason: 'question-lost', passages: 1 }, false],
  [{ reason: 'question-lost', grades: 1 }, true],
  [{ reason: 'evaluation-removed', requests: 1 }, true],
  [{ reason: 'due-date', passages: 3 }, false],
  [{ reason: 'due-date', levels: 1 }, true],
] as const)('CHK-48 a reason to ask: %j', (differs, expected) => {
  const found: DesignConsequences = {
    questions: [],
    students: 0,
    classSize: 3,
    changedAnswers: [],
    evaluations: [],
    evaluationEdits: [],
    switchedOff: [],
    written: [{ ...none, ...differs }],
  };
  expect(hasConsequences(found)).toBe(expected);
});

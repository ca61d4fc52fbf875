import { expect, test } from 'vitest';
import { designItem, type DesignItem } from '../design/design-item.ts';
import { evaluationEditSentence } from './evaluation-edit-sentences.ts';
import {
  evaluationEdits,
  evaluationQuestions,
  type EvaluationEdit,
  type EvaluationFacts,
} from './evaluation-edits.ts';
import { NO_FACTS } from './testing/no-facts.ts';
import { readCourse } from '../course/course-model.ts';

const settings = (more: Readonly<Record<string, string>>): readonly DesignItem[] =>
  Object.entries({
    usesGradesForExams: 'Yes',
    questionByQuestionGrading: 'Yes',
    hasContradictionItems: 'Yes',
    ...more,
  }).map(([dataType, dataText]) => designItem({ dataType, dataID: '0', dataText }));

function courseWith(evaluation: Partial<DesignItem>, more: Readonly<Record<string, string>> = {}) {
  return readCourse([
    designItem({ dataType: 'sectionName', dataID: 's1', dataIndex: '1' }),
    designItem({ dataType: 'topic', dataID: 't2', dataIndex: '2', questionOptions: 'yes' }),
    designItem({ dataType: 'sectionName', dataID: 's3', dataIndex: '3' }),
    designItem({ dataType: 'topic', dataID: 't4', dataIndex: '4', questionOptions: 'yes' }),
    designItem({ dataType: 'question', dataID: 'q2', dataText: 'Two?', questionCourseDate: 't2' }),
    designItem({ dataType: 'question', dataID: 'q4', dataText: 'Four?', questionCourseDate: 't4' }),
    designItem({
      dataType: 'evaluation',
      dataID: 'E',
      dataText: 'Essay 1',
      questionCourseDate: '2026-09-10',
      questionOptions: 's1',
      questionLogic: 'ungraded',
      ...evaluation,
    }),
    ...settings(more),
  ]);
}

const facts: EvaluationFacts = {
  ...NO_FACTS,
  students: new Set(['ada', 'ben', 'cyd', 'dan']),
  customDateStudents: new Map([['E', new Set(['ben'])]]),
  wrote: new Map([['E', ['ada', 'ben', 'a-guest']]]),
  answered: new Map([['E', ['cyd', 'dan', 'a-guest']]]),
  counted: [
    { evaluationId: 'E', unansweredMCQs: 2, unresolvedContradictions: 0, students: 3 },
    { evaluationId: 'E', unansweredMCQs: 0, unresolvedContradictions: 1, students: 1 },
  ],
};

const before = courseWith({});
const none = { written: [], answered: [], deleting: [], isRegraded: false };

test.each<[string, Partial<DesignItem>, object]>([
  [
    'CHK-27 a later date asks who wrote in between',
    { questionCourseDate: '2026-09-17' },
    {
      ...none,
      written: [{ evaluationId: 'E', from: '2026-09-10', to: '2026-09-17', questionIds: ['q2'] }],
      deleting: ['E'],
    },
  ],
  [
    'CHK-27 an earlier one as well, from the earlier to the later',
    { questionCourseDate: '2026-09-03' },
    {
      ...none,
      written: [{ evaluationId: 'E', from: '2026-09-03', to: '2026-09-10', questionIds: ['q2'] }],
      deleting: ['E'],
    },
  ],
  [
    'CHK-28 other sections ask who answered in those that come and go',
    { questionOptions: 's3' },
    { ...none, answered: [{ evaluationId: 'E', questionIds: ['q2', 'q4'] }] },
  ],
  ['CHK-26 another name asks nothing', { dataText: 'Essay one' }, none],
])('%s', (_, evaluation, expected) => {
  expect(evaluationQuestions({ before, after: courseWith(evaluation) })).toEqual(expected);
});

test('CHK-28 the first sections of an evaluation affect nobody', () => {
  const without = courseWith({ questionOptions: '' });
  const after = courseWith({ questionOptions: 's1,s3' });
  expect(evaluationQuestions({ before: without, after })).toEqual(none);
});

const edit = (more: Partial<EvaluationEdit>): EvaluationEdit => ({
  kind: 'later',
  evaluationId: 'E',
  students: 0,
  grades: 0,
  isHandedBack: false,
  ...more,
});

test.each<[string, Partial<DesignItem>, readonly EvaluationEdit[]]>([
  [
    'CHK-27 a later date: students without a date of their own who wrote in between',
    { questionCourseDate: '2026-09-17' },
    [edit({ kind: 'later', students: 1 })],
  ],
  [
    'CHK-27 DUE-17 an earlier date: everybody without a date of their own',
    { questionCourseDate: '2026-09-03' },
    [edit({ kind: 'moved-earlier', students: 3 }), edit({ kind: 'earlier', students: 1 })],
  ],
  [
    'CHK-27 no date any more: everybody without a date of their own',
    { questionCourseDate: '' },
    [edit({ kind: 'undated', students: 3 })],
  ],
  [
    'CHK-28 other sections',
    { questionOptions: 's1,s3' },
    [edit({ kind: 'sections', students: 2 })],
  ],
  [
    'CHK-29 handed back, and the sections it has are the same',
    { questionLogic: 'graded' },
    [
      edit({ kind: 'sections', students: 2, isHandedBack: true }),
      edit({ kind: 'handed-back', students: 4, isHandedBack: true }),
    ].slice(1),
  ],
  ['CHK-26 another name does nothing', { dataText: 'Essay one' }, []],
])('%s', (_, evaluation, expected) => {
  const after = courseWith(evaluation);
  const asked = evaluationQuestions({ before, after });
  const known = {
    ...facts,
    wrote: asked.written.length > 0 ? facts.wrote : new Map(),
    answered: asked.answered.length > 0 ? facts.answered : new Map(),
  };
  expect(evaluationEdits({ before, after }, known)).toEqual(expected);
});

test('CHK-27 the grades that a new date deletes are reported even when nobody wrote in between', () => {
  const after = courseWith({ questionCourseDate: '2026-09-17' });
  const known = { ...facts, wrote: new Map(), answered: new Map(), grades: new Map([['E', 8]]) };
  expect(evaluationEdits({ before, after }, known)).toEqual([edit({ grades: 8 })]);
});

test.each<[string, Readonly<Record<string, string>>, number]>([
  ['for choices', { penaltyForUnansweredMCQ: '3' }, 3],
  ['for contradictions', { penaltyForUnresolvedContradictions: '1' }, 1],
  ['for both', { penaltyForUnansweredMCQ: '3', penaltyForUnresolvedContradictions: '1' }, 4],
  ['for contradictions that are switched off', { hasContradictionItems: 'No' }, 1],
  ['the same as before', { penaltyForUnansweredMCQ: '5' }, 0],
  ['without computed grades', { penaltyForUnansweredMCQ: '3', questionByQuestionGrading: 'No' }, 0],
])('CHK-29 a penalty %s', (_, more, grades) => {
  const found = evaluationEdits({ before, after: courseWith({}, more) }, facts);
  expect(found.map((each) => [each.kind, each.grades])).toEqual(
    grades === 0 ? [] : [['penalty', grades]],
  );
});

test.each<[Partial<EvaluationEdit>, string]>([
  [
    { kind: 'later', students: 7 },
    'In “Essay 1”, what 7 students wrote after September 10, 2026 now counts: graders read those answers, not the older ones.',
  ],
  [
    { kind: 'earlier', students: 1, isHandedBack: true },
    'In “Essay 1”, what 1 student wrote after September 17, 2026 no longer counts: graders read the older answers. It is handed back, so these students see the change.',
  ],
  [{ kind: 'later', grades: 8 }, ''],
  [
    { kind: 'undated', students: 3 },
    'Without a due date, “Essay 1” can’t be graded for 3 students. Only students with a custom due date can be graded.',
  ],
  [
    { kind: 'sections', students: 1 },
    'In “Essay 1”, graders read the answers to other sections. 1 student has answered there.',
  ],
  [{ kind: 'handed-back', students: 2 }, '2 students see the grading of “Essay 1”.'],
  [
    { kind: 'taken-back', students: 1200 },
    '1,200 students no longer see the grading of “Essay 1”. They may have read it already.',
  ],
  [{ kind: 'penalty', grades: 2 }, 'In “Essay 1”, 2 grades change at once.'],
  [
    { kind: 'penalty', grades: 1, isHandedBack: true },
    'In “Essay 1”, which is handed back, 1 grade changes at once: this student reads another grade.',
  ],
])('CHK-30 %o', (what, sentence) => {
  const { evaluations: after } = courseWith({ questionCourseDate: '2026-09-17' });
  const sides = { before: before.evaluations, after };
  expect(evaluationEditSentence(edit(what), sides)).toBe(sentence);
});

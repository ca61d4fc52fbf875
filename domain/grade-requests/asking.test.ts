import { expect, test } from 'vitest';
import { timeZoneOf } from '../base/zoned-time.ts';
import { NO_QUESTION } from '../grading/grade-record.ts';
import { askingSentence, isEssayIn, mayAsk, type AskingRefusal } from './asking.ts';

const base: Parameters<typeof mayAsk>[0] = {
  since: Date.parse('2026-11-10T15:00:00Z'),
  days: 7,
  questionID: 'q1',
  isEssayOfEvaluation: true,
  hasAsked: false,
  settings: {
    givesStudentsComments: true,
    usesGradesForExams: true,
    questionByQuestionGrading: true,
    hasContradictionItems: false,
  },
  zone: timeZoneOf('America/New_York'),
  now: Date.parse('2026-11-12T15:00:00Z'),
};
const byHand = { ...base.settings, questionByQuestionGrading: false };
const gradeless = { ...base.settings, usesGradesForExams: false };

test.each<[string, Partial<typeof base>]>([
  ['about a question', {}],
  ['about the grade as a whole', { questionID: NO_QUESTION, isEssayOfEvaluation: false }],
  ['about a grade by hand', { questionID: NO_QUESTION, settings: byHand }],
  ['in the last minute', { now: Date.parse('2026-11-18T04:59:59Z') }],
])('ASK-3 a student may ask %s', (_name, given) => {
  expect(mayAsk({ ...base, ...given })).toEqual({ ok: true, value: null });
});

test.each<[AskingRefusal, Partial<typeof base>]>([
  ['not-handed-back', { since: undefined }],
  ['off', { days: undefined }],
  ['no-grade', { isEssayOfEvaluation: false }],
  ['no-grade', { settings: byHand }],
  ['no-grade', { settings: gradeless }],
  ['no-grade', { settings: gradeless, questionID: NO_QUESTION }],
  ['already-asked', { hasAsked: true }],
  ['too-late', { now: Date.parse('2026-11-18T05:00:00Z') }],
  ['too-late', { since: 0 }],
])('ASK-3 refused: %s', (reason, given) => {
  expect(mayAsk({ ...base, ...given })).toEqual({ ok: false, reason });
  expect(askingSentence(reason)).toMatch(/\.$/);
});

test.each([
  ['essay', ['ethics'], true],
  ['essay', ['logic'], false],
  ['later', ['logic'], true],
  ['choice', ['ethics'], false],
  ['unknown', ['ethics'], false],
])('ASK-3 whether %s is an essay question in %j: %j', (questionID, sectionIds, expected) => {
  const schedule = {
    sections: [
      { id: 'logic', name: '', index: 3 },
      { id: 'ethics', name: '', index: 1 },
    ],
    topics: [
      { id: 'duty', name: '', index: 2, hasQuestions: true },
      { id: 'proof', name: '', index: 4, hasQuestions: true },
    ],
  };
  const questions = [
    { id: 'essay', type: 'LongAnswer', topicId: 'duty' },
    { id: 'later', type: 'LongAnswer', topicId: 'proof' },
    { id: 'choice', type: 'Radio', topicId: 'duty' },
  ] as const;
  expect(isEssayIn(sectionIds, questionID, { schedule, questions })).toBe(expected);
});

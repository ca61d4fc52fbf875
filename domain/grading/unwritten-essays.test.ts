import { expect, test } from 'vitest';
import { designItem } from '../design/design-item.ts';
import { applyChanges } from '../design/diff-design.ts';
import type { GradingSettings } from './grading-fields.ts';
import {
  leftOutEssays,
  onCompletion,
  readUnwrittenSettings,
  settledSentence,
  settledWords,
  ungradedUnwritten,
  unwrittenSettingChange,
} from './unwritten-essays.ts';

const settings: GradingSettings = {
  usesGradesForExams: true,
  questionByQuestionGrading: true,
  manualGrades: 'Numeric',
  hasGradeAdjustmentBox: true,
  hasContradictionItems: true,
  penaltyForUnansweredChoice: 5,
};
const essay = (id: string, number: number) => ({ question: { id, text: `About ${id}` }, number });
const essays = [essay('dream', 2), essay('clock', 4), essay('belief', 5)];
const base = {
  settings,
  essays,
  answerOf: (id: string) => ({ questionEssayAnswer: id === 'dream' ? 'I wrote.' : ' \n ' }),
  graded: { questionGrades: new Map<string, number>(), examGrade: null },
};
const graded = (...ids: string[]) => ({
  questionGrades: new Map(ids.map((id) => [id, 0])),
  examGrade: null,
});

test.each([
  ['each shown essay without text and without a grade', {}, ['clock', 'belief']],
  ['none that has a grade, also 0', { graded: graded('clock') }, ['belief']],
  ['none when each has a grade', { graded: graded('clock', 'belief') }, []],
  ['one that was never saved', { answerOf: () => undefined }, ['dream', 'clock', 'belief']],
  [
    'none where one grade is entered by hand',
    { settings: { ...settings, questionByQuestionGrading: false } },
    [],
  ],
  ['none without grades', { settings: { ...settings, usesGradesForExams: false } }, []],
] as const)('GRD-162 completing names %s', (_name, change, ids) => {
  expect(ungradedUnwritten({ ...base, ...change }).map(({ question }) => question.id)).toEqual(ids);
});

test.each([
  [undefined, false, 'ask'],
  ['zero', false, 'zero'],
  ['leaveOut', false, 'leaveOut'],
  ['zero', true, 'ask'],
  ['leaveOut', true, 'ask'],
] as const)(
  'GRD-163 settled as %s, handed back %s: completing does %s',
  (settled, isBack, what) => {
    expect(onCompletion(settled, isBack)).toBe(what);
  },
);

test('GRD-163 the setting is stored with the evaluation, and taken away again', () => {
  const set = applyChanges([], unwrittenSettingChange('E', 'zero'));
  expect([...readUnwrittenSettings(set)]).toEqual([['E', 'zero']]);
  expect(applyChanges(set, unwrittenSettingChange('E', null))).toEqual([]);
  const odd = designItem({ dataType: 'unwrittenEssays', dataID: 'E', dataText: 'half' });
  expect(readUnwrittenSettings([odd]).size).toBe(0);
  expect(settledWords('leaveOut')).toBe('Always leave out of the average');
});

test.each([
  ['zero', [5], 'Ada: 0 was entered for question 5, because nothing was written.'],
  ['leaveOut', [5], 'Ada: question 5 was left out, because nothing was written.'],
  ['leaveOut', [2, 4, 5], 'Ada: questions 2, 4 and 5 were left out, because nothing was written.'],
] as const)('GRD-163 the desk says what it did: %s for %j', (settled, numbers, sentence) => {
  const named = numbers.map((number) => essay('any', number));
  expect(settledSentence(settled, named, 'Ada')).toBe(sentence);
});

test('GRD-164 the essays that an average leaves out are counted', () => {
  expect(leftOutEssays(['dream', 'clock', 'belief'], new Map([['dream', 8]]))).toBe(2);
  expect(
    leftOutEssays(
      ['dream'],
      new Map([
        ['gone', 8],
        ['dream', 0],
      ]),
    ),
  ).toBe(0);
});

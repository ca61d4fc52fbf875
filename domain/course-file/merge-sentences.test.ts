import { expect, test } from 'vitest';
import { designItem } from '../design/design-item.ts';
import type { MergeReport } from './merge-parts.ts';
import { mergedWords, mergeSentences } from './merge-sentences.ts';

const EMPTY: MergeReport = {
  sections: [],
  questionCount: 0,
  theses: [],
  recognizedTheses: [],
  missing: [],
  present: [],
  evaluations: [],
  personas: [],
  leftPersonas: [],
  refused: [],
};

test('FIL-14 the preview says what is added, renamed, recognized and left out', () => {
  const report: MergeReport = {
    ...EMPTY,
    sections: [{ id: 's', name: 'Duty', days: [] }],
    questionCount: 2,
    theses: [
      { from: 'Liar', to: 'Liar2' },
      { from: 'Saint', to: 'Saint' },
    ],
    recognizedTheses: ['Doubt'],
    evaluations: ['Midterm'],
    leftPersonas: ['Lost'],
    refused: [
      {
        item: designItem({ dataType: 'question', dataID: 'q', dataText: 'Why?' }),
        sentence: 'Its logic is malformed.',
      },
    ],
  };
  expect(mergeSentences(report, { kind: 'new-sections' })).toEqual([
    '1 section with 0 class days and 2 questions at the end of the schedule. The class days have no date yet. The rest of your course stays the same.',
    '2 theses: Liar2 and Saint.',
    'This course has another thesis named Liar, so the added one is named Liar2.',
    'This course already has the same thesis: Doubt.',
    'Evaluations are added: Midterm. They have no due date yet.',
    'Personas are left out, because some of their questions aren’t chosen: Lost.',
    '“Why?” can’t be added. Its logic is malformed.',
  ]);
  expect(mergedWords(report)).toBe('2 questions');
});

test('FIL-14 questions for a class day are named without sections', () => {
  const report = { ...EMPTY, questionCount: 1 };
  expect(mergeSentences(report, { kind: 'day', dayId: 't' })[0]).toBe(
    '1 question at the end of the class day. Nothing else changes.',
  );
});

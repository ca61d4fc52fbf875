import { describe, expect, test } from 'vitest';
import { accept, refuse } from '../base/result.ts';
import type { IsoDate } from '../base/calendar.ts';
import { designItem } from '../design/design-item.ts';
import {
  chooseSections,
  evaluationsWithoutSections,
  sectionsSentence,
  takenSections,
} from './evaluation-sections.ts';
import {
  newEvaluation,
  readEvaluation,
  readEvaluations,
  sortEvaluations,
  writeEvaluation,
  type Evaluation,
} from './evaluation.ts';
import { targetDate, targetDateSentence } from './target-date.ts';

const item = designItem({
  dataType: 'evaluation',
  dataID: 'MIDTERM',
  dataText: 'Midterm',
  questionCourseDate: '2026-10-14',
  questionLogic: 'graded',
  questionOptions: 's1,s2',
});
const midterm: Evaluation = {
  id: 'MIDTERM',
  name: 'Midterm',
  dueDate: '2026-10-14' as IsoDate,
  handedBack: true,
  sectionIds: ['s1', 's2'],
};
const final: Evaluation = { ...midterm, id: 'FINAL', name: 'Final', sectionIds: ['s3', 's4'] };

function due(id: string, date: string | null): Evaluation {
  return { ...midterm, id, dueDate: date as IsoDate | null };
}

describe('an evaluation and its item', () => {
  test('GRD-1 is read and written back', () => {
    expect(readEvaluation(item)).toEqual(midterm);
    expect(writeEvaluation(midterm)).toEqual(item);
  });

  test.each([
    ['no due date', { questionCourseDate: '' }, { dueDate: null }],
    ['a due date with a time', { questionCourseDate: '2026-10-14T00:00:00Z' }, {}],
    ['a due date that does not exist', { questionCourseDate: '2026-02-30' }, { dueDate: null }],
    ['ungraded', { questionLogic: 'ungraded' }, { handedBack: false }],
    ['no state', { questionLogic: '' }, { handedBack: false }],
    ['Graded in capitals', { questionLogic: 'Graded' }, {}],
    ['no sections', { questionOptions: '' }, { sectionIds: [] }],
    ['sections with spaces and twice', { questionOptions: ' s1 ,s2,,s1' }, {}],
  ])('GRD-1 with %s', (_name, stored, differs) => {
    expect(readEvaluation({ ...item, ...stored })).toEqual({ ...midterm, ...differs });
  });

  test('GRD-2 a stored due date that is no date is named', () => {
    const items = [
      { ...item, dataID: 'A', questionCourseDate: 'next week' },
      { ...item, dataID: 'B', questionCourseDate: '' },
      designItem({ dataType: 'topic', dataID: 't' }),
      item,
    ];
    const { evaluations, unreadable } = readEvaluations(items);
    expect(evaluations.map(({ id }) => id)).toEqual(['MIDTERM', 'A', 'B']);
    expect(unreadable).toEqual([{ evaluationId: 'A', given: 'next week' }]);
  });

  test('GRD-3 a new evaluation has no name, no sections and no date', () => {
    expect(writeEvaluation(newEvaluation('QWERTY'))).toEqual(
      designItem({ dataType: 'evaluation', dataID: 'QWERTY', questionLogic: 'ungraded' }),
    );
  });

  test('GRD-4 evaluations are ordered by due date, undated ones last, equal ones as they were', () => {
    const sorted = sortEvaluations([
      due('none1', null),
      due('late', '2026-12-01'),
      due('early', '2026-09-30'),
      due('none2', null),
      due('late2', '2026-12-01'),
    ]);
    expect(sorted.map(({ id }) => id)).toEqual(['early', 'late', 'late2', 'none1', 'none2']);
  });
});

describe('the sections of an evaluation', () => {
  const both = [midterm, final];

  test('GRD-5 the sections of the other evaluations are taken', () => {
    expect([...takenSections(both, 'MIDTERM')]).toEqual([
      ['s3', final],
      ['s4', final],
    ]);
  });

  test('GRD-5 free sections can be chosen, each once', () => {
    const chosen = chooseSections(both, 'MIDTERM', ['s2', 's9', 's2']);
    expect(chosen).toEqual(accept({ ...midterm, sectionIds: ['s2', 's9'] }));
  });

  test('GRD-5 a taken section is refused with the name of its evaluation', () => {
    const problem = { kind: 'taken', sections: [{ sectionId: 's3', evaluation: final }] } as const;
    expect(chooseSections(both, 'MIDTERM', ['s1', 's3'])).toEqual(refuse(problem));
    expect(sectionsSentence(problem)).toBe(
      "A section can belong to only one evaluation. Already used by 'Final'.",
    );
  });

  test('GRD-5 a section that two evaluations already share can be kept or left', () => {
    const shared = [midterm, { ...final, sectionIds: ['s1'] }];
    expect(chooseSections(shared, 'MIDTERM', ['s1']).ok).toBe(true);
    expect(chooseSections(shared, 'MIDTERM', []).ok).toBe(true);
  });

  test('GRD-5 a deleted evaluation is refused', () => {
    const problem = { kind: 'no-such-evaluation', evaluationId: 'X' } as const;
    expect(chooseSections(both, 'X', [])).toEqual(refuse(problem));
    expect(sectionsSentence(problem)).toBe(
      'This evaluation no longer exists. Please reload the page.',
    );
  });
});

function listing(dataID: string, questionOptions: string) {
  return designItem({
    dataType: 'evaluation',
    dataID,
    questionOptions,
    questionCourseDate: 'soon',
  });
}

describe('a section that is deleted', () => {
  test.each([
    ['is taken out', 'a, b,c', 'a,c'],
    ['leaves nothing where it was the only one', 'b', ''],
    ['is removed even if it is listed twice', 'b,a,b', 'a'],
    ['leaves an evaluation alone that does not list it', 'a,bb', null],
    ['leaves an evaluation alone that lists none', '', null],
  ])('GRD-74 %s', (_name, before, after) => {
    const found = evaluationsWithoutSections(
      [listing('E', before), designItem({ dataType: 'sectionName', dataID: 'b' })],
      new Set(['b']),
    );
    expect(found).toEqual(after === null ? [] : [listing('E', after)]);
  });
});

describe('the target date', () => {
  const custom = '2026-10-20' as IsoDate;

  test.each([
    ['the custom due date before all', midterm, custom, accept(custom)],
    ['the date of the evaluation', midterm, null, accept('2026-10-14')],
    ['a custom date for an undated evaluation', newEvaluation('A'), custom, accept(custom)],
    ['no date at all', newEvaluation('A'), null, refuse('no-target-date')],
  ])('GRD-6 %s', (_name, evaluation, customDueDate, expected) => {
    expect(targetDate(evaluation, customDueDate)).toEqual(expected);
    expect(targetDateSentence('no-target-date')).toBe(
      'Target date is required to fetch student answers.',
    );
  });
});

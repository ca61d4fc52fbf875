import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { accept } from '../base/result.ts';
import { designItem, type DesignItem } from '../design/design-item.ts';
import { applyChanges } from '../design/diff-design.ts';
import { readEvaluations } from '../grading/evaluation.ts';
import type { Question } from '../questions/question.ts';
import { PLAIN_GRADING, readFairGrading, readFairGradings, SECOND_SHARES } from './fair-grading.ts';
import {
  fairGradingFault,
  fairGradingWords,
  freshFairGrading,
  keysOfEvaluation,
  writeFairGrading,
} from './fair-grading-record.ts';
import {
  blindEvaluations,
  evaluationQuestionIds,
  hiddenQuestionIds,
  hidesNames,
  mayName,
  namedEvaluations,
} from './hidden-names.ts';
import {
  handedBackSentence,
  isNameLocked,
  liftedEvaluations,
  liftedSentence,
  newlyHidden,
  reasonFault,
  shownNamesLost,
} from './lifted-names.ts';
import {
  codeFrom,
  looksLikePseudonym,
  matchesPseudonym,
  pseudonymFrom,
  pseudonymName,
} from './pseudonym.ts';

function evaluation(id: string, state: 'graded' | 'ungraded', sections: string): DesignItem {
  const fields = { dataText: `Exam ${id}`, questionLogic: state, questionOptions: sections };
  return designItem({ dataType: 'evaluation', dataID: id, ...fields });
}

function fair(id: string, dataText: string): DesignItem {
  return designItem({ dataType: 'fairGrading', dataID: id, dataText });
}

const HIDDEN = { ...PLAIN_GRADING, hidesNames: true };

test.each([
  ['', PLAIN_GRADING],
  ['hideNames', HIDDEN],
  [
    'hideNames,namesShown,randomOrder,byQuestion',
    { ...HIDDEN, namesShown: true, hasRandomOrder: true, byQuestion: true },
  ],
  ['randomOrder', { ...PLAIN_GRADING, hasRandomOrder: true }],
  ['second20,hideNames', { ...HIDDEN, secondShare: 20 }],
] as const)('BLD-1 the list of words %o is read, and written as a record', (text, setting) => {
  expect(readFairGrading(fair('E', text))).toEqual(accept(setting));
  expect(fairGradingFault(fair('E', text))).toBeNull();
  const record = writeFairGrading('E', setting);
  expect(readFairGrading(record)).toEqual(accept(setting));
  expect(fairGradingFault(record)).toBeNull();
});

test('BLD-1 the record names every part of the setting', () => {
  expect(writeFairGrading('E', { ...HIDDEN, secondShare: 10 })).toEqual(
    fair(
      'E',
      '{"version":1,"hidesNames":true,"namesShown":false,"hasRandomOrder":false,"byQuestion":false,"secondShare":10}',
    ),
  );
});

const FORM =
  'fairGrading: dataText must be a JSON object with version 1, hidesNames, namesShown, hasRandomOrder, byQuestion and secondShare, where secondShare is 0, 5, 10, 20, 50 or 100 and the others are true or false.';

test.each(['alphabetical', 'hideNames,hideNames', 'hideNames;byQuestion', ','])(
  'BLD-2 the list of words %o is refused',
  (text) => {
    expect(fairGradingFault(fair('E', text))).toBe(FORM);
  },
);

test('BLD-2 in a list that was stored before, an unknown word counts as absent', () => {
  expect(readFairGrading(fair('E', 'hideNames,alphabetical'))).toEqual(accept(HIDDEN));
});

const PLAIN_RECORD = { version: 1, ...PLAIN_GRADING };

test.each<[string, object, string]>([
  ['a word for a flag', { ...PLAIN_RECORD, hidesNames: 'yes' }, FORM],
  ['an odd share', { ...PLAIN_RECORD, secondShare: 15 }, FORM],
  ['a share that is a text', { ...PLAIN_RECORD, secondShare: '10' }, FORM],
  ['a misspelled part', { ...PLAIN_RECORD, hideNames: true }, FORM],
  [
    'a newer version',
    { ...PLAIN_RECORD, version: 2 },
    'fairGrading: dataText has a version that this server doesn’t know yet. Send version 1.',
  ],
])('BLD-2 a record with %s is refused and left out', (_what, record, sentence) => {
  const item = fair('E', JSON.stringify(record));
  expect(fairGradingFault(item)).toBe(sentence);
  expect(readFairGradings([item])).toEqual(new Map());
  expect(freshFairGrading(item)).toBe(item);
});

test('BLD-1 a setting of an older release is the same after it is written again', () => {
  const words = fc.shuffledSubarray(['hideNames', 'namesShown', 'randomOrder', 'byQuestion']);
  const share = fc.option(fc.constantFrom(...SECOND_SHARES));
  fc.assert(
    fc.property(words, share, (some, secondShare) => {
      const list = secondShare === null ? some : [...some, `second${secondShare}`];
      const read = readFairGradings([fair('E', list.join(','))]);
      const written = [...read].map(([id, setting]) => writeFairGrading(id, setting));
      expect(read.size).toBe(1);
      expect(readFairGradings(written)).toEqual(read);
    }),
  );
});

test('BLD-2 another term starts without shown names', () => {
  const record = fair('E', 'hideNames,namesShown,byQuestion,second10');
  const fresh = writeFairGrading('E', { ...HIDDEN, byQuestion: true, secondShare: 10 });
  expect(freshFairGrading(record)).toEqual(fresh);
  const shown = { ...HIDDEN, namesShown: true, byQuestion: true, secondShare: 10 } as const;
  expect(freshFairGrading(writeFairGrading('E', shown))).toEqual(fresh);
});

test('the history of the design says how an evaluation is graded', () => {
  expect(fairGradingWords(PLAIN_GRADING)).toBe('with names, in the order of names');
  expect(fairGradingWords({ ...HIDDEN, namesShown: true, byQuestion: true })).toBe(
    'names shown, one question at a time',
  );
  expect(fairGradingWords({ ...HIDDEN, hasRandomOrder: true })).toBe('names hidden, random order');
});

test.each([
  ['not set', undefined, false, false],
  ['set', HIDDEN, false, true],
  ['handed back', HIDDEN, true, false],
  ['shown by an instructor', { ...HIDDEN, namesShown: true }, false, false],
  ['only in random order', { ...PLAIN_GRADING, hasRandomOrder: true }, false, false],
] as const)('BLD-3 names of an evaluation that is %s', (_what, setting, handedBack, expected) => {
  expect(hidesNames({ handedBack }, setting)).toBe(expected);
});

const ITEMS = [
  evaluation('BLIND', 'ungraded', 'one,two'),
  evaluation('NAMED', 'ungraded', 'three'),
  evaluation('BACK', 'graded', 'four'),
  fair('BLIND', 'hideNames'),
  fair('BACK', 'hideNames'),
];

function question(id: string): Question {
  return { id } as Question;
}

const COURSE = {
  evaluations: readEvaluations(ITEMS).evaluations,
  fairGradings: readFairGradings(ITEMS),
  schedule: {
    sections: ['one', 'two', 'three', 'four'].map((id, at) => ({
      id,
      name: id,
      index: 2 * at + 1,
    })),
    topics: ['t1', 't2', 't3', 't4'].map((id, at) => ({
      id,
      name: id,
      index: 2 * at + 2,
      hasQuestions: at !== 1,
    })),
  },
  questionsByTopic: new Map(
    ['t1', 't2', 't3', 't4'].map((topic) => [topic, [question(`${topic}-q`)]]),
  ),
};

test('BLD-4 the evaluations of a course are blind or named', () => {
  expect(blindEvaluations(COURSE).map(({ id }) => id)).toEqual(['BLIND']);
  expect(namedEvaluations(COURSE).map(({ id }) => id)).toEqual(['NAMED', 'BACK']);
});

test('BLD-5 all questions of a blind evaluation’s sections are hidden under a name', () => {
  expect([...hiddenQuestionIds(COURSE)]).toEqual(['t1-q', 't2-q']);
  expect([...evaluationQuestionIds(COURSE, 'NAMED')]).toEqual(['t3-q']);
  expect([...evaluationQuestionIds(COURSE, 'UNKNOWN')]).toEqual([]);
  const none = { ...COURSE, fairGradings: new Map<string, never>() };
  expect(hiddenQuestionIds(none).size).toBe(0);
});

test.each([
  ['a username in a blind evaluation', null, 'BLIND', 'names-hidden'],
  ['a username in a named evaluation', null, 'NAMED', 'allowed'],
  ['a username about no evaluation', null, undefined, 'allowed'],
  ['a pseudonym in its evaluation', 'BLIND', 'BLIND', 'allowed'],
  ['a pseudonym about no evaluation', 'BLIND', undefined, 'allowed'],
  ['a pseudonym in another evaluation', 'BLIND', 'NAMED', 'unknown'],
  ['a pseudonym after the hand-back', 'BACK', 'BACK', 'allowed'],
] as const)('BLD-6 %s', (_what, pseudonymOf, evaluationId, expected) => {
  expect(mayName(COURSE, { pseudonymOf, evaluationId })).toBe(expected);
});

test('BLD-7 a pseudonym is made of a digest and looks like no name', () => {
  const digest = Uint8Array.from({ length: 32 }, (_, at) => at * 11 + 3);
  const made = pseudonymFrom(digest);
  expect(made).toEqual({ username: 'blind-5jxbq4hw9p3g', fullName: 'Student 5JXBQ' });
  expect(made.username).toBe(`blind-${codeFrom(digest)}`);
  expect(pseudonymName(made.username)).toBe(made.fullName);
  expect(looksLikePseudonym(made.username)).toBe(true);
  expect(looksLikePseudonym('blind-date')).toBe(false);
  expect(matchesPseudonym(' 5jxb', made)).toBe(true);
  expect(matchesPseudonym('student', made)).toBe(true);
  expect(matchesPseudonym('maria', made)).toBe(false);
});

test.each([
  ['the setting is switched off', [fair('BLIND', '')], []],
  ['the setting is deleted', [], [fair('BLIND', '')]],
  ['the names are marked as shown', [fair('BLIND', 'hideNames,namesShown')], []],
  ['a section is taken out', [evaluation('BLIND', 'ungraded', 'one')], []],
  ['the evaluation is deleted', [], [ITEMS[0] ?? fair('', '')]],
] as const)('BLD-9 names would show when %s', (_what, upserts, removals) => {
  const lifted = liftedEvaluations(ITEMS, changed(upserts, removals));
  expect(lifted.map(({ id }) => id)).toEqual(['BLIND']);
  expect(liftedSentence(lifted)).toBe(
    'Names are hidden in “Exam BLIND”, and grading has begun. Choose “Show the names” first.',
  );
});

test.each([
  ['it is handed back', [evaluation('BLIND', 'graded', 'one,two')]],
  ['it gets a section', [evaluation('BLIND', 'ungraded', 'one,two,three')]],
  ['its order changes', [fair('BLIND', 'hideNames,randomOrder')]],
  ['another one is changed', [evaluation('NAMED', 'ungraded', '')]],
] as const)('BLD-9 nothing is lifted when %s', (_what, upserts) => {
  expect(liftedEvaluations(ITEMS, changed(upserts, []))).toEqual([]);
});

test.each([
  ['nobody has opened anything', false, false, 'hideNames', false],
  ['grading has begun', true, false, 'hideNames', true],
  ['the names were shown', true, false, 'hideNames,namesShown', false],
  ['it is handed back', true, true, 'hideNames', false],
  ['names were never hidden', true, false, '', false],
])('BLD-9 whether it is locked: %s', (_what, hasBegun, handedBack, text, isLocked) => {
  const setting = readFairGradings([fair('BLIND', text)]).get('BLIND');
  expect(isNameLocked({ handedBack }, setting, hasBegun)).toBe(isLocked);
});

const SHOWN = [evaluation('E', 'ungraded', 'one'), fair('E', 'hideNames,namesShown')];

test.each([
  ['the names are hidden again', [fair('E', 'hideNames')], [], ['E']],
  ['the setting is switched off', [fair('E', '')], [], ['E']],
  ['the setting is deleted', [], [fair('E', '')], ['E']],
  ['the order changes', [fair('E', 'hideNames,namesShown,randomOrder')], [], []],
  ['the setting is deleted with the evaluation', [], SHOWN, []],
] as const)('BLD-10 names that were shown stay shown: %s', (_what, upserts, removals, ids) => {
  expect(shownNamesLost(SHOWN, applyChanges(SHOWN, { upserts, removals }))).toEqual(ids);
});

const PLAIN = [evaluation('E', 'ungraded', 'one'), evaluation('DONE', 'graded', 'two')];

test.each([
  ['the setting is switched on', PLAIN, [fair('E', 'hideNames')], ['E']],
  ['another setting is switched on', PLAIN, [fair('E', 'byQuestion')], []],
  ['names are hidden already', ITEMS, [fair('BLIND', 'hideNames,byQuestion')], []],
  ['the names were shown', SHOWN, [fair('E', 'hideNames,namesShown,byQuestion')], []],
  ['it is handed back to everyone', PLAIN, [fair('DONE', 'hideNames')], []],
  [
    'it is taken back from everyone',
    [...PLAIN, fair('DONE', 'hideNames')],
    [evaluation('DONE', 'ungraded', 'two')],
    [],
  ],
] as const)('BLD-25 whether an evaluation newly hides names: %s', (_what, before, upserts, ids) => {
  const hidden = newlyHidden(before, applyChanges(before, { upserts, removals: [] }));
  expect(hidden.map(({ id }) => id)).toEqual(ids);
});

test('BLD-25 the sentence says which evaluation to take back', () => {
  expect(newlyHidden(PLAIN, [...PLAIN, fair('E', 'hideNames')]).map(handedBackSentence)).toEqual([
    '“Exam E” is handed back to students, or will be. Take it back before you hide names.',
  ]);
});

test.each([
  ['because', 'Say why you show the names, in at least 10 characters.'],
  ['x'.repeat(151), 'The reason can have at most 150 characters.'],
  ['Two essays look alike.', null],
])('BLD-12 the reason %o', (reason, fault) => {
  expect(reasonFault(reason)).toBe(fault);
});

function changed(upserts: readonly DesignItem[], removals: readonly DesignItem[]): DesignItem[] {
  return applyChanges(ITEMS, { upserts, removals });
}

test('an evaluation is deleted with how it is graded', () => {
  const fairGradings = readFairGradings([fair('E', 'byQuestion')]);
  expect(keysOfEvaluation('E', fairGradings)).toEqual([
    { dataType: 'evaluation', dataID: 'E' },
    { dataType: 'fairGrading', dataID: 'E' },
  ]);
  expect(keysOfEvaluation('F', fairGradings)).toEqual([{ dataType: 'evaluation', dataID: 'F' }]);
});

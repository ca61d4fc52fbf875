// The history of a design: random edits are replayed backward, and restores are compared with what was stored.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { designItem, designKeyText, type DesignItem } from '../design/design-item.ts';
import { applyChanges, diffDesign } from '../design/diff-design.ts';
import { scheduleIds } from '../schedule/schedule-ids.ts';
import { readSchedule } from '../schedule/schedule-codec.ts';
import { kindsText } from './change-kinds.ts';
import { changeWords } from './change-words.ts';
import { changesBetween, designBefore } from './design-at-version.ts';
import { changesText, isVersioned, readChanges, type ItemChange } from './item-change.ts';
import { joinedChanges } from './joined-changes.ts';
import { releaseNotes } from './release-notes.ts';
import { restoreEverything, restoreItems } from './restore-design.ts';
import { sectionKeys } from './restored-schedule.ts';

const section = (id: string, index: number, name = `Section ${id}`): DesignItem =>
  designItem({ dataType: 'sectionName', dataID: id, dataIndex: String(index), dataText: name });
const topic = (id: string, index: number, name = `Day ${id}`): DesignItem =>
  designItem({
    dataType: 'topic',
    dataID: id,
    dataIndex: String(index),
    dataText: name,
    questionOptions: 'yes',
  });
const date = (id: string, index: number, iso: string): DesignItem =>
  designItem({
    dataType: 'courseDate',
    dataID: id,
    dataIndex: String(index),
    dataText: iso,
    questionLogic: iso,
  });
const question = (id: string, topicId: string, fields: Partial<DesignItem> = {}): DesignItem =>
  designItem({
    dataType: 'question',
    dataID: id,
    dataIndex: '1',
    dataText: `Text of ${id}`,
    questionType: 'essay',
    questionCourseDate: topicId,
    ...fields,
  });
const evaluation = (id: string, due: string, state = 'ungraded'): DesignItem =>
  designItem({
    dataType: 'evaluation',
    dataID: id,
    dataText: 'Paper 1',
    questionCourseDate: due,
    questionLogic: state,
    questionOptions: 's1',
  });

const tas = (dataText: string): DesignItem =>
  designItem({ dataType: 'areThereTAs', dataID: '1', dataText });

const COURSE: readonly DesignItem[] = [
  section('s1', 1),
  topic('t1', 2),
  topic('t2', 3),
  section('s2', 4),
  topic('t3', 5),
  date('d1', 2, '2026-09-01'),
  date('d2', 3, '2026-09-03'),
  date('d3', 5, '2026-09-08'),
  question('q1', 't1'),
  question('q2', 't3', { questionLogic: '(q1, 1)' }),
  evaluation('E', '2026-11-03'),
];

let count = 0;
const idsOf = (items: readonly DesignItem[]) =>
  scheduleIds(readSchedule(items), (length) =>
    Uint8Array.from({ length }, () => (count = (count + 7) % 251)),
  );

const sorted = (items: readonly DesignItem[]): readonly DesignItem[] =>
  items.toSorted((one, other) => (designKeyText(one) < designKeyText(other) ? -1 : 1));

const without = (items: readonly DesignItem[], ...keys: string[]): DesignItem[] =>
  items.filter((item) => !keys.includes(designKeyText(item)));

const words = (before: readonly DesignItem[], after: readonly DesignItem[]): string[] =>
  changeWords(changesBetween(before, after), after).map(({ sentence }) => sentence);

const itemArbitrary = fc
  .record({
    dataType: fc.constantFrom('question', 'thesis', 'rubric', 'sectionName', 'handBackTime'),
    dataID: fc.constantFrom('a', 'b', 'c', 'd'),
    dataText: fc.string({ unit: 'grapheme' }),
    questionLogic: fc.string(),
  })
  .map(designItem);
const designArbitrary = fc.uniqueArray(itemArbitrary, { selector: designKeyText });

const typed = (text: string): ItemChange => ({
  before: question('q1', 't1', { dataText: 'I' }),
  after: question('q1', 't1', { dataText: text }),
});

const changed = (item: DesignItem): DesignItem[] =>
  applyChanges(COURSE, { upserts: [item], removals: [] });

const restored = (
  then: readonly DesignItem[],
  now: readonly DesignItem[],
  keys: readonly string[],
  withMissing = false,
) => {
  const plan = restoreItems(then, now, new Set(keys), { withMissing, ids: idsOf(now) });
  return { ...plan, items: applyChanges(now, plan.changes) };
};

describe('versions', () => {
  test('HIS-1 where a person was and the draft of a new user have no versions', () => {
    const names = ['courseDesignMainMenuLastVisited', 'newUserNetID', 'question'];
    expect(names.map((dataType) => isVersioned({ dataType }))).toEqual([false, false, true]);
  });

  test('HIS-2, HIS-4 the stored versions give back every design that there was', () => {
    fc.assert(
      fc.property(fc.array(designArbitrary, { minLength: 1, maxLength: 8 }), (designs) => {
        const versions = designs
          .slice(1)
          .map((after, at) => readChanges(changesText(changesBetween(designs[at] ?? [], after))));
        const last = designs.at(-1) ?? [];
        for (const [at, design] of designs.entries()) {
          const found = designBefore(last, versions.slice(at).toReversed());
          expect(sorted(found)).toEqual(sorted(design));
        }
      }),
    );
  });

  const last = { actor: 'ina', at: 1000, beganAt: 0, changes: [typed('I think')] };
  test.each([
    ['typing goes on', { actor: 'ina', at: 9000, changes: [typed('I think so')] }, true],
    ['someone else', { actor: 'ida', at: 9000, changes: [typed('I think so')] }, false],
    ['the text stood', { actor: 'ina', at: 62_000, changes: [typed('I think so')] }, false],
    ['most was deleted', { actor: 'ina', at: 9000, changes: [typed('We')] }, false],
    ['it is as it was', { actor: 'ina', at: 9000, changes: [typed('I')] }, false],
  ])('HIS-3 %s', (_name, next, isJoined) => {
    expect(joinedChanges(last, next) !== null).toBe(isJoined);
  });

  test('HIS-5 two designs differ in what was added, changed and deleted', () => {
    const after = [...without(COURSE, 'question/q1'), question('q3', 't2')];
    expect(
      changesBetween(COURSE, after).map(({ before, after: is }) => [before?.dataID, is?.dataID]),
    ).toEqual([
      [undefined, 'q3'],
      ['q1', undefined],
    ]);
  });

  test('HIS-6 a version is found by the parts of the course that it changes', () => {
    const changes = changesBetween([], [question('q1', 't1'), evaluation('E', '')]);
    expect(kindsText(changes)).toBe(' questions grading ');
  });
});

describe('words', () => {
  test.each([
    ['text', question('q1', 't1', { dataText: 'New' }), ['Question q1: text changed.']],
    ['new', question('q9', 't2'), ['Question q9 added to “Day t2”.']],
    [
      'due date',
      evaluation('E', '2026-11-10'),
      ['Evaluation “Paper 1”: due date changed from Nov 3 to Nov 10.'],
    ],
    [
      'due time',
      evaluation('E', '2026-11-03T17:00'),
      ['Evaluation “Paper 1”: due date changed from Nov 3 to Nov 3, 5:00 PM.'],
    ],
    [
      'criteria',
      designItem({ dataType: 'evaluationCriteria', dataID: 'E', dataText: '[]' }),
      ['Criteria of “Paper 1” added.'],
    ],
    [
      'grading due date',
      designItem({ dataType: 'gradingDueDate', dataID: 'E', dataText: '2026-11-17' }),
      ['Grading due for “Paper 1”: changed from none to Nov 17.'],
    ],
    [
      'part of an evaluation that is unknown',
      designItem({ dataType: 'evaluationWeight', dataID: 'X', dataText: '30' }),
      ['Weight of an evaluation added.'],
    ],
    [
      'choice that was the default',
      designItem({ dataType: 'hasFAQ', dataID: '1', dataText: 'Yes' }),
      ['FAQ (on or off): set to “Yes”.'],
    ],
    [
      'codes that nobody knows',
      designItem({ dataType: 'rubricWhereToShow', dataID: '1', dataText: '1,3' }),
      ['Where the rubric shows: changed.'],
    ],
    [
      'evaluation without a name',
      designItem({ dataType: 'evaluation', dataID: 'WVOCMDJA' }),
      ['Unnamed evaluation added.'],
    ],
    [
      'thesis without a name',
      designItem({ dataType: 'thesis', dataID: 'th00001', dataText: ' ' }),
      ['Unnamed thesis added.'],
    ],
    ['renamed', topic('t1', 2, 'Doubt'), ['Topic “Day t1”: renamed to “Doubt”.']],
    ['another day', question('q1', 't3'), ['Question q1: moved to “Day t3”.']],
    [
      'handed back',
      evaluation('E', '2026-11-03', 'graded'),
      ['Evaluation “Paper 1”: handed back.'],
    ],
  ])('HIS-7 %s', (_name, item, sentences) => {
    expect(words(COURSE, changed(item))).toEqual(sentences);
  });

  test('HIS-7 a deleted evaluation still names what was deleted with it', () => {
    const weight = designItem({ dataType: 'evaluationWeight', dataID: 'E', dataText: '30' });
    expect(words([...COURSE, weight], without(COURSE, 'evaluation/E'))).toEqual([
      'Evaluation “Paper 1” deleted.',
      'Weight of “Paper 1” deleted.',
    ]);
  });

  test('HIS-7 a choice names both values, or the default', () => {
    expect(words([tas('No')], [tas('Yes')])).toEqual([
      'Teaching assistants: changed from “No” to “Yes”.',
    ]);
    expect(words([tas('Yes')], [])).toEqual(['Teaching assistants: back to the default.']);
  });

  test('HIS-8 only the topic that moved is named, with its new class', () => {
    const moved = [
      section('s1', 1),
      topic('t3', 2),
      topic('t1', 3),
      topic('t2', 4),
      section('s2', 5),
    ];
    const after = applyChanges(COURSE, { upserts: moved, removals: [] });
    expect(words(COURSE, after)).toEqual(['Topic “Day t3”: moved to class 1.']);
  });
});

describe('restore', () => {
  test('HIS-9 one item is as it was, and nothing else changes', () => {
    const now = applyChanges(COURSE, {
      upserts: [question('q1', 't1', { dataText: 'New' }), question('q2', 't3', { dataText: 'X' })],
      removals: [],
    });
    const { changes } = restored(COURSE, now, ['question/q1']);
    expect(changes).toEqual({ upserts: [question('q1', 't1')], removals: [] });
  });

  test('HIS-10 a deleted section comes back with its days, dates and questions', () => {
    const deleted = [
      'sectionName/s1',
      'topic/t1',
      'topic/t2',
      'courseDate/d1',
      'courseDate/d2',
      'question/q1',
    ];
    const now = applyChanges(without(COURSE, ...deleted), {
      upserts: [section('s2', 1), topic('t3', 2), date('d3', 2, '2026-09-08')],
      removals: [],
    });
    const { items } = restored(COURSE, now, [...sectionKeys(COURSE, 's1')]);
    expect(sorted(items)).toEqual(sorted(COURSE));
  });

  test('HIS-10 the evaluations that listed a restored section list it again', () => {
    const listed = { ...evaluation('E', '2026-11-03'), questionOptions: 's1,s2' };
    const then = applyChanges(COURSE, { upserts: [listed], removals: [] });
    const now = applyChanges(without(then, 'sectionName/s1'), {
      upserts: [{ ...listed, questionOptions: 's2' }],
      removals: [],
    });
    const { items } = restored(then, now, ['sectionName/s1']);
    const found = items.find(({ dataType }) => dataType === 'evaluation');
    expect(found?.questionOptions.split(',').toSorted()).toEqual(['s1', 's2']);
  });

  test('HIS-11 what a restored question names and the course no longer has is listed, and brought along', () => {
    const now = without(COURSE, 'question/q1', 'question/q2');
    const plan = restored(COURSE, now, ['question/q2']);
    expect(plan.missing.map(designKeyText)).toEqual(['question/q1']);
    const whole = restored(COURSE, now, ['question/q2'], true);
    expect(whole.missing).toEqual([]);
    expect(sorted(whole.items)).toEqual(sorted(COURSE));
  });

  test('HIS-12 an evaluation stays handed back, and a deleted one returns open', () => {
    const graded = evaluation('E', '2026-11-10', 'graded');
    const now = applyChanges(COURSE, { upserts: [graded], removals: [] });
    const { changes } = restored(COURSE, now, ['evaluation/E']);
    expect(changes.upserts).toEqual([evaluation('E', '2026-11-03', 'graded')]);
    const then = applyChanges(COURSE, { upserts: [graded], removals: [] });
    const again = restored(then, without(COURSE, 'evaluation/E'), ['evaluation/E']);
    expect(again.changes.upserts).toEqual([evaluation('E', '2026-11-10')]);
  });

  test('HIS-12 names stay hidden, or shown, whatever the earlier design says', () => {
    const hiding = designItem({ dataType: 'fairGrading', dataID: 'E', dataText: 'hideNames' });
    const shown = { ...hiding, dataText: 'hideNames,namesShown' };
    const options = { keepsLater: false, ids: idsOf(COURSE) };
    const nothing = { upserts: [], removals: [] };
    expect(restoreEverything(COURSE, [...COURSE, hiding], options)).toEqual(nothing);
    const before = [...COURSE, hiding];
    expect(restoreEverything(before, [...COURSE, shown], options)).toEqual(nothing);
  });

  test('CRT-24 a deleted evaluation comes back with its criteria and weight, and criteria bring it along', () => {
    const own = ['evaluationCriteria', 'evaluationWeight'].map((dataType) =>
      designItem({ dataType, dataID: 'E', dataText: '[]' }),
    );
    const then = [...COURSE, ...own];
    const now = without(COURSE, 'evaluation/E');
    expect(sorted(restored(then, now, ['evaluation/E']).items)).toEqual(sorted(then));
    const alone = restored(then, now, ['evaluationCriteria/E']);
    expect(alone.missing.map(designKeyText)).toEqual(['evaluation/E']);
  });

  test('HIS-13 everything restored is the earlier design, and can be undone and redone', () => {
    const kept = fc.uniqueArray(
      itemArbitrary.filter(({ dataType }) => dataType !== 'handBackTime'),
      { selector: designKeyText },
    );
    fc.assert(
      fc.property(kept, kept, (then, now) => {
        const changes = restoreEverything(then, now, { keepsLater: false, ids: idsOf(now) });
        const items = applyChanges(now, changes);
        expect(sorted(items)).toEqual(sorted(then));
        const undone = applyChanges(items, diffDesign(items, now));
        expect(sorted(undone)).toEqual(sorted(now));
        expect(sorted(applyChanges(undone, changes))).toEqual(sorted(then));
      }),
    );
  });

  test('HIS-13 what was added later is kept in its place if the person wants it', () => {
    const now = applyChanges(COURSE, {
      upserts: [
        topic('t9', 3, 'Later'),
        date('d9', 3, '2026-09-02'),
        topic('t2', 4, 'Changed'),
        date('d2', 4, '2026-09-03'),
        section('s2', 5),
        topic('t3', 6),
        date('d3', 6, '2026-09-08'),
        question('q9', 't9'),
      ],
      removals: [],
    });
    const changes = restoreEverything(COURSE, now, { keepsLater: true, ids: idsOf(now) });
    const items = applyChanges(now, changes);
    const rows = items.filter(({ dataType }) => dataType === 'topic');
    expect(
      sorted(rows).map(({ dataID, dataIndex, dataText }) => [dataID, dataIndex, dataText]),
    ).toEqual([
      ['t1', '2', 'Day t1'],
      ['t2', '4', 'Day t2'],
      ['t3', '6', 'Day t3'],
      ['t9', '3', 'Later'],
    ]);
    expect(items.some(({ dataID }) => dataID === 'q9')).toBe(true);
  });
});

test('HIS-14 release notes name only what students may see now', () => {
  const held = designItem({ dataType: 'heldQuestion', dataID: 'q8' });
  const now = [
    ...applyChanges(COURSE, {
      upserts: [evaluation('E', '2026-11-10'), question('q1', 't1', { dataText: 'Clearer' })],
      removals: [],
    }),
    question('q8', 't1'),
    held,
    question('q7', 't3'),
  ];
  expect(releaseNotes(COURSE, now, { before: 2, now: 2 })).toEqual(
    [
      'Evaluation “Paper 1”: due date changed from Nov 3 to Nov 10.',
      'Question q1: text changed.',
    ].toSorted((one, other) => (one > other ? -1 : 1)),
  );
});

test('HIS-14 release notes leave out what only opened on its day, and name what is held back now', () => {
  const hold = designItem({ dataType: 'heldQuestion', dataID: 'q1' });
  expect(releaseNotes(COURSE, COURSE, { before: 2, now: 99 })).toEqual([]);
  expect(releaseNotes(COURSE, [...COURSE, hold], { before: 99, now: 99 })).toEqual([
    'Question q1: no longer shown.',
  ]);
  expect(releaseNotes([...COURSE, hold], COURSE, { before: 99, now: 99 })).toEqual([
    'Question q1 added to “Day t1”.',
  ]);
});

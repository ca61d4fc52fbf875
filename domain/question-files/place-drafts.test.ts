import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { designItem, type DesignItem } from '../design/design-item.ts';
import { applyChanges } from '../design/diff-design.ts';
import { readCourse } from '../course/course-model.ts';
import type { QuestionDraft } from './question-draft.ts';
import { placeDrafts, type DraftPlacing } from './place-drafts.ts';

function question(id: string, topicId: string, index: string): DesignItem {
  return designItem({
    dataType: 'question',
    dataID: id,
    dataIndex: index,
    dataText: `Text of ${id}`,
    questionType: 'Radio',
    questionOptions: 'yes|||no',
    questionCourseDate: topicId,
  });
}

function day(id: string, index: string, name: string, hasQuestions = 'yes'): DesignItem {
  return designItem({
    dataType: 'topic',
    dataID: id,
    dataIndex: index,
    dataText: name,
    questionOptions: hasQuestions,
  });
}

const ITEMS: readonly DesignItem[] = [
  designItem({ dataType: 'sectionName', dataID: 's1', dataIndex: '1', dataText: 'Mind' }),
  day('plato', '2', 'Plato'),
  day('hume', '3', 'Hume'),
  day('exam', '4', 'Exam', 'no'),
  designItem({
    dataType: 'courseDate',
    dataID: 'd1',
    dataIndex: '2',
    dataText: 'Mon, 9/7',
    questionLogic: '2026-09-07',
  }),
  designItem({ dataType: 'thesis', dataID: 't1', dataText: 'Dualism', questionLogic: '(old1, 1)' }),
  question('old1', 'plato', '1'),
  question('old2', 'plato', '2'),
];

function draft(fields: Partial<QuestionDraft>): QuestionDraft {
  return {
    place: 'Row 2',
    givenId: '',
    type: 'Radio',
    text: 'Why?',
    options: ['a', 'b'],
    logic: '',
    classDay: '',
    notes: [],
    ...fields,
  };
}

function place(drafts: readonly QuestionDraft[], more: Partial<DraftPlacing> = {}) {
  let made = 0;
  const course = readCourse(ITEMS);
  const newId = (): string => `new${(made += 1)}`;
  const plan = placeDrafts({
    course,
    drafts,
    all: drafts,
    topicId: 'plato',
    isHeld: false,
    answeredIds: [],
    newId,
    ...more,
  });
  return { ...plan, after: readCourse(applyChanges(ITEMS, plan.changes)) };
}

describe('class days', () => {
  test.each([
    ['its name', 'hume', 'hume'],
    ['its number', '2', 'hume'],
    ['its date', '2026-09-07', 'plato'],
    ['its label', 'Mon, 9/7', 'plato'],
    ['nothing', '', 'plato'],
  ])('QTI-12 a class day is named by %s', (_name, classDay, expected) => {
    const { placed } = place([draft({ classDay })]);
    expect(placed[0]).toMatchObject({ question: { topicId: expected }, notes: [] });
  });

  test.each(['Kant', 'Exam', '9'])(
    'QTI-12 without questions on %j, the chosen day counts',
    (classDay) => {
      const { placed } = place([draft({ classDay })], { topicId: 'hume' });
      expect(placed[0]).toMatchObject({
        question: { topicId: 'hume' },
        notes: [`No class day with questions is called “${classDay}”.`],
      });
    },
  );

  test('QTI-12 the questions go after those of their class day, in the order of the file', () => {
    const { after, changes } = place([draft({ givenId: 'b' }), draft({ givenId: 'a' })]);
    const ids = after.questionsByTopic.get('plato')?.map(({ id, index }) => `${id} ${index}`);
    expect(ids).toEqual(['old1 1', 'old2 2', 'b 3', 'a 4']);
    expect(changes.upserts.map(({ dataID }) => dataID)).toEqual(['b', 'a']);
  });
});

describe('IDs and logic', () => {
  test('QTI-14 a given ID stays if it is free and valid, and logic in the file follows a new one', () => {
    const { placed } = place([
      draft({ givenId: 'old1', text: 'Another' }),
      draft({ givenId: 'free', logic: '(old1, 2) and not (old2, 1)' }),
      draft({ givenId: 'bad id!', logic: '(free, 1)' }),
      draft({ givenId: 'free', logic: '(Dualism)' }),
    ]);
    expect(placed.map(({ question: { id, logic } }) => [id, logic])).toEqual([
      ['new1', ''],
      ['free', '(new1, 2) & ¬ (old2, 1)'],
      ['new2', '(free, 1)'],
      ['new3', '(Dualism)'],
    ]);
    expect(placed.map(({ notes }) => notes)).toEqual([
      ['Its ID is new1, because “old1” is taken.'],
      [],
      ['Its ID is new2, because “bad id!” can’t be used in logic.'],
      ['Its ID is new3, because “free” is taken.'],
    ]);
  });

  test.each([
    ['(gone, 1)', 'there is no question “gone”'],
    ['(old1, 3)', 'question “old1” has no option 3'],
    ['(essay, 1)', 'question “essay” has no option 1'],
    ['(Monism)', 'there is no thesis “Monism”'],
    ['(old1, 1) and', 'it isn’t well-formed'],
  ])('QTI-13 the logic %j is listed, and its question is held back', (logic, reason) => {
    const essay = draft({ givenId: 'essay', type: 'LongAnswer', options: [] });
    const { placed, after } = place([essay, draft({ givenId: 'q', logic })]);
    expect(placed[1]?.notes).toEqual([`Its logic wasn’t kept because ${reason}. It was: ${logic}`]);
    const added = after.questions.find(({ id }) => id === 'q');
    expect(added).toMatchObject({ logic: '', isHeld: true });
    expect(after.questions.find(({ id }) => id === 'essay')?.isHeld).toBeUndefined();
  });

  test('QTI-13 a question of the file that isn’t chosen counts only if the course has the same', () => {
    const other = draft({ givenId: 'old1', text: 'Something else' });
    const same = draft({ givenId: 'old2', text: 'Text of old2' });
    const first = draft({ logic: '(old1, 1)' });
    const second = draft({ logic: '(old2, 1)' });
    const { placed } = place([first, second], { all: [other, same, first, second] });
    expect(placed.map(({ question: { logic } }) => logic)).toEqual(['', '(old2, 1)']);
  });
});

test('QTI-15 held back: every question gets its hold, and none without', () => {
  const held = place([draft({}), draft({})], { isHeld: true }).after;
  expect(held.questions.filter(({ isHeld }) => isHeld)).toHaveLength(2);
  const open = place([draft({}), draft({})]).after;
  expect(open.questions.filter(({ isHeld }) => isHeld)).toHaveLength(0);
});

test('QTI-15 a contradiction in a course without them says so', () => {
  const [placed] = place([
    draft({ type: 'Contradiction', options: [], logic: '(old1, 1)' }),
  ]).placed;
  expect(placed?.notes).toEqual([
    'Contradictions are turned off in this course. You can turn them on in General, Basics.',
  ]);
});

test('QTI-14 an ID under which there are answers isn’t used again', () => {
  const { placed } = place([draft({ givenId: 'gone' }), draft({ logic: '(gone, 1)' })], {
    answeredIds: ['gone'],
  });
  expect(placed.map(({ question: { id, logic } }) => [id, logic])).toEqual([
    ['new1', ''],
    ['new2', '(new1, 1)'],
  ]);
});

test('QTI-14 every chosen draft becomes one question with an ID of its own, and nothing else changes', () => {
  const any = fc.record({
    givenId: fc.constantFrom('', 'old1', 'a', 'b', 'new1', '('),
    logic: fc.constantFrom('', '(a, 1)', '(b, 2)', '(old1, 1)', '(x, 1)', '((('),
    classDay: fc.constantFrom('', 'Plato', 'Hume', 'Nowhere'),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 8 }), (fields) => {
      const { placed, after } = place(fields.map(draft));
      const before = readCourse(ITEMS).questions;
      expect(new Set(after.questions.map(({ id }) => id)).size).toBe(before.length + fields.length);
      expect(placed).toHaveLength(fields.length);
      expect(after.questions.slice(0, before.length)).toEqual(before);
      const lost = placed.filter(
        ({ draft: given, question: made }) => given.logic !== '' && made.logic === '',
      );
      expect(lost.every(({ notes, question: made }) => made.isHeld && notes.length > 0)).toBe(true);
    }),
  );
});

import type { DesignConsequences } from '@elenchus/domain/consequences/design-consequences.ts';
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { describe, expect, test, vi } from 'vitest';
import type { DesignEntry } from '../../../saving/design/design-entry.ts';
import { ChangeWeighing, type HeldStep } from './change-weighing.ts';

const question = (fields: Partial<DesignItem> = {}): DesignItem =>
  designItem({ dataType: 'question', dataID: 'q', dataText: 'Why?', ...fields });

function step(before: DesignItem, after: DesignItem | null, more = {}): HeldStep {
  const entries: DesignEntry[] = [{ key: `question/${before.dataID}`, before, after }];
  return { entries, options: { label: 'logic', ...more } };
}

const NOTHING: DesignConsequences = {
  students: 0,
  classSize: 3,
  questions: [],
  changedAnswers: [],
  evaluations: [],
  evaluationEdits: [],
  switchedOff: [],
  written: [],
};
const SOMETHING: DesignConsequences = {
  ...NOTHING,
  students: 2,
  questions: [{ questionId: 'q', appears: 0, disappears: 2, answersHidden: 1, answersBack: 0 }],
};

/** A server that answers when the test tells it to. */
function weighing({ isLeaving = false, item = question() } = {}) {
  const asked: {
    readonly resolve: (found: DesignConsequences) => void;
    readonly reject: (reason: Error) => void;
  }[] = [];
  const made: HeldStep[] = [];
  const changes: unknown[] = [];
  const held = new ChangeWeighing({
    weigh: (wanted) => {
      changes.push(wanted);
      const { promise, resolve, reject } = Promise.withResolvers<DesignConsequences>();
      asked.push({ resolve, reject });
      return promise;
    },
    isLeaving: () => isLeaving,
    itemsBelow: () => [item],
    onMake: (each) => made.push(each),
    onChanged: () => {},
  });
  return { held, asked, made, changes };
}

const before = question();
const stricter = question({ questionLogic: '(p, 1)' });

test('a text is not held; what does nothing to anybody is made without a word', async () => {
  const { held, asked, made } = weighing();
  expect(held.holds(step(before, question({ dataText: 'How?' })))).toBe(false);
  expect(held.holds(step(before, stricter))).toBe(true);
  expect(held.entries.map(({ after }) => after?.questionLogic)).toEqual(['(p, 1)']);
  asked[0]?.resolve(NOTHING);
  await vi.waitFor(() => expect(made).toHaveLength(1), 30_000);
  expect([held.isHolding, held.question, made[0]?.options.weighed]).toEqual([
    false,
    null,
    undefined,
  ]);
});

test('with consequences it waits for an answer, and is made with the sentences that were shown', async () => {
  const { held, asked, made } = weighing();
  held.holds(step(before, stricter));
  asked[0]?.resolve(SOMETHING);
  await vi.waitFor(
    () => expect(held.question?.summary).toBe('2 of 3 students see different questions.'),
    30_000,
  );
  expect(made).toEqual([]);
  held.answer(true);
  expect(made[0]?.options.weighed?.questions).toEqual([
    '“Why?” disappears for 2 students. 1 answer is kept but no longer seen.',
  ]);
  expect([held.isHolding, held.question]).toEqual([false, null]);
});

test('declined: nothing is made, but a text typed in between is kept', async () => {
  const { held, asked, made, changes } = weighing();
  let left = 0;
  held.holds(step(before, stricter, { onLeft: () => (left += 1) }));
  const typed = { ...stricter, dataText: 'How?' };
  expect(held.holds(step(stricter, typed))).toBe(true);
  // What was asked first no longer counts: the second question is about both.
  asked[0]?.resolve(NOTHING);
  asked[1]?.resolve(SOMETHING);
  await vi.waitFor(() => expect(held.question).not.toBeNull(), 30_000);
  expect(changes[1]).toEqual({ upserts: [typed], removals: [] });
  held.answer(false);
  expect(left).toBe(1);
  expect(made.flatMap(({ entries }) => entries.map(({ after }) => after))).toEqual([
    question({ dataText: 'How?' }),
  ]);
});

test('when the consequences are unknown, it is made with a message', async () => {
  const { held, asked, made } = weighing();
  held.holds(step(before, null));
  asked[0]?.reject(new Error('gone'));
  await vi.waitFor(() => expect(made).toHaveLength(1), 30_000);
  expect(made[0]?.options.message).toContain('Couldn’t work out');
});

test('a page that closes: what waits for the server is made, what waits for the person is not', async () => {
  const early = weighing();
  early.held.holds(step(before, stricter));
  early.held.leavePage();
  expect(early.made).toHaveLength(1);
  const late = weighing();
  late.held.holds(step(before, stricter));
  late.asked[0]?.resolve(SOMETHING);
  await vi.waitFor(() => expect(late.held.question).not.toBeNull(), 30_000);
  late.held.leavePage();
  expect(late.made).toEqual([]);
});

test('a change that comes while the page closes is made: nobody can be asked', () => {
  const { held, asked } = weighing({ isLeaving: true });
  expect(held.holds(step(before, stricter))).toBe(false);
  expect(asked).toEqual([]);
});

test('a change that another dialog has explained, or that is automatic, is not held', () => {
  const { held } = weighing();
  expect(held.holds(step(before, stricter, { weighed: null }))).toBe(false);
  expect(held.holds(step(before, stricter, { isTidying: true }))).toBe(false);
});

describe('DUE-17 a due date that moves earlier', () => {
  const exam = designItem({ dataType: 'evaluation', dataID: 'E', dataText: 'Essay' });
  const due = (questionCourseDate: string): DesignItem => ({ ...exam, questionCourseDate });
  const move = (from: string, to: string): HeldStep => ({
    entries: [{ key: 'evaluation/E', before: due(from), after: due(to) }],
    options: { label: 'due date' },
  });
  const earlier = move('2026-10-08', '2026-10-01');
  const later = move('2026-10-08', '2026-10-15');

  test('is asked about also when the server does not say what it does', async () => {
    const { held, asked, made } = weighing({ item: due('2026-10-08') });
    held.holds(earlier);
    asked[0]?.reject(new Error('gone'));
    await vi.waitFor(() => expect(held.question).not.toBeNull(), 30_000);
    expect(held.question?.evaluations).toEqual([
      '“Essay” is due earlier: on October 1, 2026 instead of October 8, 2026, for all students without a date of their own. They get a notice.',
    ]);
    expect(made).toEqual([]);
    held.answer(true);
    expect(made).toHaveLength(1);
  });

  test('is not made while the page closes, and a later date is', () => {
    const open = weighing({ item: due('2026-10-08') });
    open.held.holds(earlier);
    open.held.leavePage();
    expect(open.made).toEqual([]);
    const leaving = weighing({ item: due('2026-10-08'), isLeaving: true });
    expect(leaving.held.holds(earlier)).toBe(true);
    expect(leaving.held.holds(later)).toBe(false);
    expect(leaving.made).toEqual([]);
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateStudent } from '../logic/evaluate-student.ts';
import { buildLogicGraph } from '../logic/logic-graph.ts';
import { readThesis } from '../logic/thesis.ts';
import { moveOption, removeOption, type OptionChange } from '../questions/question-options.ts';
import { readQuestion } from '../questions/question.ts';
import { sampleAnswer, sampleQuestion, sampleThesis } from '../visibility/testing/sample-course.ts';
import { optionSave } from './option-save.ts';

const course = {
  questions: [
    sampleQuestion('q', 't'),
    sampleQuestion('r', 't', { logic: '(q, 3)' }),
    sampleQuestion('s', 't', { logic: '(q, 2) & ¬(q, 1)' }),
    sampleQuestion('u', 't', { logic: '(other, 3)' }),
    sampleQuestion('v', 't', { logic: '((q, 3' }),
  ],
  theses: [sampleThesis('A', '( q , 3 ) ∨ (q, 2)'), sampleThesis('B', '(r, 1)')],
};

function changeOf(result: ReturnType<typeof removeOption>): OptionChange {
  return result.ok ? result.value : { options: [], numbers: new Map() };
}

function logics(change: OptionChange): Record<string, string> {
  const saved = optionSave(course, 'q', change);
  const upserts = saved.ok ? saved.value.upserts : [];
  return Object.fromEntries(upserts.map((item) => [item.dataID, item.questionLogic]));
}

describe('one save', () => {
  test('VIEW-23 the question and every formula that names a moved option', () => {
    expect(logics(changeOf(moveOption(['Yes', 'No', 'Maybe'], 3, 1)))).toMatchObject({
      q: '',
      r: '(q, 1)',
      s: '(q, 3) & ¬(q, 2)',
      A: '( q , 1 ) ∨ (q, 3)',
    });
  });

  test('VIEW-23 what names only other questions is left alone', () => {
    const touched = Object.keys(logics(changeOf(moveOption(['Yes', 'No', 'Maybe'], 3, 1))));
    expect(touched).not.toContain('u');
    expect(touched).not.toContain('B');
    const same = optionSave(course, 'q', { options: ['Aye', 'No'], numbers: new Map([[1, 1]]) });
    expect(same.ok && same.value).toMatchObject({ upserts: [{ dataID: 'q' }], renumbered: [] });
  });

  test('VIEW-24 an atom about a removed option matches nothing any more, not the option that took its number', () => {
    const change = changeOf(removeOption(['Yes', 'No', 'Maybe'], 2));
    expect(logics(change)).toMatchObject({
      r: '(q, 2)',
      s: '(q, 02) & ¬(q, 1)',
      A: '( q , 2 ) ∨ (q, 02)',
    });
    const saved = optionSave(course, 'q', change);
    expect(saved.ok && saved.value.naming).toEqual([
      { kind: 'question', id: 's' },
      { kind: 'thesis', name: 'A' },
    ]);
  });

  test('VIEW-25 for a deleted question, or an option that cannot be stored, the whole save is refused', () => {
    const change = changeOf(removeOption(['Yes', 'No', 'Maybe'], 2));
    expect(optionSave(course, 'gone', change)).toEqual({ ok: false, reason: 'no-such-question' });
    const bad = { ...change, options: ['a', 'b|||c'] };
    expect(optionSave(course, 'q', bad)).toEqual({
      ok: false,
      reason: { code: 'separator-in-option', optionNumber: 2 },
    });
  });

  test('VIEW-26 after any move, renumbered answers show what they showed before', () => {
    const place = fc.integer({ min: 1, max: 3 });
    fc.assert(
      fc.property(place, place, place, (from, to, chosen) => {
        const change = changeOf(moveOption(['Yes', 'No', 'Maybe'], from, to));
        const saved = optionSave(course, 'q', change);
        const upserts = new Map(
          (saved.ok ? saved.value.upserts : []).map((item) => [item.dataID, item]),
        );
        const after = {
          questions: course.questions.map((each) => {
            const item = upserts.get(each.id);
            return item ? readQuestion(item).question : each;
          }),
          theses: course.theses.map((each) => {
            const item = upserts.get(each.id);
            return item ? readThesis(item) : each;
          }),
        };
        const shown = (
          design: typeof after,
          answer: number | null | undefined,
        ): readonly string[] =>
          evaluateStudent(buildLogicGraph(design), [
            sampleAnswer('q', String(answer)),
          ]).shownQuestionIds();
        expect(shown(after, change.numbers.get(chosen))).toEqual(shown({ ...course }, chosen));
      }),
    );
  });
});

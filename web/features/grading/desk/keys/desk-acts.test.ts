import {
  type Arbitrary,
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  nat,
  oneof,
  property,
  record,
  subarray,
} from 'fast-check';
import { expect, test } from 'vitest';
import {
  firstWaitingQuestion,
  type GradingPass,
} from '@elenchus/domain/blind-grading/grading-pass.ts';
import { actOf } from './desk-acts.ts';
import { commandOf } from './desk-keys.ts';
import { deskSteps } from '../header/desk-steps.ts';
import {
  askedQuestion,
  currentQuestion,
  isAskedMissing,
  questionBeside,
} from '../answers/question-in-view.ts';

const ESSAYS = ['q1', 'q2', 'q3', 'q4'];

interface Student {
  readonly shown: readonly string[];
  readonly written: readonly string[];
  readonly graded: readonly string[];
  readonly isComplete: boolean;
}

const someStudent: Arbitrary<Student> = subarray(ESSAYS).chain((shown) =>
  record({
    shown: constant(shown),
    written: subarray(shown),
    graded: subarray(ESSAYS),
    isComplete: boolean(),
  }),
);

const someKey = oneof(
  { arbitrary: constantFrom('0', '5', '9'), weight: 4 },
  { arbitrary: constantFrom('j', 'k', 'n', 'p', 'u'), weight: 4 },
  { arbitrary: constantFrom('g', 'l', 'c', 'm', 's', 'x', '?', 'q'), weight: 1 },
);

interface Desk {
  readonly isByQuestion: boolean;
  /** Not there until the server has answered; then the desk can't tell where a pass begins. */
  readonly isPassLoaded: boolean;
  place: number;
  inAddress: string | null;
  chosen: { readonly asked: string | null | undefined; readonly id: string } | null;
  begun: string | null | undefined;
}

function passOf(students: readonly Student[]): GradingPass {
  return {
    questionIds: ESSAYS,
    students: students.map(({ written, graded, isComplete }, place) => ({
      username: `s${place}`,
      isComplete,
      written: new Set(written),
      graded: new Set(graded),
    })),
  };
}

/** What the desk decides for the student in view, and what its line at the top then names. */
function deskNow(desk: Desk, students: readonly Student[]) {
  const pass = desk.isPassLoaded ? passOf(students) : null;
  if (desk.begun === undefined && pass) desk.begun = firstWaitingQuestion(pass);
  const questionIds = desk.isByQuestion ? ESSAYS : [];
  const { inAddress, begun, place } = desk;
  const asked = askedQuestion({ questionIds, inAddress, begun });
  const ids = students[place]?.shown ?? [];
  const chosen = desk.chosen && desk.chosen.asked === asked ? desk.chosen.id : null;
  const current = currentQuestion({ ids, asked, chosen, start: null });
  const neighbours = {
    previous: place > 0 ? `s${place - 1}` : null,
    next: place + 1 < students.length ? `s${place + 1}` : null,
    nextUngraded: null,
  };
  const named = current ?? asked ?? null;
  const username = `s${place}`;
  const steps = deskSteps({ username, neighbours, questionIds, named, pass });
  return { asked, ids, current, steps, isMissing: isAskedMissing({ current, asked }) };
}

test('BLD-42 whatever the course, the pass and the keys: a key grades the named question, or nothing', () => {
  const seen = { written: 0, refused: 0, missing: 0 };
  assert(
    property(
      array(someStudent, { minLength: 1, maxLength: 5 }),
      record({
        isByQuestion: boolean(),
        isPassLoaded: boolean(),
        place: nat(4),
        inAddress: constantFrom(null, 'gone', ...ESSAYS),
      }),
      array(someKey, { maxLength: 30 }),
      (students, begin, keys) => {
        const desk: Desk = {
          ...begin,
          place: begin.place % students.length,
          chosen: null,
          begun: undefined,
        };
        for (const key of keys) {
          const { asked, ids, current, steps, isMissing } = deskNow(desk, students);
          const pressed = { key, code: '', altKey: false, ctrlKey: false, metaKey: false };
          const command = commandOf(pressed, { isTyping: false, areLettersOn: true });
          const act =
            command && actOf(command, { isClosed: false, hasWork: true, current, isMissing });
          const go = (by: 1 | -1): void => {
            const id = questionBeside({ ids, current }, by);
            if (id !== null) desk.chosen = { asked, id };
          };
          const open = (to: typeof steps.next): void => {
            if (to === null) return;
            Object.assign(desk, { place: Number(to.username.slice(1)), inAddress: to.question });
            Object.assign(desk, { chosen: null, begun: undefined });
          };
          seen.missing += Number(isMissing);
          if (act?.kind === 'next-question') go(1);
          if (act?.kind === 'previous-question') go(-1);
          if (act?.kind === 'next-student') open(steps.next);
          if (act?.kind === 'previous-student') open(steps.previous);
          if (act?.kind === 'next-ungraded') open(steps.nextUngraded);
          const isRefused = act?.kind === 'not-shown';
          seen.refused += Number(isRefused);
          expect(isRefused && ids.includes(asked ?? '')).toBe(false);
          if (act?.kind !== 'grade-digit') continue;
          seen.written += 1;
          const { questionId } = act;
          expect(ids).toContain(questionId);
          // The number at the top names it, and it is the one of the pass, or one that the grader went to.
          const number = desk.isByQuestion
            ? (steps.pass?.number ?? 0)
            : ESSAYS.indexOf(questionId) + 1;
          expect(ESSAYS[number - 1]).toBe(questionId);
          const isOfPass = (asked ?? null) === null || questionId === asked;
          expect(isOfPass || desk.chosen?.id === questionId).toBe(true);
        }
      },
    ),
    { numRuns: 500 },
  );
  expect(Math.min(seen.written, seen.refused, seen.missing)).toBeGreaterThan(20);
});

test('a closed course takes nothing from keys, and without a due date they only lead to other students', () => {
  const here = { isClosed: false, hasWork: true, current: 'q1', isMissing: false };
  expect(actOf({ kind: 'grade-digit', digit: '7' }, here)).toEqual({
    kind: 'grade-digit',
    questionId: 'q1',
    digit: '7',
  });
  expect(actOf({ kind: 'grade-digit', digit: '7' }, { ...here, current: null })).toBeNull();
  expect(actOf({ kind: 'complete' }, { ...here, isClosed: true })).toBeNull();
  expect(actOf({ kind: 'rubric' }, { ...here, hasWork: false })).toBeNull();
  expect(actOf({ kind: 'next-student' }, { ...here, hasWork: false })).toEqual({
    kind: 'next-student',
  });
});

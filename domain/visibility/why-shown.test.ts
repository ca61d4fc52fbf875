import { expect, test } from 'vitest';
import type { Answer } from '../answers/answer.ts';
import { timeZoneOf } from '../base/zoned-time.ts';
import type { CourseDayInput } from '../course-day/current-day.ts';
import { evaluateStudent } from '../logic/evaluate-student.ts';
import { gateOfDay, OPEN_GATE, type DateGate } from './date-gate.ts';
import { flipSentence } from './flip-changes.ts';
import { notShownBySection } from './not-shown.ts';
import { releaseCourse, type CourseContent } from './released-course.ts';
import {
  SAMPLE_COURSE,
  sampleAnswer,
  sampleEssay,
  sampleQuestion,
} from './testing/sample-course.ts';
import { whyShown, type WhyShown } from './why-shown.ts';

const day: CourseDayInput = {
  mode: 'manual',
  manualIndex: null,
  dates: [],
  nowEpochMs: 0,
  timeZone: timeZoneOf('America/New_York'),
  timeToShowNewContent: null,
};

function ask(
  questionId: string,
  gate: DateGate,
  answers: readonly Answer[] = [],
  content: CourseContent = SAMPLE_COURSE,
): WhyShown {
  const course = releaseCourse(content, gate);
  const truth = evaluateStudent(course.graph, answers);
  return whyShown({ content, gate, course, truth, answers, day, asOf: null }, questionId);
}

function why(...asked: Parameters<typeof ask>): readonly string[] {
  const { reason, lines } = ask(...asked);
  const sentences = lines.map(({ depth, holds, sentence }) => {
    return `${'  '.repeat(depth)}${holds ? '+' : '-'} ${sentence}`;
  });
  return [reason?.kind ?? 'visible', ...sentences];
}

function flip(...asked: Parameters<typeof ask>): string | null {
  const { basis } = ask(...asked);
  return basis && flipSentence(basis, asked[0]);
}

test.each([
  [
    'shown without condition',
    'doubt',
    gateOfDay(2),
    [
      'visible',
      '+ The section “knowledge” is open.',
      '+ The class day “hume” has its questions switched on.',
      '+ The class day “hume” has come.',
      '+ Its condition is true.',
      '  + There is no condition.',
    ],
  ],
  [
    'still to come',
    'free',
    gateOfDay(4),
    [
      'not-released',
      '+ The section “freedom” is open.',
      '+ The class day “kant” has its questions switched on.',
      '- The class day “kant” has come.',
      '- With the current answers, its condition will be true when it opens.',
      '  - It has not been answered.',
    ],
  ],
  [
    'switched off',
    'secret',
    gateOfDay(9),
    [
      'topic-off',
      '+ The section “knowledge” is open.',
      '- The class day “off” has its questions switched on.',
      '+ The class day “off” has come.',
    ],
  ],
  [
    'no current day',
    'doubt',
    gateOfDay(null),
    [
      'section-locked',
      '- The section “knowledge” is open.',
      '+ The class day “hume” has its questions switched on.',
      '- The class day “hume” has come.',
      '+ With the current answers, its condition will be true when it opens.',
      '  + There is no condition.',
    ],
  ],
  [
    'unanswered condition',
    'free',
    gateOfDay(5),
    [
      'logic',
      '+ The section “freedom” is open.',
      '+ The class day “kant” has its questions switched on.',
      '+ The class day “kant” has come.',
      '- Its condition is true.',
      '  - It has not been answered.',
    ],
  ],
  [
    'date ignored',
    'final',
    OPEN_GATE,
    [
      'visible',
      '+ The section “ending” is open.',
      '+ The class day “end” has its questions switched on.',
      '+ The class day “end” counts as open, because the date is ignored here.',
      '+ Its condition is true.',
      '  + There is no condition.',
    ],
  ],
  ['unknown question', 'nothing', OPEN_GATE, ['not-found', '- Question not found']],
])('VIS-17 %s', (_, id, gate, expected) => {
  expect(why(id, gate)).toEqual(expected);
});

test('VIS-17 the condition is explained part by part, theses opened', () => {
  const answers = [sampleAnswer('doubt', '1'), sampleAnswer('free', '2')];
  expect(why('clash', gateOfDay(5), answers).slice(4)).toEqual([
    '- Its condition is true.',
    '  - All of these hold:',
    '    + The thesis Skeptic',
    '      + It was answered “Yes”.',
    '    - It was answered “No”.',
  ]);
});

test('VIS-18 a condition that names an unreleased question is explained as such, not as missing', () => {
  expect(why('last', gateOfDay(6))).toContain(
    '    - It isn’t released yet, so an answer to it doesn’t count.',
  );
});

test('VIS-18 a question without class day, or in a course without sections, is explained as such', () => {
  const orphan = { ...SAMPLE_COURSE, questions: [sampleQuestion('orphan', 'gone')] };
  expect(why('orphan', OPEN_GATE, [], orphan)).toEqual([
    'no-class-day',
    '- Its class day is in the schedule.',
  ]);
  const bare = {
    ...SAMPLE_COURSE,
    schedule: { sections: [], topics: SAMPLE_COURSE.schedule.topics },
  };
  expect(why('doubt', OPEN_GATE, [], bare).slice(0, 2)).toEqual([
    'no-section',
    '- The course has a section in which it can show.',
  ]);
});

test("VIS-17 an atom is explained with the student's answer, or why that does not count", () => {
  const content = {
    ...SAMPLE_COURSE,
    questions: [
      ...SAMPLE_COURSE.questions,
      sampleQuestion('asker', 'kant', {
        index: 3,
        logic: '(doubt, 2) ∨ (free, 1) ∨ (essay, 7) ∨ (gone, 1)',
      }),
    ],
  };
  const answers = [sampleAnswer('doubt', '3'), sampleEssay('essay', 'I counted to 7.')];
  expect(why('asker', gateOfDay(5), answers, content).slice(5)).toEqual([
    '  + At least one of these holds:',
    '    - It was answered “Maybe”.',
    '    - It isn’t shown, so an answer to it doesn’t count.',
    '    + The text contains these digits.',
    '    - There’s no question gone in this course.',
  ]);
  const { lines } = ask('asker', gateOfDay(5), answers, content);
  expect(lines.filter(({ kind }) => kind === 'atom').map(({ option }) => option)).toEqual([
    '2',
    '1',
    '7',
    '1',
  ]);
});

test('VIS-20 each section lists what the student does not see, switched off and unreleased too', () => {
  const gate = gateOfDay(5);
  const course = releaseCourse(SAMPLE_COURSE, gate);
  const hiddenFor = (answers: readonly Answer[]) =>
    [...notShownBySection(SAMPLE_COURSE, course, evaluateStudent(course.graph, answers))].map(
      ([section, questions]) => [section, questions.map(({ id }) => id)],
    );
  expect(hiddenFor([])).toEqual([
    ['knowledge', ['secret']],
    ['freedom', ['free', 'clash', 'last']],
    ['ending', ['final']],
  ]);
  expect(hiddenFor([sampleAnswer('doubt', '1'), sampleAnswer('free', '1')])).toEqual([
    ['knowledge', ['secret']],
    ['freedom', ['last']],
    ['ending', ['final']],
  ]);
});

const everything = [sampleAnswer('doubt', '1'), sampleAnswer('free', '1')];

test.each<[string, Parameters<typeof ask>, string | null]>([
  [
    'a hidden question',
    ['free', gateOfDay(5), [sampleAnswer('doubt', '2')]],
    'It would show if “doubt?” were answered “Yes”.',
  ],
  [
    'a question behind another',
    ['clash', gateOfDay(5)],
    'It would show if “doubt?” were answered “Yes” and “free?” were answered “Yes”.',
  ],
  [
    'a shown question',
    ['free', gateOfDay(5), everything],
    'It would not show if “doubt?” were answered “No”.',
  ],
  ['a question without condition', ['doubt', gateOfDay(5)], 'Other answers wouldn’t hide it.'],
  [
    'a question of a later day, as on that day',
    ['free', gateOfDay(2)],
    'It would show if “doubt?” were answered “Yes”.',
  ],
  ['a question that is switched off', ['secret', gateOfDay(5)], null],
])('VIS-21 the fewest changes for %s', (_, asked, expected) => {
  expect(flip(...asked)).toBe(expected);
});

const withLogic = (logic: string): CourseContent => ({
  ...SAMPLE_COURSE,
  questions: [...SAMPLE_COURSE.questions, sampleQuestion('odd', 'kant', { index: 3, logic })],
});

test('VIS-21 a question that no answers could show is explained as such, and digits in an essay are named', () => {
  expect(flip('odd', gateOfDay(5), [], withLogic('(gone, 1)'))).toBe('No answers would show it.');
  const essay = [sampleEssay('essay', 'Much was said.')];
  expect(flip('odd', gateOfDay(5), essay, withLogic('(essay, 42)'))).toBe(
    'It would show if “essay?” contained “42”.',
  );
  const number = [sampleEssay('essay', 'All 42 of them.')];
  expect(flip('odd', gateOfDay(5), number, withLogic('(essay, 42)'))).toBe(
    'It would not show if “essay?” were not answered.',
  );
});

import { expect, test } from 'vitest';
import type { Answer } from '../answers/answer.ts';
import { evaluateStudent } from '../logic/evaluate-student.ts';
import { gateOfDay, OPEN_GATE, type DateGate } from './date-gate.ts';
import { releaseCourse, type CourseContent } from './released-course.ts';
import { SAMPLE_COURSE, sampleAnswer, sampleQuestion } from './sample-course.ts';
import { whyShown } from './why-shown.ts';

function why(
  questionId: string,
  gate: DateGate,
  answers: readonly Answer[] = [],
  content: CourseContent = SAMPLE_COURSE,
): readonly string[] {
  const course = releaseCourse(content, gate);
  const truth = evaluateStudent(course.graph, answers);
  const { isVisible, lines } = whyShown({ content, gate, course, truth }, questionId);
  const words = lines.map(({ depth, holds, sentence }) => {
    return `${'  '.repeat(depth)}${holds ? '+' : '-'} ${sentence}`;
  });
  return [isVisible ? 'visible' : 'not visible', ...words];
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
      'not visible',
      '+ The section “freedom” is open.',
      '+ The class day “kant” has its questions switched on.',
      '- The class day “kant” is still to come.',
    ],
  ],
  [
    'switched off',
    'secret',
    gateOfDay(9),
    [
      'not visible',
      '+ The section “knowledge” is open.',
      '- The class day “off” has its questions switched off.',
      '+ The class day “off” has come.',
    ],
  ],
  [
    'no current day',
    'doubt',
    gateOfDay(null),
    [
      'not visible',
      '- The section “knowledge” is still locked.',
      '+ The class day “hume” has its questions switched on.',
      '- The class day “hume” is closed, because the course has no current day.',
    ],
  ],
  [
    'unanswered condition',
    'free',
    gateOfDay(5),
    [
      'not visible',
      '+ The section “freedom” is open.',
      '+ The class day “kant” has its questions switched on.',
      '+ The class day “kant” has come.',
      '- Its condition is not true.',
      '  - “doubt?” has not been answered.',
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
  ['unknown question', 'nothing', OPEN_GATE, ['not visible', '- Question not found']],
])('VIS-17 %s', (_, id, gate, expected) => {
  expect(why(id, gate)).toEqual(expected);
});

test('VIS-17 the condition is explained part by part, theses opened', () => {
  const answers = [sampleAnswer('doubt', '1'), sampleAnswer('free', '2')];
  expect(why('clash', gateOfDay(5), answers).slice(4)).toEqual([
    '- Its condition is not true.',
    '  - All of these hold:',
    '    + The thesis Sceptic',
    '      + “doubt?” was answered with option 1, “Yes”.',
    '    - “free?” was not answered with option 1, “Yes”.',
  ]);
});

test('VIS-18 a condition that names an unreleased question says so, not that it is missing', () => {
  expect(why('last', gateOfDay(6))).toContain(
    '    - “final?” is not released, so an answer to it does not count.',
  );
});

test('VIS-18 a question without class day, or in a course without sections, says so', () => {
  const orphan = { ...SAMPLE_COURSE, questions: [sampleQuestion('orphan', 'gone')] };
  expect(why('orphan', OPEN_GATE, [], orphan)).toEqual([
    'not visible',
    '- Its class day is no longer in the schedule.',
  ]);
  const bare = {
    ...SAMPLE_COURSE,
    schedule: { sections: [], topics: SAMPLE_COURSE.schedule.topics },
  };
  expect(why('doubt', OPEN_GATE, [], bare).slice(0, 2)).toEqual([
    'not visible',
    '- The course has no section in which it could show.',
  ]);
});

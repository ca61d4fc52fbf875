import { expect, test } from 'vitest';
import { designItem, type DesignItem } from '../design/design-item.ts';
import { readCourse } from '../course/course-model.ts';
import { canChangeWhatIsSeen } from './seen-changes.ts';
import { switchedOff, switchedOffSentence, type SwitchedOff } from './switched-off.ts';

const FLAGS = [
  'hasCourseDescription',
  'hasFAQ',
  'hasRubric',
  'hasContradictionItems',
  'giveStudentsComments',
  'usesGradesForExams',
] as const;

const text = (dataType: string, dataText: string): DesignItem =>
  designItem({ dataType, dataID: '1', dataText });

function courseWith(off: readonly string[]) {
  return readCourse([
    ...FLAGS.map((flag) => text(flag, off.includes(flag) ? 'No' : 'Yes')),
    text('courseDescription', 'What may we hope for?'),
    text('faq', '[{"question":"Why?","answer":"Because."}]'),
    text('rubric', 'Be clear.'),
    designItem({ dataType: 'question', dataID: 'c', questionType: 'Contradiction' }),
    designItem({ dataType: 'question', dataID: 'e', questionType: 'LongAnswer' }),
  ]);
}

const stored = {
  comments: 12,
  answerComments: 5,
  grades: 34,
  criteriaLevels: 7,
  contradictionCounts: 3,
};

test.each<[(typeof FLAGS)[number], readonly SwitchedOff[]]>([
  ['hasCourseDescription', [{ part: 'description', values: 5 }]],
  ['hasFAQ', [{ part: 'faq', values: 1 }]],
  ['hasRubric', [{ part: 'rubric', values: 2 }]],
  [
    'hasContradictionItems',
    [
      { part: 'contradictions', values: 1 },
      { part: 'contradiction-counts', values: 3 },
    ],
  ],
  [
    'giveStudentsComments',
    [
      { part: 'comments', values: 12 },
      { part: 'answer-comments', values: 5 },
    ],
  ],
  [
    'usesGradesForExams',
    [
      { part: 'grades', values: 34 },
      { part: 'criteria-levels', values: 7 },
    ],
  ],
])('GRD-84 %s off', (flag, expected) => {
  const [on, off] = [courseWith([]), courseWith([flag])];
  expect(switchedOff({ before: on, after: off }, stored)).toEqual(expected);
  expect(switchedOff({ before: off, after: on }, stored)).toEqual([]);
  expect(switchedOff({ before: off, after: off }, stored)).toEqual([]);
  const edit = { before: text(flag, 'Yes'), after: text(flag, 'No') };
  expect(canChangeWhatIsSeen([edit])).toBe(true);
});

test('GRD-84 what has no value is not mentioned, and switching on asks nothing', () => {
  const none = {
    comments: 0,
    answerComments: 0,
    grades: 0,
    criteriaLevels: 0,
    contradictionCounts: 0,
  };
  const flags = ['giveStudentsComments', 'usesGradesForExams'];
  const edit = { before: courseWith([]), after: courseWith(flags) };
  expect(switchedOff(edit, none)).toEqual([]);
  for (const flag of flags) {
    expect(canChangeWhatIsSeen([{ before: text(flag, 'No'), after: text(flag, 'Yes') }])).toBe(
      false,
    );
    expect(canChangeWhatIsSeen([{ before: null, after: text(flag, 'Yes') }])).toBe(false);
  }
});

test.each<[SwitchedOff, string]>([
  [
    { part: 'description', values: 212 },
    'The course description (212 words) stays saved, but only instructors and TAs can see it.',
  ],
  [{ part: 'faq', values: 5 }, '5 entries of the FAQ stay saved, but students no longer see them.'],
  [
    { part: 'rubric', values: 1 },
    'The rubric (1 word) stays saved, but students no longer see it.',
  ],
  [
    { part: 'contradictions', values: 1 },
    '1 contradiction item stays saved, but students no longer see it, and it no longer counts.',
  ],
  [
    { part: 'contradiction-counts', values: 3 },
    '3 counts of unresolved contradictions stay saved, but no points are taken off for them.',
  ],
  [
    { part: 'comments', values: 12 },
    '12 comments stay saved for graders, but students no longer see them, even in work that is handed back.',
  ],
  [
    { part: 'answer-comments', values: 1 },
    '1 comment on single answers and their passages stays saved for graders, but students no longer see it.',
  ],
  [
    { part: 'criteria-levels', values: 7 },
    'The levels of criteria chosen for 7 grades stay saved, but students and graders no longer see them.',
  ],
  [
    { part: 'grades', values: 1 },
    '1 grade stays saved, but students and graders no longer see it.',
  ],
])('GRD-84 the sentence for: %j', (off, sentence) => {
  expect(switchedOffSentence(off)).toBe(sentence);
});

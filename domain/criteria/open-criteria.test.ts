import { expect, test } from 'vitest';
import { DEFAULT_COURSE_SETTINGS } from '../design/course-settings.ts';
import type { MissingGrades } from '../grading/completion.ts';
import type { CourseCriteria } from './course-criteria.ts';
import { openCriteria, openCriteriaWords } from './open-criteria.ts';

const levels = [{ id: 'high', name: 'High', points: 5, description: '' }];
const table = [
  { id: 'a', name: 'Argument', levels },
  { id: 's', name: ' ', levels },
  { id: 'n', name: 'Without levels', levels: [] },
];
const criteria: CourseCriteria = {
  evaluations: new Map([['MID', table]]),
  questions: new Map([['own', [{ id: 'o', name: 'Own', levels }]]]),
};
const essay = (id: string, number: number) => ({ question: { id, text: id }, number });
const essays = [essay('dream', 1), essay('own', 2), essay('blank', 3)];
const settings = {
  ...DEFAULT_COURSE_SETTINGS,
  usesGradesForExams: true,
  questionByQuestionGrading: true,
};
const base = {
  criteria,
  settings,
  evaluationId: 'MID',
  essays,
  answerOf: (id: string) => ({ questionEssayAnswer: id === 'blank' ? ' ' : 'Text.' }),
  graded: { levels: new Map<string, string>() },
  missing: null as MissingGrades,
};
const chosen = (...pairs: readonly (readonly [string, string])[]) => ({
  graded: { levels: new Map(pairs) },
});
const found = (differs: Partial<typeof base>) =>
  openCriteria({ ...base, ...differs }).map(({ essay: of, names }) => [
    of?.question.id ?? 'exam',
    names,
  ]);

test.each<[string, Partial<typeof base>, unknown]>([
  [
    'of each written essay, by its own table or that of the evaluation',
    {},
    [
      ['dream', ['Argument', 'Unnamed criterion']],
      ['own', ['Own']],
    ],
  ],
  [
    'only those without a level',
    chosen(['dream', 'a:high'], ['own', 'o:high']),
    [['dream', ['Unnamed criterion']]],
  ],
  ['none', chosen(['dream', 'a:high,s:high'], ['own', 'o:high']), []],
  [
    'a level that the table no longer has is none',
    chosen(['dream', 'a:low,s:high'], ['own', 'o:high']),
    [['dream', ['Argument']]],
  ],
  [
    'of the exam if grades are entered by hand',
    { settings: { ...settings, questionByQuestionGrading: false } },
    [['exam', ['Argument', 'Unnamed criterion']]],
  ],
  [
    'none of an essay without a grade, which is named for that',
    { missing: { kind: 'questions', essays: essays.slice(0, 1) } },
    [['own', ['Own']]],
  ],
  [
    'none of an exam without a grade',
    {
      settings: { ...settings, questionByQuestionGrading: false },
      missing: { kind: 'exam-grade' },
    },
    [],
  ],
  ['nothing was written', { answerOf: () => ({ questionEssayAnswer: '' }) }, []],
  ['a course without grades', { settings: { ...settings, usesGradesForExams: false } }, []],
  ['another evaluation', { evaluationId: 'END' }, [['own', ['Own']]]],
])('CRT-25 %s', (_name, differs, expected) => {
  expect(found(differs)).toEqual(expected);
});

test.each([
  [['A'], '“A” has no level yet'],
  [['A', 'B'], '“A” and “B” have no level yet'],
  [['A', 'B', 'C'], '“A”, “B” and 1 more criterion have no level yet'],
  [['A', 'B', 'C', 'D'], '“A”, “B” and 2 more criteria have no level yet'],
])('CRT-25 the words for %j', (names, words) => {
  expect(openCriteriaWords(names)).toBe(words);
});

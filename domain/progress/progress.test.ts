import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers/answer.ts';
import { evaluateStudent } from '../logic/evaluate-student.ts';
import type { QuestionType } from '../questions/question-type.ts';
import { gateOfDay, OPEN_GATE } from '../visibility/date-gate.ts';
import { questionsOfSection, releaseCourse } from '../visibility/released-course.ts';
import {
  SAMPLE_COURSE,
  sampleAnswer,
  sampleEssay,
  sampleQuestion,
  sampleSection,
  sampleThesis,
  sampleTopic,
} from '../visibility/testing/sample-course.ts';
import { visibleSections } from '../visibility/visible-questions.ts';
import { answerLookup, isOpen } from './open-work.ts';
import { progressBySection } from './progress.ts';
import { gradeCounts, gradeCountsOfClass, openWorkOfClass } from './progress-class.ts';
import { sectionStatus } from './section-status.ts';

describe('open or answered', () => {
  test.each<[string, QuestionType, Answer | undefined, boolean]>([
    ['a choice without answer', 'Radio', undefined, true],
    ['a choice with an empty answer', 'Radio', sampleAnswer('q', ''), true],
    ['a choice without a digit', 'Checkbox', sampleAnswer('q', 'none, really'), true],
    ['a chosen option', 'Radio', sampleAnswer('q', '2'), false],
    ['ticked options', 'Checkbox', sampleAnswer('q', '1,3'), false],
    ['a choice kept in the essay field', 'Radio', sampleEssay('q', '3'), false],
    ['digits of another script', 'Radio', sampleAnswer('q', '٣'), true],
  ])('PRG-1 %s', (_, type, answer, open) => {
    expect(isOpen({ type }, answer)).toBe(open);
  });

  test.each<[string, Answer | undefined, boolean]>([
    ['no essay', undefined, true],
    ['an empty one', sampleEssay('q', ''), true],
    ['spaces and newlines', sampleEssay('q', ' \n\t '), true],
    ['one character', sampleEssay('q', '  a \n'), true],
    ['one emoji', sampleEssay('q', '🤔'), true],
    ['two characters', sampleEssay('q', 'a b'), false],
    ['two characters side by side', sampleEssay('q', 'no'), false],
    ['one character and very many spaces', sampleEssay('q', `a${' '.repeat(190_000)}`), true],
  ])('PRG-2 %s', (_, answer, open) => {
    expect(isOpen({ type: 'LongAnswer' }, answer)).toBe(open);
  });

  test('PRG-3 a contradiction that shows is open, whatever the answers', () => {
    expect(isOpen({ type: 'Contradiction' }, sampleEssay('q', 'I see none 1'))).toBe(true);
  });
});

function progress(day: number | null, answers: readonly Answer[], hasContradictionItems = true) {
  const course = releaseCourse(SAMPLE_COURSE, gateOfDay(day));
  const truth = evaluateStudent(course.graph, answers);
  const answerOf = answerLookup(answers);
  return progressBySection({ course, truth, answerOf, hasContradictionItems }).map((row) => [
    row.section.id,
    row.unansweredChoices,
    row.unansweredEssays,
    row.unresolvedContradictions,
    row.isLocked && !row.isComplete ? 'locked' : row.isComplete,
  ]);
}

describe('progress check', () => {
  const tension = [
    sampleAnswer('doubt', '1'),
    sampleAnswer('free', '1'),
    sampleEssay('essay', 'Why not?'),
  ];
  test.each([
    [
      'nothing answered',
      5,
      [],
      [
        ['knowledge', 1, 1, 0, false],
        ['freedom', 0, 0, 0, true],
        ['ending', 0, 0, 0, 'locked'],
      ],
    ],
    [
      'a question that came to show counts',
      5,
      [sampleAnswer('doubt', '1')],
      [
        ['knowledge', 0, 1, 0, false],
        ['freedom', 1, 0, 0, false],
        ['ending', 0, 0, 0, 'locked'],
      ],
    ],
    [
      'a contradiction is open until an answer is revised',
      5,
      tension,
      [
        ['knowledge', 0, 0, 0, true],
        ['freedom', 0, 0, 1, false],
        ['ending', 0, 0, 0, 'locked'],
      ],
    ],
    [
      'hidden questions do not count',
      5,
      [sampleAnswer('doubt', '2')],
      [
        ['knowledge', 0, 1, 0, false],
        ['freedom', 0, 0, 0, true],
        ['ending', 0, 0, 0, 'locked'],
      ],
    ],
    [
      'no current day',
      null,
      [],
      [
        ['knowledge', 0, 0, 0, 'locked'],
        ['freedom', 0, 0, 0, 'locked'],
        ['ending', 0, 0, 0, 'locked'],
      ],
    ],
  ])('PRG-4 %s', (_, day, answers, expected) => {
    expect(progress(day, answers)).toEqual(expected);
  });

  test('PRG-5 without contradiction items contradictions are not counted and keep nothing open', () => {
    expect(progress(5, tension, false)[1]).toEqual(['freedom', 0, 0, null, true]);
  });
});

const anyAnswers = fc
  .array(
    fc.tuple(
      fc.constantFrom('doubt', 'essay', 'free', 'last', 'final'),
      fc.constantFrom('', '1', '2', 'ab'),
    ),
  )
  .map((pairs) =>
    pairs.map(([id, text]) => (id === 'essay' ? sampleEssay(id, text) : sampleAnswer(id, text))),
  );

test('PRG-6 open and answered add up to what shows, section by section', () => {
  fc.assert(
    fc.property(anyAnswers, fc.integer({ min: 0, max: 9 }), (answers, day) => {
      const course = releaseCourse(SAMPLE_COURSE, gateOfDay(day));
      const truth = evaluateStudent(course.graph, answers);
      const input = { course, truth, answerOf: answerLookup(answers), hasContradictionItems: true };
      const rows = progressBySection(input);
      for (const [at, section] of visibleSections(course, truth).entries()) {
        const status = sectionStatus({ ...input, section: course.sections[at]! });
        const row = rows[at]!;
        expect(row.unansweredChoices + row.unansweredEssays).toBe(status.open.length);
        expect(row.unresolvedContradictions).toBe(status.contradictions.length);
        expect(status.answered.length + status.open.length + status.contradictions.length).toBe(
          questionsOfSection(section).length,
        );
      }
    }),
  );
});

describe('a whole class', () => {
  test('PRG-7 the class counts what each student alone would count', () => {
    fc.assert(
      fc.property(fc.array(anyAnswers, { maxLength: 40 }), (all) => {
        const course = releaseCourse(SAMPLE_COURSE, OPEN_GATE);
        const students = all.map((answers, at) => ({ username: `u${at}`, answers }));
        const work = openWorkOfClass(course, null, students);
        const alone = all.map((answers) => {
          const truth = evaluateStudent(course.graph, answers);
          const answerOf = answerLookup(answers);
          const rows = progressBySection({ course, truth, answerOf, hasContradictionItems: true });
          return rows.reduce((sum, row) => sum + row.unansweredChoices, 0);
        });
        expect(work.map(({ unansweredChoices }) => unansweredChoices)).toEqual(alone);
      }),
    );
  });

  const input = {
    course: releaseCourse(SAMPLE_COURSE, gateOfDay(6)),
    sectionIds: ['freedom'],
    hasContradictionItems: true,
  };
  const contradiction = [sampleAnswer('doubt', '1'), sampleAnswer('free', '1')];
  test.each([
    [
      'one open choice, one contradiction',
      {},
      contradiction,
      { unansweredMCQs: 1, unresolvedContradictions: 1 },
    ],
    [
      'contradictions off',
      { hasContradictionItems: false },
      contradiction,
      { unansweredMCQs: 1, unresolvedContradictions: 0 },
    ],
    [
      'no sections',
      { sectionIds: [] },
      contradiction,
      { unansweredMCQs: 0, unresolvedContradictions: 0 },
    ],
    [
      'sections that are gone',
      { sectionIds: ['gone'] },
      contradiction,
      { unansweredMCQs: 0, unresolvedContradictions: 0 },
    ],
    [
      'essays are not counted',
      { sectionIds: ['knowledge'] },
      [],
      { unansweredMCQs: 1, unresolvedContradictions: 0 },
    ],
    [
      'on the day before its class day a question is not counted',
      { course: releaseCourse(SAMPLE_COURSE, gateOfDay(5)) },
      contradiction,
      { unansweredMCQs: 0, unresolvedContradictions: 1 },
    ],
  ])('PRG-8 grading starts with: %s', (_, differs, answers, expected) => {
    expect(gradeCounts({ ...input, ...differs }, answers)).toEqual(expected);
  });

  test('PRG-8 the counts of many students are in their order', () => {
    const students = [
      { username: 'a', answers: [] },
      { username: 'b', answers: contradiction },
    ];
    expect(
      gradeCountsOfClass(input, students).map((counts) => counts.unresolvedContradictions),
    ).toEqual([0, 1]);
    expect(gradeCountsOfClass(input, [])).toEqual([]);
  });

  test('PRG-9 three thousand questions in a chain, for a class of two hundred', () => {
    const questions = Array.from({ length: 3000 }, (_, at) =>
      sampleQuestion(`q${at}`, 't', { index: at + 1, logic: at === 0 ? '' : `(q${at - 1}, 1)` }),
    );
    const schedule = { sections: [sampleSection('s', 1)], topics: [sampleTopic('t', 2)] };
    const course = releaseCourse({ ...SAMPLE_COURSE, schedule, questions, theses: [] }, OPEN_GATE);
    const answers = questions.slice(0, 1000).map(({ id }) => sampleAnswer(id, '1'));
    const students = Array.from({ length: 200 }, (_, at) => ({ username: `u${at}`, answers }));
    const work = openWorkOfClass(course, null, students);
    expect(new Set(work.map(({ unansweredChoices }) => unansweredChoices))).toEqual(new Set([1]));
  });
});

describe('the side panel', () => {
  const theses = [
    sampleThesis('Skeptic', '(doubt, 1)'),
    sampleThesis('Both', '(Skeptic) & (free, 1)'),
    sampleThesis('Other', '(free, 2)'),
    sampleThesis('Silent', '¬(free, 2)'),
    sampleThesis('Always', ''),
  ];
  function statusOf(sectionId: string, answers: readonly Answer[], hasContradictionItems = true) {
    const course = releaseCourse({ ...SAMPLE_COURSE, theses }, gateOfDay(5));
    const section = course.sections.find((each) => each.section.id === sectionId)!;
    const truth = evaluateStudent(course.graph, answers);
    const answerOf = answerLookup(answers);
    const found = sectionStatus({ course, section, truth, answerOf, hasContradictionItems });
    return {
      answered: found.answered.map(({ id }) => id),
      open: found.open.map(({ id }) => id),
      theses: found.theses.map(({ thesis, questionId }) => `${thesis.name} <- ${questionId}`),
      contradictions: found.contradictions.map(({ id }) => id),
    };
  }
  const contradiction = [sampleAnswer('doubt', '1'), sampleAnswer('free', '1')];

  test('PRG-10 answered, open and in tension, each by its question', () => {
    expect(statusOf('knowledge', contradiction)).toMatchObject({
      answered: ['doubt'],
      open: ['essay'],
      contradictions: [],
    });
    expect(statusOf('freedom', contradiction)).toMatchObject({
      answered: ['free'],
      open: [],
      contradictions: ['clash'],
    });
    expect(statusOf('freedom', contradiction, false).contradictions).toEqual([]);
    expect(statusOf('ending', contradiction)).toEqual({
      answered: [],
      open: [],
      theses: [],
      contradictions: [],
    });
  });

  test('PRG-11 a thesis is listed where answers name it, directly or through another thesis', () => {
    expect(statusOf('knowledge', contradiction).theses).toEqual([
      'Skeptic <- doubt',
      'Both <- doubt',
    ]);
    expect(statusOf('freedom', contradiction).theses).toEqual(['Both <- free', 'Silent <- free']);
  });

  test('PRG-11 a thesis that does not hold, or depends on no answer of this section, is left out', () => {
    expect(statusOf('freedom', []).theses).toEqual([]);
    expect(statusOf('knowledge', [sampleAnswer('doubt', '2')]).theses).toEqual([]);
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateStudent } from '../logic/evaluate-student.ts';
import { UNPLACED } from '../schedule/schedule.ts';
import { gateOfDay, OPEN_GATE, type DateGate, visibleTopics } from './date-gate.ts';
import { notShownBySection } from './not-shown.ts';
import { questionsOfSection, releaseCourse, type CourseContent } from './released-course.ts';
import { releasedQuestions, releaseTest } from './released-questions.ts';
import {
  SAMPLE_COURSE,
  sampleAnswer,
  sampleQuestion,
  sampleSection,
  sampleThesis,
  sampleTopic,
} from './testing/sample-course.ts';
import { visibleSections } from './visible-questions.ts';
import { isLocked, NOTHING_YET, openingSection, outlineOf } from './visible-sections.ts';

const { schedule } = SAMPLE_COURSE;
const outline = outlineOf(schedule);

function seen(content: CourseContent, gate: DateGate, answers: Record<string, string>): string {
  const course = releaseCourse(content, gate);
  const given = Object.entries(answers).map(([id, text]) => sampleAnswer(id, text));
  const sections = visibleSections(course, evaluateStudent(course.graph, given));
  return sections
    .map(({ section, topics }) => {
      const ids = questionsOfSection({ topics }).map(({ id }) => id);
      return `${section.id}: ${ids.join(' ')}`.trim();
    })
    .join(' | ');
}

describe('sections', () => {
  test('VIS-1 sections are in index order with the class days up to the next section', () => {
    const shuffled = {
      sections: schedule.sections.toReversed(),
      topics: schedule.topics.toReversed(),
    };
    const rows = outlineOf(shuffled).map(
      ({ section, topics }) => `${section.id}: ${topics.map(({ id }) => id).join(' ')}`,
    );
    expect(rows).toEqual(['knowledge: hume off', 'freedom: kant late', 'ending: end']);
  });

  test('VIS-1 class days before the first section belong to it, and it opens with them', () => {
    const [first] = outlineOf({
      sections: [sampleSection('first', 3)],
      topics: [sampleTopic('early', 1), sampleTopic('middle', 4)],
    });
    expect(first?.topics.map(({ id }) => id)).toEqual(['early', 'middle']);
    expect(first?.opensAt).toBe(1);
  });

  test('VIS-1 a class day with the index of a section belongs to that section', () => {
    const rows = outlineOf({
      sections: [sampleSection('a', 1), sampleSection('b', 2)],
      topics: [sampleTopic('t', 2)],
    });
    expect(rows.map(({ topics }) => topics.length)).toEqual([0, 1]);
  });

  test.each([
    ['before the first day', gateOfDay(0), ['knowledge', 'freedom', 'ending']],
    ['on a day of the first section', gateOfDay(3), ['freedom', 'ending']],
    ['on the very index of a section', gateOfDay(4), ['ending']],
    ['on the last day', gateOfDay(8), []],
    ['without a current day', gateOfDay(null), ['knowledge', 'freedom', 'ending']],
    ['when the date is ignored', OPEN_GATE, []],
  ])('VIS-2 locked %s', (_, gate, locked) => {
    const found = outline.filter((entry) => isLocked(entry, gate));
    expect(found.map(({ section }) => section.id)).toEqual(locked);
  });

  test('VIS-2 an unplaced section stays locked until the date is ignored', () => {
    const [lost] = outlineOf({ sections: [sampleSection('lost', UNPLACED)], topics: [] });
    expect(isLocked(lost!, gateOfDay(1_000_000))).toBe(true);
    expect(isLocked(lost!, OPEN_GATE)).toBe(false);
  });

  test('VIS-3 a locked section announces that its questions open later', () => {
    expect(NOTHING_YET).toBe(
      'Nothing to see here yet. (Questions will show up here later in the course.)',
    );
  });

  test.each([
    ['on a day of the second section', 5, 'freedom'],
    ['on the index of a section', 7, 'ending'],
    ['long after the end', 99, 'ending'],
    ['before everything', 0, 'knowledge'],
    ['without a current day', null, 'knowledge'],
  ])('VIS-4 the opening section %s', (_, day, id) => {
    expect(openingSection(outline, day)?.id).toBe(id);
  });

  test('VIS-4 a course without sections opens none', () => {
    expect(openingSection([], 3)).toBeNull();
  });
});

describe('class days and release', () => {
  test.each([
    ['the second', gateOfDay(2), ['hume']],
    ['one that is switched off', gateOfDay(3), ['hume']],
    ['the sixth', gateOfDay(6), ['hume', 'kant', 'late']],
    ['none', gateOfDay(null), []],
    ['ignored', OPEN_GATE, ['hume', 'kant', 'late', 'end']],
  ])('VIS-5 open class days when the current day is %s', (_, gate, ids) => {
    expect(visibleTopics(schedule.topics, gate).map(({ id }) => id)).toEqual(ids);
  });

  test('VIS-6 release depends on the date alone: hidden by logic is still released', () => {
    const isReleased = releaseTest(schedule.topics, SAMPLE_COURSE.questions, gateOfDay(5));
    const released = ['doubt', 'essay', 'free', 'clash'];
    expect(SAMPLE_COURSE.questions.map(({ id }) => id).filter(isReleased)).toEqual(released);
    expect(isReleased('nobody knows')).toBe(false);
  });

  test('VIS-6 a question whose class day is deleted is not released', () => {
    const orphan = sampleQuestion('orphan', 'nowhere');
    expect(releasedQuestions(schedule.topics, [orphan], OPEN_GATE)).toEqual([]);
  });
});

describe('questions', () => {
  test.each([
    ['nothing answered', gateOfDay(5), {}, 'knowledge: doubt essay | freedom: | ending:'],
    [
      'an answer opens the next',
      gateOfDay(5),
      { doubt: '1' },
      'knowledge: doubt essay | freedom: free | ending:',
    ],
    [
      'a contradiction shows',
      gateOfDay(5),
      { doubt: '1', free: '1' },
      'knowledge: doubt essay | freedom: free clash | ending:',
    ],
    [
      'a revised answer hides both',
      gateOfDay(5),
      { doubt: '2', free: '1' },
      'knowledge: doubt essay | freedom: | ending:',
    ],
    [
      'the date is ignored',
      OPEN_GATE,
      { doubt: '1' },
      'knowledge: doubt essay | freedom: free last | ending: final',
    ],
    ['no current day', gateOfDay(null), { doubt: '1' }, 'knowledge: | freedom: | ending:'],
  ])('VIS-7 %s', (_, gate, answers, expected) => {
    expect(seen(SAMPLE_COURSE, gate, answers)).toBe(expected);
  });

  test('VIS-8 for logic a question that is not released is not in the course', () => {
    const answers = { final: '1' };
    expect(seen(SAMPLE_COURSE, gateOfDay(6), answers)).toContain('last');
    expect(seen(SAMPLE_COURSE, gateOfDay(8), answers)).not.toContain('last');
  });

  test('VIS-8 a circle through an unreleased question hides nothing yet', () => {
    const content = {
      ...SAMPLE_COURSE,
      questions: [
        sampleQuestion('one', 'hume', { logic: '¬(two, 1)' }),
        sampleQuestion('two', 'kant', { logic: '¬(one, 1)' }),
      ],
    };
    expect(seen(content, gateOfDay(2), {})).toContain('one');
    expect(seen(content, gateOfDay(5), {})).not.toContain('one');
  });
});

const names = ['a', 'b', 'c', 'd', 'e', 'f'];
const anyLogic = fc.oneof(
  fc.constant(''),
  fc
    .tuple(fc.constantFrom(...names), fc.constantFrom('', '¬'), fc.integer({ min: 1, max: 3 }))
    .map(([id, not, option]) => `${not}(${id}, ${option})`),
  fc.constantFrom('(Thesis)', '(broken', '(Unknown)', '(a, 1) & ¬(b, 2)'),
);
const anyIndex = fc.oneof(fc.integer({ min: -1, max: 9 }), fc.constantFrom(2.5, UNPLACED));
const anyContent: fc.Arbitrary<CourseContent> = fc.record({
  schedule: fc.record({
    sections: fc
      .array(anyIndex, { maxLength: 4 })
      .map((all) => all.map((index, at) => sampleSection(`s${at}`, index))),
    topics: fc
      .array(fc.tuple(anyIndex, fc.boolean()), { maxLength: 6 })
      .map((all) => all.map(([index, on], at) => sampleTopic(`t${at}`, index, on))),
  }),
  questions: fc
    .array(fc.tuple(fc.integer({ min: 0, max: 7 }), anyLogic), { maxLength: 6 })
    .map((all) =>
      all.map(([topic, logic], at) => sampleQuestion(names[at]!, `t${topic}`, { logic })),
    ),
  theses: fc.constant([sampleThesis('Thesis', '(a, 1)')]),
  settings: fc.record({ hasContradictionItems: fc.boolean() }),
});
const anyGate: fc.Arbitrary<DateGate> = fc.record({
  currentDay: fc.oneof(fc.integer({ min: -1, max: 10 }), fc.constant(null)),
  ignoresDate: fc.boolean(),
});
const anyAnswers = fc
  .array(fc.tuple(fc.constantFrom(...names), fc.constantFrom('1', '2', '1,3', '')))
  .map((all) => all.map(([id, text]) => sampleAnswer(id, text)));

test('VIS-9 nothing unreleased, locked, switched off or false is ever seen, and nothing twice', () => {
  fc.assert(
    fc.property(anyContent, anyGate, anyAnswers, (content, gate, answers) => {
      const course = releaseCourse(content, gate);
      const truth = evaluateStudent(course.graph, answers);
      const isReleased = releaseTest(content.schedule.topics, content.questions, gate);
      const on = new Set(
        content.schedule.topics.filter((topic) => topic.hasQuestions).map(({ id }) => id),
      );
      const shown = visibleSections(course, truth).flatMap((section) => {
        const questions = questionsOfSection(section);
        expect(section.isLocked && questions.length > 0).toBe(false);
        return questions;
      });
      expect(new Set(shown).size).toBe(shown.length);
      for (const { id, topicId } of shown) {
        expect([isReleased(id), truth.isShown(id), on.has(topicId)]).toEqual([true, true, true]);
      }
    }),
  );
});

test('VIS-9 every released question whose logic is true is seen, as long as there is a section', () => {
  fc.assert(
    fc.property(anyContent, anyGate, anyAnswers, (content, gate, answers) => {
      fc.pre(content.schedule.sections.length > 0);
      const course = releaseCourse(content, gate);
      const truth = evaluateStudent(course.graph, answers);
      const shown = visibleSections(course, truth).flatMap(questionsOfSection);
      const expected = releasedQuestions(content.schedule.topics, content.questions, gate).filter(
        ({ id }) => truth.isShown(id),
      );
      expect(new Set(shown)).toEqual(new Set(expected));
    }),
  );
});

const answers = [sampleAnswer('doubt', '1'), sampleAnswer('free', '1')];

/** Whether the contradiction shows, and whether it is listed as hidden. */
const shownIn = (content: CourseContent) => {
  const course = releaseCourse(content, OPEN_GATE);
  const truth = evaluateStudent(course.graph, answers);
  const hidden = [...notShownBySection(content, course, truth).values()].flat();
  const shown = visibleSections(course, truth).flatMap(questionsOfSection);
  return [shown, hidden].map((all) => all.some(({ id }) => id === 'clash'));
};

const sees = (content: CourseContent) =>
  evaluateStudent(releaseCourse(content, OPEN_GATE).graph, []).isShown('a');

describe('contradiction items that are switched off', () => {
  const off = { ...SAMPLE_COURSE, settings: { hasContradictionItems: false } };

  test('VIS-25 nobody sees one, has one counted, or gets a notice that one is hidden', () => {
    expect(shownIn(SAMPLE_COURSE)).toEqual([true, false]);
    expect(shownIn(off)).toEqual([false, false]);
  });

  test('VIS-25 one that is off is part of no circle of conditions', () => {
    const questions = [
      sampleQuestion('a', 'hume', { logic: '¬(c, 1)' }),
      sampleQuestion('c', 'hume', { type: 'Contradiction', logic: '(a, 1)' }),
    ];
    expect(sees({ ...SAMPLE_COURSE, questions })).toBe(false);
    expect(sees({ ...off, questions })).toBe(true);
  });
});

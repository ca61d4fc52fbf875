import { describe, expect, test } from 'vitest';
import { designItem, type DesignItem } from '../design/design-item.ts';
import { evaluateClass } from '../logic/evaluate-class.ts';
import { evaluateStudent } from '../logic/evaluate-student.ts';
import { holdOf } from '../questions/held-question.ts';
import { writeQuestion, type Question } from '../questions/question.ts';
import { OPEN_GATE } from '../visibility/date-gate.ts';
import { designForAudience } from '../visibility/design-for-audience.ts';
import { releaseCourse, type CourseContent } from '../visibility/released-course.ts';
import { releaseTest } from '../visibility/released-questions.ts';
import {
  sampleAnswer,
  sampleQuestion,
  sampleSection,
  sampleThesis,
  sampleTopic,
} from '../visibility/testing/sample-course.ts';
import { answerLookup } from './open-work.ts';
import { gradeCounts, gradeCountsOfClass } from './progress-class.ts';
import { progressBySection } from './progress.ts';

const schedule = { sections: [sampleSection('s', 1)], topics: [sampleTopic('t', 2)] };

function courseWith(odd: Question): CourseContent {
  const after = sampleQuestion('after', 't', { index: 3, logic: '(odd, 1)' });
  const without = sampleQuestion('without', 't', { index: 4, logic: '¬(odd, 1)' });
  const questions = [sampleQuestion('plain', 't'), odd, after, without];
  const settings = { hasContradictionItems: true };
  return { schedule, settings, questions, theses: [sampleThesis('Odd', '(odd, 1)')] };
}

const ANSWERS = [sampleAnswer('odd', '1')];

type Counted = [name: string, differs: Partial<Question>, isGiven: boolean];
const CASES: Counted[] = [
  ['finished', {}, true],
  ['released again', { isHeld: false }, true],
  ['without text', { text: '' }, false],
  ['with one option', { options: ['Yes', ' '] }, false],
  ['with empty options', { options: ['', ''] }, false],
  ['a contradiction without logic', { type: 'Contradiction', logic: '' }, false],
  ['held back', { isHeld: true }, false],
];

describe.each(CASES)('a question that is %s', (_, differs, isGiven) => {
  const odd = sampleQuestion('odd', 't', { index: 2, ...differs });
  const content = courseWith(odd);
  const course = releaseCourse(content, OPEN_GATE);
  const isAnswerable = isGiven && odd.type === 'Radio';

  test('VIS-30 shows, and its answers are taken, only if students get it', () => {
    const truth = evaluateStudent(course.graph, ANSWERS);
    expect(course.questionById.has('odd')).toBe(isGiven);
    expect(truth.isShown('odd')).toBe(isGiven);
    const isReleased = releaseTest(schedule.topics, content.questions, OPEN_GATE);
    expect([isReleased('odd'), isReleased('plain')]).toEqual([isGiven, true]);
  });

  test('VIS-31 for logic it is hidden otherwise: its atom is false, for one student and for a class', () => {
    const one = evaluateStudent(course.graph, ANSWERS);
    const many = evaluateClass(course.graph, [{ username: 'ada', answers: ANSWERS }]);
    for (const shows of [(id: string) => one.isShown(id), (id: string) => many.isShown(0, id)]) {
      expect([shows('after'), shows('without')]).toEqual([isAnswerable, !isAnswerable]);
    }
    expect(one.holds('Odd')).toBe(isAnswerable);
  });

  test('VIS-32 it is counted neither as open work nor in grades otherwise', () => {
    const truth = evaluateStudent(course.graph, []);
    const [section] = progressBySection({
      course,
      truth,
      answerOf: answerLookup([]),
      hasContradictionItems: true,
    });
    // 'plain' and 'without' are open in any case.
    const counts = { unansweredMCQs: isAnswerable ? 3 : 2, unresolvedContradictions: 0 };
    expect(section).toMatchObject({
      unansweredChoices: counts.unansweredMCQs,
      unresolvedContradictions: 0,
    });
    const input = { course, sectionIds: ['s'], hasContradictionItems: true };
    expect(gradeCounts(input, [])).toEqual(counts);
    const students = [{ username: 'ada', answers: [] }];
    expect(gradeCountsOfClass(input, students)).toEqual([counts]);
  });

  test('VIS-30 VIS-33 it is sent to students only if they get it, and a hold never is', () => {
    const written = writeQuestion(odd);
    const items: DesignItem[] = [
      designItem({ dataType: 'sectionName', dataID: 's', dataIndex: '1' }),
      designItem({ dataType: 'topic', dataID: 't', dataIndex: '2', questionOptions: 'yes' }),
      ...(written.ok ? [written.value] : []),
      ...(odd.isHeld === true ? [holdOf('odd')] : []),
    ];
    const types = (audience: 'public' | 'student' | 'staff'): string[] =>
      designForAudience(items, audience, 2).map(({ dataType }) => dataType);
    expect(types('student').includes('question')).toBe(isGiven);
    expect(types('student')).not.toContain('heldQuestion');
    expect(types('public')).not.toContain('heldQuestion');
    expect(types('staff')).toHaveLength(items.length);
  });
});

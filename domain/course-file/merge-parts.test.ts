import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers/answer.ts';
import { readCourse } from '../course/course-model.ts';
import { writeKeptPersona } from '../course/kept-persona.ts';
import { designItem, designKeyText, itemsOfType, type DesignItem } from '../design/design-item.ts';
import { applyChanges } from '../design/diff-design.ts';
import { writeEvaluation } from '../grading/evaluation.ts';
import { buildLogicGraph } from '../logic/logic-graph.ts';
import { evaluateStudent } from '../logic/evaluate-student.ts';
import {
  anyAnswers,
  anyCourse,
  courseOf,
  type TreeCourse,
} from '../logic/testing/random-course.ts';
import { writeThesis } from '../logic/thesis.ts';
import { thesisKey } from '../logic/thesis-name.ts';
import { fileQuestions, neededTheses, NOTHING_CHOSEN, type Chosen } from './chosen-parts.ts';
import { courseFileOf } from './encode-course.ts';
import { mergeIds } from './merge-ids.ts';
import { mergeParts } from './merge-parts.ts';

const zeros = (count: number) => new Uint8Array(count);

function row(dataType: 'sectionName' | 'topic', dataID: string, dataIndex: string): DesignItem {
  return designItem({ dataType, dataID, dataIndex, dataText: `${dataID} name` });
}

function question(dataID: string, fields: Partial<DesignItem> = {}): DesignItem {
  return designItem({
    dataType: 'question',
    dataID,
    dataIndex: '1',
    dataText: `Text of ${dataID}`,
    questionType: 'Radio',
    questionOptions: 'A|||B|||C',
    questionCourseDate: 't1',
    ...fields,
  });
}

function thesis(name: string, logic: string): DesignItem {
  return writeThesis({ id: `id ${name}`, name, logic, description: '', index: 1 });
}

const SCHEDULE = [row('sectionName', 's1', '1'), row('topic', 't1', '2')];

function itemsOf(course: TreeCourse, word: string): DesignItem[] {
  const { questions, theses } = courseOf(course);
  return [
    ...SCHEDULE,
    ...questions.map(({ id, logic }) =>
      question(id, { questionLogic: logic, dataText: `${word} ${id}` }),
    ),
    // A thesis without logic can't be saved any more: it is left out and named (FIL-13).
    ...theses.map(({ name, logic }) => thesis(name, logic.trim() || '(aaaa1, 1)')),
  ];
}

function choose(questions: readonly string[], more: Partial<Chosen> = {}): Chosen {
  return { ...NOTHING_CHOSEN, questions: new Set(questions), ...more };
}

function merge(present: readonly DesignItem[], source: readonly DesignItem[], chosen: Chosen) {
  const file = courseFileOf(source);
  const order = {
    file,
    chosen,
    place: { kind: 'new-sections' },
    ids: mergeIds(present, zeros, 7),
  } as const;
  return { file, ...mergeParts(present, order) };
}

const byText = (items: readonly DesignItem[], text: string) =>
  items.find(({ dataText }) => dataText === text);

describe('properties', () => {
  const someIds = fc.subarray(['aaaa1', 'bbbb2', 'cccc3', 'dddd4', 'eeee5', 'ffff6']);

  test('FIL-7 nothing of the present course changes, and every added record has a new key', () => {
    fc.assert(
      fc.property(anyCourse, anyCourse, someIds, (here, there, ids) => {
        const present = itemsOf(here, 'here');
        const { changes } = merge(present, itemsOf(there, 'there'), choose(ids));
        const keys = [...present, ...changes.upserts].map(designKeyText);
        expect(new Set(keys).size).toBe(keys.length);
        expect(changes.removals).toEqual([]);
        expect(applyChanges(present, changes).slice(0, present.length)).toEqual(present);
      }),
    );
  });

  test('FIL-10 added questions and theses have the same truth for the same answers', () => {
    fc.assert(
      fc.property(anyCourse, anyCourse, someIds, anyAnswers, (here, there, ids, answers) => {
        const present = itemsOf(here, 'here');
        const chosen = choose(ids);
        const { file, changes } = merge(present, itemsOf(there, 'there'), chosen);
        const questions = fileQuestions(file).filter(({ id }) => chosen.questions.has(id));
        const own = answers.filter(({ questionID }) => chosen.questions.has(questionID));
        const before = evaluateStudent(
          buildLogicGraph({ questions, theses: neededTheses(file, chosen) }),
          own,
        );
        const merged = readCourse(applyChanges(present, changes));
        const newIdOf = new Map(
          questions.map(({ id, text }) => [id, byText(changes.upserts, text)?.dataID ?? 'refused']),
        );
        const moved: Answer[] = own.map((answer) => ({
          ...answer,
          questionID: newIdOf.get(answer.questionID) ?? '',
        }));
        const after = evaluateStudent(buildLogicGraph(merged), moved);
        for (const { id } of questions) {
          expect(after.isShown(newIdOf.get(id) ?? '')).toBe(before.isShown(id));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('FIL-10 what the present course decides stays the same', () => {
    fc.assert(
      fc.property(anyCourse, anyCourse, someIds, anyAnswers, (here, there, ids, answers) => {
        const present = itemsOf(here, 'here');
        const { changes } = merge(present, itemsOf(there, 'there'), choose(ids));
        const before = evaluateStudent(buildLogicGraph(readCourse(present)), answers);
        const merged = readCourse(applyChanges(present, changes));
        const after = evaluateStudent(buildLogicGraph(merged), answers);
        for (const { dataID } of itemsOfType(present, 'question')) {
          expect(after.isShown(dataID)).toBe(before.isShown(dataID));
        }
        const names = merged.theses.map(({ name }) => thesisKey(name));
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });
});

const source = [
  ...SCHEDULE,
  designItem({
    dataType: 'courseDate',
    dataID: 'd1',
    dataIndex: '2',
    dataText: 'Tue, 9/1',
    questionLogic: '2026-09-01',
  }),
  question('q1'),
  question('q2', { questionLogic: '(q1, 1) & (Doubt)', dataIndex: '2' }),
  question('q3', { questionLogic: '(q1, 2', dataIndex: '3' }),
  designItem({ dataType: 'heldQuestion', dataID: 'q2' }),
  thesis('Doubt', '(q1, 2)'),
];

test('FIL-7 sections, class days and questions go to the end, and their days have no date yet', () => {
  const present = [...SCHEDULE, question('x')];
  const { changes } = merge(present, source, choose(['q1']));
  const { schedule, questions } = readCourse(applyChanges(present, changes));
  expect(schedule.sections.map(({ index }) => index)).toEqual([1, 3]);
  expect(schedule.topics.map(({ index }) => index)).toEqual([2, 4]);
  expect(schedule.dates).toEqual([expect.objectContaining({ isoDate: null, index: 4 })]);
  expect(questions.at(-1)?.topicId).toBe(schedule.topics[1]?.id);
});

test('FIL-10 a name that means nothing here doesn’t start to mean a thesis that comes along', () => {
  const present = [...SCHEDULE, question('x', { questionLogic: '¬(Doubt)' })];
  const { changes, report } = merge(present, source, choose(['q1', 'q2']));
  expect(report.theses).toEqual([{ from: 'Doubt', to: 'Doubt2' }]);
  expect(itemsOfType(changes.upserts, 'question')[1]?.questionLogic).toContain('(Doubt2)');
});

test('FIL-8 the theses that chosen questions name come along', () => {
  const { changes, report } = merge([], source, choose(['q1', 'q2']));
  const [first, second] = itemsOfType(changes.upserts, 'question');
  expect(report.theses).toEqual([{ from: 'Doubt', to: 'Doubt' }]);
  expect(itemsOfType(changes.upserts, 'thesis')[0]?.questionLogic).toBe(`(${first?.dataID}, 2)`);
  expect(second?.questionLogic).toBe(`(${first?.dataID}, 1) & (Doubt)`);
  expect(itemsOfType(changes.upserts, 'heldQuestion')[0]?.dataID).toBe(second?.dataID);
});

test('FIL-8 criteria come along with their questions and evaluations, weights stay behind', () => {
  const exam = designItem({ dataType: 'evaluation', dataID: 'MID', dataText: 'Midterm' });
  const own = ['evaluationCriteria/MID', 'questionCriteria/q1', 'questionCriteria/q2'].map(
    (key) => {
      const [dataType = '', dataID = ''] = key.split('/');
      return designItem({ dataType, dataID, dataText: '[]' });
    },
  );
  const weight = designItem({ dataType: 'evaluationWeight', dataID: 'MID', dataText: '30' });
  const { changes } = merge(
    [],
    [...source, exam, ...own, weight],
    choose(['q1'], { evaluations: new Set(['MID']) }),
  );
  const [question1] = itemsOfType(changes.upserts, 'question');
  const [evaluation] = itemsOfType(changes.upserts, 'evaluation');
  const added = [
    ...itemsOfType(changes.upserts, 'evaluationCriteria'),
    ...itemsOfType(changes.upserts, 'questionCriteria'),
    ...itemsOfType(changes.upserts, 'evaluationWeight'),
  ];
  expect(added.map(({ dataID }) => dataID)).toEqual([evaluation?.dataID, question1?.dataID]);
});

test('FIL-9 a question that logic names and that was not chosen is listed', () => {
  const { changes, report } = merge(
    [question('q1', { dataText: 'Another' })],
    source,
    choose(['q2']),
  );
  expect(report.missing).toEqual(['q1']);
  expect(itemsOfType(changes.upserts, 'question')[0]?.questionLogic).not.toContain('(q1,');
});

test('FIL-9 if the course has the same question, the logic names that one', () => {
  const { changes, report } = merge([question('q1')], source, choose(['q2']));
  expect(report).toMatchObject({ missing: [], present: ['q1'] });
  expect(itemsOfType(changes.upserts, 'question')[0]?.questionLogic).toBe('(q1, 1) & (Doubt)');
});

test('FIL-11 a thesis that means the same is used, one that means something else gets another name', () => {
  const same = merge([question('q1'), thesis('doubt', '(q1, 2)')], source, choose(['q2']));
  expect(same.report).toMatchObject({ theses: [], recognizedTheses: ['Doubt'] });
  const other = merge([question('q1'), thesis('Doubt', '(q1, 3)')], source, choose(['q2']));
  expect(other.report.theses).toEqual([{ from: 'Doubt', to: 'Doubt2' }]);
  expect(itemsOfType(other.changes.upserts, 'question')[0]?.questionLogic).toBe(
    '(q1, 1) & (Doubt2)',
  );
});

test('FIL-12 questions can go into a class day that exists, after its own', () => {
  const present = [...SCHEDULE, question('x', { dataIndex: '4' })];
  const { changes } = mergeParts(present, {
    file: courseFileOf(source),
    chosen: choose(['q1']),
    place: { kind: 'day', dayId: 't1' },
    ids: mergeIds(present, zeros, 7),
  });
  expect(changes.upserts).toEqual([
    expect.objectContaining({ dataType: 'question', dataIndex: '5', questionCourseDate: 't1' }),
  ]);
});

test('FIL-12 evaluations list the added sections and have no due date; personas follow their questions', () => {
  const persona = { id: 'p1', name: 'Skeptic', index: 1 };
  const answers = [{ questionID: 'q1', questionAnswer: '1', questionEssayAnswer: '' }];
  const full = [
    ...source,
    writeEvaluation({
      id: 'E',
      name: 'Midterm',
      dueDate: null,
      handedBack: true,
      sectionIds: ['s1', 's9'],
    }),
    writeKeptPersona({ ...persona, answers, questionIds: ['q1'], thesisNames: ['Doubt'] }),
    writeKeptPersona({
      ...persona,
      id: 'p2',
      name: 'Lost',
      answers: [],
      questionIds: ['q3'],
      thesisNames: [],
    }),
  ];
  const chosen = choose(['q1'], { evaluations: new Set(['E']), personas: new Set(['p1', 'p2']) });
  const { changes, report } = merge([], full, chosen);
  const { evaluations, questions, schedule } = readCourse(changes.upserts);
  expect(evaluations[0]).toMatchObject({ dueDate: null, handedBack: false });
  expect(evaluations[0]?.sectionIds).toEqual([schedule.sections[0]?.id]);
  expect(report).toMatchObject({ personas: ['Skeptic'], leftPersonas: ['Lost'] });
  expect(itemsOfType(changes.upserts, 'persona')[0]?.dataText).toContain(questions[0]?.id);
});

test('FIL-13 a record that the server would refuse is left out and named', () => {
  const { changes, report } = merge([], source, choose(['q1', 'q3']));
  expect(report.refused.map(({ item }) => item.dataText)).toEqual(['Text of q3']);
  expect(itemsOfType(changes.upserts, 'question')).toHaveLength(1);
});

import { describe, expect, test } from 'vitest';
import { designItem, designKeyText, type DesignItem } from '../design/design-item.ts';
import { criteriaForStudents } from './criteria-for-students.ts';

const flagItem = designItem({ dataType: 'courseGradeForStudents', dataID: '1', dataText: 'Yes' });

function course(state: 'graded' | 'ungraded'): readonly DesignItem[] {
  return [
    designItem({ dataType: 'sectionName', dataID: 's1', dataText: 'Doubt', dataIndex: '1' }),
    designItem({ dataType: 'topic', dataID: 't1', dataText: 'Day', dataIndex: '2' }),
    designItem({ dataType: 'sectionName', dataID: 's2', dataText: 'Mind', dataIndex: '3' }),
    designItem({ dataType: 'topic', dataID: 't2', dataText: 'Day', dataIndex: '4' }),
    designItem({ dataType: 'question', dataID: 'q1', questionCourseDate: 't1' }),
    designItem({ dataType: 'question', dataID: 'q2', questionCourseDate: 't2' }),
    designItem({
      dataType: 'evaluation',
      dataID: 'MID',
      questionOptions: 's1',
      questionLogic: state,
    }),
    designItem({ dataType: 'evaluation', dataID: 'END', questionOptions: 's2' }),
    ...['MID', 'END'].flatMap((dataID) => [
      designItem({ dataType: 'evaluationCriteria', dataID, dataText: '[]' }),
      designItem({ dataType: 'evaluationWeight', dataID, dataText: '50' }),
    ]),
    ...['q1', 'q2'].map((dataID) =>
      designItem({ dataType: 'questionCriteria', dataID, dataText: '[]' }),
    ),
  ];
}

function sent(
  items: readonly DesignItem[],
  usesGradesForExams = true,
  isReleased = (_id: string): boolean => true,
): readonly string[] {
  const keys = criteriaForStudents(items, { usesGradesForExams }, { isReleased });
  return items.map(designKeyText).filter((key) => keys.has(key));
}

describe('CRT-21 students get criteria', () => {
  test('of evaluations that are handed back, and of their questions', () => {
    expect(sent(course('graded'))).toEqual(['evaluationCriteria/MID', 'questionCriteria/q1']);
  });

  test('of no other evaluation', () => {
    expect(sent(course('ungraded'))).toEqual([]);
  });

  test('of no question that they don’t have', () => {
    const released = sent(course('graded'), true, (id) => id !== 'q1');
    expect(released).toEqual(['evaluationCriteria/MID']);
  });

  test('never in a course without grades', () => {
    expect(sent([...course('graded'), flagItem], false)).toEqual([]);
  });
});

test('CRT-20 students get the weights only when they see the course grade', () => {
  expect(sent([...course('ungraded'), flagItem])).toEqual([
    'evaluationWeight/MID',
    'evaluationWeight/END',
    'courseGradeForStudents/1',
  ]);
  const off = { ...flagItem, dataText: 'No' };
  expect(sent([...course('ungraded'), off])).toEqual([]);
});

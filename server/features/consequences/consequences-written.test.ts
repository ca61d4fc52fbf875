// What was written in grading about questions and evaluations that an edit removes, redates or hides.
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { expect, test } from 'vitest';
import { changeBy } from '../../store/logs/audit-store.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { type TestApp, useApp } from '../../testing/test-app.ts';
import { COURSE_ITEMS, NOON } from '../../testing/test-course.ts';

const CONSEQUENCES = 'POST /api/designConsequences/{courseID}';

const ITEMS = [
  ...COURSE_ITEMS,
  designItem({ dataType: 'askingDays', dataID: 'BACK', dataText: '30' }),
  designItem({ dataType: 'handBackTime', dataID: 'BACK', dataText: '2026-09-13T12:00:00Z' }),
];

function itemOf(dataType: string, dataID: string, fields: Partial<DesignItem> = {}): DesignItem {
  const found = ITEMS.find((item) => item.dataType === dataType && item.dataID === dataID);
  return { ...(found ?? designItem({ dataType, dataID })), ...fields };
}

type Given = readonly [
  username: string,
  type: 'questionGrade' | 'criterionLevels' | 'comments' | 'customDueDate',
  data: string,
  comment?: string,
  isAccommodation?: 1,
];

/** sue has grades, levels, a comment and a custom due date; sue and sam have comments on duty1, and sue asked about it. */
async function writtenCourse(app: TestApp) {
  const course = await app.course({ items: ITEMS });
  const given: readonly Given[] = [
    ['sue', 'questionGrade', '7'],
    ['sam', 'questionGrade', '8'],
    ['sue', 'criterionLevels', 'a:1'],
    ['sue', 'comments', '', 'Well done.'],
    ['sue', 'customDueDate', '2026-09-12'],
    ['sam', 'customDueDate', '2026-09-13', '', 1],
  ];
  await app.store.transact('saveGrades', {
    ...changeBy(course.id, 'tess', NOON),
    grades: given.map(([usernameKey, gradingType, data, comment = '', isAccommodation]) => ({
      usernameKey,
      evaluationDataID: 'BACK',
      gradingType,
      questionID: ['questionGrade', 'criterionLevels'].includes(gradingType)
        ? 'duty1'
        : 'noQuestionID',
      individualGradingData: data,
      comment,
      ...(isAccommodation && { isAccommodation }),
      expectedVersion: null,
    })),
  });
  const [ina, sue] = [await course.as('ina'), await course.as('sue')];
  for (const username of ['sue', 'sam']) {
    await ina.ask('POST /api/passageComments/update/{courseID}', {
      body: {
        username,
        evaluationDataID: 'BACK',
        commentID: username,
        questionID: 'duty1',
        anchor: null,
        comment: 'Why?',
      },
    });
  }
  await sue.ask('POST /api/gradeRequests/{courseID}', {
    body: {
      username: 'sue',
      evaluationDataID: 'BACK',
      questionID: 'duty1',
      messageID: 'one',
      text: 'Why 7?',
    },
  });
  return ina;
}

const EVERYTHING = {
  grades: 2,
  students: 2,
  levels: 1,
  comments: 1,
  passages: 2,
  requests: 1,
  ownDates: 1,
  followingDates: 1,
};

onEachEngine('what was written in grading', (engine) => {
  const app = useApp(engine);

  test('CHK-46 CHK-47 CHK-48 CHK-80 is counted before an edit removes or redates it', async () => {
    const ina = await writtenCourse(app());
    const writtenOf = async (body: object) => (await ina.ask(CONSEQUENCES, { body })).written;
    const ofQuestion = { ...EVERYTHING, comments: 0, ownDates: 0, followingDates: 0 };
    const removed = { reason: 'question-removed', id: 'duty1', ...ofQuestion };
    expect(await writtenOf({ removed: [itemOf('question', 'duty1')] })).toEqual([removed]);
    const retyped = itemOf('question', 'duty1', { questionType: 'Radio' });
    // A choice without options is unfinished, so that students don't get it.
    expect(await writtenOf({ designData: [retyped] })).toEqual([removed]);
    const choice = { ...retyped, questionOptions: 'Yes|||No' };
    const lost = { ...removed, reason: 'question-lost' };
    expect(await writtenOf({ designData: [choice] })).toEqual([lost]);
    const held = designItem({ dataType: 'heldQuestion', dataID: 'duty1' });
    expect(await writtenOf({ designData: [held] })).toEqual([removed]);
    expect(await writtenOf({ removed: [itemOf('question', 'whyLie')] })).toEqual([]);
    // Exam grades are computed in this course, so each student has one more grade.
    expect(await writtenOf({ removed: [itemOf('evaluation', 'BACK')] })).toEqual([
      { reason: 'evaluation-removed', id: 'BACK', ...EVERYTHING },
    ]);
    const moved = itemOf('evaluation', 'BACK', { questionCourseDate: '2026-09-11' });
    expect(await writtenOf({ designData: [moved] })).toEqual([
      { reason: 'due-date', id: 'BACK', ...EVERYTHING },
    ]);
    const renamed = itemOf('evaluation', 'BACK', { dataText: 'Other' });
    expect(await writtenOf({ designData: [renamed] })).toEqual([]);
  });

  test('GRD-84 comments on answers and chosen levels are counted before a flag hides them', async () => {
    const ina = await writtenCourse(app());
    const off = async (dataType: string) => {
      const designData = [itemOf(dataType, '1', { dataText: 'No' })];
      return (await ina.ask(CONSEQUENCES, { body: { designData } })).switchedOff;
    };
    expect(await off('giveStudentsComments')).toEqual([
      { part: 'comments', values: 1 },
      { part: 'answer-comments', values: 2 },
    ]);
    expect(await off('usesGradesForExams')).toEqual([
      { part: 'grades', values: 2 },
      { part: 'criteria-levels', values: 1 },
    ]);
  });
});

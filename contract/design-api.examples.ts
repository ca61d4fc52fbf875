// Examples of the calls in design-api.ts: who gets what, and requests that succeed.
import type { designApi } from './design-api.ts';
import type { CallOf } from './endpoint-table.ts';
import type { ExamplesOf } from './endpoint.examples.ts';

export const CHANGED_TITLE = { dataType: 'courseTitle', dataID: '0', dataText: 'Changed' };

type DesignData = CallOf<'POST /api/courseDesign/update/{courseID}'>['body']['designData'][number];

const fields = { dataIndex: '2', questionType: '', questionOptions: '', questionLogic: '' };

function item(
  dataType: string,
  dataID: string,
  dataText: string,
  more: Partial<DesignData> = {},
): DesignData {
  return { dataType, dataID, dataText, ...fields, questionCourseDate: '', ...more };
}

export const SAVED_QUESTION = item('question', 'mayLie', 'May one lie?', {
  questionType: 'Checkbox',
  questionOptions: 'Yes|||No|||Sometimes',
  questionLogic: '¬(duty1, 1) ∨ (Liar)',
  questionCourseDate: 'lying',
});

export const SAVED_ITEMS: readonly DesignData[] = [
  item('evaluation', 'OPEN', 'Exam', {
    questionCourseDate: '2026-10-01',
    questionLogic: 'ungraded',
    questionOptions: 'ethics,logic',
  }),
  item('thesis', 'thesis-1', 'Liar', {
    questionLogic: '(mayLie, 1) & (mayLie, 2)',
    questionOptions: 'One may lie.',
  }),
  item('courseDate', 'date-duty', 'Mon, 9/14', { dataIndex: '4', questionLogic: '2026-09-14' }),
  item('topic', 'duty', 'Duty', { dataIndex: '4', questionOptions: 'yes' }),
  item('sectionName', 'logic', 'Logic', { dataIndex: '5' }),
  item('faq', 'courseFAQ', '[{"question":"Why?","answer":"Because."}]'),
  item('syllabusLinkItem', '1', 'reading', {
    questionLogic: 'https://example.edu',
    questionType: 'lying',
  }),
  item('timeToShowNewContent', '1', '10:30', { questionOptions: 'PM' }),
  item('currentCourseDate', '1', 'Mon, 9/14', { dataIndex: '4' }),
  item('courseTimeZone', '1', 'Europe/Athens'),
  item('startDate', '1', '2026-09-01'),
  item('penaltyForUnansweredMCQ', '1', '2.5'),
  item('usesAutomaticProgress', '1', 'No'),
];

export const designExamples: ExamplesOf<typeof designApi> = {
  'GET /api/courseDesign/{courseID}': {
    access: { others: 200 },
    seeds: [{ query: { versions: 'yes' } }, { role: 'student' }],
  },
  'GET /api/answerCounts/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    fields: {
      'query.questionID': 'list',
      'query.questionID[]': 'identifier',
    },
  },
  'POST /api/courseDesign/update/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    call: { body: { designData: [CHANGED_TITLE] } },
    seeds: [
      { body: { designData: [SAVED_QUESTION], confirmed: true } },
      ...SAVED_ITEMS.map((each) => ({ body: { designData: [each], confirmed: true } })),
    ],
    fields: {
      'body.designData': 'list',
      'body.designData[].dataType': 'word',
      'body.designData[].dataID': 'identifier',
      'body.designData[].dataIndex': 'design number',
      'body.designData[].dataText': 'design text',
      'body.designData[].questionType': 'word',
      'body.designData[].questionOptions': 'design options',
      'body.designData[].questionLogic': 'design logic',
      'body.designData[].questionCourseDate': 'design date',
      'body.designData[].optionSteps': 'list',
      'body.designData[].optionSteps[].from': 'list',
      'body.designData[].optionSteps[].from[]': 'option',
      'body.designData[].optionSteps[].numbers': 'list',
    },
  },
  'POST /api/courseDesign/remove/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    call: { body: { designData: [CHANGED_TITLE] } },
    seeds: [
      { body: { designData: [{ dataType: 'thesis', dataID: 'thesis-1' }], confirmed: true } },
      { body: { designData: [{ dataType: 'sectionName', dataID: 'ethics' }], confirmed: true } },
    ],
    fields: {
      'body.designData': 'list',
      'body.designData[].dataType': 'word',
      'body.designData[].dataID': 'identifier',
    },
  },
  'POST /api/courseDesign/delete/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    call: { body: CHANGED_TITLE },
    seeds: [
      { body: { dataType: 'question', dataID: 'clash', confirmed: true } },
      { body: { dataType: 'evaluation', dataID: 'BACK', confirmed: true } },
    ],
    fields: {
      'body.dataType': 'word',
      'body.dataID': 'identifier',
    },
  },
};

// Examples of the calls in grades-api.ts: who gets what, and requests that succeed.
import type { gradesApi } from './grades-api.ts';
import type { ExamplesOf, Seed } from './endpoint.examples.ts';

const comment = { evaluationDataID: 'OPEN', gradingType: 'comments', comment: 'Well argued.' };
const about = { username: 'sue', evaluationDataID: 'BACK' };

function grade(gradingType: string, individualGradingData: string, questionID?: string): Seed {
  const value = { ...about, gradingType, individualGradingData, comment: 'Well argued.' };
  return { body: { ...value, questionID: questionID ?? 'noQuestionID' } };
}

export const gradesExamples: ExamplesOf<typeof gradesApi> = {
  'GET /api/studentGrades/{courseID}': {
    access: { guest: 403, student: 403, ta: 200, otherTa: 200, instructor: 200, others: 401 },
    seeds: [{}, { query: { only: 'progress' } }],
    fields: { 'query.evaluationId': 'identifier' },
  },
  'GET /api/studentGrades/{courseID}/{username}': {
    access: {
      self: { guest: 403, student: 200, ta: 403, otherTa: 403, instructor: 200, others: 401 },
      sue: { guest: 403, student: 403, ta: 200, otherTa: 403, instructor: 200, others: 401 },
      unknown: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 404, others: 401 },
    },
    seeds: [{ params: { username: 'sue' } }, { role: 'student', params: { username: 'sam' } }],
    fields: { 'path.username': 'username' },
  },
  'POST /api/studentGrades/update/{courseID}': {
    access: {
      self: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 400, others: 401 },
      sue: { guest: 403, student: 403, ta: 200, otherTa: 403, instructor: 200, others: 401 },
      unknown: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 404, others: 401 },
    },
    call: { body: (username) => ({ ...comment, username }) },
    seeds: [
      grade('questionGrade', '9.5', 'duty1'),
      grade('customDueDate', '2026-09-20'),
      grade('gradingComplete', 'yes'),
      grade('gradeAdjustment', '-1.5'),
      grade('criterionLevels', 'a:1,b:2'),
      grade('unansweredMCQs', '2'),
      grade('examGrade', '88'),
      {
        role: 'ta',
        body: { ...about, gradingType: 'comments', comment: 'New.', expectedVersion: 1 },
      },
    ],
    fields: {
      'body.username': 'username',
      'body.gradingType': 'word',
      'body.questionID': 'identifier',
      'body.individualGradingData': 'grade',
      'body.comment': 'marked text',
      'body.evaluationDataID': 'identifier',
      'body.readAsOf': 'date',
      'body.personTag': 'secret',
    },
  },
  'DELETE /api/studentGrades/delete/{courseID}': {
    access: {
      self: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
      sue: { guest: 403, student: 403, ta: 200, otherTa: 403, instructor: 200, others: 401 },
      unknown: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 404, others: 401 },
    },
    call: { body: (username) => ({ ...comment, username }) },
    seeds: [{ body: { ...about, gradingType: 'comments', questionID: 'noQuestionID' } }],
    fields: {
      'body.username': 'username',
      'body.evaluationDataID': 'identifier',
      'body.gradingType': 'word',
      'body.questionID': 'identifier',
      'body.personTag': 'secret',
    },
  },
  'POST /api/studentGrades/open/{courseID}': {
    access: {
      self: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 400, others: 401 },
      sue: { guest: 403, student: 403, ta: 200, otherTa: 403, instructor: 200, others: 401 },
      unknown: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 404, others: 401 },
    },
    call: { body: (username) => ({ ...comment, username }) },
    seeds: [{ body: about }],
    fields: {
      'body.username': 'username',
      'body.evaluationDataID': 'identifier',
    },
  },
  'GET /api/dueDateImpact/{courseID}/{evaluationId}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    seeds: [{ params: { evaluationId: 'BACK' } }],
    fields: { 'path.evaluationId': 'identifier' },
  },
  'GET /api/gradeHistory/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    seeds: [
      {
        query: { username: 'sue', evaluationId: 'BACK', kinds: 'changed,deleted', before: 'ENTRY' },
      },
    ],
    fields: {
      'query.username': 'username',
      'query.evaluationId': 'identifier',
      'query.kinds': 'word',
      'query.before': 'cursor',
    },
  },
  'GET /api/switchedGrades/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    seeds: [{}],
  },
  'POST /api/studentGrades/restore/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    call: { body: { entries: ['none'] } },
    seeds: [{ body: { entries: ['ENTRY'], over: true } }],
    fields: {
      'body.entries': 'list',
      'body.entries[]': 'cursor',
    },
  },
};

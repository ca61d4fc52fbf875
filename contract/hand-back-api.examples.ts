// Examples of the calls in hand-back-api.ts: who gets what, and requests that succeed.
import type { handBackApi } from './hand-back-api.ts';
import { FUZZ_TIME, type ExamplesOf } from './endpoint.examples.ts';

export const handBackExamples: ExamplesOf<typeof handBackApi> = {
  'GET /api/handBacks/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
  },
  'POST /api/handBacks/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    call: {
      body: {
        evaluationDataID: 'OPEN',
        to: { kind: 'students', usernames: ['sue'] },
        action: 'hand back',
      },
    },
    seeds: [
      {
        body: {
          evaluationDataID: 'OPEN',
          to: { kind: 'students', usernames: ['sue'] },
          action: 'hand back',
          at: '2027-01-05T09:00',
        },
      },
      {
        body: {
          evaluationDataID: 'OPEN',
          to: { kind: 'ta', username: 'tess' },
          action: 'take back',
        },
      },
      { body: { evaluationDataID: 'OPEN', to: { kind: 'everyone' }, action: 'hand back' } },
    ],
    fields: {
      'body.evaluationDataID': 'identifier',
      'body.to.username': 'username',
      'body.to.usernames': 'list',
      'body.to.usernames[]': 'username',
      'body.includes': 'list',
      'body.includes[]': 'username',
      'body.at': 'date',
    },
  },
  'GET /api/handedBack/{courseID}/{username}': {
    access: {
      self: { guest: 403, student: 200, ta: 403, otherTa: 403, instructor: 200, others: 401 },
      sue: { guest: 403, student: 403, ta: 200, otherTa: 403, instructor: 200, others: 401 },
      unknown: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 404, others: 401 },
    },
    seeds: [{ params: { username: 'sue' } }, { role: 'student', params: { username: 'sam' } }],
    fields: { 'path.username': 'username' },
  },
  'GET /api/gradeRequests/{courseID}': {
    access: { guest: 403, student: 403, ta: 200, otherTa: 200, instructor: 200, others: 401 },
  },
  'POST /api/gradeRequests/{courseID}': {
    access: {
      self: { guest: 403, student: 400, ta: 403, otherTa: 403, instructor: 400, others: 401 },
      sue: { guest: 403, student: 403, ta: 400, otherTa: 403, instructor: 400, others: 401 },
      unknown: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 404, others: 401 },
    },
    call: {
      body: (username) => ({
        username,
        evaluationDataID: 'BACK',
        messageID: 'a-message',
        text: 'Why?',
      }),
    },
    seeds: [
      {
        role: 'student',
        body: {
          username: 'sam',
          evaluationDataID: 'BACK',
          questionID: 'duty1',
          messageID: 'NEW',
          text: 'Why?',
        },
      },
      {
        role: 'ta',
        body: {
          username: 'sue',
          evaluationDataID: 'BACK',
          questionID: 'duty1',
          messageID: 'NEW',
          text: 'Because.',
          grade: { individualGradingData: '9', expectedVersion: 0 },
        },
      },
    ],
    fields: {
      'body.username': 'username',
      'body.evaluationDataID': 'identifier',
      'body.questionID': 'identifier',
      'body.personTag': 'secret',
      'body.messageID': 'identifier',
      'body.text': 'marked text',
      'body.grade.individualGradingData': 'grade',
      'body.grade.readAsOf': 'date',
    },
  },
  'POST /api/gradeRequests/change/{courseID}': {
    access: {
      self: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 400, others: 401 },
      sue: { guest: 403, student: 403, ta: 400, otherTa: 403, instructor: 400, others: 401 },
      unknown: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 404, others: 401 },
    },
    call: {
      body: (username) => ({
        username,
        evaluationDataID: 'BACK',
        isClosed: true,
        expectedVersion: 1,
      }),
    },
    seeds: [
      {
        body: {
          username: 'sue',
          evaluationDataID: 'BACK',
          isClosed: true,
          assignTo: 'ina',
          expectedVersion: FUZZ_TIME,
        },
      },
    ],
    fields: {
      'body.username': 'username',
      'body.evaluationDataID': 'identifier',
      'body.questionID': 'identifier',
      'body.personTag': 'secret',
      'body.assignTo': 'username',
    },
  },
};

// Examples of the calls in rollover-api.ts: who gets what, and requests that succeed.
import type { rolloverApi } from './rollover-api.ts';
import { newName, type ExamplesOf } from './endpoint.examples.ts';

export const rolloverExamples: ExamplesOf<typeof rolloverApi> = {
  'GET /api/useAgain/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
  },
  'GET /api/publicHolidays/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    seeds: [{ query: { country: 'US', region: 'NY', from: '2027-01-12', to: '2027-05-06' } }],
    fields: {
      'query.country': 'word',
      'query.region': 'word',
      'query.from': 'date',
      'query.to': 'date',
    },
  },
  'POST /api/useAgain/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    call: {
      body: () => ({
        newCourseID: newName('again'),
        title: 'Again',
        plan: {
          startDate: '2027-01-12',
          endDate: '2027-05-06',
          meetingDays: ['Tuesday', 'Thursday'],
        },
        tas: ['tess'],
      }),
    },
    seeds: [
      {
        body: {
          newCourseID: 'NEW',
          title: 'Again',
          plan: {
            startDate: '2027-01-12',
            endDate: '2027-05-06',
            meetingDays: ['Tuesday', 'Thursday'],
            daysOff: [{ from: '2027-03-16', to: '2027-03-18', reason: 'Spring break' }],
            addedMeetings: ['2027-01-13'],
            merged: ['topic2'],
            dropped: ['topic3'],
            keepsSpareDays: true,
          },
          tas: ['tess'],
        },
      },
    ],
    fields: {
      'body.newCourseID': 'identifier',
      'body.title': 'name',
      'body.plan.startDate': 'date',
      'body.plan.endDate': 'date',
      'body.plan.meetingDays': 'list',
      'body.plan.daysOff': 'list',
      'body.plan.daysOff[].from': 'date',
      'body.plan.daysOff[].to': 'date',
      'body.plan.daysOff[].reason': 'prose',
      'body.plan.addedMeetings': 'list',
      'body.plan.addedMeetings[]': 'date',
      'body.plan.merged': 'list',
      'body.plan.merged[]': 'identifier',
      'body.plan.dropped': 'list',
      'body.plan.dropped[]': 'identifier',
      'body.tas': 'list',
      'body.tas[]': 'username',
    },
  },
};

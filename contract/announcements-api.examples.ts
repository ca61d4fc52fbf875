// Examples of the calls in announcements-api.ts: who gets what, and requests that succeed.
import type { announcementsApi } from './announcements-api.ts';
import { newName, type ExamplesOf } from './endpoint.examples.ts';

export const announcementsExamples: ExamplesOf<typeof announcementsApi> = {
  'GET /api/announcements/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
  },
  'POST /api/announcements/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    call: {
      body: () => ({
        id: newName('announcement'),
        title: 'New room',
        text: 'We meet in room 12.',
        audience: { kind: 'everyone' },
      }),
    },
    seeds: [
      { body: { id: 'a1', title: 'Room', text: '*Twelve*', audience: { kind: 'everyone' } } },
      { body: { id: 'a2', title: 'Room', text: 'x', audience: { kind: 'role', role: 'student' } } },
      {
        body: { id: 'a3', title: 'Room', text: 'x', audience: { kind: 'students-of', ta: 'tess' } },
      },
      {
        body: {
          id: 'a4',
          title: 'Room',
          text: 'x',
          audience: { kind: 'people', usernames: ['sam'] },
        },
      },
    ],
    fields: {
      'body.id': 'identifier',
      'body.title': 'name',
      'body.text': 'marked text',
      'body.audience.ta': 'username',
      'body.audience.usernames': 'list',
      'body.audience.usernames[]': 'username',
    },
  },
  'POST /api/announcements/withdraw/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    call: { body: { id: 'none' } },
    seeds: [{ body: { id: 'a1' } }],
    fields: { 'body.id': 'identifier' },
  },
};

// Calls of the extension endpoints that the fuzzing starts from.

const about = { username: 'sue', evaluationDataID: 'BACK' };

export const EXTENSION_SEEDS = {
  'GET /api/accommodations/{courseID}': [{}],
  'POST /api/extensions/preview/{courseID}': [
    {
      body: {
        usernames: ['sue', 'sam'],
        extension: { kind: 'date', evaluationDataID: 'BACK', date: '2026-12-01' },
      },
    },
    {
      body: {
        usernames: ['sue'],
        extension: { kind: 'course', accommodation: { kind: 'factor', amount: 150 } },
      },
    },
  ],
  'POST /api/extensions/{courseID}': [
    {
      body: {
        usernames: ['sue'],
        extension: { kind: 'days', evaluationDataID: 'BACK', days: 3 },
        note: 'Until spring.',
        keepUnchanged: true,
        token: 'ENTRY',
      },
    },
    {
      body: {
        usernames: ['una'],
        extension: { kind: 'days', evaluationDataID: 'OPEN', days: 3 },
      },
    },
    {
      body: {
        usernames: ['una', 'sam'],
        extension: { kind: 'course', accommodation: { kind: 'days', amount: 2 } },
      },
    },
  ],
  'POST /api/studentGrades/confirm/{courseID}': [{ body: { ...about, questionIDs: ['duty1'] } }],
};

// Requests for hand backs and for questions about grades that succeed in the lived-in course, for the fuzzer.

import { FUZZ_TIME } from './fuzz-time.ts';

export const HAND_BACK_SEEDS = {
  'POST /api/handBacks/{courseID}': [
    {
      body: {
        evaluationDataID: 'OPEN',
        to: { kind: 'students', usernames: ['sue'] },
        action: 'hand back',
        at: '2027-01-05T09:00',
      },
    },
    {
      body: { evaluationDataID: 'OPEN', to: { kind: 'ta', username: 'tess' }, action: 'take back' },
    },
    { body: { evaluationDataID: 'OPEN', to: { kind: 'everyone' }, action: 'hand back' } },
  ],
  'GET /api/handedBack/{courseID}/{username}': [
    { params: { username: 'sue' } },
    { role: 'student', params: { username: 'sam' } },
  ],
  'POST /api/gradeRequests/{courseID}': [
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
  'POST /api/gradeRequests/change/{courseID}': [
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
} as const;

// Calls that change who is in the lived-in course.
import { ROSTER, ROSTER_TYPE } from './valid-calls.ts';

/** Before the file: who a netID is. */
const ROSTER_PEOPLE =
  '--x\r\ncontent-disposition: form-data; name="people"\r\n\r\n[{"username":"new","person":"another"}]\r\n';

export const PEOPLE_SEEDS = {
  'PUT /api/users/{courseID}/{username}': [
    {
      params: { username: 'una' },
      body: {
        username: 'una',
        fullname: 'Una Unason',
        status: 'student',
        TA: 'tess',
        password: 'set',
        resetPassword: false,
      },
    },
  ],
  'DELETE /api/users/{courseID}/{username}': [{ params: { username: 'una' } }],
  'POST /api/users/{courseID}/add': [
    { body: { username: 'newbie', fullname: 'New Bie', status: 'student', TA: 'tess' } },
    { body: { username: 'newer', fullname: 'New Er', status: 'student', person: 'another' } },
  ],
  'POST /api/users/{courseID}/batch-add': [
    { query: { preview: 'true' }, payload: ROSTER, contentType: ROSTER_TYPE },
    { payload: ROSTER, contentType: ROSTER_TYPE },
    { payload: ROSTER_PEOPLE + ROSTER, contentType: ROSTER_TYPE },
  ],
  'POST /api/users/{courseID}/assign': [{ body: { students: ['una', 'sam'], TA: 'tess' } }],
  'POST /api/users/{courseID}/move': [
    { body: { moves: [{ username: 'una', from: 'unassigned', to: 'tess' }] } },
  ],
} as const;

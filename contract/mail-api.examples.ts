// Examples of the calls in mail-api.ts: who gets what, and requests that succeed.
import type { mailApi } from './mail-api.ts';
import type { ExamplesOf } from './endpoint.examples.ts';

export const mailExamples: ExamplesOf<typeof mailApi> = {
  'GET /api/account/mail/{courseID}': {
    access: { guest: 200, student: 200, ta: 200, otherTa: 200, instructor: 200, others: 401 },
    seeds: [{ role: 'student' }],
  },
  'POST /api/account/mail/{courseID}': {
    access: { guest: 200, student: 200, ta: 200, otherTa: 200, instructor: 200, others: 401 },
    call: { body: { address: 'somebody@example.edu' } },
    seeds: [{ role: 'student', body: { address: 'sam@example.edu' } }],
    fields: { 'body.address': 'address' },
  },
  'POST /api/account/mail-confirm/{courseID}': {
    access: { guest: 400, student: 400, ta: 400, otherTa: 400, instructor: 400, others: 401 },
    call: { body: { secret: 'wrong' } },
    seeds: [{ role: 'student', body: { secret: 'x' } }],
    fields: { 'body.secret': 'secret' },
    succeedsIn: 'mail-handlers.test.ts',
  },
  'POST /api/account/mail-kinds/{courseID}': {
    access: { guest: 200, student: 200, ta: 200, otherTa: 200, instructor: 200, others: 401 },
    call: { body: { off: ['announcement'] } },
    seeds: [{ role: 'student', body: { off: ['reminder'] } }],
    fields: { 'body.off': 'list' },
  },
  'POST /api/account/end-mail/{courseID}': {
    access: { guest: 200, student: 200, ta: 200, otherTa: 200, instructor: 200, others: 401 },
    seeds: [{ role: 'student' }],
  },
  'GET /api/unsubscribe/{courseID}/{secret}': {
    access: { others: 404 },
    fields: { 'path.secret': 'secret' },
    succeedsIn: 'mail-handlers.test.ts',
  },
  'POST /api/unsubscribe/{courseID}/{secret}': {
    access: { others: 404 },
    fields: { 'path.secret': 'secret' },
    succeedsIn: 'mail-handlers.test.ts',
  },
};

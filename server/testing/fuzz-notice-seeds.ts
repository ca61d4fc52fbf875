// Requests of the fuzzer about notices, announcements and mail.

export const NOTICE_SEEDS = {
  'GET /api/notices/{courseID}': [{ role: 'student' }, { role: 'ta' }],
  'GET /api/noticeCount/{courseID}': [{ role: 'student' }],
  'POST /api/notices/seen/{courseID}': [{ role: 'student', body: { until: 1 } }],
  'POST /api/announcements/{courseID}': [
    { body: { id: 'a1', title: 'Room', text: '*Twelve*', audience: { kind: 'everyone' } } },
    { body: { id: 'a2', title: 'Room', text: 'x', audience: { kind: 'role', role: 'student' } } },
    { body: { id: 'a3', title: 'Room', text: 'x', audience: { kind: 'students-of', ta: 'tess' } } },
    {
      body: {
        id: 'a4',
        title: 'Room',
        text: 'x',
        audience: { kind: 'people', usernames: ['sam'] },
      },
    },
  ],
  'POST /api/announcements/withdraw/{courseID}': [{ body: { id: 'a1' } }],
  'GET /api/account/mail/{courseID}': [{ role: 'student' }],
  'POST /api/account/mail/{courseID}': [{ role: 'student', body: { address: 'sam@example.edu' } }],
  'POST /api/account/mail-confirm/{courseID}': [{ role: 'student', body: { secret: 'x' } }],
  'POST /api/account/mail-kinds/{courseID}': [{ role: 'student', body: { off: ['reminder'] } }],
  'POST /api/account/end-mail/{courseID}': [{ role: 'student' }],
} as const;

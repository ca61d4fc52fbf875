// Requests about the plagiarism check, about names in an evaluation and about second readings that succeed in the lived-in course.

export const SIMILARITY_SEEDS = {
  'POST /api/similarity/start/{courseID}': [{ body: { evaluationId: 'BACK' } }],
  'GET /api/similarity/{courseID}': [{ query: { evaluationId: 'BACK' } }],
  'GET /api/similarity/pairs/{courseID}': [{ query: { evaluationId: 'BACK' } }],
  'GET /api/similarity/pair/{courseID}': [
    { query: { evaluationId: 'BACK', questionID: 'duty1', first: 'sam', second: 'sue' } },
  ],
};

export const BLIND_SEEDS = {
  'POST /api/showNames/{courseID}': [
    { body: { evaluationId: 'OPEN', reason: 'A student needs help with this work.' } },
  ],
  'GET /api/students/{courseID}': [{ query: { evaluationId: 'OPEN' } }],
  'GET /api/waiting/{courseID}': [{ query: { evaluationId: 'OPEN' } }],
  'GET /api/changedWork/{courseID}': [{ query: { evaluationId: 'OPEN' } }],
};

export const SECOND_READING_SEEDS = {
  'GET /api/secondReadings/{courseID}': [{ role: 'ta' }],
  'GET /api/secondReadings/work/{courseID}': [
    { query: { evaluationId: 'BACK', username: 'blind-222222222222' } },
  ],
  'POST /api/secondReadings/save/{courseID}': [
    {
      body: {
        username: 'blind-222222222222',
        evaluationDataID: 'BACK',
        grade: '81.5',
        remark: 'Clear.',
        expectedVersion: 0,
      },
    },
  ],
} as const;

const ABOUT_SUE = { params: { username: 'sue' } };

export const FINDING_SEEDS = {
  'GET /api/weeklyWords/{courseID}/{username}': [
    { ...ABOUT_SUE, query: { start: '2026-09-07', end: '2026-09-14' } },
  ],
  'GET /api/gradingPlace/{courseID}/{username}': [
    { ...ABOUT_SUE, query: { evaluationId: 'OPEN' } },
  ],
  'GET /api/gradingPass/{courseID}': [{ query: { evaluationId: 'OPEN' } }],
  'GET /api/findStudents/{courseID}': [{ query: { text: 'SU' } }, { query: { username: 'sue' } }],
};

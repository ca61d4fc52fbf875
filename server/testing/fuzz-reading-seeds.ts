// Requests about the plagiarism check and about names in an evaluation that succeed in the lived-in course.

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
};

// Requests about comments on passages that succeed in the lived-in course.

const about = { username: 'sue', evaluationDataID: 'OPEN' };

export const COMMENT_SEEDS = {
  'POST /api/passageComments/update/{courseID}': [
    {
      body: {
        ...about,
        commentID: 'on-a-passage',
        questionID: 'duty1',
        anchor: { quote: 'duty', before: 'A ', after: ' is.', start: 2 },
        comment: 'Which one?',
        expectedVersion: 0,
      },
    },
    {
      body: { ...about, commentID: 'on-all', questionID: 'mayLie', anchor: null, comment: 'Why?' },
    },
  ],
  'DELETE /api/passageComments/delete/{courseID}': [
    { body: { ...about, commentID: 'on-a-passage', expectedVersion: 1 } },
  ],
};

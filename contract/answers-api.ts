// Students' answers: now, over time, and as of a date.
import { wordCountSentence } from '@elenchus/domain/word-counts/word-count.ts';
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { identifier, isoDate, longText, message, MOST_ENTRIES, username } from './wire-fields.ts';

const answerFields = {
  questionID: identifier,
  questionAnswer: longText.default(''),
  questionEssayAnswer: longText.default(''),
};

export const answerRecord = z.object(answerFields);
const storedAnswer = answerRecord.extend({ editedAt: z.number() });

/** The specification's sentence for something that isn't a list; other faults keep the usual words. */
function notAList({ code, input }: { readonly code?: string; readonly input?: unknown }) {
  return code === 'invalid_type' && input !== undefined
    ? wordCountSentence('not-answers')
    : undefined;
}

export const answersApi = endpoints({
  'GET /api/studentAnswers/{courseID}/{username}': {
    summary: "A student's current answers",
    gate: 'read answers',
    target: 'path',
    response: z.array(storedAnswer.extend({ savedAt: z.number() })),
    answer: 'trusted',
  },
  'POST /api/studentAnswers/update/{courseID}': {
    summary:
      'Save answers: all of them or none. An edit that is older than the stored answer changes nothing and is listed as outdated.',
    gate: 'save answers',
    target: 'none',
    body: z.object({
      answerData: z
        .array(
          z.object({
            username,
            ...answerFields,
            editedAt: z.number().int().nonnegative().optional(),
          }),
          { error: notAList },
        )
        .max(MOST_ENTRIES),
    }),
    response: message.extend({
      saved: z.array(z.object({ questionID: z.string(), editedAt: z.number() })),
      outdated: z.array(storedAnswer),
    }),
    answer: 'trusted',
  },
  'GET /api/studentAnswersHistory/{courseID}/{username}': {
    summary: "Every saved version of a student's answers, oldest first",
    gate: 'read answers',
    target: 'path',
    response: z.array(answerRecord.extend({ submissionDate: z.string() })),
    answer: 'trusted',
  },
  'GET /api/examAnswers/{courseID}/{username}': {
    summary: "A student's answers as of a date, or as of the target date of an evaluation",
    gate: 'read answers',
    target: 'path',
    query: z.object({ evaluationId: identifier.optional(), date: isoDate.optional() }),
    response: z.object({
      targetDate: z.string(),
      answers: z.array(answerRecord.extend({ submissionDate: z.string() })),
    }),
    answer: 'trusted',
  },
});

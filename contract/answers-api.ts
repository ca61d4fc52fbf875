// Students' answers: now, over time, and as of a date.
import { NOT_ANSWERS_SENTENCE } from '@elenchus/domain/answers/answer-codec.ts';
import { CHOICE_LIMIT, LIST_LIMIT, OPTION_LIST_LIMIT } from '@elenchus/domain/base/call-limits.ts';
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { shownPassageComment } from './passages-api.ts';
import { identifier, isoDate, longText, message, text, username } from './wire-fields.ts';

const answerFields = {
  questionID: identifier,
  questionAnswer: text(CHOICE_LIMIT).default(''),
  questionEssayAnswer: longText.default(''),
};

/** The texts of chosen options that are gone; the numbers are those of the current options (QST-102). */
const removedOptions = z.array(z.string()).readonly().optional();
const answerRecord = z.object({ ...answerFields, removedOptions });
const storedAnswer = answerRecord.extend({ editedAt: z.number() });
/** An answer as of a date, with the moment when it was saved. */
export const answerVersion = answerRecord.extend({ submissionDate: z.string() });

/** Input that isn't a list gets this sentence; other faults keep the usual messages. */
function notAList({ code, input }: { readonly code?: string; readonly input?: unknown }) {
  return code === 'invalid_type' && input !== undefined ? NOT_ANSWERS_SENTENCE : undefined;
}

export const answersApi = endpoints({
  'GET /api/studentAnswers/{courseID}/{username}': {
    summary: "A student's current answers",
    gate: 'read answers',
    target: 'path',
    takesPseudonyms: true,
    response: z.array(storedAnswer.extend({ savedAt: z.number() })),
    answer: 'trusted',
  },
  'POST /api/studentAnswers/update/{courseID}': {
    summary:
      'Save answers, all of them or none. An edit that is older than the stored answer changes nothing and is listed as outdated.',
    gate: 'save answers',
    target: 'none',
    body: z.object({
      answerData: z
        .array(
          z.object({
            username,
            ...answerFields,
            editedAt: z.number().int().nonnegative().optional(),
            /** The options among which the student chose, if they may have changed since (QST-106). */
            shownOptions: z.array(longText).max(OPTION_LIST_LIMIT).optional(),
          }),
          { error: notAList },
        )
        .max(LIST_LIMIT),
    }),
    response: message.extend({
      saved: z.array(z.object({ questionID: z.string(), editedAt: z.number() })),
      outdated: z.array(storedAnswer),
      /** Saved answers whose options got other numbers since they were given. */
      renumbered: z.array(storedAnswer).optional(),
    }),
    answer: 'trusted',
    errors: ['QUESTION_NOT_FOUND'],
  },
  'GET /api/studentAnswersHistory/{courseID}/{username}': {
    summary:
      "The saved versions of a student's answers, oldest first: the newest ones up to about 2 million bytes. For older ones, send the submissionDate of the first version as before, until the list is empty.",
    gate: 'read answers',
    target: 'path',
    costly: true,
    takesPseudonyms: true,
    query: z.object({ before: z.iso.datetime({ offset: true }).optional() }),
    response: z.array(answerVersion),
    answer: 'trusted',
  },
  'GET /api/examAnswers/{courseID}/{username}': {
    summary:
      "A student's answers as of a date, or as of the target date of an evaluation, with the comments on them",
    gate: 'read answers',
    target: 'path',
    takesPseudonyms: true,
    query: z.object({ evaluationId: identifier.optional(), date: isoDate.optional() }),
    response: z.object({
      targetDate: z.string(),
      answers: z.array(answerVersion),
      /** The comments of this evaluation. Students get them once it is handed back, if the course gives comments. */
      comments: z.array(shownPassageComment),
    }),
    answer: 'trusted',
    errors: ['MISSING_TARGET_DATE', 'EVALUATION_NOT_FOUND'],
  },
});

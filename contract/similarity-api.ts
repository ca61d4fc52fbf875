// The plagiarism check: passages that two students share, as evidence for a person to judge. It makes no accusation.
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { identifier, message, username } from './wire-fields.ts';

const ofEvaluation = z.object({ evaluationId: identifier });
const person = z.object({ username: z.string(), fullname: z.string() });

const side = person.extend({
  /** Words of the essay, and how many of them are in a shared passage. */
  words: z.number(),
  sharedWords: z.number(),
});

const pair = z.object({
  questionID: z.string(),
  first: side,
  second: side,
  sharedWords: z.number(),
  longestRun: z.number(),
});

const result = z.object({
  /** Epoch milliseconds. */
  finishedAt: z.number(),
  students: z.number(),
  /** Students without a due date, whose work was not compared. */
  withoutDate: z.number(),
  essays: z.number(),
  questions: z.number(),
  /** The most students who may share a passage before it is left out. */
  mostSharers: z.number(),
  /** All pairs that share a passage; the list has only the first of them. */
  pairCount: z.number(),
  isWhole: z.boolean(),
  pairs: z.array(pair),
  leftOut: z.array(z.object({ questionID: z.string(), text: z.string(), students: z.number() })),
});

const status = z.object({
  /** 'interrupted': the server that ran it stopped. */
  state: z.enum(['none', 'running', 'done', 'cancelled', 'failed', 'interrupted']),
  startedAt: z.number().nullable(),
  phase: z.enum(['reading', 'comparing']),
  done: z.number(),
  total: z.number(),
  /** When the list that can be read was finished; null while there is none. */
  resultAt: z.number().nullable(),
  /** Another evaluation of this course that is being checked now. */
  otherRunning: z.string().nullable(),
});

const origin = z.object({
  firstAt: z.string(),
  previousAt: z.string().nullable(),
  arrival: z.enum(['at-once', 'first-version', 'grew']),
  words: z.number(),
  wordsBefore: z.number(),
  begunAt: z.string(),
});

const range = z.object({ start: z.number(), end: z.number() });

const essay = person.extend({
  targetDate: z.string(),
  text: z.string(),
  submissionDate: z.string().nullable(),
  /** False when the essay has more saved versions than could be searched, so that an origin may be missing. */
  isHistoryWhole: z.boolean(),
});

export const similarityApi = endpoints({
  'POST /api/similarity/start/{courseID}': {
    summary:
      'Start comparing the essays of an evaluation. Each course can run one check at a time.',
    gate: 'check similarity',
    target: 'none',
    body: ofEvaluation,
    response: message,
    answer: 'checked',
    errors: ['EVALUATION_NOT_FOUND', 'MISSING_TARGET_DATE', 'CHECK_RUNNING'],
    wholeClass: true,
  },
  'POST /api/similarity/cancel/{courseID}': {
    summary: 'Stop the running check. The last finished list stays.',
    gate: 'check similarity',
    target: 'none',
    response: message,
    answer: 'checked',
  },
  'GET /api/similarity/{courseID}': {
    summary: "The progress of an evaluation's check",
    gate: 'check similarity',
    target: 'none',
    query: ofEvaluation,
    response: status,
    answer: 'checked',
  },
  'GET /api/similarity/pairs/{courseID}': {
    summary:
      'The last finished list of pairs with shared passages, sorted by how many runs of twelve words they share',
    gate: 'check similarity',
    target: 'none',
    query: ofEvaluation,
    response: z.object({ result: result.nullable() }),
    answer: 'trusted',
    wholeClass: true,
  },
  'GET /api/similarity/pair/{courseID}': {
    summary:
      'Two essays side by side, with the passages they share and when each side first had them',
    gate: 'check similarity',
    target: 'none',
    costly: true,
    query: ofEvaluation.extend({ questionID: identifier, first: username, second: username }),
    response: z.object({
      /** False when an essay is no longer the one that was compared; then there are no passages. */
      isCurrent: z.boolean(),
      first: essay,
      second: essay,
      /** All shared passages; only the longest are listed. */
      passageCount: z.number(),
      passages: z.array(
        z.object({
          words: z.number(),
          first: range.extend({ origin: origin.nullable() }),
          second: range.extend({ origin: origin.nullable() }),
        }),
      ),
    }),
    answer: 'checked',
    errors: ['NOT_FOUND', 'BUSY', 'TIMEOUT'],
  },
});

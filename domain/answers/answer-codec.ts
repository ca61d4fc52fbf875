// Limits what a list of answers to save may contain (ANS-3). The contract checks it with these.
import { TEXT_LIMIT } from '../base/call-limits.ts';

/** The most characters of an essay. */
export const ANSWER_TEXT_LIMIT = TEXT_LIMIT;

/** The sentence for something that isn't a list of answers. */
export const NOT_ANSWERS_SENTENCE = 'Input must be an array of answer objects.';

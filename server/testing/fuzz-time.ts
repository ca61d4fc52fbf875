// When the fuzzer's requests are sent.
import { NOON } from './test-course.ts';

/** After the moment in which the test courses are made: who saves in that moment counts as the one who made the course. */
export const FUZZ_TIME = NOON + 1;

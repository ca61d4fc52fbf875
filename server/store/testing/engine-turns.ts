// Chooses the test files that run on PostgreSQL as well as on SQLite. What a request does is the same on both; what the
// store does may differ, so its own tests always run on both.
import { chosenTests, takes } from './test-part.ts';

/** What is acknowledged, upgraded, exported or shared between servers depends on the engine itself. */
const ALWAYS_ON_BOTH: ReadonlySet<string> = new Set([
  'server/features/answers/answers-handlers.test.ts',
  'server/features/course-cache.test.ts',
  'server/features/grades/grades-handlers.test.ts',
  'server/testing/installation/password-command.test.ts',
  'server/testing/installation/person-command.test.ts',
  'server/testing/ready-answers.test.ts',
  'server/testing/installation/upgrade.test.ts',
  // They give each of their requests its own turn.
  'server/testing/access/access-matrix.test.ts',
  'server/testing/fuzz/fuzz.test.ts',
]);

/** Whether a test file, named from the project folder, runs on PostgreSQL this time. */
export function takesPostgres(file: string, choice = chosenTests()): boolean {
  return file.startsWith('server/store/') || ALWAYS_ON_BOTH.has(file) || takes(file, choice);
}

// Orders the test files: slow files start first, so that none runs alone at the end while other workers are idle.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** More than ten seconds each, the longest first; the other files start later. */
const SLOW = [
  'server/testing/fuzz/fuzz.test.ts',
  'server/testing/access/access-matrix.test.ts',
  'tools/prove/lost.test.ts',
  'server/features/similarity/similarity-handlers.test.ts',
  'server/testing/installation/person-command.test.ts',
  'web/course-ui/design/editor/design-editor.test.ts',
  'server/testing/requests/bombs.test.ts',
  'server/store/engine/sqlite-failures.test.ts',
  'server/store/backup/backup.test.ts',
  'server/pdf/pdf-maker.test.ts',
  'server/features/login/session-guessing.test.ts',
  'server/features/people/users-handlers.test.ts',
  'server/features/login/session-shared-limits.test.ts',
  'server/features/class/class-handlers.test.ts',
];

function placeOf({ moduleId }: TestSpecification): number {
  const index = SLOW.findIndex((file) => moduleId.replaceAll('\\', '/').endsWith(`/${file}`));
  return index === -1 ? SLOW.length : index;
}

/** Slow files first, then the order of the test runner. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

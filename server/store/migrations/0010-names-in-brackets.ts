// Brackets at the end of a name no longer count as its last word (CAL-21): every key is computed again.

import type { Migration } from './migration.ts';
import { makeNameKeys } from './name-keys.ts';

export const namesInBrackets: Migration = {
  version: 10,
  name: 'names in brackets',
  statements: [],
  steps: makeNameKeys,
};

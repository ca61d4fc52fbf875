import { expect, test } from 'vitest';
import { logicLine } from './logic-line.ts';

test.each([
  ['', 'Always shows'],
  ['  ', 'Always shows'],
  ['(dou01, 1)', 'Shows if dou01 is 1'],
  ['¬ (dou01, 1)', 'Shows if dou01 is not 1'],
  ['¬ ¬ (dou01, 1)', 'Shows if dou01 is 1'],
  ['(dou01, 1) & (sce01, 2)', 'Shows if dou01 is 1 and sce01 is 2'],
  ['(dou01, 1) ∨ (sce01, 2) ∨ (Dualism)', 'Shows if dou01 is 1 or sce01 is 2 or Dualism holds'],
  ['(a, 1) & ((b, 2) ∨ (c, 3))', 'Shows if a is 1 and (b is 2 or c is 3)'],
  ['(a, 1) ∨ (b, 2) & (c, 3)', 'Shows if a is 1 or (b is 2 and c is 3)'],
  ['((a, 1) & (b, 2))', 'Shows if a is 1 and b is 2'],
  ['¬ (Dualism)', 'Shows if Dualism doesn’t hold'],
  ['¬ ((a, 1) ∨ (b, 2))', 'Shows if not (a is 1 or b is 2)'],
  ['¬ ¬ ((a, 1) ∨ (b, 2)) & (c, 1)', 'Shows if (a is 1 or b is 2) and c is 1'],
  ['(a, 1) &', 'Never shows: its logic isn’t well-formed'],
])('DSN-41 the logic %j is one line: %j', (logic, line) => {
  expect(logicLine(logic)).toBe(line);
});

import { describe, expect, test } from 'vitest';
import { parseLogic } from '../logic/parse-logic.ts';
import { conditionLabel, linkConditions } from './link-conditions.ts';

function labels(logic: string): Readonly<Record<string, string>> {
  const parsed = parseLogic(logic);
  const conditions = linkConditions(parsed.ok ? parsed.value : undefined);
  return Object.fromEntries([...conditions].map(([key, list]) => [key, conditionLabel(list)]));
}

describe('MAP-6 a link carries what the formula asks of its source', () => {
  test.each([
    ['one option', '(a, 2)', { 'question/a': '2' }],
    ['a denied option', '¬(a, 1)', { 'question/a': 'not 1' }],
    ['a denial denied', '¬(¬(a, 1))', { 'question/a': '1' }],
    ['several options, each once', '(a, 1) ∨ (a, 3) ∨ (a, 1)', { 'question/a': '1, 3' }],
    ['a row of options', '(a, 1) ∨ (a, 2) ∨ (a, 3)', { 'question/a': '1–3' }],
    ['two options', '¬((a, 1) ∨ (a, 2))', { 'question/a': 'not 1, 2' }],
    ['options with a gap', '(a, 1) ∨ (a, 2) ∨ (a, 4)', { 'question/a': '1, 2, 4' }],
    ['wanted before denied', '¬(a, 2) & (a, 1)', { 'question/a': '1; not 2' }],
    ['a denied group', '¬((a, 1) ∨ (b, 2))', { 'question/a': 'not 1', 'question/b': 'not 2' }],
    [
      'a thesis in any spelling',
      '(Dual ism) & ¬(MONISM)',
      { 'thesis/dualism': '', 'thesis/monism': 'not' },
    ],
    ['the digits as typed', '(a, 02)', { 'question/a': '02' }],
    ['nothing for a blank formula', '', {}],
    ['nothing for a malformed one', '(a, 1) &', {}],
  ])('%s', (_, logic, expected) => {
    expect(labels(logic)).toEqual(expected);
  });

  test('a formula of any depth is read', () => {
    const deep = `${'¬('.repeat(20_001)}(a, 1)${')'.repeat(20_001)}`;
    expect(labels(deep)).toEqual({ 'question/a': 'not 1' });
  });
});

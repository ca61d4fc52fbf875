import { expect, test } from 'vitest';
import { ruleComplaints } from './check-rules.ts';

const page = '## LOG: logic\n\n- **LOG-1** Blank is true.\n- **LOG-2** Unknown is false.\n';

test('accepts rules that are all tested', () => {
  expect(ruleComplaints(page, ["test('LOG-1 blank')", 'test(`LOG-2 unknown`)'])).toEqual([]);
});

test('reports a rule without a test', () => {
  expect(ruleComplaints(page, ["test('LOG-1 blank')"])).toEqual(['LOG-2 has no test']);
});

test('reports a tested rule that is not listed', () => {
  const tests = ["test('LOG-1 LOG-2 both')", "test('LOG-3 new')"];
  expect(ruleComplaints(page, tests)).toEqual(['LOG-3 is tested but not in docs/rules.md']);
});

test('reports a number that stands twice', () => {
  const twice = `${page}- **LOG-1** Again.\n`;
  expect(ruleComplaints(twice, ["'LOG-1' 'LOG-2'"])).toEqual([
    'LOG-1 stands twice in docs/rules.md',
  ]);
});

test('does not take a comment or another word with a number for a test', () => {
  expect(ruleComplaints(page, ["// LOG-1 LOG-2\ntest('UTF-8 text')"])).toEqual([
    'LOG-1 has no test',
    'LOG-2 has no test',
  ]);
});

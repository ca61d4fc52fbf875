import { expect, test } from 'vitest';
import { citationComplaints, ruleComplaints } from './check-rules.ts';

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

test('reports a number that is listed twice', () => {
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

test.each([
  ['a comment that cites a rule', 'a.ts', '// As LOG-1 says.', []],
  ['another word with a number', 'a.ts', '/* UTF-8 and ISO-8601 */', []],
  ['code that is no comment', 'a.ts', "const rule = 'LOG-9', cell = 'B7';", []],
  ['a heading, paper, an escape', 'a.ts', '// An H2 on A4 paper; /%E0%A4%A.', []],
  ['an address', 'a.ts', "const home = 'https://x.org/LOG-9'; // LOG-2", []],
  ['a rule that does not exist', 'a.ts', '/** As LOG-9 says. */', ['LOG-9']],
  ['a rule that does not exist, on a page', 'docs/a.md', 'See LOG-9 and B7.', ['LOG-9']],
  ['a name from elsewhere', 'a.ts', '// Grades go (G2), see also T3.', ['G2', 'T3']],
])('looks at what comments and pages cite: %s', (_name, path, text, found) => {
  const complaints = citationComplaints(page, [{ path, text }]);
  expect(complaints.map((line) => / cites (\S+),/.exec(line)?.[1])).toEqual(found);
});

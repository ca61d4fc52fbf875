import { expect, test } from 'vitest';
import { rulePage } from '../rules/rule-pages.ts';
import { citationComplaints, headingComplaints, ruleComplaints } from './check-rules.ts';

const blank = rulePage('domain/logic/RULES.md', '## LOG: logic\n\n- **LOG-1** Blank is true.\n');
const unknown = rulePage('web/RULES.md', '## LOG: logic\n\n- **LOG-2** Unknown is false.\n');
const pages = [blank, unknown];

test('accepts rules that are all tested', () => {
  expect(ruleComplaints(pages, ["test('LOG-1 blank')", 'test(`LOG-2 unknown`)'])).toEqual([]);
});

test('reports a rule without a test', () => {
  expect(ruleComplaints(pages, ["test('LOG-1 blank')"])).toEqual(['LOG-2 has no test']);
});

test('reports a tested rule that is not listed', () => {
  const tests = ["test('LOG-1 LOG-2 both')", "test('LOG-3 new')"];
  expect(ruleComplaints(pages, tests)).toEqual(['LOG-3 is tested, but no RULES.md lists it']);
});

test('reports a number that is listed twice, with both files', () => {
  const again = rulePage('web/RULES.md', '## LOG: logic\n\n- **LOG-1** Again.\n');
  expect(ruleComplaints([...pages, again], ["'LOG-1' 'LOG-2'"])).toEqual([
    'LOG-1 is listed twice: domain/logic/RULES.md, web/RULES.md',
  ]);
});

test('accepts a family that is spread over files', () => {
  expect(headingComplaints(pages)).toEqual([]);
});

test('reports a rule below the heading of another family, and a family with two titles', () => {
  const other = '## LOG: formulas\n\n## DAY: days\n\n- **LOG-3** Day.\n';
  expect(headingComplaints([...pages, rulePage('server/RULES.md', other)])).toEqual([
    'server/RULES.md: LOG is “formulas” here and “logic” elsewhere',
    'server/RULES.md: LOG-3 is below the heading of DAY',
  ]);
});

test('does not take a comment or another word with a number for a test', () => {
  expect(ruleComplaints(pages, ["// LOG-1 LOG-2\ntest('UTF-8 text')"])).toEqual([
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
  const complaints = citationComplaints(pages, [{ path, text }]);
  expect(complaints.map((line) => / cites (\S+),/.exec(line)?.[1])).toEqual(found);
});

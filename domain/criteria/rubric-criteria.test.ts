import { describe, expect, test } from 'vitest';
import { EXAMPLE_RUBRIC } from './example-rubric.ts';
import { markdownTables } from './markdown-tables.ts';
import { rubricCriteria, rubricFaultSentence } from './rubric-criteria.ts';

function counter(): () => string {
  let last = 0;
  return () => `n${(last += 1)}`;
}

/** The first table in short: 'Clarity: Good 3, Weak 1'. */
function short(rubric: string): readonly string[] | string {
  const found = rubricCriteria(rubric, [], counter());
  if (!found.ok) return found.reason;
  const [first] = found.value;
  return (first?.table ?? []).map(
    ({ name, levels }) =>
      `${name}: ${levels.map((level) => `${level.name} ${level.points}`).join(', ')}`,
  );
}

const rubric = `# How we grade

Read this first.

| Criterion | Excellent (4) | Good (2.5 pts) | Weak: 1 |
|---|:---:|--:|---|
| **Clarity** | The *thesis* is plain | Mostly plain | A pipe \\| in it |
| Argument | [Valid](https://example.edu) | Gaps | None |

After it.`;

test('CRT-26 the example of a rubric can be used for grading', () => {
  expect(short(EXAMPLE_RUBRIC)).toEqual([
    'Argument: Excellent 5, Good 3, Not yet 1',
    'Clarity: Excellent 5, Good 3, Not yet 1',
  ]);
});

describe('CRT-3 the tables of a rubric', () => {
  test('have criteria in rows, levels in columns, and points in the heads', () => {
    expect(short(rubric)).toEqual([
      'Clarity: Excellent 4, Good 2.5, Weak 1',
      'Argument: Excellent 4, Good 2.5, Weak 1',
    ]);
  });

  test('give descriptions as plain words, and the heading above', () => {
    const found = rubricCriteria(rubric, [], counter());
    const [first] = found.ok ? found.value : [];
    expect(first?.heading).toBe('How we grade');
    expect(first?.table.flatMap(({ levels }) => levels.map((each) => each.description))).toEqual([
      'The thesis is plain',
      'Mostly plain',
      'A pipe | in it',
      'Valid',
      'Gaps',
      'None',
    ]);
  });

  test.each([
    [
      'points in the cells',
      '| | High | Low |\n|-|-|-|\n| Style | Elegant (5) | 2 points: plain |\n| Sources | Many (10) | Few (4) |',
      ['Style: High 5, Low 2', 'Sources: High 10, Low 4'],
    ],
    [
      'levels in rows',
      '| Level | Clarity | Argument |\n|-|-|-|\n| A (4) | clear | valid |\n| B (3) | fair | gaps |',
      ['Clarity: A 4, B 3', 'Argument: A 4, B 3'],
    ],
    [
      'a range, which counts by its upper end',
      '| | A (9–10) | B (7-8 points) |\n|-|-|-|\n| Depth | deep | flat |',
      ['Depth: A 10, B 8'],
    ],
    [
      'ranges as names, as in the demo course',
      '| | 9–10 | 7–8 | below 5 |\n|-|-|-|-|\n| **Reasons** | strong | real | none |',
      ['Reasons: 9–10 10, 7–8 8, below 5 4'],
    ],
    [
      'plain numbers as heads and no text in the cells',
      '| | 3 | 2 | 1 |\n|-|-|-|-|\n| Depth | | | |',
      ['Depth:  3,  2,  1'],
    ],
    [
      'a cell that is empty, so the criterion has one level less',
      '| | Yes (2) | Partly (1) | No (0) |\n|-|-|-|-|\n| On time | yes | | no |',
      ['On time: Yes 2, No 0'],
    ],
    [
      'no pipes at the ends and Windows line ends',
      'Criterion | Good (2) | Bad (0)\r\n--- | --- | ---\r\nStyle | x | y\r\n',
      ['Style: Good 2, Bad 0'],
    ],
  ])('with %s', (_name, text, expected) => {
    expect(short(text)).toEqual(expected);
  });

  test('are all found, each with its own heading; a table in code is none', () => {
    const text = `${rubric}\n\n## Talks\n\n| | Yes (1) |\n|-|-|\n| Loud | y |\n\n\`\`\`\n| a | b (1) |\n|-|-|\n| c | d |\n\`\`\``;
    expect(markdownTables(text).map(({ heading }) => heading)).toEqual(['How we grade', 'Talks']);
  });
});

describe('CRT-4 a rubric that gives no criteria', () => {
  test.each([
    ['no table', 'Write well.', 'no-table'],
    ['a table without rows', '| a | b (1) |\n|-|-|', 'no-table'],
    ['no points', '| | Good | Bad |\n|-|-|-|\n| Style | x | y |', 'no-points'],
    ['points in some cells only', '| | Good | Bad |\n|-|-|-|\n| Style | x (2) | y |', 'no-points'],
    [
      'too many criteria',
      `| | Good (1) |\n|-|-|\n${Array.from({ length: 21 }, (_, at) => `| c${at} | x |`).join('\n')}`,
      'too-large',
    ],
  ] as const)('%s: is refused as %s', (_name, text, reason) => {
    expect(short(text)).toBe(reason);
    expect(rubricFaultSentence(reason)).toMatch(/\.$/);
  });
});

test('CRT-5 taking the table again keeps the IDs of criteria and levels with the same names', () => {
  const first = rubricCriteria(rubric, [], counter());
  const [taken] = first.ok ? first.value : [];
  const changed = rubric.replace('Weak: 1', 'Poor (1)').replace('Argument', 'Reasons');
  const second = rubricCriteria(changed, taken?.table ?? [], () => 'new');
  const [again] = second.ok ? second.value : [];
  const [clarity, reasons] = again?.table ?? [];
  expect(clarity?.id).toBe(taken?.table[0]?.id);
  expect(clarity?.levels.map(({ id }) => id)).toEqual([
    taken?.table[0]?.levels[0]?.id,
    taken?.table[0]?.levels[1]?.id,
    'new',
  ]);
  expect(reasons?.id).toBe('new');
});

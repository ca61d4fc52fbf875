import { expect, test } from 'vitest';
import { rulePage } from './rule-pages.ts';
import { rulesIndex } from './rules-index.ts';

const days = rulePage(
  'domain/days/RULES.md',
  `# Rules: domain/days

Days and weeks.

How to read this file.

## DAY: days, and weeks

How days begin.

- **DAY-10** A week has 7 days. See **DAY-2**.
- **DAY-2** A day has 24 hours.

## CAL: calendar

- **CAL-1** A year has days.
`,
);
const screens = rulePage(
  'web/RULES.md',
  '# Rules: web\n\nRoom.\n\n## DAY: days, and weeks\n\n- **DAY-3** Room.\n',
);

test('reads what a file says about its folder, and the rules below each heading', () => {
  expect(days).toEqual({
    path: 'domain/days/RULES.md',
    about: 'Days and weeks.',
    families: [
      { name: 'DAY', title: 'days, and weeks', rules: ['DAY-10', 'DAY-2'] },
      { name: 'CAL', title: 'calendar', rules: ['CAL-1'] },
    ],
  });
});

test('lists each folder with its families', () => {
  const index = rulesIndex([days, screens]);
  expect(index).toContain(
    '| [domain/days](../domain/days/RULES.md) | Days and weeks. | DAY, CAL |',
  );
  expect(index).toContain('| [web](../web/RULES.md) | Room. | DAY |');
});

test('lists the numbers of a family in order, by file, with the last one', () => {
  const [, families = ''] = rulesIndex([screens, days]).split('## Families\n');
  expect(families).toBe(`
### CAL: calendar

- [domain/days](../domain/days/RULES.md#cal-calendar): CAL-1

Last number: 1

### DAY: days, and weeks

- [domain/days](../domain/days/RULES.md#day-days-and-weeks): DAY-2, DAY-10
- [web](../web/RULES.md#day-days-and-weeks): DAY-3

Last number: 10
`);
});

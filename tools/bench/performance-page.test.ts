import { expect, test } from 'vitest';
import { ratioText, timeText } from './bench-section.ts';
import { handWrittenPart, performancePage, plainTable, withSections } from './performance-page.ts';

const table = { caption: 'Speed', columns: ['what', 'time'], rows: [['one student', '5 µs']] };

const conditions = { processor: 'Abacus', cores: 2, node: '26.0.0', date: '2026-11-15' };

test('the page names the conditions, then each section with its tables', () => {
  const page = performancePage(conditions, [
    { heading: 'Logic', paragraphs: ['Words.'], tables: [table] },
  ]);
  expect(page).toContain('Measured on 2026-11-15: Abacus, 2 cores, Node 26.0.0.');
  expect(page).toContain(
    '## Logic\n\nWords.\n\n**Speed**\n\n| what | time |\n| --- | --- |\n| one student | 5 µs |\n',
  );
});

test('a section measured in its own run replaces the old one and says so; the others stay', () => {
  const other = { heading: 'Load', paragraphs: ['Old.'], tables: [table] };
  const section = (heading: string, paragraph: string) => ({
    heading,
    paragraphs: [paragraph],
    tables: [table],
  });
  const page = performancePage(conditions, [section('Server', 'Old.'), other]);
  const later = { ...conditions, date: '2026-11-16' };
  const updated = withSections(page, later, [section('Server', 'New.')]);
  expect(updated).toBe(page.replace('Old.', 'New.\n\nMeasured in a run of its own on 2026-11-16.'));
  expect(withSections(page, later, [section('Paint', 'First.')])).toBe(
    `${page}\n## Paint\n\nFirst.\n\nMeasured in a run of its own on 2026-11-16.\n\n**Speed**\n\n| what | time |\n| --- | --- |\n| one student | 5 µs |\n`,
  );
  expect(withSections(page, later, [])).toBe(page);
  expect(withSections(page, { ...later, node: '27.0.0' }, [section('Server', 'New.')])).toBeNull();
});

test('a section that the page does not have yet is added at its end', () => {
  const page = performancePage(conditions, [
    { heading: 'Load', paragraphs: ['Old.'], tables: [table] },
  ]);
  const anew = withSections(page, conditions, [
    { heading: 'Map', paragraphs: ['New.'], tables: [table] },
  ]);
  expect(anew).toContain('## Load\n\nOld.\n');
  expect(anew?.indexOf('## Map\n\nNew.\n')).toBeGreaterThan(anew?.indexOf('## Load') ?? 0);
});

test('what was written by hand stays at the end, in a whole run and in one of a section', () => {
  const byHand = '## Installing and testing\n\nWith a watch.\n';
  const load = { heading: 'Load', paragraphs: ['Old.'], tables: [table] };
  const page = performancePage(conditions, [load], byHand);
  expect(page.endsWith(`\n\n${byHand}`)).toBe(true);
  expect(handWrittenPart(page)).toBe(byHand);
  expect(withSections(page, conditions, [load])?.endsWith(`\n\n${byHand}`)).toBe(true);
  expect(handWrittenPart(performancePage(conditions, [load]))).toBe('');
});

test('a table in the terminal has aligned columns', () => {
  expect(plainTable(table)).toBe('Speed\nwhat         time\none student  5 µs');
});

test.each([
  [0.4, '0.40 µs'],
  [42.4, '42 µs'],
  [1500, '1.50 ms'],
  [84_000, '84 ms'],
  [2_340_000, '2.34 s'],
])('%f microseconds read %s', (microseconds, text) => {
  expect(timeText(microseconds)).toBe(text);
});

test('a ratio has a decimal while it is small', () => {
  expect([4.13, 42.3, 25_000.4].map(ratioText)).toEqual(['4.1 ×', '42 ×', '25,000 ×']);
});

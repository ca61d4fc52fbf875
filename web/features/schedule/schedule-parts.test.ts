import { expect, test } from 'vitest';
import { EMPTY_SCHEDULE } from '@elenchus/domain/schedule/schedule.ts';
import { scheduleParts } from './schedule-parts.ts';

const section = (name: string, index: number) => ({ id: name, name, index });
const topic = (name: string, index: number) => ({ id: name, name, index, hasQuestions: true });

function outline(sections: ReturnType<typeof section>[], topics: ReturnType<typeof topic>[]) {
  const parts = scheduleParts({ ...EMPTY_SCHEDULE, sections, topics }, []);
  return parts.map(({ section: part, rows }) => [
    part?.name ?? null,
    ...rows.map((row) => (row.kind === 'due' ? row.id : row.topic.name)),
  ]);
}

test('days stand under the section before them, in order', () => {
  expect(
    outline(
      [section('Mind', 4), section('Knowledge', 1)],
      [topic('Gettier', 3), topic('Plato', 2), topic('Elisabeth', 5)],
    ),
  ).toEqual([
    ['Knowledge', 'Plato', 'Gettier'],
    ['Mind', 'Elisabeth'],
  ]);
});

test('a section without days and days without a section both show', () => {
  expect(outline([section('Empty', 5)], [topic('Early', 1)])).toEqual([[null, 'Early'], ['Empty']]);
});

test('an empty schedule has no parts', () => {
  expect(scheduleParts(EMPTY_SCHEDULE, [])).toEqual([]);
});

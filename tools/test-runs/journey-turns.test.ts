import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { JOURNEYS } from './journey-table.ts';
import { journeysOf, specOf, touchedJourneys } from './journey-turns.ts';

const folder = (path: string): readonly string[] =>
  readdirSync(new URL(`../../${path}`, import.meta.url));
const specs = folder('e2e')
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => `e2e/${name}`);
const part = (turn: number) => ({ turn, turns: 4 });

test('every file of journeys is in the table, and no other', () => {
  expect(Object.keys(JOURNEYS).map(specOf).toSorted()).toEqual(specs.toSorted());
});

test('any four runs in a row take every journey', () => {
  for (const first of [0, 1, 2, 3]) {
    const taken = [0, 1, 2, 3].flatMap((step) => journeysOf(part((first + step) % 4), []) ?? []);
    expect([...new Set(taken)].toSorted()).toEqual(specs.toSorted());
  }
});

test('a run takes what is at stake and what the change touches, whatever turn it is', () => {
  const touched = specOf('help');
  for (const turn of [0, 1, 2, 3]) {
    const taken = journeysOf(part(turn), [touched]);
    expect(taken).toContain(specOf('answer-queue'));
    expect(taken).toContain(touched);
    expect(taken?.length).toBeLessThan(specs.length / 2);
  }
  expect(journeysOf(null, [])).toBeNull();
});

test('a change touches the journeys about its screens, and those that import it', () => {
  expect(touchedJourneys(['web/features/grading/hand-back/hand-back-part.tsx'], [])).toEqual([
    specOf('extended-hand-back'),
    specOf('hand-back'),
  ]);
  expect(touchedJourneys(['e2e/help.spec.ts', 'domain/base/dates.ts'], [])).toEqual([
    specOf('help'),
  ]);
  const files = [
    { path: specOf('pdf'), imports: [{ target: 'e2e/support/read-pdf.ts' }, { target: null }] },
  ];
  expect(touchedJourneys(['e2e/support/read-pdf.ts'], files)).toEqual([specOf('pdf')]);
  expect(touchedJourneys(['e2e/support/journey.ts'], [])).toHaveLength(specs.length);
  expect(touchedJourneys(['e2e/engines/element-finder.js'], [])).toEqual([specOf('three-engines')]);
});

test('every folder of screens has a journey about it, and every journey is about something that is there', () => {
  const starts = Object.values(JOURNEYS).flatMap(({ about }) => about);
  const features = folder('web/features').flatMap((area) =>
    folder(`web/features/${area}`).map((feature) => `features/${area}/${feature}`),
  );
  const isSeen = (feature: string): boolean =>
    starts.some((start) => feature.startsWith(start) || start.startsWith(`${feature}/`));
  const unseen = features.filter((feature) => !isSeen(feature));
  expect(unseen).toEqual([]);
  const missing = [...new Set(starts)].filter((start) => {
    const at = start.lastIndexOf('/');
    const [below, name] =
      at === -1 ? ['web', start] : [`web/${start.slice(0, at)}`, start.slice(at + 1)];
    return !folder(below).some((entry) => entry.startsWith(name));
  });
  expect(missing).toEqual([]);
});

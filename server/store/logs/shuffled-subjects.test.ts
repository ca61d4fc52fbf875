import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inRandomOrder } from './shuffled-subjects.ts';

test('nothing is lost, and the entries of one subject stay together in their order', () => {
  const entry = fc.record({ subject: fc.constantFrom('ada', 'bea', 'cem'), at: fc.nat() });
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const mixed = inRandomOrder(entries);
      expect(mixed).toHaveLength(entries.length);
      const groups = Map.groupBy(mixed, ({ subject }) => subject);
      expect(mixed).toEqual([...groups.values()].flat());
      for (const [subject, group] of groups) {
        expect(group).toEqual(entries.filter((one) => one.subject === subject));
      }
    }),
  );
});

test('every order is possible', () => {
  const entries = ['ada', 'bea', 'cem'].map((subject) => ({ subject }));
  const chances = [0, 1, 2].flatMap((last) => [0, 1].map((second) => [last, second]));
  const orders = chances.map((chance) => {
    const random = (): number => chance.shift() ?? 0;
    return inRandomOrder(entries, random)
      .map(({ subject }) => subject)
      .join(' ');
  });
  expect(new Set(orders).size).toBe(6);
});

import { nameKey } from '@elenchus/domain/base/name-key.ts';
import { describe, expect, test } from 'vitest';
import { nameKeyAt10 } from './name-key-at-10.ts';

const NAMES = [
  'Ann May',
  '  Ann  May ',
  'Jiahao Lin (林家豪)',
  'Bo Bell [they] (B.)',
  '(nobody)',
  'José Ñúñez-Łącki',
  "Siobhán O'Brien",
  'Þórr Æsir_ð',
  'ΣΊΣΥΦΟΣ Straße',
  'Nguyễn Thị Ánh 😀',
  'a\u0301\u0323 ~ \u200b x',
  `Max ${'Längerfeldt'.repeat(9)}`,
  '',
];

// SQLite databases have the keys that migrations made. If this fails because the rule changed, keep the file and add a
// migration that computes every key again; compare the copy of that migration here instead.
describe('CAL-20 to CAL-24 the key that migrations give to a name is the one of the lists', () => {
  test.each(NAMES)('%s', (name) => {
    expect(nameKeyAt10(name)).toBe(nameKey(name));
  });
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { designItem } from '../design/design-item.ts';
import { readKeptPersonas, writeKeptPersona, type KeptPersona } from './kept-persona.ts';

const anyPersona: fc.Arbitrary<KeptPersona> = fc.record({
  id: fc.string({ minLength: 1 }),
  name: fc.string(),
  index: fc.option(fc.nat(500)),
  answers: fc.array(
    fc.record({
      questionID: fc.string(),
      questionAnswer: fc.string(),
      questionEssayAnswer: fc.string(),
    }),
  ),
  questionIds: fc.array(fc.string()),
  thesisNames: fc.array(fc.string()),
});

test('CHK-40 a persona is read back from its record unchanged', () => {
  fc.assert(
    fc.property(anyPersona, (persona) => {
      expect(readKeptPersonas([writeKeptPersona(persona)])).toEqual([persona]);
    }),
  );
});

test.each([
  ['no JSON', 'skeptic'],
  ['no object', '[1]'],
  ['null', 'null'],
  ['no lists', '{"answers":1,"questionIds":[],"thesisNames":[]}'],
  [
    'an answer without a text',
    '{"answers":[{"questionID":"q"}],"questionIds":[],"thesisNames":[]}',
  ],
  ['a number among the names', '{"answers":[],"questionIds":[],"thesisNames":[4]}'],
])('CHK-40 a record with %s is no persona, and breaks nothing', (_what, questionOptions) => {
  const broken = designItem({ dataType: 'persona', dataID: 'p', questionOptions });
  expect(readKeptPersonas([broken])).toEqual([]);
});

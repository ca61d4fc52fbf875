import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { designItem, type DesignItem } from '../design/design-item.ts';
import {
  personaFault,
  readKeptPersonas,
  writeKeptPersona,
  type KeptPersona,
} from './kept-persona.ts';

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

/** As release 1.0.0 wrote it. */
function oldItem({ id, name, index, ...content }: KeptPersona) {
  return designItem({
    dataType: 'persona',
    dataID: id,
    dataText: name,
    dataIndex: index === null ? '' : String(index),
    questionOptions: JSON.stringify(content),
  });
}

test('CHK-40 the record has a version, and everything but its place is in it', () => {
  const answers = [{ questionID: 'q1', questionAnswer: '2', questionEssayAnswer: '' }];
  const persona = { id: 'p', name: 'Skeptic', index: 2, answers, questionIds: [], thesisNames: [] };
  expect(writeKeptPersona(persona)).toEqual(
    designItem({
      dataType: 'persona',
      dataID: 'p',
      dataIndex: '2',
      dataText:
        '{"version":1,"name":"Skeptic","answers":[{"questionID":"q1","questionAnswer":"2","questionEssayAnswer":""}],"questionIds":[],"thesisNames":[]}',
    }),
  );
});

test('CHK-40 a persona of an older release is the same after it is written again', () => {
  fc.assert(
    fc.property(anyPersona, (persona) => {
      const old = oldItem(persona);
      expect(readKeptPersonas([old])).toEqual([persona]);
      expect(personaFault(old)).toBeNull();
      const written = readKeptPersonas([old]).map(writeKeptPersona);
      expect(written.map(personaFault)).toEqual([null]);
      expect(readKeptPersonas(written)).toEqual([persona]);
    }),
  );
});

const lists = { answers: [], questionIds: [], thesisNames: [] };

test.each<[string, object, Partial<DesignItem>]>([
  ['no name', { version: 1, ...lists }, {}],
  ['a number as its name', { version: 1, name: 1, ...lists }, {}],
  ['no lists', { version: 1, name: 'A', answers: 1, questionIds: [], thesisNames: [] }, {}],
  ['a number among the names', { version: 1, name: 'A', ...lists, thesisNames: [4] }, {}],
  ['a newer version', { version: 2, name: 'A', ...lists }, {}],
  ['both shapes', { version: 1, name: 'A', ...lists }, { questionOptions: JSON.stringify(lists) }],
])('CHK-40 DSN-38 a record with %s is left out and refused', (_what, record, more) => {
  const dataText = JSON.stringify(record);
  const broken = designItem({ dataType: 'persona', dataID: 'p', dataText, ...more });
  expect(readKeptPersonas([broken])).toEqual([]);
  expect(personaFault(broken)).toMatch(/^persona: dataText /);
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
  expect(personaFault(broken)).toMatch(/^persona: /);
});

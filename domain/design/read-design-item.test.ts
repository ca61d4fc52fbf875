import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { designFaultSentence } from './design-fault-sentences.ts';
import { DATA_TYPES } from './data-types.ts';
import { DESIGN_FIELDS } from './design-item.ts';
import { readDesignItem, readDesignKey, type DesignFault } from './read-design-item.ts';

const base = { dataType: 'topic', dataID: 'abc' };

describe('one record', () => {
  test('DSN-2 missing fields become empty texts and unknown fields are left out', () => {
    const read = readDesignItem({ ...base, dataText: 'Plato', dataIndex: undefined, color: 'red' });
    expect(read.ok && read.value).toEqual({
      ...base,
      dataText: 'Plato',
      dataIndex: '',
      questionType: '',
      questionOptions: '',
      questionLogic: '',
      questionCourseDate: '',
    });
  });

  test.each<[string, unknown, DesignFault]>([
    ['nothing', undefined, { code: 'not-a-record' }],
    ['null', null, { code: 'not-a-record' }],
    ['a text', 'topic', { code: 'not-a-record' }],
    ['a list', [base], { code: 'not-a-record' }],
    [
      'a number for a text',
      { ...base, dataIndex: 3 },
      { code: 'not-a-string', field: 'dataIndex' },
    ],
    ['null for a text', { ...base, dataText: null }, { code: 'not-a-string', field: 'dataText' }],
    ['an object', { ...base, questionLogic: {} }, { code: 'not-a-string', field: 'questionLogic' }],
  ])('DSN-3 %s is refused', (_name, input, reason) => {
    expect(readDesignItem(input)).toEqual({ ok: false, reason });
  });

  test.each(['', 'Topic', 'toString', '__proto__', 'meetsOnSunday'])(
    'DSN-4 the unknown type %j is refused',
    (dataType) => {
      expect(readDesignItem({ ...base, dataType })).toEqual({
        ok: false,
        reason: { code: 'unknown-data-type', field: 'dataType', given: dataType },
      });
    },
  );

  test('DSN-4 every known type is accepted', () => {
    const refused = DATA_TYPES.filter((dataType) => !readDesignItem({ ...base, dataType }).ok);
    expect(refused).toEqual([]);
  });

  test.each([
    ['missing', undefined, 'empty-id'],
    ['blank', '  ', 'empty-id'],
    ['of 201 characters', 'x'.repeat(201), 'too-long'],
  ])('DSN-5 an id that is %s is refused', (_name, dataID, code) => {
    const read = readDesignItem({ ...base, dataID });
    expect(!read.ok && read.reason.code).toBe(code);
  });

  test('DSN-5 an id of 200 characters is accepted', () => {
    expect(readDesignItem({ ...base, dataID: 'x'.repeat(200) }).ok).toBe(true);
  });

  test.each([
    ['200,000 letters', 'a'.repeat(200_000), true],
    ['200,001 letters', 'a'.repeat(200_001), false],
    ['200,000 characters of two units', '𝔸'.repeat(200_000), true],
    ['200,001 characters of two units', '𝔸'.repeat(200_001), false],
    ['millions', 'a'.repeat(3_000_000), false],
  ])('DSN-6 a field of %s', (_name, dataText, accepted) => {
    expect(readDesignItem({ ...base, dataText }).ok).toBe(accepted);
  });

  test.each([
    ['line breaks', 'a\r\nb\nc', true],
    ['tabs and other control characters', 'a\tb\u0001', true],
    ['many scripts', '¬∨ φιλοσοφία 哲学 🦉 עברית', true],
    ['a NUL', 'a\u0000b', false],
    ['half a surrogate pair', 'a\ud800b', false],
  ])('DSN-7 text with %s', (_name, dataText, accepted) => {
    const read = readDesignItem({ ...base, dataText });
    expect(read.ok ? read.value.dataText : read.reason).toEqual(
      accepted ? dataText : { code: 'not-storable', field: 'dataText' },
    );
  });

  test('DSN-3 anything at all is either a whole record of texts or a reason', () => {
    const almost = fc.anything().map((dataText) => ({ ...base, dataText }));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), almost), (input) => {
        const read = readDesignItem(input);
        const texts = read.ok
          ? DESIGN_FIELDS.map((field) => read.value[field])
          : [designFaultSentence(read.reason)];
        expect(texts.map((text) => typeof text)).toEqual(texts.map(() => 'string'));
      }),
    );
  });
});

describe('the pair that names an item', () => {
  test('DSN-5 is read under the same rules and has nothing else', () => {
    expect(readDesignKey({ ...base, dataText: 7 })).toEqual({ ok: true, value: base });
    expect(readDesignKey({ dataType: 'topic' }).ok).toBe(false);
    expect(readDesignKey(null).ok).toBe(false);
  });
});

test('DSN-6 the sentence names the field and the limit', () => {
  expect(designFaultSentence({ code: 'not-a-string', field: 'dataIndex' })).toBe(
    'The field dataIndex must be text.',
  );
  expect(designFaultSentence({ code: 'too-long', field: 'dataID', limit: 200 })).toBe(
    'The field dataID is longer than 200 characters.',
  );
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { designItem, type DesignItem } from './design-item.ts';
import { recordFaultSentence } from './record-fault-sentence.ts';
import { hasRecord, readRecord, recordItem, type RecordForm } from './typed-record.ts';

const FORM = { version: 2, fields: ['from', 'to'] } as const satisfies RecordForm<string>;
const KEY = { dataType: 'noClass', dataID: 'n' };
const item = (dataText: string, more: Partial<DesignItem> = {}) =>
  designItem({ ...KEY, dataText, ...more });

test('DSN-217 a record is written with its version first, and everything else of the item is empty', () => {
  const written = recordItem({ ...KEY, dataIndex: '3' }, FORM, { to: 2, from: 1 });
  expect(written).toEqual(item('{"version":2,"from":1,"to":2}', { dataIndex: '3' }));
});

test('DSN-217 what is written can be read', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (from, to) => {
      const read = readRecord(recordItem(KEY, FORM, { from, to }), FORM);
      expect(read.ok && JSON.stringify(read.value)).toBe(JSON.stringify({ version: 2, from, to }));
    }),
  );
});

test.each<[string, string, Partial<DesignItem>, boolean]>([
  ['an object', '{"version":2,"from":1,"to":2}', {}, true],
  ['an object after a space', ' {"version":2}', {}, true],
  ['an object that breaks off', '{"version":2', {}, true],
  ['a brace alone', '{', {}, true],
  ['an object with a version beside other fields', '{"version":9}', { questionLogic: 'x' }, true],
  ['an object without a version beside other fields', '{"a":1}', { questionLogic: 'x' }, false],
  ['a reason that begins with a brace', '{to be decided}', { questionLogic: '2026-11-26' }, false],
  ['words', 'hideNames', {}, false],
  ['nothing', '', {}, false],
])('DSN-218 %s: is it a record?', (_what, text, more, expected) => {
  expect(hasRecord(item(text, more))).toBe(expected);
});

const notARecord = 'noClass: dataText must be a JSON object with version 2, from and to.';

test.each<[string, string, Partial<DesignItem>, string]>([
  ['no JSON', '{', {}, notARecord],
  ['a list', '[1]', {}, notARecord],
  ['null', 'null', {}, notARecord],
  ['no version', '{"from":1,"to":2}', {}, notARecord],
  ['a version that is a text', '{"version":"2","from":1,"to":2}', {}, notARecord],
  ['half a version', '{"version":1.5,"from":1,"to":2}', {}, notARecord],
  ['version 0', '{"version":0,"from":1,"to":2}', {}, notARecord],
  ['a missing field', '{"version":2,"from":1}', {}, notARecord],
  ['a misspelled field', '{"version":2,"from":1,"too":2}', {}, notARecord],
  ['an unknown field', '{"version":2,"from":1,"to":2,"by":3}', {}, notARecord],
  ['a field of all objects', '{"version":2,"from":1,"__proto__":2}', {}, notARecord],
  [
    'a newer version',
    '{"version":3,"until":1}',
    {},
    'noClass: dataText has a version that this server doesn’t know yet. Send version 2.',
  ],
  [
    'something in another field',
    '{"version":2,"from":1,"to":2}',
    { questionLogic: '2026-11-26' },
    'noClass: dataText has the whole record, so questionType, questionOptions, questionLogic and questionCourseDate must be empty.',
  ],
])('DSN-218 %s is refused', (_what, text, more, sentence) => {
  const read = readRecord(item(text, more), FORM);
  expect(read.ok ? '' : recordFaultSentence(read.reason, 'noClass', FORM)).toBe(sentence);
});

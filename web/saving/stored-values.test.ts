// What each kind of value is on the device, field by field: versions of the page before and after this one read it too.
import { expect, test } from 'vitest';
import { gradeEditCodec } from './grades/grade-edit.ts';
import { messageCodec } from './messages/message-codec.ts';
import { queueWire, type QueueCodec } from './queue/queue-codec.ts';
import type { Fields } from './queue/queue-state.ts';
import { readingCodec } from './second-readings/reading-codec.ts';

const codecs = {
  grade: gradeEditCodec as QueueCodec<unknown>,
  message: messageCodec as QueueCodec<unknown>,
  reading: readingCodec as QueueCodec<unknown>,
};
type Kind = keyof typeof codecs;

const grade = { text: 'Good.', base: '4', madeAt: '1700000000000', sent: '' };
const message = { text: 'Why?', grade: '', base: '', id: 'm1', ready: '' };
const reading = { grade: '81', remark: '', base: '0', ready: '' };

test.each<[string, Kind, Fields]>([
  ['a grade', 'grade', grade],
  ['a grade over a deleted record', 'grade', { ...grade, base: '-3', sent: 'Goo' }],
  ['a field that was emptied', 'grade', { ...grade, text: '' }],
  [
    'a grade for answers that were read',
    'grade',
    { ...grade, asOf: '2026-09-10', readAt: '99', person: 'tag' },
  ],
  ['a due date that costs grades', 'grade', { ...grade, agreed: 'yes', agreedGrades: '2' }],
  ['one that costs those of changed answers', 'grade', { ...grade, agreed: 'changed' }],
  ['the draft of a message', 'message', message],
  ['a message that was sent', 'message', { ...message, ready: 'yes' }],
  [
    'a message with a grade',
    'message',
    { ...message, grade: '8', base: '4', person: 'tag', asOf: '2026-09-10', readAt: '99' },
  ],
  ['the draft of a reading', 'reading', reading],
  ['a reading that was saved', 'reading', { ...reading, base: '4', ready: 'yes', person: 'tag' }],
])('%s is read, and written as it was', (_, kind, fields) => {
  const { encode, decode } = codecs[kind];
  expect(encode(decode(fields))).toEqual(fields);
});

test.each<[string, Kind, Fields]>([
  ['a grade without its text', 'grade', { base: '4', madeAt: '1', sent: '' }],
  ['a grade over no version', 'grade', { ...grade, base: 'four' }],
  ['a message without its text', 'message', { id: 'm1', ready: 'yes' }],
  ['a reading without its grade', 'reading', { remark: 'Clear.', base: '0', ready: 'yes' }],
])('%s can’t be read: it isn’t sent as something else', (_, kind, value) => {
  const row = { key: 'q', value, editedAt: 7, base: 0, tab: 'gone', seen: {}, sentAs: 0 };
  expect(queueWire(codecs[kind]).readKept({ unsent: [row], setAside: [] })).toEqual({
    unsent: [],
    setAside: [],
    unreadable: [row],
  });
});

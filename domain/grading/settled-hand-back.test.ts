import { expect, test } from 'vitest';
import { designItem, designKeyText } from '../design/design-item.ts';
import { settledHandBack, withoutLooseTimes } from './settled-hand-back.ts';

const evaluation = (questionLogic: string) =>
  designItem({ dataType: 'evaluation', dataID: 'E', dataText: 'Essay', questionLogic });
const time = (dataText: string, dataID = 'E') =>
  designItem({ dataType: 'handBackTime', dataID, dataText });
const NINE = '2026-11-25T09:00:00Z';

test.each([
  ['one word for handed back', evaluation(' Graded '), evaluation('graded')],
  ['a state that is not handed back as it is', evaluation('UNGRADED'), evaluation('UNGRADED')],
  ['no state as it is', evaluation(''), evaluation('')],
  ['a time with milliseconds', time(NINE), time('2026-11-25T09:00:00.000Z')],
  ['a time and nothing else', { ...time(NINE), dataIndex: '2' }, time('2026-11-25T09:00:00.000Z')],
  ['a text that is no time as it is', time('soon'), time('soon')],
  [
    'other records as they are',
    designItem({ dataType: 'question', dataID: 'E', questionLogic: 'Graded' }),
    designItem({ dataType: 'question', dataID: 'E', questionLogic: 'Graded' }),
  ],
])('GRD-82 a save keeps %s', (_name, sent, kept) => {
  expect(settledHandBack(sent)).toEqual(kept);
});

const [open, back] = [evaluation('ungraded'), evaluation('graded')];

test.each([
  ['handed back before', [time(NINE)], [back], [], 1],
  ['handed back with the same save', [time(NINE), back], [open], [], 2],
  ['new and handed back', [back, time(NINE)], [], [], 2],
  ['taken back with the same save', [time(NINE), open], [back], [], 1],
  ['removed with the same save', [time(NINE)], [back], [back], 0],
  ['not handed back', [time(NINE)], [open], [], 0],
  ['not there', [time(NINE)], [], [], 0],
  ['handed back, but the text is no time', [time('')], [back], [], 0],
  ['another one', [time(NINE, 'OTHER')], [back], [], 0],
])(
  'GRD-82 a time is kept if its evaluation is handed back then: %s',
  (_name, sent, before, removed, kept) => {
    const stored = new Map(before.map((item) => [designKeyText(item), item]));
    expect(withoutLooseTimes(sent, stored, removed)).toHaveLength(kept);
  },
);

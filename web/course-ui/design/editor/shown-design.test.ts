import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  entryOf,
  fieldsOf,
  isSameEntry,
  readKeyText,
  storableItem,
} from '../../../saving/design/design-entry.ts';
import { entriesOf, shownItems } from './shown-design.ts';

const item = (dataID: string, dataText: string): DesignItem =>
  designItem({ dataType: 'topic', dataID, dataText });
const server = [item('a', 'Dreams'), item('b', 'Clocks'), item('c', 'Octopuses')];

describe('what is shown', () => {
  test('without unsent changes it is the very list of the server', () => {
    expect(shownItems(server, [])).toBe(server);
  });

  test('an unsent change keeps the place of its item, a new one comes last, a removed one is gone', () => {
    const shown = shownItems(server, [
      { key: 'topic/b', before: item('b', 'Clocks'), after: item('b', 'Stopped clocks') },
      { key: 'topic/a', before: item('a', 'Dreams'), after: null },
      { key: 'topic/d', before: null, after: item('d', 'Zombies') },
    ]);
    expect(shown.map(({ dataText }) => dataText)).toEqual([
      'Stopped clocks',
      'Octopuses',
      'Zombies',
    ]);
  });

  test('what another instructor changed elsewhere is shown too', () => {
    const refreshed = [item('a', 'Demons'), item('b', 'Clocks'), item('c', 'Octopuses')];
    const unsent = [{ key: 'topic/b', before: item('b', 'Clocks'), after: item('b', 'Mine') }];
    const texts = shownItems(refreshed, unsent).map(({ dataText }) => dataText);
    expect(texts).toEqual(['Demons', 'Mine', 'Octopuses']);
  });
});

describe('what has to be saved', () => {
  test.each([
    ['an unchanged item: nothing', { upserts: [item('a', 'Dreams')], removals: [] }, []],
    ['removing what is not there: nothing', { upserts: [], removals: [item('x', '')] }, []],
    [
      'a changed item: with what it was',
      { upserts: [item('a', 'Demons')], removals: [] },
      [{ key: 'topic/a', before: item('a', 'Dreams'), after: item('a', 'Demons') }],
    ],
    [
      'removed and saved in one: saved',
      { upserts: [item('a', 'Demons')], removals: [item('a', '')] },
      [{ key: 'topic/a', before: item('a', 'Dreams'), after: item('a', 'Demons') }],
    ],
  ])('%s', (_name, changes, entries) => {
    expect(entriesOf(server, changes)).toEqual(entries);
  });

  test('a character that cannot be stored is left out', () => {
    const [entry] = entriesOf(server, { upserts: [item('a', 'De\u0000mons\uD800')], removals: [] });
    expect(entry?.after?.dataText).toBe('Demons\uFFFD');
  });
});

test('a change is read from the device as it was stored', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', '"', '\\', '\n', '/', '|||', '\uD83E\uDD89', '\uD800'),
  });
  const any = fc
    .option(fc.tuple(text, text), { nil: null })
    .map((pair) => (pair ? storableItem(item(`id/${pair[0]}`, pair[1])) : null));
  fc.assert(
    fc.property(any, any, (before, after) => {
      const fields = fieldsOf({ key: 'topic/a', before, after }, 7);
      const kept = entryOf('topic/a', structuredClone(fields));
      expect(isSameEntry(kept.before, before)).toBe(true);
      expect(isSameEntry(kept.after, after)).toBe(true);
    }),
  );
});

test('only the first slash ends the type', () => {
  expect(readKeyText('topic/a/b')).toEqual({ dataType: 'topic', dataID: 'a/b' });
});

test('CRT-24 a removed evaluation takes its criteria and weight along, so that Undo brings all of it back', () => {
  const own = ['evaluation', 'evaluationCriteria', 'evaluationWeight'].map((dataType) =>
    designItem({ dataType, dataID: 'MID', dataText: '1' }),
  );
  const removals = [{ dataType: 'evaluation', dataID: 'MID' }];
  const entries = entriesOf([...server, ...own], { upserts: [], removals });
  expect(entries.map(({ before }) => before)).toEqual(own);
  // Without them there is nothing to remove.
  expect(entriesOf(own.slice(0, 1), { upserts: [], removals })).toHaveLength(1);
});

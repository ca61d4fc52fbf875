import { designItem, designKeyText, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameEntry, itemsByKey, type DesignEntry } from '../../../saving/design/design-entry.ts';
import {
  EMPTY_HISTORY,
  recordStep,
  redoStep,
  undoStep,
  type EditHistory,
  type HistoryStep,
} from './edit-history.ts';
import { entriesOf, shownItems } from './shown-design.ts';

const item = (dataID: string, dataText: string): DesignItem =>
  designItem({ dataType: 'sectionName', dataID, dataText });
const key = (dataID: string): string => `sectionName/${dataID}`;
const entry = (id: string, before: string | null, after: string | null): DesignEntry => ({
  key: key(id),
  before: before === null ? null : item(id, before),
  after: after === null ? null : item(id, after),
});
const step = (label: string, at: number, ...entries: DesignEntry[]): HistoryStep => ({
  label,
  at,
  entries,
});
const shownAs =
  (...items: DesignItem[]) =>
  (wanted: string): DesignItem | null =>
    itemsByKey(items).get(wanted) ?? null;
const after = (...steps: HistoryStep[]): EditHistory => steps.reduce(recordStep, EMPTY_HISTORY);

describe('what is one step', () => {
  test.each([
    [
      'typing without a pause',
      [step('name', 0, entry('a', '', 'M')), step('name', 900, entry('a', 'M', 'Mi'))],
      1,
    ],
    [
      'typing after a pause',
      [step('name', 0, entry('a', '', 'M')), step('name', 1600, entry('a', 'M', 'Mi'))],
      2,
    ],
    [
      'typing over what another person has changed in between',
      [step('name', 0, entry('a', '', 'M')), step('name', 900, entry('a', 'Theirs', 'Theirs!'))],
      2,
    ],
    [
      'two labels',
      [step('name', 0, entry('a', '', 'M')), step('move', 1, entry('a', 'M', 'Mi'))],
      2,
    ],
    ['two items', [step('name', 0, entry('a', '', 'M')), step('name', 1, entry('b', '', 'M'))], 2],
    [
      'adding, then naming',
      [step('name', 0, entry('a', null, 'New')), step('name', 1, entry('a', 'New', 'M'))],
      2,
    ],
    [
      'naming, then removing',
      [step('name', 0, entry('a', '', 'M')), step('name', 1, entry('a', 'M', null))],
      2,
    ],
    ['nothing', [step('name', 0)], 0],
  ] as const)('%s', (_name, steps, count) => {
    expect(after(...steps).done).toHaveLength(count);
  });

  test('undoing a step of typing returns to where the typing began', () => {
    const history = after(
      step('name', 0, entry('a', 'Mind', 'Mind a')),
      step('name', 500, entry('a', 'Mind a', 'Mind and Body')),
    );
    const turn = undoStep(history, shownAs(item('a', 'Mind and Body')));
    expect(turn?.entries).toEqual([entry('a', 'Mind and Body', 'Mind')]);
  });
});

describe('what another person has changed since', () => {
  test('stays, and is named', () => {
    const history = after(step('move', 0, entry('a', '1', '2'), entry('b', '2', '1')));
    const turn = undoStep(history, shownAs(item('a', 'theirs'), item('b', '1')));
    expect(turn?.entries).toEqual([entry('b', '1', '2')]);
    expect(turn?.kept.map((kept) => kept.key)).toEqual([key('a')]);
  });

  test('stays when it was removed', () => {
    const turn = undoStep(after(step('name', 0, entry('a', '1', '2'))), shownAs());
    expect(turn?.entries).toEqual([]);
  });

  test('is not done again by redo', () => {
    const undone = undoStep(after(step('name', 0, entry('a', '1', '2'))), shownAs(item('a', '2')));
    const redone = redoStep(undone?.history ?? EMPTY_HISTORY, shownAs(item('a', 'theirs')));
    expect(redone?.entries).toEqual([]);
  });
});

test('a removed item is restored, and removed again', () => {
  const history = after(step('remove', 0, entry('a', 'Mind', null)));
  const undone = undoStep(history, shownAs());
  expect(undone?.entries).toEqual([entry('a', null, 'Mind')]);
  const redone = redoStep(undone?.history ?? EMPTY_HISTORY, shownAs(item('a', 'Mind')));
  expect(redone?.entries).toEqual([entry('a', 'Mind', null)]);
});

test('after something new was done, nothing can be redone', () => {
  const undone = undoStep(after(step('name', 0, entry('a', '1', '2'))), shownAs(item('a', '2')));
  const history = recordStep(
    undone?.history ?? EMPTY_HISTORY,
    step('name', 9, entry('b', '1', '2')),
  );
  expect(redoStep(history, shownAs())).toBeNull();
});

// A small course, changed by two people in any order.
const change = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  text: fc.option(fc.constantFrom('x', 'y', 'z'), { nil: null }),
});
const design = fc
  .uniqueArray(change, { selector: ({ id }) => id })
  .map((list) => list.flatMap(({ id, text }) => (text === null ? [] : [item(id, text)])));

function changed(items: readonly DesignItem[], { id, text }: { id: string; text: string | null }) {
  const changes =
    text === null
      ? { upserts: [], removals: [{ dataType: 'sectionName', dataID: id }] }
      : { upserts: [item(id, text)], removals: [] };
  return entriesOf(items, changes);
}

function sorted(items: readonly DesignItem[]): readonly DesignItem[] {
  return items.toSorted((a, b) => designKeyText(a).localeCompare(designKeyText(b)));
}

test('undoing everything leads back to the beginning, redoing everything to the end', () => {
  fc.assert(
    fc.property(design, fc.array(change, { maxLength: 12 }), (start, list) => {
      let items: readonly DesignItem[] = start;
      let history = EMPTY_HISTORY;
      for (const [place, each] of list.entries()) {
        const entries = changed(items, each);
        history = recordStep(history, { label: 'edit', entries, at: place * 700 });
        items = shownItems(items, entries);
      }
      const end = items;
      const back = (turn: typeof undoStep): void => {
        for (;;) {
          const next = turn(history, (wanted) => itemsByKey(items).get(wanted) ?? null);
          if (!next) return;
          history = next.history;
          items = shownItems(items, next.entries);
        }
      };
      back(undoStep);
      expect(sorted(items)).toEqual(sorted(start));
      back(redoStep);
      expect(sorted(items)).toEqual(sorted(end));
    }),
  );
});

test('undo never changes an item that another person changed last', () => {
  fc.assert(
    fc.property(design, fc.array(change, { maxLength: 8 }), change, (start, mine, theirs) => {
      let items: readonly DesignItem[] = start;
      let history = EMPTY_HISTORY;
      for (const [place, each] of mine.entries()) {
        const entries = changed(items, each);
        history = recordStep(history, { label: 'edit', entries, at: place * 9000 });
        items = shownItems(items, entries);
      }
      // Their value is unique here.
      const text = theirs.text === null ? 'theirs' : `theirs ${theirs.text}`;
      items = shownItems(items, changed(items, { ...theirs, text }));
      for (;;) {
        const turn = undoStep(history, (wanted) => itemsByKey(items).get(wanted) ?? null);
        if (!turn) break;
        history = turn.history;
        items = shownItems(items, turn.entries);
      }
      const current = itemsByKey(items).get(key(theirs.id)) ?? null;
      expect(isSameEntry(current, item(theirs.id, text))).toBe(true);
    }),
  );
});

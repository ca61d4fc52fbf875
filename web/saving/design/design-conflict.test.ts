import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { describe, expect, test } from 'vitest';
import { REPORTED_MS, overwrittenBy, replacedSaves } from './design-conflict.ts';

const title = (dataText: string, dataIndex = ''): DesignItem =>
  designItem({ dataType: 'courseTitle', dataID: '0', dataText, dataIndex });
const key = 'courseTitle/0';
const marker = (dataText: string): DesignItem =>
  designItem({ dataType: 'courseDesignMainMenuLastVisited', dataID: 'hannah', dataText });
const nobody = (): boolean => false;

describe('before a save is sent', () => {
  const mine = { key, before: title('Ethics'), after: title('Ethics I') };

  test.each([
    ['nobody else was there', title('Ethics'), null],
    ['the other one had the same thought', title('Ethics I'), null],
    ['the other one wrote something else', title('Morals'), title('Morals')],
    ['only its place in an order differs', title('Ethics I', '3'), null],
  ] as const)('%s', (_name, server, shown) => {
    expect(overwrittenBy(mine, server, nobody)?.theirs ?? null).toEqual(shown);
  });

  test('the other one removed it', () => {
    expect(overwrittenBy(mine, null, nobody)).toMatchObject({ kind: 'overwritten', theirs: null });
  });

  test('what this page sent a moment ago is not a conflict', () => {
    expect(overwrittenBy(mine, title('Ethics, almost'), () => true)).toBeNull();
  });

  test('the place of a person is not a conflict', () => {
    const entry = { key: 'x', before: marker('general'), after: marker('users') };
    expect(overwrittenBy(entry, marker('schedule'), nobody)).toBeNull();
  });
});

describe('after a save was acknowledged', () => {
  const saves = new Map([[key, { after: title('Ethics I'), at: 1000 }]]);
  const found = (server: DesignItem | null, now = 2000) => replacedSaves(saves, () => server, now);

  test('it is still current', () => {
    expect(found(title('Ethics I'))).toEqual([]);
  });

  test('another person saved over it: a conflict, with the earlier item', () => {
    expect(found(title('Morals'))).toEqual([
      { key, kind: 'replaced', mine: title('Ethics I'), theirs: title('Morals') },
    ]);
  });

  test('another person removed it', () => {
    expect(found(null)).toMatchObject([{ theirs: null }]);
  });

  test('after a while it is no longer reported', () => {
    expect(found(title('Morals'), 1001 + REPORTED_MS)).toEqual([]);
  });
});

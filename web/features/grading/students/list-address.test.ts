import { expect, test } from 'vitest';
import { listQuery, readListView, type ListView } from './list-address.ts';
import { BY_LAST_NAME } from './student-rows.ts';

const everyone: ListView = { find: '', ta: '', ungraded: 'all', order: BY_LAST_NAME, blind: '' };
const nothing = { find: null, ta: null, ungraded: null, sort: null, blind: null };
const evaluations = [{ id: 'FIRST' }];

test.each<readonly [string, Partial<ListView>, Record<string, string>]>([
  ['everyone', {}, {}],
  ['a name', { find: 'de Beauvoir' }, { find: 'de Beauvoir' }],
  ['a TA', { ta: 'simone' }, { ta: 'simone' }],
  ['ungraded work', { ungraded: 'due' }, { ungraded: 'due' }],
  ['one evaluation', { ungraded: { evaluationId: 'FIRST' } }, { ungraded: 'in FIRST' }],
  ['the last first', { order: { key: 'name', isDescending: true } }, { sort: '-name' }],
  ['the list of a blind evaluation', { blind: 'FIRST' }, { blind: 'FIRST' }],
  ['a grade', { order: { key: 'evaluation 0', isDescending: false } }, { sort: 'evaluation 0' }],
])('the address keeps %s', (_what, differs, query) => {
  const view = { ...everyone, ...differs };
  expect(listQuery(view)).toEqual(query);
  expect(readListView({ ...nothing, ...query }, evaluations)).toEqual(view);
});

import { expect, test } from 'vitest';
import { readHelpQuery } from './help-guide.ts';
import { readViewQuery } from './opening-view.ts';
import { ACCOUNT_VIEW, isAccountQuery } from './account-query.ts';

test('USR-57 one value of ?view= opens the account, and it opens nothing else', () => {
  expect(isAccountQuery(ACCOUNT_VIEW)).toBe(true);
  expect([null, '', 'myphi', 'help'].some(isAccountQuery)).toBe(false);
  expect([readViewQuery(ACCOUNT_VIEW), readHelpQuery(ACCOUNT_VIEW)]).toEqual([null, null]);
});

import { expect, test } from 'vitest';
import { arriveAt, leaveDesk } from './desk-arrivals.ts';

const anton = { username: 'anton', evaluationId: 'FIRST' };
const laura = { ...anton, username: 'laura' };

test('a tab leaves the student before when it opens another one, and nobody when it opens the same one', () => {
  expect(arriveAt(anton)).toBeNull();
  expect(arriveAt({ ...anton, username: 'ANTON' })).toBeNull();
  expect(arriveAt(laura)).toMatchObject({ username: 'ANTON' });
  expect(arriveAt({ ...laura, evaluationId: 'SECOND' })).toEqual(laura);
  expect(leaveDesk()).toEqual({ ...laura, evaluationId: 'SECOND' });
  expect(leaveDesk()).toBeNull();
  expect(arriveAt(anton)).toBeNull();
});

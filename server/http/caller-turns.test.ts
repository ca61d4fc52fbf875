import { expect, test } from 'vitest';
import { CallerTurns, type CallCost } from './caller-turns.ts';

const REFUSED = () => 'refused';

function settle(): Promise<unknown> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Calls that run until they are ended, by their names. */
function calls() {
  const turns = new CallerTurns();
  const running = new Map<string, () => void>();
  const refused: string[] = [];
  const call = (person: string, cost: CallCost, name: string) => {
    const work = () =>
      new Promise<string>((resolve) => {
        running.set(name, () => {
          running.delete(name);
          resolve(name);
        });
      });
    void turns.take(person, cost, work, () => refused.push(name));
  };
  const end = async (name: string) => {
    running.get(name)?.();
    await settle();
  };
  return { call, end, running: () => [...running.keys()].toSorted(), refused };
}

test('USR-177 one large call of a person runs at a time; small ones and other people go on', async () => {
  const { call, end, running } = calls();
  call('sam', 'large', 'a');
  call('sam', 'large', 'b');
  call('sam', 'small', 'c');
  call('sue', 'large', 'd');
  await settle();
  expect(running()).toEqual(['a', 'c', 'd']);
  await end('a');
  expect(running()).toEqual(['b', 'c', 'd']);
});

test('USR-177 five calls of a person run at a time, in the order in which they came', async () => {
  const { call, end, running } = calls();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) call('sam', 'small', name);
  call('sue', 'small', 'x');
  await settle();
  expect(running()).toEqual(['a', 'b', 'c', 'd', 'e', 'x']);
  await end('c');
  expect(running()).toEqual(['a', 'b', 'd', 'e', 'f', 'x']);
});

test('USR-177 with too many large calls waiting, the next is refused, and later ones are taken again', async () => {
  const { call, end, running, refused } = calls();
  for (let place = 0; place < 22; place += 1) call('sam', 'large', `${place}`);
  await settle();
  expect(refused).toEqual(['21']);
  await end('0');
  call('sam', 'large', 'later');
  await settle();
  expect(refused).toEqual(['21']);
  expect(running()).toEqual(['1']);
});

test('USR-177 a call that fails gives its turn to the next', async () => {
  const turns = new CallerTurns();
  await expect(
    turns.take('sam', 'large', () => Promise.reject(new Error('no')), REFUSED),
  ).rejects.toThrow('no');
  expect(await turns.take('sam', 'large', async () => 'next', REFUSED)).toBe('next');
});

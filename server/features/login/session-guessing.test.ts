// Failed logins: how many are let through, from where, and who is stopped.
import { expect, test } from 'vitest';
import { onEachEngine } from '../../store/testing/engines.ts';
import { throttleKeys } from '../../store/login/throttle-store.ts';
import { guessTimes, newAddress } from '../../testing/login/failed-guesses.ts';
import { type TestApp, type TestCourse, useApp } from '../../testing/test-app.ts';
import { TestClient } from '../../testing/test-client.ts';
import { MINUTE, NOON } from '../../testing/test-course.ts';

const LOGIN = 'POST /api/authenticate/{courseID}';

function guess(course: TestCourse, username: string, remoteAddress: string, password = 'guess') {
  return course.nobody().call(LOGIN, { body: { username, password }, remoteAddress });
}

/** Failures of many accounts at one address, counted as the login counts them. */
async function failInStore({ store }: TestApp, course: TestCourse, address: string, times: number) {
  for (let round = 0; round < times; round += 1) {
    const keys = throttleKeys(course.id, `user-${round}`, address);
    await store.transact('reserveLoginAttempt', { keys, at: NOON });
  }
}

onEachEngine('failed logins', (engine) => {
  const app = useApp(engine);

  test('10 of one account from one address, then 429 with the time to wait', async () => {
    const course = await app().course();
    const address = newAddress();
    expect(await guessTimes(10, () => guess(course, 'sam', address))).toEqual([401]);
    app().clock.now += MINUTE;
    const stopped = await guess(course, 'SAM ', address);
    expect(stopped.status).toBe(429);
    expect(stopped.error).toEqual({
      error: 'TOO_MANY_ATTEMPTS',
      message: 'Too many failed logins. Please try again in 4 minutes.',
      details: [],
    });
    expect(stopped.response.headers['retry-after']).toBe('240');
    // The right password is refused too, or guessing could continue.
    expect((await guess(course, 'sam', address, 'sam')).status).toBe(429);
    // Other accounts at that address and this account elsewhere aren't limited.
    expect((await guess(course, 'sue', address, 'sue')).status).toBe(200);
    expect((await guess(course, 'sam', newAddress(), 'sam')).status).toBe(200);
    app().clock.now += 4 * MINUTE;
    expect((await guess(course, 'sam', address, 'sam')).status).toBe(200);
  });

  test('50 of one account from many addresses', async () => {
    const course = await app().course();
    expect(await guessTimes(50, () => guess(course, 'sam', newAddress()))).toEqual([401]);
    expect((await guess(course, 'sam', newAddress(), 'sam')).status).toBe(429);
  });

  test('300 from one address, for any accounts, known or not', async () => {
    const course = await app().course();
    const address = newAddress();
    await failInStore(app(), course, address, 299);
    expect((await guess(course, 'nowhere', address)).status).toBe(404);
    expect((await guess(course, 'sam', address, 'sam')).status).toBe(429);
    expect((await guess(course, 'sam', newAddress(), 'sam')).status).toBe(200);
  });

  test('a class behind one address that logs in without fault takes nothing from the count', async () => {
    const course = await app().course();
    const address = newAddress();
    await failInStore(app(), course, address, 299);
    expect(await guessTimes(12, () => guess(course, 'sam', address, 'sam'))).toEqual([200]);
  });

  test('success clears the count of the account', async () => {
    const course = await app().course();
    const address = newAddress();
    await guessTimes(9, () => guess(course, 'sam', address));
    expect((await guess(course, 'sam', address, 'sam')).status).toBe(200);
    expect(await guessTimes(10, () => guess(course, 'sam', address))).toEqual([401]);
    expect((await guess(course, 'sam', address)).status).toBe(429);
  });

  test('two server processes share the count, and attempts at once are all counted', async () => {
    const second = await app().build();
    const course = await app().course();
    const address = newAddress();
    const clients = [course.nobody(), new TestClient(second.http, course.id)];
    const body = { username: 'sam', password: 'guess' };
    const replies = await Promise.all(
      Array.from({ length: 24 }, (_, place) =>
        clients[place % 2]!.call(LOGIN, { body, remoteAddress: address }),
      ),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(14);
    await second.http.close();
  });

  test('a made-up username cannot use up the attempts of another person', async () => {
    const course = await app().course();
    const victim = newAddress();
    const name = `sam at ${victim}`;
    await guessTimes(10, () => guess(course, name, newAddress()));
    expect((await guess(course, 'sam', victim, 'sam')).status).toBe(200);
  });

  test('a forwarded address counts when it is from a proxy on this machine, and only then', async () => {
    const course = await app().course();
    const forwarded = newAddress();
    const through = (remoteAddress: string) =>
      course.nobody().call(LOGIN, {
        body: { username: 'sam', password: 'guess' },
        remoteAddress,
        headers: { 'x-forwarded-for': forwarded },
      });
    expect(await guessTimes(10, () => through('127.0.0.1'))).toEqual([401]);
    expect((await guess(course, 'sam', forwarded)).status).toBe(429);
    // A person outside who forges another address with each attempt still counts under their real address.
    const outside = newAddress();
    const forged = () =>
      course.nobody().call(LOGIN, {
        body: { username: 'sue', password: 'guess' },
        remoteAddress: outside,
        headers: { 'x-forwarded-for': newAddress() },
      });
    expect(await guessTimes(11, forged)).toEqual([401, 429]);
  });

  test('a proxy on another machine is trusted when the settings name its network', async () => {
    const second = await app().build({ trustedProxies: ['10.88.0.0/16'] });
    const course = await app().course({ app: second });
    const forwarded = (remoteAddress: string, username: string) =>
      course.nobody().call(LOGIN, {
        body: { username, password: 'guess' },
        remoteAddress,
        headers: { 'x-forwarded-for': newAddress() },
      });
    expect(await guessTimes(11, () => forwarded('10.88.0.1', 'sam'))).toEqual([401]);
    expect(await guessTimes(11, () => forwarded('10.89.0.1', 'sue'))).toEqual([401, 429]);
    await second.http.close();
  });
});

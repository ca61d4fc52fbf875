import { QueryClient } from '@tanstack/react-query';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { afterEach, expect, test } from 'vitest';
import { designQuery } from '../design/design-queries.ts';
import { LOGGED_OUT, type Session } from './kept-session.ts';
import { adoptSession, readSessionAgain, sessionQuery } from './session-queries.ts';

const browserFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = browserFetch;
});

const ada: Session = { ...LOGGED_OUT, isLoggedIn: true, fullName: 'Ada', username: 'ada' };
const bob: Session = { ...ada, fullName: 'Bob', username: 'bob' };
const title = designItem({ dataType: 'courseTitle', dataID: '1', dataText: 'Logic' });
const question = designItem({ dataType: 'question', dataID: 'q1', dataText: 'Why?' });

/** The server knows this session from now on; without one, it gives the public part of the design. */
function answerAs(session: Session): void {
  globalThis.fetch = (call) => {
    const address = call instanceof Request ? call.url : call.toString();
    const design = session.isLoggedIn ? [title, question] : [title];
    const isSession = address.includes('/api/session/');
    return Promise.resolve(Response.json(isSession ? session : design));
  };
}

test('USR-112 a page without a confirmed session learns that nobody is logged in', async () => {
  answerAs(LOGGED_OUT);
  const client = new QueryClient();
  // What the tab remembers isn't confirmed.
  client.setQueryData(sessionQuery('c').queryKey, ada, { updatedAt: 0 });
  expect(await readSessionAgain(client, 'c')).toEqual(LOGGED_OUT);
});

test('USR-112 a page keeps its session after it has ended, until someone logs in or out', async () => {
  const client = new QueryClient();
  answerAs(ada);
  await readSessionAgain(client, 'c');
  answerAs(LOGGED_OUT);
  expect(await readSessionAgain(client, 'c')).toEqual({ ...ada, hasEnded: true });
  expect(await readSessionAgain(client, 'c')).toEqual({ ...ada, hasEnded: true });
  answerAs(ada);
  expect(await readSessionAgain(client, 'c')).toEqual(ada);
  answerAs(bob);
  expect(await readSessionAgain(client, 'c')).toEqual(bob);
  answerAs(LOGGED_OUT);
  adoptSession(client, 'c', LOGGED_OUT);
  expect(await readSessionAgain(client, 'c')).toEqual(LOGGED_OUT);
});

test('USR-112 a page whose session has ended keeps the part of the design that it shows', async () => {
  const client = new QueryClient();
  const design = () => client.fetchQuery({ ...designQuery('c'), staleTime: 0 });
  answerAs(ada);
  await readSessionAgain(client, 'c');
  expect(await design()).toEqual([title, question]);
  answerAs(LOGGED_OUT);
  expect(await design()).toEqual([title, question]);
  expect(client.getQueryData(sessionQuery('c').queryKey)?.hasEnded).toBe(true);
  adoptSession(client, 'c', LOGGED_OUT);
  expect(await design()).toEqual([title]);
});

test('USR-112 an answer that was on its way when the page logged out changes nothing', async () => {
  const client = new QueryClient();
  answerAs(ada);
  await readSessionAgain(client, 'c');
  const { promise: held, resolve: arrive } = Promise.withResolvers<Response>();
  globalThis.fetch = () => held;
  const late = readSessionAgain(client, 'c');
  adoptSession(client, 'c', LOGGED_OUT);
  arrive(Response.json(ada));
  expect(await late).toEqual(LOGGED_OUT);
  expect(client.getQueryData(sessionQuery('c').queryKey)).toEqual(LOGGED_OUT);
});

test('USR-112 asking again does not take an answer that was on its way before', async () => {
  const client = new QueryClient();
  answerAs(ada);
  await readSessionAgain(client, 'c');
  const { promise: held, resolve: arrive } = Promise.withResolvers<Response>();
  globalThis.fetch = () => held;
  void client.fetchQuery({ ...sessionQuery('c'), staleTime: 0 });
  const asked = readSessionAgain(client, 'c');
  answerAs(LOGGED_OUT);
  arrive(Response.json(ada));
  expect((await asked).hasEnded).toBe(true);
});

test('USR-112 an answer that was on its way when someone logged in changes nothing', async () => {
  const client = new QueryClient();
  answerAs(LOGGED_OUT);
  await readSessionAgain(client, 'c');
  const { promise: held, resolve: arrive } = Promise.withResolvers<Response>();
  globalThis.fetch = () => held;
  const late = readSessionAgain(client, 'c');
  adoptSession(client, 'c', bob);
  arrive(Response.json(LOGGED_OUT));
  expect(await late).toEqual(bob);
  expect(client.getQueryData(sessionQuery('c').queryKey)).toEqual(bob);
});

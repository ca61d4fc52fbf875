// The queue of mail: restarts, several processes, refusals, encryption and login, with a real mail server.
import { afterEach, expect, test } from 'vitest';
import { onEachEngine } from '../../store/testing/engines.ts';
import { headerOf, MailInbox } from '../../testing/notifications/mail-inbox.ts';
import { removeAllAddresses } from '../../testing/notifications/mail-removal.ts';
import { TEST_MAIL, type TestCourse, useApp } from '../../testing/test-app.ts';
import { COURSE_ITEMS, DAY, HOUR, MINUTE, NOON } from '../../testing/test-course.ts';
import { MailDispatch } from './mail-dispatch.ts';
import { queueDigests } from './mail-digests.ts';

const unreached = async (course: TestCourse) =>
  (await (await course.as('ina')).ask('GET /api/announcements/{courseID}')).unreached;

onEachEngine('the queue of mail', (engine) => {
  const app = useApp(engine);
  const opened: { close(): unknown }[] = [];
  const problems: string[] = [];
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close();
    await removeAllAddresses(app().store, NOON);
    problems.length = 0;
  });

  function dispatchTo(smtpUrl: string): MailDispatch {
    const dispatch = new MailDispatch({
      ...app(),
      settings: { ...TEST_MAIL, smtpUrl },
      clock: () => app().clock.now,
      onProblem: (text) => problems.push(text),
    });
    opened.push(dispatch);
    return dispatch;
  }

  async function openInbox(...options: Parameters<typeof MailInbox.open>): Promise<MailInbox> {
    const inbox = await MailInbox.open(...options);
    opened.push(inbox);
    return inbox;
  }

  /** A course in which these people wait for one digest each. */
  async function courseWithDigests(...usernames: string[]): Promise<TestCourse> {
    const course = await app().course();
    for (const usernameKey of usernames) {
      const own = { course: course.id, usernameKey, at: NOON };
      const address = `${usernameKey}@example.edu`;
      const mailId = `id-${usernameKey}`;
      await app().store.transact('adoptMailAddress', { ...own, address, mailId });
    }
    app().clock.now = NOON + 1;
    const audience = { kind: 'everyone' } as const;
    const body = { id: 'room', title: 'Room', text: 'Twelve', audience };
    await (await course.as('ina')).ask('POST /api/announcements/{courseID}', { body });
    await queueDigests(app(), app().clock.now);
    return course;
  }

  test('NTC-13 two processes that send at once send each mail once', async () => {
    await courseWithDigests('sam', 'sue', 'gus', 'tess');
    const inbox = await openInbox();
    const both = [dispatchTo(inbox.url), dispatchTo(inbox.url)];
    const digests = await Promise.all(both.map(() => queueDigests(app(), app().clock.now)));
    expect(digests).toEqual([0, 0]);
    const sent = await Promise.all(both.map((dispatch) => dispatch.sendWaiting()));
    expect(sent[0]! + sent[1]!).toBe(4);
    expect(inbox.received.map(({ to }) => to).toSorted()).toEqual([
      'gus@example.edu',
      'sam@example.edu',
      'sue@example.edu',
      'tess@example.edu',
    ]);
  });

  test('NTC-13 two processes that look for digests at once queue each once', async () => {
    const course = await courseWithDigests();
    const own = { course: course.id, usernameKey: 'sam', at: NOON };
    const address = 'sam@example.edu';
    await app().store.transact('adoptMailAddress', { ...own, address, mailId: 'm' });
    const queued = await Promise.all([1, 2].map(() => queueDigests(app(), app().clock.now)));
    expect(queued[0]! + queued[1]!).toBe(1);
  });

  test('NTC-13 a process that stops in the middle loses nothing and repeats nothing it finished', async () => {
    await courseWithDigests('sam', 'sue');
    const inbox = await openInbox();
    const first = dispatchTo(inbox.url);
    let closing: Promise<void> | undefined;
    inbox.onArrival = async () => void (closing ??= first.close());
    expect(await first.sendWaiting()).toBe(1);
    await closing;
    const second = dispatchTo(inbox.url);
    // What the first one had claimed is free again after a while.
    expect(await second.sendWaiting()).toBe(0);
    app().clock.now += 10 * MINUTE;
    expect(await second.sendWaiting()).toBe(1);
    expect(new Set(inbox.received.map(({ to }) => to)).size).toBe(2);
    expect(inbox.received).toHaveLength(2);
  });

  test('NTC-13 a process that was killed before it noted the success sends the same mail again', async () => {
    await courseWithDigests('sam');
    const inbox = await openInbox();
    const { store } = app();
    const claim = { holder: 'killed', at: app().clock.now, most: 10 };
    expect(await store.transact('claimMail', claim)).toHaveLength(1);
    const next = dispatchTo(inbox.url);
    expect(await next.sendWaiting()).toBe(0);
    app().clock.now += 10 * MINUTE;
    expect(await next.sendWaiting()).toBe(1);
    app().clock.now += DAY;
    expect(await next.sendWaiting()).toBe(0);
  });

  test('NTC-13 a temporary refusal is tried again after growing pauses, with the same ID', async () => {
    const course = await courseWithDigests('sam');
    const inbox = await openInbox();
    const dispatch = dispatchTo(inbox.url);
    inbox.answers.push({ code: 450, text: 'Try later' }, { code: 451, text: 'Try later' });
    expect(await dispatch.sendWaiting()).toBe(0);
    expect(await dispatch.sendWaiting()).toBe(0);
    app().clock.now += MINUTE;
    expect(await dispatch.sendWaiting()).toBe(0);
    app().clock.now += 3 * MINUTE;
    expect(await dispatch.sendWaiting()).toBe(0);
    expect(inbox.answers).toEqual([]);
    app().clock.now += MINUTE;
    expect(await dispatch.sendWaiting()).toBe(1);
    expect(inbox.received).toHaveLength(1);
    expect(await unreached(course)).toEqual([]);
    expect(problems).toEqual(Array(2).fill(expect.stringContaining('It is tried again.')));
  });

  test('NTC-13 a permanent refusal is shown to instructors and not tried again', async () => {
    const course = await courseWithDigests('sam');
    const inbox = await openInbox();
    const dispatch = dispatchTo(inbox.url);
    inbox.answers.push({ code: 550, text: 'No such user sam@example.edu' });
    await dispatch.sendWaiting();
    expect(await unreached(course)).toEqual([
      { username: 'sam', fullName: 'sam samson', since: app().clock.now, code: 550 },
    ]);
    app().clock.now += 2 * DAY;
    await queueDigests(app(), app().clock.now);
    expect(await dispatch.sendWaiting()).toBe(0);
    expect(inbox.received).toEqual([]);
    expect(problems.join()).not.toContain('sam');
    const sam = await course.as('sam');
    expect((await sam.ask('GET /api/account/mail/{courseID}')).refusedAt).not.toBeNull();
  });

  test('NTC-13 a mail server that can’t be reached doesn’t count against the person', async () => {
    const course = await courseWithDigests('sam');
    const inbox = await openInbox();
    const { url } = inbox;
    await inbox.close();
    await dispatchTo(url).sendWaiting();
    expect(problems).toEqual([expect.stringContaining('no answer')]);
    expect(await unreached(course)).toEqual([]);
  });

  test('encryption and login of SMTP_URL are used', async () => {
    await courseWithDigests('sam');
    const inbox = await openInbox({
      onAuth: ({ username, password }, _session, done) =>
        password === 'p@ss' ? done(null, { user: username }) : done(new Error('Wrong password')),
    });
    const login = `smtp://mailer:WRONG@127.0.0.1:${inbox.port}/?requireTLS=true&tls.rejectUnauthorized=false`;
    expect(await dispatchTo(login).sendWaiting()).toBe(0);
    app().clock.now += HOUR;
    expect(await dispatchTo(login.replace('WRONG', 'p%40ss')).sendWaiting()).toBe(1);
    expect(inbox.received).toMatchObject([{ isEncrypted: true, user: 'mailer' }]);
  });

  test('NTC-11 a course title with line breaks adds no header', async () => {
    const title = COURSE_ITEMS.find(({ dataType }) => dataType === 'courseTitle');
    if (!title) throw new Error('The course has no title.');
    const course = await courseWithDigests('sam');
    const dataText = 'Logic\r\nBcc: everyone@example.edu\r\n\r\nBody';
    const designData = [{ ...title, dataText }];
    await (
      await course.as('ina')
    ).ask('POST /api/courseDesign/update/{courseID}', {
      body: { designData },
    });
    const inbox = await openInbox();
    expect(await dispatchTo(inbox.url).sendWaiting()).toBe(1);
    const raw = inbox.received[0]?.raw ?? '';
    expect(inbox.received[0]?.to).toBe('sam@example.edu');
    expect(headerOf(raw, 'Bcc')).toBe('');
    expect(headerOf(raw, 'Subject')).toContain('Logic Bcc: everyone@example.edu Body');
  });
});

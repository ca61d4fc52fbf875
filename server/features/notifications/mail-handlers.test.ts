// A person's own address, what they get, and ending it, with a real mail server.
import { afterEach, expect, test } from 'vitest';
import { onEachEngine } from '../../store/testing/engines.ts';
import { headerOf, MailInbox, textOf } from '../../testing/notifications/mail-inbox.ts';
import { removeAllAddresses } from '../../testing/notifications/mail-removal.ts';
import { dumpTables } from '../../testing/table-dump.ts';
import { TEST_MAIL, type TestCourse, useApp } from '../../testing/test-app.ts';
import { DAY, HOUR, NOON } from '../../testing/test-course.ts';
import { MailDispatch } from './mail-dispatch.ts';
import { queueDigests } from './mail-digests.ts';

const OWN = 'GET /api/account/mail/{courseID}';
const ASK = 'POST /api/account/mail/{courseID}';
const CONFIRM = 'POST /api/account/mail-confirm/{courseID}';
const KINDS = 'POST /api/account/mail-kinds/{courseID}';
const END = 'POST /api/account/end-mail/{courseID}';

const ADDRESS = 'sam@example.edu';

const secretIn = (raw: string): string => /#confirm-mail=([\w-]+)/.exec(textOf(raw))?.[1] ?? '';

onEachEngine('mail to a person', (engine) => {
  const app = useApp(engine);
  const opened: { close(): unknown }[] = [];
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close();
    await removeAllAddresses(app().store, NOON);
  });

  async function openInbox(): Promise<{ inbox: MailInbox; dispatch: MailDispatch }> {
    const inbox = await MailInbox.open();
    const dispatch = new MailDispatch({
      ...app(),
      settings: { ...TEST_MAIL, smtpUrl: inbox.url },
      clock: () => app().clock.now,
      onProblem: () => undefined,
    });
    opened.push(dispatch, inbox);
    return { inbox, dispatch };
  }

  /** A student who confirmed the address, with the mail server. */
  async function subscribed(course: TestCourse) {
    const { inbox, dispatch } = await openInbox();
    const sam = await course.as('sam');
    await sam.ask(ASK, { body: { address: ADDRESS } });
    await dispatch.sendWaiting();
    const [mail] = inbox.received.splice(0);
    await sam.ask(CONFIRM, { body: { secret: secretIn(mail?.raw ?? '') } });
    return { inbox, dispatch, sam };
  }

  async function announce(course: TestCourse, id: string): Promise<void> {
    app().clock.now += 1;
    const audience = { kind: 'everyone' } as const;
    const body = { id, title: 'The secret title', text: 'The secret text', audience };
    await (await course.as('ina')).ask('POST /api/announcements/{courseID}', { body });
  }

  test('NTC-12 an address counts once it is confirmed by the link, by the same person', async () => {
    const course = await app().course();
    const { inbox, dispatch } = await openInbox();
    const [sam, sue] = [await course.as('sam'), await course.as('sue')];
    expect((await sam.call(ASK, { body: { address: 'sam' } })).error.message).toBe(
      'Enter an email address like name@example.edu.',
    );
    await sam.ask(ASK, { body: { address: ADDRESS } });
    expect(await sam.ask(OWN)).toMatchObject({ address: '', askedAddress: ADDRESS });
    expect(await dispatch.sendWaiting()).toBe(1);
    const [mail] = inbox.received;
    expect([mail?.to, headerOf(mail?.raw ?? '', 'Subject')]).toEqual([
      ADDRESS,
      'Confirm your email address for Philosophy 101',
    ]);
    const body = { secret: secretIn(mail?.raw ?? '') };
    expect(body.secret).not.toBe('');
    expect((await sue.call(CONFIRM, { body })).status).toBe(400);
    expect((await sam.call(CONFIRM, { body: { secret: `${body.secret}x` } })).status).toBe(400);
    await sam.ask(CONFIRM, { body });
    expect(await sam.ask(OWN)).toMatchObject({ address: ADDRESS, askedAddress: '' });
    expect((await sam.call(CONFIRM, { body })).status).toBe(400);
    const rows = await dumpTables(app().store, [course.id]);
    expect(rows.join('\n')).not.toContain(body.secret);
  });

  test('NTC-12 a link works for 24 hours, and for the last address', async () => {
    const course = await app().course();
    const { inbox, dispatch } = await openInbox();
    const sam = await course.as('sam');
    await sam.ask(ASK, { body: { address: ADDRESS } });
    await dispatch.sendWaiting();
    app().clock.now += 1;
    await sam.ask(ASK, { body: { address: 'other@example.edu' } });
    await dispatch.sendWaiting();
    const [first = '', second = ''] = inbox.received.map(({ raw }) => secretIn(raw));
    expect((await sam.call(CONFIRM, { body: { secret: first } })).status).toBe(400);
    app().clock.now += DAY;
    expect((await sam.call(CONFIRM, { body: { secret: second } })).status).toBe(400);
  });

  test('NTC-12 nobody can have more than 5 confirmations sent in a day', async () => {
    const course = await app().course();
    const sam = await course.as('sam');
    const ask = async () => (await sam.call(ASK, { body: { address: ADDRESS } })).status;
    for (let time = 0; time < 5; time += 1) expect(await ask()).toBe(200);
    expect(await ask()).toBe(429);
    app().clock.now += DAY;
    expect(await ask()).toBe(200);
  });

  test('NTC-10 NTC-11 a digest says what kinds of things are new, once a day', async () => {
    const course = await app().course();
    const { inbox, dispatch, sam } = await subscribed(course);
    const round = async () => {
      await queueDigests(app(), app().clock.now);
      await dispatch.sendWaiting();
      return inbox.received.splice(0);
    };
    expect(await round()).toEqual([]);
    await announce(course, 'one');
    const [mail, ...more] = await round();
    expect(more).toEqual([]);
    const raw = mail?.raw ?? '';
    expect(headerOf(raw, 'Subject')).toBe('New in Philosophy 101: an announcement');
    expect(headerOf(raw, 'From')).toBe('Elenchus <elenchus@example.edu>');
    expect(headerOf(raw, 'Auto-Submitted')).toBe('auto-generated');
    expect(headerOf(raw, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(textOf(raw)).toContain(`https://elenchus.example.edu/${course.id}`);
    expect(raw + textOf(raw)).not.toMatch(/secret title|secret text|sam samson/i);
    await announce(course, 'two');
    app().clock.now += DAY - HOUR;
    expect(await round()).toEqual([]);
    app().clock.now += HOUR;
    expect(await round()).toHaveLength(1);
    app().clock.now += DAY;
    expect(await round()).toEqual([]);
    await announce(course, 'three');
    await sam.ask('POST /api/notices/seen/{courseID}', { body: { until: app().clock.now } });
    app().clock.now += DAY;
    expect(await round()).toEqual([]);
    await sam.ask(KINDS, { body: { off: ['announcement'] } });
    await announce(course, 'four');
    app().clock.now += DAY;
    expect(await round()).toEqual([]);
    await sam.ask(KINDS, { body: { off: ['reminder'] } });
    expect(await round()).toHaveLength(1);
    await sam.ask(END);
    await announce(course, 'five');
    app().clock.now += DAY;
    expect(await round()).toEqual([]);
  });

  test('NTC-14 one click ends the mail without a login; opening the link only asks', async () => {
    const course = await app().course();
    const { inbox, dispatch, sam } = await subscribed(course);
    await announce(course, 'one');
    await queueDigests(app(), app().clock.now);
    await dispatch.sendWaiting();
    const link = /<(.+)>/.exec(headerOf(inbox.received[0]?.raw ?? '', 'List-Unsubscribe'))?.[1];
    const url = (link ?? '').replace('https://elenchus.example.edu', '');
    const page = await app().http.inject({ method: 'GET', url });
    expect([page.statusCode, page.body.includes('Stop email')]).toEqual([200, true]);
    expect((await sam.ask(OWN)).off).toEqual([]);
    const wrong = await app().http.inject({ method: 'POST', url: `${url}x` });
    expect(wrong.statusCode).toBe(404);
    expect((await sam.ask(OWN)).off).toEqual([]);
    const done = await app().http.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(done.statusCode).toBe(200);
    expect((await sam.ask(OWN)).off).toHaveLength(6);
    await announce(course, 'two');
    app().clock.now += DAY;
    expect(await queueDigests(app(), app().clock.now)).toBe(0);
    const form = await app().http.inject({
      method: 'POST',
      url: `/api/logout/${course.id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'everywhere=true',
    });
    expect(form.statusCode).toBe(415);
  });

  test('NTC-14 a form in parts, as some mail programs send it, ends the mail too', async () => {
    const course = await app().course();
    const { inbox, dispatch, sam } = await subscribed(course);
    await announce(course, 'one');
    await queueDigests(app(), app().clock.now);
    await dispatch.sendWaiting();
    const link = /<(.+)>/.exec(headerOf(inbox.received[0]?.raw ?? '', 'List-Unsubscribe'))?.[1];
    const done = await app().http.inject({
      method: 'POST',
      url: (link ?? '').replace('https://elenchus.example.edu', ''),
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload:
        '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    });
    expect(done.statusCode).toBe(200);
    expect((await sam.ask(OWN)).off).toHaveLength(6);
  });

  test('where the server sends no mail, nothing is offered', async () => {
    const course = await app().course({ app: await app().build({ mail: undefined }) });
    const sam = await course.as('sam');
    expect((await sam.ask('GET /api/account/{courseID}')).offersMail).toBe(false);
    expect((await sam.call(OWN)).status).toBe(404);
    expect((await sam.call(ASK, { body: { address: ADDRESS } })).status).toBe(404);
    const { unreached } = await (await course.as('ina')).ask('GET /api/announcements/{courseID}');
    expect(unreached).toBeNull();
  });

  test('NTC-12 a verified address of the university is used until the person removes it', async () => {
    const course = await app().course();
    const { store } = app();
    const sam = await course.as('sam');
    const own = { course: course.id, usernameKey: 'sam', at: NOON };
    const adopt = (address: string) =>
      store.transact('adoptMailAddress', { ...own, address, mailId: 'm' });
    await adopt(ADDRESS);
    expect(await sam.ask(OWN)).toMatchObject({ address: ADDRESS, source: 'sign-on' });
    await adopt('new@example.edu');
    expect((await sam.ask(OWN)).address).toBe('new@example.edu');
    await sam.ask(END);
    await adopt(ADDRESS);
    expect((await sam.ask(OWN)).address).toBe('');
  });
});

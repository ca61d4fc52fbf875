// What happens to a person who saves megabytes in a loop, and to everyone else (USR-187, ANS-126).
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { SavingPaces } from '../../http/saving-paces.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { DAY } from '../../testing/test-course.ts';

const SAVE = 'POST /api/studentAnswers/update/{courseID}';
const READ = 'GET /api/studentAnswers/{courseID}/{username}';
const LONGEST = 200_000;

/** Saves an essay, the same one `times` times in one call. */
function save(client: TestClient, essay: string, times = 1) {
  const answer = { username: 'sam', questionID: 'duty1', questionEssayAnswer: essay };
  return client.call(SAVE, { body: { answerData: Array.from({ length: times }, () => answer) } });
}

onEachEngine('saving a lot in a short time', (engine) => {
  const app = useApp(engine);

  /** Sam, who has saved so much already, and ina, in a course of a server of their own. */
  async function people(counted: 'bytes' | 'versions', saved: number) {
    const paces = new SavingPaces();
    const server = await app().build({ paces });
    const course = await app().course({ app: server });
    paces.count(counted, { course: course.id, username: 'Sam' }, saved, app().clock.now);
    return { course, server, sam: await course.as('sam'), ina: await course.as('ina') };
  }

  test('USR-187 a student who saves megabytes in a loop has to wait, and nobody else', async () => {
    const { sam, ina } = await people('bytes', 30_000_000);
    const essay = 'a'.repeat(LONGEST);
    let refused = await save(sam, essay, 20);
    let calls = 1;
    for (; refused.status === 200 && calls < 9; calls += 1) refused = await save(sam, essay, 20);
    expect(calls).toBe(4);
    expect(refused).toMatchObject({ status: 429, error: { error: 'SAVING_TOO_FAST' } });
    const wait = Number(refused.response.headers['retry-after']);
    expect(refused.error.message).toContain(`Please wait ${wait} seconds and try again.`);
    // Reading works, other people save, and so does this one after the time that was named.
    await sam.ask(READ, { params: { username: 'sam' } });
    await ina.ask('POST /api/courseDesign/update/{courseID}', { body: { designData: [] } });
    app().clock.now += wait * 1000;
    expect((await save(sam, 'short')).status).toBe(200);
  });

  test('USR-187 a body counts also if the call does not say its length', async () => {
    const { course, server, sam } = await people('bytes', 39_000_000);
    const cookie = [...sam.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = { username: 'sam', questionID: 'duty1' };
    const essay = { ...answer, questionEssayAnswer: 'a'.repeat(LONGEST) };
    const body = JSON.stringify({ answerData: Array.from({ length: 20 }, () => essay) });
    const post = async () => {
      const { statusCode } = await server.http.inject({
        method: 'POST',
        url: `/api/studentAnswers/update/${course.id}`,
        headers: { cookie, 'content-type': 'application/json' },
        payload: Readable.from([body]),
      });
      return statusCode;
    };
    expect([await post(), await post()]).toEqual([200, 429]);
  });

  test('ANS-126 new versions have a limit for each day, and none of what was saved is lost', async () => {
    const { sam } = await people('versions', 49_900_000);
    // The same text again and a growing one add nothing.
    for (const essay of ['a', 'a', 'aa']) expect((await save(sam, essay)).status).toBe(200);
    expect((await save(sam, 'b'.repeat(LONGEST))).status).toBe(200);
    const refused = await save(sam, 'c'.repeat(LONGEST));
    expect(refused).toMatchObject({ status: 429, error: { error: 'SAVING_TOO_FAST' } });
    const [answer] = await sam.ask(READ, { params: { username: 'sam' } });
    expect(answer?.questionEssayAnswer).toBe('b'.repeat(LONGEST));
    app().clock.now += DAY;
    expect((await save(sam, 'the next day')).status).toBe(200);
  });
});

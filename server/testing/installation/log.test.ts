// What the log of a server contains: enough to find trouble, no names and no texts of people.
import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { requestLog } from '../../http/request-log.ts';
import { engines } from '../../store/testing/engines.ts';
import { useApp } from '../test-app.ts';

/** A stream that keeps its lines, as standard error does when it is no terminal. */
function memory() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, stream: stream as unknown as NodeJS.WriteStream };
}

interface LoggedRequest {
  readonly req: { readonly route: string };
  readonly res: { readonly statusCode: number };
  readonly responseTime: number;
}

describe('the log', () => {
  const app = useApp(engines[0]!);

  test('names routes and statuses, and no person, password, text or token', async () => {
    const { lines, stream } = memory();
    const built = await app().build({ logger: requestLog(stream), logsEveryRequest: true });
    const course = await app().course({ app: built });
    const client = course.nobody();
    const params = { username: 'sam' };
    await client.call('POST /api/authenticate/{courseID}', {
      body: { username: 'sam', password: 'wrong-guess' },
    });
    await client.ask('POST /api/authenticate/{courseID}', {
      body: { username: 'sam', password: 'sam' },
    });
    await client.ask('POST /api/reset-password/{courseID}', {
      body: { username: 'sam', newPassword: 'my-secret' },
    });
    const answerData = [
      { ...params, questionID: 'duty1', questionEssayAnswer: 'My inmost thought' },
    ];
    await client.ask('POST /api/studentAnswers/update/{courseID}', { body: { answerData } });
    await client.call('POST /api/studentAnswers/update/{courseID}', {
      body: { answerData: [{ ...answerData[0]!, questionEssayAnswer: 'My inmost thought\0' }] },
    });
    await client.call('POST /api/studentAnswers/update/{courseID}', {
      payload: '{"answerData": "My inmost thought',
      headers: { 'content-type': 'application/json' },
    });
    await client.ask('GET /api/studentAnswers/{courseID}/{username}', { params });
    const ina = await course.as('ina');
    const grade = {
      ...params,
      evaluationDataID: 'BACK',
      gradingType: 'comments',
      comment: 'Harsh words',
    };
    await ina.ask('POST /api/studentGrades/update/{courseID}', { body: grade });
    await ina.call('GET /api/gradeHistory/{courseID}', { query: params });
    await ina.call('PUT /api/users/{courseID}/{username}', {
      params,
      body: { fullname: 'Sam New-Name', password: 'my-secret' },
    });
    await built.http.inject('/api/unknown/sam?name=samson');
    await built.http.inject('/api/users/%E0%A4%A-sam');
    await built.http.close();

    const log = lines.join('');
    expect(lines.length).toBeGreaterThan(10);
    expect(log).toContain('/api/studentAnswers/:courseID/:username');
    expect(log).toContain('"statusCode":401');
    expect(log).toContain(course.id);
    const tokens = [...client.cookies.values(), ...ina.cookies.values()];
    for (const secret of [...tokens, 'my-secret', 'wrong-guess', 'inmost', 'Harsh', 'New-Name']) {
      expect(log).not.toContain(secret);
    }
    expect(log).not.toMatch(/\bsam\b|samson|\bina\b/);
  });

  test('has a line for what changes something, fails or is slow, and for no other request', async () => {
    const { lines, stream } = memory();
    const built = await app().build({ logger: requestLog(stream) });
    built.http.get('/api/slow', async () => {
      await new Promise((resolve) => setTimeout(resolve, 1100));
      return {};
    });
    const course = await app().course({ app: built });
    const sam = await course.as('sam');
    const params = { username: 'sam' };
    await sam.ask('GET /api/session/{courseID}');
    await sam.ask('GET /api/courseDesign/{courseID}');
    await sam.ask('GET /api/studentAnswers/{courseID}/{username}', { params });
    await sam.call('GET /api/users/{courseID}');
    await sam.ask('POST /api/logout/{courseID}');
    await built.http.inject('/api/slow');
    await built.http.close();
    const entries = lines.map((line) => JSON.parse(line) as LoggedRequest);
    // On a machine that stands still for a second, any of them may be slow.
    const expected = entries.filter(
      ({ req, res, responseTime }) =>
        responseTime < 1000 || res.statusCode >= 400 || /logout|slow/.test(req.route),
    );
    expect(expected.map(({ req, res }) => [req.route, res.statusCode])).toEqual([
      ['/api/users/:courseID', 403],
      ['/api/logout/:courseID', 200],
      ['/api/slow', 200],
    ]);
  });

  test('nothing that was sent begins a new line, in the log or in the metrics', async () => {
    const { lines, stream } = memory();
    const built = await app().build({ logger: requestLog(stream), logsEveryRequest: true });
    const course = await app().course({ app: built });
    const forged = '\n{"level":60,"msg":"forged"}\r\nforged_metric 1\n';
    const encoded = encodeURIComponent(forged);
    for (const url of [
      `/api/session/${encoded}`,
      `/api/users/${course.id}/${encoded}`,
      `/${encoded}?${encoded}=${encoded}`,
      `/api/${encoded}`,
    ])
      await built.http.inject({ url, headers: { 'user-agent': 'x', cookie: `a=${encoded}` } });
    await course.nobody().call('POST /api/authenticate/{courseID}', {
      body: { username: forged, password: forged },
    });
    const metrics = await built.http.inject('/api/metrics');
    await built.http.close();
    const written = lines.join('').trim().split('\n');
    const entries = written.map((line) => JSON.parse(line) as { msg?: string });
    expect(entries.length).toBeGreaterThan(5);
    expect(entries.filter(({ msg }) => msg?.includes('forged'))).toEqual([]);
    expect(metrics.statusCode).toBe(200);
    expect(metrics.body).not.toContain('forged');
    const sample = /^(#.*|[a-z_\d]+(\{([a-z]+="[^"\n\\]*",?)*\})? -?[\d.e+-]+)$/;
    expect(
      metrics.body
        .trim()
        .split('\n')
        .filter((line) => !sample.test(line)),
    ).toEqual([]);
  });

  test('an unexpected error is logged for the operator without the values that it was about', async () => {
    const { lines, stream } = memory();
    const built = await app().build({ logger: requestLog(stream) });
    built.http.get('/api/broken', () => {
      const fields = { code: '23505', detail: 'Key (username_key)=(sam) already exists.' };
      const more = { parameters: ['My inmost thought'], where: 'My inmost thought' };
      throw Object.assign(new Error('duplicate key value'), fields, more);
    });
    const answer = await built.http.inject('/api/broken');
    await built.http.close();
    expect(answer.statusCode).toBe(500);
    const log = lines.join('');
    expect(log).toContain('duplicate key value');
    expect(log).toContain('23505');
    expect(log).toContain('log.test.ts');
    expect(log).not.toMatch(/inmost|\(sam\)/);
  });

  test.each([
    ['JSON that can’t be read', () => JSON.parse('My inmost thought')],
    ['JSON that ends too early', () => JSON.parse('{"text": inmost')],
    [
      'a value of the wrong type',
      () => {
        const message = 'invalid input syntax for type bigint: "My inmost thought"';
        throw Object.assign(new Error(message), { code: '22P02' });
      },
    ],
  ])('the message of an error about %s quotes nothing of it', async (_name, breaks) => {
    const { lines, stream } = memory();
    const built = await app().build({ logger: requestLog(stream) });
    built.http.get('/api/broken', () => breaks() as unknown);
    expect((await built.http.inject('/api/broken')).statusCode).toBe(500);
    await built.http.close();
    const log = lines.join('');
    expect(log).toContain('log.test.ts');
    expect(log).not.toContain('inmost');
  });
});

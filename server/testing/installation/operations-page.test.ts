// The figures and log fields in docs/operations.md are the ones a server reports.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { requestLog } from '../../http/request-log.ts';
import { engines } from '../../store/testing/engines.ts';
import { useApp } from '../test-app.ts';

const root = path.join(import.meta.dirname, '../../..');
const page = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
const alerts = readFileSync(path.join(root, 'deploy/elenchus-alerts.yml'), 'utf8');
const section = page.split('\n## Health checks')[1]?.split('\n## ')[0] ?? '';
const [figures = '', log = ''] = section.split('**The log**');

function sorted(names: Iterable<string>): string[] {
  return [...new Set(names)].toSorted((one, other) => one.localeCompare(other));
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

/** The paths of every value in a line of the log: `req.method`. */
function fieldsOf(value: object, above = ''): string[] {
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null
      ? fieldsOf(inner, `${above}${name}.`)
      : [`${above}${name}`],
  );
}

describe('the page for operators', () => {
  const app = useApp(engines[0]!);

  async function tryEverything() {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const logger = requestLog(stream as unknown as NodeJS.WriteStream);
    const { http } = await app().build({ logger });
    http.get('/api/broken/:courseID', () => {
      const cause = Object.assign(new Error('the reason'), { code: 'EIO' });
      throw Object.assign(new Error('as if broken', { cause }), { code: 'EIO' });
    });
    await http.inject('/api/courseDesign/no-such-course');
    await http.inject('/api/broken/phil');
    const { body } = await http.inject('/api/metrics');
    await http.close();
    return { metrics: body, lines: lines.map((line): object => JSON.parse(line) as object) };
  }

  test('names every figure of the server, and no other', async () => {
    const { metrics } = await tryEverything();
    const given = all(metrics, /^# TYPE (\w+)/gm);
    expect(given.length).toBeGreaterThan(6);
    const documented = all(figures, /`((?:elenchus|nodejs|process)_\w+)/g);
    expect(sorted(documented)).toEqual(sorted(given));
    const watched = all(alerts, /\b((?:elenchus|nodejs|process)_\w+)/g);
    const known = new Set([...given, 'elenchus_http_request_seconds_bucket']);
    expect(sorted(watched).filter((name) => !known.has(name))).toEqual([]);
  });

  test('names labels that the figures have', async () => {
    const { metrics } = await tryEverything();
    const documented = all(figures, /`elenchus_http_requests_total\{([\w,]+)\}`/g);
    expect(documented).toHaveLength(1);
    const [first = ''] = all(metrics, /^elenchus_http_requests_total\{(.+)\} /gm);
    expect(documented[0]?.split(',')).toEqual(all(first, /(\w+)="/g));
  });

  test('names every field of the log, and no other', async () => {
    const { lines } = await tryEverything();
    const documented = all(log, /`([\w.]+)`(?! -u)/g);
    expect(documented.length).toBeGreaterThan(9);
    const given = lines.flatMap((line) => fieldsOf(line));
    expect(sorted(documented)).toEqual(
      sorted(given.map((name) => name.replace(/^err\.cause\..+/, 'err.cause'))),
    );
  });
});

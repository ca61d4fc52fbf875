/// <reference types="node" />
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dropEarlyAnswers, tagOfEarlyAnswer, takeEarlyAnswer } from './early-calls.ts';

const script = readFileSync(path.join(import.meta.dirname, 'early-calls.js'), 'utf8');

interface Session {
  readonly isLoggedIn: boolean;
  readonly isInstructor?: boolean;
  readonly username?: string;
  readonly status?: string;
}

const GRADED = [{ dataType: 'evaluation' }, { dataType: 'courseUsesGrading', dataText: 'Yes' }];

interface EarlyPage {
  elenchusEarlyCalls: Map<string, unknown> | undefined;
}

/** Runs the script as the page at an address would, with a server that knows who is logged in. */
async function openPage(
  address: string,
  session: Session = { isLoggedIn: false },
  dataset: Readonly<Record<string, string>> = {},
  meanwhile: (page: EarlyPage) => void = () => {},
  design: readonly object[] = GRADED,
  addEventListener: (name: string, listener: () => void) => void = () => {},
) {
  const asked: string[] = [];
  const preloaded: string[] = [];
  const files = {
    own: ['assets/student.js'],
    lookUp: ['assets/student.js', 'assets/look-up.js'],
    login: ['assets/login.js'],
    desc: ['assets/description.js'],
    descText: ['assets/renderer.js'],
  };
  const page: EarlyPage & Record<string, unknown> = {
    elenchusEarlyCalls: undefined,
    location: new URL(address, 'http://elenchus.test'),
    URLSearchParams,
    addEventListener,
    Map,
    fetch: (url: string) => {
      asked.push(url);
      return Promise.resolve(Response.json(url.includes('Design') ? design : session));
    },
    document: {
      documentElement: { dataset },
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => preloaded.push(href) },
    },
  };
  runInNewContext(script.replaceAll('__VIEW_FILES__', JSON.stringify(files)), page);
  meanwhile(page);
  await new Promise((resolve) => setTimeout(resolve, 5));
  return { asked, preloaded };
}

const COURSE = ['/api/session/phil-101', '/api/courseDesign/phil-101'];
const OF_ADA = ['/api/studentAnswers/phil-101/ada%20b'];
const DUE_FOR_ADA = ['/api/studentGrades/phil-101/ada%20b'];
const BACK_TO_ADA = ['/api/handedBack/phil-101/ada%20b'];
const ada = { isLoggedIn: true, username: 'ada b' };

describe('what a page asks for before its scripts are there', () => {
  test.each([
    ['the description', '/phil-101', ada, COURSE],
    ['a slash at the end', '/phil-101/', ada, COURSE],
    ['the schedule', '/phil-101?view=sched', ada, COURSE],
    ['My Philosophy of nobody', '/phil-101?view=myphi', { isLoggedIn: false }, COURSE],
    ['My Philosophy of a student', '/phil-101?view=myphi', ada, [...COURSE, ...OF_ADA]],
    ['a section of a student', '/phil-101?view=section:knowing', ada, [...COURSE, ...OF_ADA]],
    [
      'My Philosophy of an instructor',
      '/phil-101?view=myphi',
      { ...ada, isInstructor: true },
      COURSE,
    ],
    ['the admin page', '/admin', ada, []],
    ['the design screens', '/phil-101/design', ada, []],
    ['a name that no course can have', '/a%20b', ada, []],
    ['the first page', '/', ada, []],
  ])('%s', async (_name, address, session, calls) => {
    expect((await openPage(address, session)).asked).toEqual(calls);
  });

  test.each([
    ['in My Philosophy', 'myphi', GRADED, [...OF_ADA, ...DUE_FOR_ADA]],
    ['on the schedule', 'sched', GRADED, DUE_FOR_ADA],
    ['with what is handed back', 'grades', GRADED, [...OF_ADA, ...DUE_FOR_ADA, ...BACK_TO_ADA]],
    ['not where nothing is graded', 'myphi', GRADED.slice(1), OF_ADA],
    ['not where grading is off', 'myphi', GRADED.slice(0, 1), OF_ADA],
  ])('custom due dates of a student: %s', async (_name, view, design, calls) => {
    const student = { ...ada, status: 'student' };
    const { asked } = await openPage(`/phil-101?view=${view}`, student, {}, () => {}, design);
    expect(asked).toEqual([...COURSE, ...calls]);
  });

  test('the files of the view are loaded immediately', async () => {
    const student = '/assets/student.js';
    expect((await openPage('/phil-101?view=myphi')).preloaded).toEqual([student]);
    for (const view of ['faq', 'rubric', 'progress', 'grades']) {
      const { preloaded } = await openPage(`/phil-101?view=${view}`);
      expect(preloaded).toEqual([student, '/assets/look-up.js']);
    }
    expect((await openPage('/phil-101')).preloaded).toEqual([
      '/assets/description.js',
      '/assets/renderer.js',
    ]);
    expect((await openPage('/phil-101?view=help')).preloaded).toEqual([]);
  });
});

test('answers that the page itself has asked for are not asked for a second time', async () => {
  const { asked } = await openPage('/phil-101?view=myphi', ada, {}, ({ elenchusEarlyCalls }) => {
    Object.assign(globalThis, { elenchusEarlyCalls });
    expect(takeEarlyAnswer(OF_ADA[0]!)).toBeUndefined();
    dropEarlyAnswers();
  });
  expect(asked).toEqual(COURSE);
});

test('the answers of a person who has logged out meanwhile are not asked for', async () => {
  const { asked } = await openPage('/phil-101?view=myphi', ada, {}, (page) => {
    page.elenchusEarlyCalls = undefined;
  });
  expect(asked).toEqual(COURSE);
});

/** A page that the server has drawn; `start` is what early-start.js does after the first paint. */
async function openDrawnPage(address: string, audience: 'public' | 'own') {
  const listeners = new Set<() => void>();
  const listen = (name: string, listener: () => void): void => {
    expect(name).toBe('elenchus:start');
    listeners.add(listener);
  };
  const page = await openPage(address, ada, { opening: audience }, () => {}, GRADED, listen);
  const start = (): void => {
    for (const listener of listeners) listener();
  };
  return { page, start };
}

test('what the server has put into the page is neither asked for nor rendered again', async () => {
  for (const [address, file] of [
    ['/phil-101', '/assets/description.js'],
    ['/phil-101?view=myphi', '/assets/login.js'],
  ] as const) {
    const { page, start } = await openDrawnPage(address, 'public');
    // The first paint doesn't wait for scripts.
    expect(page).toEqual({ asked: [], preloaded: [] });
    start();
    expect(page).toEqual({ asked: [], preloaded: [file] });
  }
});

test('of a page that the server has drawn for a student, only the design is asked for, with the scripts', async () => {
  const { page, start } = await openDrawnPage('/phil-101?view=myphi', 'own');
  expect(page).toEqual({ asked: [], preloaded: [] });
  start();
  expect(page).toEqual({
    asked: ['/api/courseDesign/phil-101'],
    preloaded: ['/assets/student.js'],
  });
});

function keep(headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const answer = Promise.resolve(Response.json({}, { headers }));
  Object.assign(globalThis, { elenchusEarlyCalls: new Map([['/api/x', answer]]) });
  return answer;
}

describe('handing the early answers over', () => {
  afterEach(() => {
    dropEarlyAnswers();
    vi.restoreAllMocks();
  });

  test('an answer is handed over once', () => {
    vi.spyOn(performance, 'now').mockReturnValue(500);
    const answer = keep();
    expect(takeEarlyAnswer('/api/y')).toBeUndefined();
    expect(takeEarlyAnswer('/api/x')).toBe(answer);
    expect(takeEarlyAnswer('/api/x')).toBeUndefined();
  });

  test('an answer that was not used for long is too old', () => {
    void keep();
    vi.spyOn(performance, 'now').mockReturnValue(10_001);
    expect(takeEarlyAnswer('/api/x')).toBeUndefined();
  });

  test('an answer can be asked for its version until it is taken', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(500);
    void keep({ etag: '"first"' });
    expect(await tagOfEarlyAnswer('/api/x')).toBe('"first"');
    expect(await tagOfEarlyAnswer('/api/y')).toBeNull();
    await takeEarlyAnswer('/api/x');
    expect(await tagOfEarlyAnswer('/api/x')).toBeNull();
    void keep({ etag: 'W/"first"' });
    expect(await tagOfEarlyAnswer('/api/x')).toBe('"first"');
    void keep();
    expect(await tagOfEarlyAnswer('/api/x')).toBeNull();
    void keep({ etag: '"first"' });
    vi.spyOn(performance, 'now').mockReturnValue(10_001);
    expect(await tagOfEarlyAnswer('/api/x')).toBeNull();
  });

  test('nothing of one person is handed to the next', () => {
    void keep();
    dropEarlyAnswers();
    expect(takeEarlyAnswer('/api/x')).toBeUndefined();
  });
});

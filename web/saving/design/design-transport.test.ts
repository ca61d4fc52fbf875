import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { faqItem } from '@elenchus/domain/design/faq.ts';
import { describe, expect, test } from 'vitest';
import type { Version } from '../queue/queue-state.ts';
import { fieldsOf } from './design-entry.ts';
import { designTransport, type DesignCalls } from './design-queue.ts';
import type { DesignConflict } from './design-conflict.ts';

const title = (dataText: string): DesignItem =>
  designItem({ dataType: 'courseTitle', dataID: '0', dataText });
const exam = designItem({
  dataType: 'evaluation',
  dataID: 'EXAM',
  questionCourseDate: '2026-10-01',
});

function version(before: DesignItem | null, after: DesignItem | null): Version {
  const { dataType, dataID } = after ?? before ?? title('');
  const key = `${dataType}/${dataID}`;
  return { key, value: fieldsOf({ key, before, after }, 5), editedAt: 5 };
}

interface World {
  readonly server?: readonly (DesignItem & { readonly version?: number })[];
  readonly failure?: object;
  readonly isLeaving?: boolean;
  readonly versionSeen?: number;
  readonly confirmed?: string;
  /** How many grades the server reports as deleted. */
  readonly deletedGrades?: number;
  /** How often another person saves between the read and the save. */
  readonly raced?: number;
}

/** Sends one list through the transport to a server that only remembers what it was asked. */
async function send(
  items: readonly Version[],
  { server = [], failure, isLeaving, versionSeen, confirmed, deletedGrades = 0, raced = 0 }: World,
) {
  const asked: unknown[] = [];
  const conflicts: DesignConflict[] = [];
  const questions: [string, number][] = [];
  const deleted: [string, number][] = [];
  const merged: [string, string][] = [];
  const answer = async (name: string, body: object): Promise<{ deletedGrades: number }> => {
    asked.push([name, body]);
    if (asked.filter((each) => each !== 'load').length <= raced)
      throw { status: 409, code: 'CHANGED_MEANWHILE', details: [] };
    if (failure && !('confirmed' in body && body.confirmed === true)) throw failure;
    return { deletedGrades };
  };
  const calls: DesignCalls = {
    load: async () => {
      asked.push('load');
      return server;
    },
    update: (body) => answer('update', body),
    remove: (body) => answer('remove', body),
  };
  const transport = designTransport({
    calls,
    isLeaving: () => isLeaving ?? false,
    versionSeen: () => versionSeen,
    isOwn: () => false,
    isConfirmed: (_key, madeAt) => madeAt === confirmed,
    baseOf: ({ before }) => before,
    onMerged: (key, _madeAt, item) => merged.push([key, item.dataText]),
    onConflicts: (found) => conflicts.push(...found),
    onQuestion: (key, grades) => questions.push([key, grades]),
    onGradesDeleted: (key, grades) => deleted.push([key, grades]),
  });
  const outcome = await transport(items, AbortSignal.timeout(1000));
  return { outcome, asked, conflicts, questions, deleted, merged };
}

test('saves and removals are sent after reading the current items', async () => {
  const gone = designItem({ dataType: 'topic', dataID: 't1', dataText: 'Old' });
  const { outcome, asked, conflicts } = await send(
    [version(title('A'), title('B')), version(gone, null)],
    { server: [title('A'), gone] },
  );
  expect(asked).toEqual([
    'load',
    ['update', { designData: [title('B')], confirmed: false }],
    ['remove', { designData: [{ dataType: 'topic', dataID: 't1' }], confirmed: false }],
  ]);
  expect(outcome).toMatchObject({
    kind: 'answered',
    saved: [{ key: 'courseTitle/0' }, { key: 'topic/t1' }],
  });
  expect(conflicts).toEqual([]);
});

test('what is overwritten unseen is reported as a conflict', async () => {
  const { conflicts } = await send([version(title('A'), title('B'))], { server: [title('C')] });
  expect(conflicts).toMatchObject([{ kind: 'overwritten', theirs: { dataText: 'C' } }]);
});

test('a page that ends does not look first', async () => {
  const { asked } = await send([version(title('A'), title('B'))], { isLeaving: true });
  expect(asked).toEqual([['update', { designData: [title('B')], confirmed: false }]]);
});

test('a page that closes overwrites nothing that it has not seen, and reads first if it continues after all', async () => {
  const mine = version(faqItem([]), faqItem([{ question: 'Mine?', answer: 'Yes.' }]));
  const theirs = { ...faqItem([{ question: 'Theirs?', answer: 'No.' }]), version: 8 };
  const { outcome, asked } = await send([mine], {
    isLeaving: true,
    versionSeen: 7,
    server: [theirs],
    raced: 1,
  });
  const both = faqItem([
    { question: 'Mine?', answer: 'Yes.' },
    { question: 'Theirs?', answer: 'No.' },
  ]);
  expect(asked).toMatchObject([
    ['update', { designData: [{ expectedVersion: 7 }] }],
    'load',
    ['update', { designData: [{ dataText: both.dataText, expectedVersion: 8 }] }],
  ]);
  expect(outcome.kind).toBe('answered');
});

describe('a due date that deletes grades', () => {
  const failure = {
    status: 409,
    code: 'CONFIRMATION_NEEDED',
    message: 'Changing the due date deletes 12 grades.',
    details: [{ grades: 12 }],
  };
  const later = { ...exam, questionCourseDate: '2026-10-08' };

  test('waits for the person, who is asked with the number', async () => {
    const { outcome, questions } = await send([version(exam, later)], { failure });
    expect(outcome).toMatchObject({ kind: 'unsendable', keys: ['evaluation/EXAM'] });
    expect(questions).toEqual([['evaluation/EXAM', 12]]);
  });

  test('is sent once the person has agreed to exactly this change', async () => {
    const { outcome } = await send([version(exam, later)], { failure, confirmed: '5' });
    expect(outcome.kind).toBe('answered');
  });
});

test.each([
  ['without a connection', { status: 0 }, { kind: 'unreachable' }],
  ['logged out', { status: 401 }, { kind: 'logged-out' }],
  ['a busy server', { status: 503 }, { kind: 'busy' }],
  ['no longer an instructor', { status: 403, message: 'No.' }, { kind: 'rejected' }],
  [
    'an item that the server names',
    { status: 400, message: 'Too long.', details: [{ dataType: 'courseTitle', dataID: '0' }] },
    { kind: 'unsendable', keys: ['courseTitle/0'], sentence: 'Too long.' },
  ],
  ['a list that it does not take', { status: 400, message: 'No.' }, { kind: 'invalid' }],
])('%s', async (_name, failure, outcome) => {
  const sent = await send([version(title('A'), title('B'))], { failure });
  expect(sent.outcome).toMatchObject(outcome);
});

test.each([
  ['a new due date', version(exam, { ...exam, questionCourseDate: '2026-10-08' })],
  ['a removed evaluation', version(exam, null)],
])('grades that are deleted with %s are reported', async (_name, change) => {
  const { deleted } = await send([change], { server: [exam], confirmed: '5', deletedGrades: 24 });
  expect(deleted).toEqual([['evaluation/EXAM', 24]]);
});

test('what was looked at is what is expected, and a new item is expected to be new', async () => {
  const gone = designItem({ dataType: 'topic', dataID: 't1', dataText: 'Old' });
  const added = designItem({ dataType: 'topic', dataID: 't2', dataText: 'New' });
  const { asked } = await send(
    [version(title('A'), title('B')), version(null, added), version(gone, null)],
    {
      server: [
        { ...title('A'), version: 4 },
        { ...gone, version: 7 },
      ],
    },
  );
  const designData = [
    { ...title('B'), expectedVersion: 4 },
    { ...added, expectedVersion: 0 },
  ];
  expect(asked).toEqual([
    'load',
    ['update', { designData, confirmed: false }],
    [
      'remove',
      { designData: [{ dataType: 'topic', dataID: 't1', expectedVersion: 7 }], confirmed: false },
    ],
  ]);
});

test('what another person saved between the read and the save is read again; endless conflicts are reported', async () => {
  const change = [version(title('A'), title('B'))];
  const late = await send(change, { server: [title('A')], raced: 1 });
  expect(late.outcome.kind).toBe('answered');
  expect(late.asked).toHaveLength(4);
  const never = await send(change, { server: [title('A')], raced: 9 });
  expect(never.outcome).toEqual({ kind: 'busy' });
});

const faq = (...questions: string[]): DesignItem =>
  faqItem(questions.map((question) => ({ question, answer: '' })));

test('an FAQ is sent with what another person has added', async () => {
  const { asked, merged, conflicts } = await send([version(faq('a'), faq('a', 'mine'))], {
    server: [faq('a', 'theirs')],
  });
  const both = faq('a', 'mine', 'theirs');
  expect(asked[1]).toEqual(['update', { designData: [both], confirmed: false }]);
  expect(merged).toEqual([['faq/courseFAQ', both.dataText]]);
  expect(conflicts).toEqual([]);
});

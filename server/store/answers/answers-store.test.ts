import { expect, test } from 'vitest';
import { selectAnswerGroups } from './answers-store.ts';
import { columnsOf } from '../engine/columns.ts';
import { sql } from '../engine/sql.ts';
import { aliased } from '../engine/table.ts';
import { selectAnswersAsOf } from './history-store.ts';
import { answerHistoryTable } from '../tables/answer-tables.ts';
import { selectHistory } from '../testing/whole-history.ts';
import type { Store } from '../open-store.ts';
import { selectAnswers } from '../testing/answer-rows.ts';
import { onEachEngine } from '../testing/engines.ts';
import { NOON, person, useStore } from '../testing/test-store.ts';
import { selectRankedWordsJson } from '../people/listed-people-store.ts';
import { selectWordHistory } from './word-counts-store.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

interface Save {
  readonly at: number;
  readonly essay?: string;
  readonly choice?: string;
  readonly editedAt?: number;
  readonly questionID?: string;
  readonly usernameKey?: string;
}

function save(store: Store, course: string, fields: Save): ReturnType<typeof saving> {
  return saving(store, course, [fields]);
}

function saving(store: Store, course: string, saves: readonly [Save, ...Save[]]) {
  const [{ at, usernameKey = 'ann' }] = saves;
  return store.transact('saveAnswers', {
    course,
    usernameKey,
    at,
    timeZone: 'America/New_York',
    answers: saves.map(({ essay = '', choice = '', editedAt = at, questionID = 'q1' }) => ({
      questionID,
      questionAnswer: choice,
      questionEssayAnswer: essay,
      editedAt,
    })),
  });
}

onEachEngine('answers', (engine) => {
  const opened = useStore(engine);

  test('a save is stored, and is the first record of the history with the local date', async () => {
    const { store, course } = opened();
    const id = await course();
    const late = Date.UTC(2026, 8, 8, 3, 30);
    expect(await save(store, id, { at: late, essay: 'What is virtue?' })).toEqual([
      { questionID: 'q1', outcome: 'saved', version: 1, addedCharacters: 15, editedAt: late },
    ]);
    expect(await selectAnswers(store, id, 'ann')).toEqual([
      {
        questionID: 'q1',
        questionAnswer: '',
        questionEssayAnswer: 'What is virtue?',
        editedAt: late,
        savedAt: late,
        version: 1,
      },
    ]);
    expect(await selectHistory(store, id, 'ann')).toEqual([
      {
        questionID: 'q1',
        questionAnswer: '',
        questionEssayAnswer: 'What is virtue?',
        submissionDate: '2026-09-07T23:30:00.000-04:00',
      },
    ]);
  });

  test('saves within five minutes share a record, later ones and large deletions begin a new one', async () => {
    const { store, course } = opened();
    const id = await course();
    await save(store, id, { at: NOON, essay: 'one two three four' });
    await save(store, id, { at: NOON + 2 * MINUTE, essay: 'one two three four five' });
    await save(store, id, { at: NOON + 3 * MINUTE, essay: 'one' });
    await save(store, id, { at: NOON + 30 * MINUTE, essay: 'one again' });
    const history = await selectHistory(store, id, 'ann');
    expect(history.map((version) => version.questionEssayAnswer)).toEqual([
      'one two three four five',
      'one',
      'one again',
    ]);
    const words = await selectWordHistory(store, id, 'ann');
    expect(words.map((version) => version.words)).toEqual([5, 1, 2]);
  });

  test('two records begun in the same millisecond are both kept', async () => {
    const { store, course } = opened();
    const id = await course();
    await save(store, id, { at: NOON, essay: 'a long essay about justice' });
    await save(store, id, { at: NOON, essay: '' });
    await save(store, id, { at: NOON, essay: 'a new and different beginning' });
    const history = await selectHistory(store, id, 'ann');
    expect(history.map((version) => version.questionEssayAnswer)).toContain(
      'a long essay about justice',
    );
    expect((await selectAnswersAsOf(store, id, 'ann', '2026-09-07'))[0]).toMatchObject({
      questionEssayAnswer: 'a new and different beginning',
    });
  });

  test('the later edit is kept, whatever the order of arrival', async () => {
    const { store, course } = opened();
    const id = await course();
    await save(store, id, { at: NOON, essay: 'phone, later', editedAt: NOON - 1000 });
    const [outcome] = await save(store, id, {
      at: NOON + MINUTE,
      essay: 'laptop, earlier',
      editedAt: NOON - 5000,
    });
    expect(outcome).toMatchObject({
      outcome: 'superseded',
      stored: { questionEssayAnswer: 'phone, later', version: 1 },
    });
    expect(await selectHistory(store, id, 'ann')).toHaveLength(1);
  });

  test('a device whose clock is ahead does not shut out later edits', async () => {
    const { store, course } = opened();
    const id = await course();
    await save(store, id, { at: NOON, essay: 'from the future', editedAt: NOON + 365 * DAY });
    const [outcome] = await save(store, id, { at: NOON + MINUTE, essay: 'next' });
    expect(outcome).toMatchObject({ outcome: 'saved', version: 2 });
  });

  test('the same text again is acknowledged without a new record', async () => {
    const { store, course } = opened();
    const id = await course();
    await save(store, id, { at: NOON, essay: 'same' });
    await save(store, id, { at: NOON + DAY, essay: 'same' });
    expect(await selectHistory(store, id, 'ann')).toHaveLength(1);
    const [older] = await save(store, id, { at: NOON + DAY, essay: 'old', editedAt: NOON + 1 });
    expect(older).toMatchObject({ outcome: 'superseded' });
  });

  test('a list is saved as a whole or not at all', async () => {
    const { store, course } = opened();
    const id = await course();
    const bad = saving(store, id, [
      { at: NOON, essay: 'good' },
      { at: NOON, essay: 'bad id', questionID: 'x'.repeat(201) },
    ]);
    await expect(bad).rejects.toThrow(/check/i);
    expect(await selectAnswers(store, id, 'ann')).toEqual([]);
    expect(await selectHistory(store, id, 'ann')).toEqual([]);
  });

  test('of two answers to one question in a list the later edit is kept', async () => {
    const { store, course } = opened();
    const id = await course();
    await saving(store, id, [
      { at: NOON, essay: 'second', editedAt: NOON - 1 },
      { at: NOON, essay: 'first', editedAt: NOON - 2 },
    ]);
    expect((await selectAnswers(store, id, 'ann'))[0]?.questionEssayAnswer).toBe('second');
  });

  test('1,200 answers in one list', async () => {
    const { store, course } = opened();
    const id = await course();
    const [first, ...rest] = Array.from({ length: 1200 }, (_, position) => ({
      at: NOON,
      choice: '1',
      questionID: `q${position}`,
    }));
    await saving(store, id, [first!, ...rest]);
    expect(await selectAnswers(store, id, 'ann')).toHaveLength(1200);
    expect(await selectHistory(store, id, 'ann')).toHaveLength(1200);
  });

  test('ANS-8 answers as of a date: the latest record of each question on or before it', async () => {
    const { store, course } = opened();
    const id = await course();
    await save(store, id, { at: NOON, essay: 'monday' });
    await save(store, id, { at: NOON + 2 * DAY, essay: 'wednesday morning' });
    await save(store, id, { at: NOON + 2 * DAY + 60 * MINUTE, essay: 'wednesday afternoon' });
    await save(store, id, { at: NOON + 2 * DAY, choice: '2', questionID: 'q2' });
    await save(store, id, { at: NOON, essay: 'somebody else', usernameKey: 'bob' });
    const asOf = async (date: string) => {
      const found = await selectAnswersAsOf(store, id, 'ann', date);
      return found.map((version) => version.questionAnswer + version.questionEssayAnswer);
    };
    expect(await asOf('2026-09-06')).toEqual([]);
    expect(await asOf('2026-09-07')).toEqual(['monday']);
    expect(await asOf('2026-09-08')).toEqual(['monday']);
    expect(await asOf('2026-09-09')).toEqual(['wednesday afternoon', '2']);
    expect(await asOf('2027-01-01')).toEqual(['wednesday afternoon', '2']);
  });

  test('word totals of all students, of one TA, and nothing for guests', async () => {
    const { store, course } = opened();
    const users = [
      person('Ann', { ta: 'tara' }),
      person('Bob'),
      person('Guest', { status: 'guest' }),
      person('Tara', { status: 'ta' }),
    ];
    const id = await course({ users });
    await save(store, id, { at: NOON, essay: ' three  little\nwords ' });
    await save(store, id, { at: NOON, essay: 'one', questionID: 'q2' });
    await save(store, id, { at: NOON, essay: 'guests write too', usernameKey: 'guest' });
    const ranked = async (taKey: string | null) =>
      JSON.parse(Buffer.from(await selectRankedWordsJson(store, { course: id, taKey })).toString());
    expect(await ranked(null)).toEqual([
      { rank: 1, username: 'Ann', fullname: 'Ann Name', words: 4 },
      { rank: 2, username: 'Bob', fullname: 'Bob Name', words: 0 },
    ]);
    expect(await ranked('tara')).toHaveLength(1);
  });

  test('answers to a question are counted where something was answered', async () => {
    const { store, course } = opened();
    const id = await course();
    await save(store, id, { at: NOON, choice: '1' });
    await save(store, id, { at: NOON, choice: '1', usernameKey: 'bob' });
    await save(store, id, { at: NOON, choice: '', usernameKey: 'cleo' });
    await save(store, id, { at: NOON, choice: '1,3', usernameKey: 'dan' });
    await save(store, id, { at: NOON, essay: '3', usernameKey: 'eve' });
    await save(store, id, { at: NOON, essay: 'long '.repeat(20), questionID: 'q2' });
    await save(store, id, {
      at: NOON,
      essay: 'other '.repeat(20),
      questionID: 'q2',
      usernameKey: 'bob',
    });
    expect(await selectAnswerGroups(store, id)).toEqual([
      { questionID: 'q1', chosen: '1', count: 2 },
      { questionID: 'q1', chosen: '1,3', count: 1 },
      { questionID: 'q1', chosen: '3', count: 1 },
      { questionID: 'q2', chosen: '', count: 2 },
    ]);
  });

  test('20 tabs saving one answer at once leave 20 versions and one text', async () => {
    const { store, course } = opened();
    const id = await course();
    await Promise.all(
      Array.from({ length: 20 }, (_, tab) =>
        save(store, id, { at: NOON, essay: `text of tab ${tab}` }),
      ),
    );
    const [answer] = await selectAnswers(store, id, 'ann');
    expect(answer?.version).toBe(20);
    const [stored] = await store.read(sql`select
        ${columnsOf(aliased(answerHistoryTable, 'h'), 'questionEssayAnswer')}
      from answers a join answer_history h on h.course = a.course and h.username_key = a.username_key
        and h.question_id = a.question_id and h.history_key = a.history_key
      where a.course = ${id}`);
    expect(stored?.questionEssayAnswer).toBe(answer?.questionEssayAnswer);
  });
});

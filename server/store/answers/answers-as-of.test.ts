// Answers as of a date: the query compared with the rule, for students who save at any time and in any order.
import { DUE_TIMES } from '@elenchus/domain/base/due-date-labels.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersAsOf, workLimit } from '@elenchus/domain/answers/answers-as-of.ts';
import { addDays, isoDateOf, type IsoDate } from '@elenchus/domain/base/calendar.ts';
import { dueDateAt, dueDateOf } from '@elenchus/domain/base/due-date.ts';
import { timeZoneOf } from '@elenchus/domain/base/zoned-time.ts';
import { selectAnswersAsOf } from './history-store.ts';
import { selectHistory } from '../testing/whole-history.ts';
import { onEachEngine } from '../testing/engines.ts';
import { useStore } from '../testing/test-store.ts';

const MINUTE = 60_000;
const FIRST_DAY = '2026-10-30' as IsoDate;
// From two days before the night on which New York sets its clocks back to two days after it.
const FROM = Date.UTC(2026, 9, 30, 12);

const anySave = fc.record({
  minute: fc.integer({ min: 0, max: 4 * 1440 }),
  questionID: fc.constantFrom('q1', 'q2', 'q3'),
  questionAnswer: fc.constantFrom('', '1', '2'),
  questionEssayAnswer: fc.constantFrom('', 'one', 'one two', 'one two three four five six'),
});

/** Saves that follow each other closely, also around the hour that occurs twice. */
const nightSave = anySave.map((save) => ({ ...save, minute: 1440 + 960 + (save.minute % 180) }));

onEachEngine('answers as of a date', (engine) => {
  const opened = useStore(engine);

  test('ANS-8 ANS-9 the query finds what the rule finds, and a later date loses no answer', async () => {
    const { store, course } = opened();
    const saves = fc.array(fc.oneof(anySave, nightSave), { minLength: 1, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(saves, async (made) => {
        const id = await course();
        const inOrder = made.toSorted((one, other) => one.minute - other.minute);
        await store.transact('replayAnswers', {
          saves: inOrder.map(({ minute, ...answer }) => {
            const at = FROM + minute * MINUTE;
            const answers = [{ ...answer, editedAt: at }];
            return { course: id, usernameKey: 'ann', at, timeZone: 'America/New_York', answers };
          }),
        });
        const history = await selectHistory(store, id, 'ann');
        let known = 0;
        for (let day = -1; day <= 6; day += 1) {
          const date = addDays(FIRST_DAY, day);
          const found = await selectAnswersAsOf(store, id, 'ann', date);
          const wanted = answersAsOf(history, date).toSorted((one, other) =>
            one.questionID < other.questionID ? -1 : 1,
          );
          expect(found).toEqual(wanted);
          expect(found.length).toBeGreaterThanOrEqual(known);
          known = found.length;
        }
      }),
      { numRuns: 25 },
    );
  });

  test('DUE-9 the query finds what the rule finds at every quarter hour of a night with two 1 AMs', async () => {
    const { store, course } = opened();
    const zone = timeZoneOf('America/New_York');
    const saves = fc.array(fc.oneof(anySave, nightSave), { minLength: 1, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(saves, fc.integer({ min: 0, max: 59_999 }), async (made, offset) => {
        const id = await course();
        const inOrder = made.toSorted((one, other) => one.minute - other.minute);
        await store.transact('replayAnswers', {
          saves: inOrder.map(({ minute, ...answer }) => {
            const at = FROM + minute * MINUTE + (minute % 15 === 0 ? 0 : offset);
            const answers = [{ ...answer, editedAt: at }];
            return { course: id, usernameKey: 'ann', at, timeZone: 'America/New_York', answers };
          }),
        });
        const history = await selectHistory(store, id, 'ann');
        for (const day of ['2026-10-31', '2026-11-01'].map(isoDateOf)) {
          for (const time of DUE_TIMES.filter((_, place) => place % 3 === 0 || place < 12)) {
            const limit = workLimit(dueDateAt(day, time), zone);
            const found = await selectAnswersAsOf(store, id, 'ann', limit);
            const wanted = answersAsOf(history, limit).toSorted((one, other) =>
              one.questionID < other.questionID ? -1 : 1,
            );
            expect(found).toEqual(wanted);
          }
        }
      }),
      { numRuns: 8 },
    );
  });

  test('DUE-8 two records that begin in the last millisecond of a quarter hour keep their order', async () => {
    const { store, course } = opened();
    const id = await course();
    const at = Date.parse('2026-10-30T16:59:59.999-04:00');
    const save = (questionEssayAnswer: string) => ({
      course: id,
      usernameKey: 'ann',
      at,
      timeZone: 'America/New_York',
      answers: [{ questionID: 'q1', questionAnswer: '', questionEssayAnswer, editedAt: at }],
    });
    await store.transact('replayAnswers', { saves: [save('a long text'), save('b')] });
    const history = await selectHistory(store, id, 'ann');
    const limit = workLimit(dueDateOf('2026-10-30T17:00'), timeZoneOf('America/New_York'));
    expect(history.map(({ questionEssayAnswer }) => questionEssayAnswer)).toEqual([
      'a long text',
      'b',
    ]);
    expect(await selectAnswersAsOf(store, id, 'ann', limit)).toEqual(answersAsOf(history, limit));
  });
});

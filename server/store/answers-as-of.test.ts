// Answers as of a date: the query compared with the rule, for students who save at any time and in any order.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersAsOf } from '@elenchus/domain/answers/answers-as-of.ts';
import { addDays, type IsoDate } from '@elenchus/domain/base/calendar.ts';
import { selectAnswersAsOf, selectHistory } from './history-store.ts';
import { onEachEngine } from './testing/engines.ts';
import { useStore } from './testing/test-store.ts';

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
});

// The query that finds changed answers compared with the rule, and grades through any chain of due dates.
import { workLimit, type WorkLimit } from '@elenchus/domain/answers/answers-as-of.ts';
import { addDays, isoDateOf } from '@elenchus/domain/base/calendar.ts';
import { dueDateAt } from '@elenchus/domain/base/due-date.ts';
import { DUE_TIMES } from '@elenchus/domain/base/due-date-labels.ts';
import { localDate, timeZoneOf } from '@elenchus/domain/base/zoned-time.ts';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { differingQuestions } from '@elenchus/domain/extensions/kept-grades.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeBy } from '../logs/audit-store.ts';
import { differingAnswers, comparisonKey } from './changed-answers-store.ts';
import { columnsOf } from '../engine/columns.ts';
import { readSteps } from '../engine/read-steps.ts';
import { sql } from '../engine/sql.ts';
import { selectGradesOfStudent } from '../grades/stored-grades.ts';
import { selectAnswersAsOf } from '../answers/history-store.ts';
import { auditLogTable } from '../tables/log-tables.ts';
import { selectHistory } from '../testing/whole-history.ts';
import { onEachEngine } from '../testing/engines.ts';
import { useStore } from '../testing/test-store.ts';

const ZONE = timeZoneOf('America/New_York');
const MINUTE = 60_000;
const FIRST_DAY = isoDateOf('2026-10-30');
// From two days before the night on which New York sets its clocks back to two days after it.
const FROM = Date.UTC(2026, 9, 30, 12);

const save = fc.record({
  minute: fc.integer({ min: 0, max: 4 * 1440 }),
  questionID: fc.constantFrom('q1', 'q2', 'q3'),
  questionAnswer: fc.constantFrom('', '1', '2'),
  questionEssayAnswer: fc.constantFrom('', 'one', 'one two', 'one two three four five six'),
});
const saves = fc.array(save, { minLength: 1, maxLength: 25 });
const due = fc.record({
  day: fc.integer({ min: -1, max: 6 }),
  time: fc.constantFrom(null, ...DUE_TIMES),
});
const dueDateIn = ({ day, time }: { day: number; time: (typeof DUE_TIMES)[number] | null }) =>
  dueDateAt(addDays(FIRST_DAY, day), time);

onEachEngine('changed answers', (engine) => {
  const opened = useStore(engine);

  async function write(made: readonly { minute: number; questionID: string }[]): Promise<string> {
    const { store, course } = opened();
    const id = await course();
    const inOrder = made.toSorted((one, other) => one.minute - other.minute);
    await store.transact('replayAnswers', {
      saves: inOrder.map(({ minute, ...answer }) => {
        const at = FROM + minute * MINUTE;
        const text = { questionAnswer: '', questionEssayAnswer: '', ...answer };
        const answers = [{ ...text, editedAt: at }];
        return { course: id, usernameKey: 'ann', at, timeZone: ZONE, answers };
      }),
    });
    return id;
  }

  test('EXT-4 EXT-5 the query finds what the rule finds, as of due dates and as of the moment of grading', async () => {
    const limit = fc.oneof(
      due.map((date): WorkLimit => workLimit(dueDateIn(date), ZONE)),
      fc.integer({ min: 0, max: 5 * 1440 }).map((minute): WorkLimit => {
        const before = FROM + minute * MINUTE + 1;
        return { date: localDate(before, ZONE), before };
      }),
    );
    const pairs = fc.array(fc.tuple(limit, due), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(saves, pairs, async (made, chosen) => {
        const { store } = opened();
        const id = await write(made);
        const history = await selectHistory(store, id, 'ann');
        const compared = chosen.map(([read, date]) => {
          return { usernameKey: 'ann', read, counts: workLimit(dueDateIn(date), ZONE) };
        });
        const found = await readSteps(store, differingAnswers(id, compared));
        for (const one of compared) {
          const ids = [...(found.get(comparisonKey(one)) ?? [])].toSorted();
          expect(ids).toEqual([...differingQuestions(history, one.read, one.counts)].toSorted());
        }
      }),
      { numRuns: 25 },
    );
  });

  test('EXT-4 EXT-9 no chain of due dates loses an answer, or the grade of an unchanged one; what it deletes can be restored', async () => {
    const move = fc.oneof(
      fc.record({ kind: fc.constant('custom' as const), date: due }),
      fc.record({ kind: fc.constant('general' as const), date: due }),
    );
    const moves = fc.array(move, { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(saves, due, moves, async (made, first, chain) => {
        const { store } = opened();
        const id = await write(made);
        let at = FROM + 10 * 1440 * MINUTE;
        const by = () => changeBy(id, 'kant', (at += 1000));
        let [general, custom] = [dueDateIn(first), ''];
        const evaluation = () =>
          designItem({ dataType: 'evaluation', dataID: 'MID', questionCourseDate: general });
        const redate = (keepsUnchanged: boolean) =>
          store.transact('changeDesign', {
            ...by(),
            upserts: [evaluation()],
            removals: [],
            confirmed: true,
            keepsUnchanged,
          });
        await redate(true);
        const person = { usernameKey: 'ann', evaluationDataID: 'MID' };
        const textsNow = async () => {
          const date = custom === '' ? general : dueDateAt(isoDateOf(custom), dueTime(general));
          const found = await selectAnswersAsOf(store, id, 'ann', workLimit(date, ZONE));
          return new Map(
            found.map((one) => [
              one.questionID,
              `${one.questionAnswer} ${one.questionEssayAnswer}`,
            ]),
          );
        };
        const seen = await textsNow();
        const questions = ['q1', 'q2', 'q3'];
        await store.transact('saveGrades', {
          ...by(),
          grades: questions.map((questionID) => ({
            ...person,
            gradingType: 'questionGrade',
            questionID,
            individualGradingData: '8',
            comment: '',
            expectedVersion: null,
          })),
        });
        const history = await selectHistory(store, id, 'ann');
        let expected = questions;
        for (const { kind, date } of chain) {
          if (kind === 'general') {
            general = dueDateIn(date);
            await redate(true);
          } else {
            custom = addDays(FIRST_DAY, date.day);
            const change = { dueDate: custom, recounts: [], expectedVersion: null };
            const how = { confirmed: true, keepsUnchanged: true, agreedGrades: null };
            await store.transact('changeCustomDueDate', { ...by(), ...person, ...change, ...how });
          }
          const texts = await textsNow();
          expected = expected.filter((one) => (texts.get(one) ?? ' ') === (seen.get(one) ?? ' '));
          const left = await selectGradesOfStudent(store, id, 'ann');
          expect(
            left.filter((one) => one.gradingType === 'questionGrade').map((one) => one.questionID),
          ).toEqual(expected);
        }
        expect(await selectHistory(store, id, 'ann')).toEqual(history);
        const deletions = await store.read(
          sql`select ${columnsOf(auditLogTable, 'id')} from audit_log where course = ${id} and action = 'grade.delete'
            and grading_type = 'questionGrade'`,
        );
        const auditIDs = deletions.map((one) => one.id);
        await store.transact('restoreGrades', { ...by(), auditIDs, over: false });
        const restored = await selectGradesOfStudent(store, id, 'ann');
        expect(
          restored
            .filter((one) => one.gradingType === 'questionGrade')
            .map((one) => [one.questionID, one.individualGradingData]),
        ).toEqual(questions.map((one) => [one, '8']));
      }),
      { numRuns: 25 },
    );
  });
});

function dueTime(date: string) {
  return DUE_TIMES.find((time) => date.endsWith(`T${time}`)) ?? null;
}

// A long history costs what its page costs: nobody can make a reader go through everything that they ever saved.
import { expect, test } from 'vitest';
import { workLimit } from '@elenchus/domain/answers/answers-as-of.ts';
import { isoDateOf } from '@elenchus/domain/base/calendar.ts';
import { dueDateAt } from '@elenchus/domain/base/due-date.ts';
import { timeZoneOf } from '@elenchus/domain/base/zoned-time.ts';
import { selectEssayVersions } from './essays-store.ts';
import { selectHistoryPage } from './history-page-store.ts';
import { onEachEngine } from '../testing/engines.ts';
import { useStore } from '../testing/test-store.ts';

const SAVES = 150;
const DAY = 86_400_000;
const START = Date.UTC(2025, 8, 1, 12);

/** The shortest of several times. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now();
    await work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

onEachEngine('a long history', (engine) => {
  const opened = useStore(engine);

  /** A course in which Ann saved one essay of so many characters each day. */
  async function writtenBy(characters: number): Promise<string> {
    const { store, course } = opened();
    const id = await course();
    for (let part = 0; part < SAVES; part += 50) {
      await store.transact('replayAnswers', {
        saves: Array.from({ length: 50 }, (_, place) => {
          const at = START + (part + place) * DAY;
          const essay = `${part + place} `.padEnd(characters, 'word ');
          const answer = { questionAnswer: '', questionEssayAnswer: essay, editedAt: at };
          const answers = [{ questionID: 'duty1', ...answer }];
          return { course: id, usernameKey: 'ann', at, timeZone: 'UTC', answers };
        }),
      });
    }
    return id;
  }

  test('ANS-22 SIM-14 a page of it costs about as much as its own texts, not as all texts', async () => {
    const { store } = opened();
    const [short, long] = [await writtenBy(10), await writtenBy(200_000)];
    const page = (course: string) =>
      selectHistoryPage(store, { course, usernameKey: 'ann', before: null, selection: undefined });
    const limit = workLimit(dueDateAt(isoDateOf('2027-01-01'), null), timeZoneOf('UTC'));
    const asked = {
      usernameKey: 'ann',
      questionID: 'duty1',
      limit,
      versions: 10,
      bytes: 2_000_000,
    };
    const essay = (course: string) => selectEssayVersions(store, course, asked);
    expect(await page(short)).toHaveLength(SAVES);
    expect(await page(long)).toHaveLength(10);
    expect(await essay(long)).toMatchObject({ isWhole: false, versions: { length: 10 } });
    // A reader that went through the 30 MB took several hundred times as long.
    expect(await timeOf(() => page(long))).toBeLessThan(60 * (await timeOf(() => page(short))));
    expect(await timeOf(() => essay(long))).toBeLessThan(60 * (await timeOf(() => essay(short))));
  });
});

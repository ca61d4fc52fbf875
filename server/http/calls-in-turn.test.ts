import { expect, test } from 'vitest';
import { onEachEngine } from '../store/testing/engines.ts';
import { useApp } from '../testing/test-app.ts';

const LARGE = 'GET /api/wordCounts/{courseID}';

onEachEngine('many calls of one person at once', (engine) => {
  const app = useApp(engine);

  test('USR-177 large ones wait for each other, too many are refused, and nobody else is', async () => {
    const course = await app().course();
    const [ina, tess] = [await course.as('ina'), await course.as('tess')];
    const asked = Array.from({ length: 80 }, () =>
      ina.ask(LARGE).then(
        () => 'answered',
        () => 'refused',
      ),
    );
    const own = tess.ask(LARGE);
    const answers = await Promise.all(asked);
    await own;
    const answered = answers.filter((answer) => answer === 'answered').length;
    expect(answered).toBeGreaterThanOrEqual(21);
    expect(answered).toBeLessThan(80);
    expect(await ina.ask(LARGE)).toBeDefined();
  });
});

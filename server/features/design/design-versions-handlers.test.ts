// The history of a design: who changed what, the design of a version, and what changed for students.
import { expect, test } from 'vitest';
import { onEachEngine } from '../../store/testing/engines.ts';
import { useApp } from '../../testing/test-app.ts';

const LIST = 'GET /api/designVersions/{courseID}';
const CHANGES = 'GET /api/designVersions/changes/{courseID}';
const DESIGN = 'GET /api/designVersions/design/{courseID}';
const NOTES = 'GET /api/designVersions/release-notes/{courseID}';
const UPDATE = 'POST /api/courseDesign/update/{courseID}';
const MINUTE = 60_000;

const title = (dataText: string) => ({ dataType: 'courseTitle', dataID: 'courseTitle', dataText });
const rubric = (dataText: string) => ({ dataType: 'rubric', dataID: 'rubric', dataText });

const longRubric = (place: number) => `Rubric ${place}.`.padEnd(190_000, ` ${place}`);

onEachEngine('the history of a design', (engine) => {
  const app = useApp(engine);

  async function prepared() {
    const course = await app().course();
    const ina = await course.as('ina');
    const save = async (item: object) => {
      app().clock.now += 2 * MINUTE;
      const body = { designData: [item] } as never;
      await ina.ask(UPDATE, { body });
    };
    return { course, ina, save };
  }

  test('HIS-1, HIS-7 lists each save with who, when and what; markers are no versions', async () => {
    const { ina, save } = await prepared();
    await save(title('Ethics'));
    await save(title('Ethics II'));
    await save({
      dataType: 'courseDesignMainMenuLastVisited',
      dataID: 'ina',
      dataText: 'questions',
    });
    const body = await ina.ask(LIST, { query: {} });
    const [latest, before] = body.versions;
    expect(latest).toMatchObject({
      at: app().clock.now - 2 * MINUTE,
      by: 'ina',
      sentences: ['Course title: changed from “Ethics” to “Ethics II”.'],
      count: 1,
    });
    expect(before?.sentences).toHaveLength(1);
    expect(body.next).toBeNull();
  });

  test('HIS-76 versions with long texts come on shorter pages, and each can still be shown', async () => {
    const { ina, save } = await prepared();
    for (let place = 0; place < 14; place += 1) await save(rubric(longRubric(place)));
    const sizes: number[] = [];
    const found: number[] = [];
    let before: number | undefined;
    do {
      const page = await ina.ask(LIST, { query: before === undefined ? {} : { before } });
      sizes.push(page.versions.length);
      found.push(...page.versions.map(({ version }) => version));
      expect(page.versions.every(({ count }) => count > 0)).toBe(true);
      before = page.next ?? undefined;
    } while (before !== undefined);
    expect(sizes).toEqual([5, 5, 5]);
    // The creation of the course, too.
    expect(new Set(found).size).toBe(15);
    const oldest = await ina.ask(DESIGN, { query: { version: found.at(-2) ?? 0 } });
    const text = oldest.find(({ dataID }) => dataID === 'rubric')?.dataText;
    expect(text === longRubric(0)).toBe(true);
  });

  test('HIS-4 gives the design of each version exactly, also after joined saves', async () => {
    const { ina, save } = await prepared();
    const designs: unknown[] = [];
    const versions: number[] = [];
    const read = async () => {
      const body = await ina.ask(LIST, { query: {} });
      const version = body.versions[0]?.version ?? 0;
      versions.push(version);
      designs.push(await ina.ask(DESIGN, { query: { version } }));
    };
    await read();
    for (const text of ['A', 'B', 'C']) {
      await save(rubric(text));
      await read();
    }
    app().clock.now += 1000;
    await ina.ask(UPDATE, { body: { designData: [rubric('C and D')] } });
    const list = await ina.ask(LIST, { query: {} });
    expect(list.versions[0]?.version).toBeGreaterThan(versions.at(-1) ?? 0);
    expect(list.versions).toHaveLength(versions.length);
    for (const [at, version] of versions.slice(0, -1).entries()) {
      expect(await ina.ask(DESIGN, { query: { version } })).toEqual(designs[at]);
    }
    const changes = await ina.ask(CHANGES, {
      query: { from: versions[1] ?? 0, to: list.versions[0]?.version ?? 0 },
    });
    expect(changes.sentences.map(({ sentence }) => sentence)).toEqual([
      'Rubric: changed from “A” to “C and D”.',
    ]);
  });

  test('HIS-6 narrows the list by person, part and text, page by page', async () => {
    const { ina, save } = await prepared();
    for (let at = 0; at < 35; at += 1) await save(rubric(`Criterion ${at}`));
    await save(title('50% "Doubt"'));
    const count = async (query: object) => (await ina.ask(LIST, { query })).versions.length;
    expect(await count({ text: '50% "doubt"' })).toBe(1);
    expect(await count({ text: '%' })).toBe(1);
    expect(await count({ kind: 'schedule', text: 'criterion' })).toBe(0);
    expect(await count({ person: 'nobody' })).toBe(0);
    const first = await ina.ask(LIST, { query: { text: 'Criterion' } });
    expect(first.versions).toHaveLength(30);
    const second = await ina.ask(LIST, {
      query: { text: 'Criterion', before: first.next ?? 0 },
    });
    expect(second.versions).toHaveLength(5);
    expect(second.next).toBeNull();
  });

  test('HIS-14 release notes start with a date, which must be one', async () => {
    const { ina, save } = await prepared();
    const tomorrow = new Date(app().clock.now + 48 * 60 * MINUTE).toISOString().slice(0, 10);
    await save(title('Ethics'));
    const today = new Date(app().clock.now).toISOString().slice(0, 10);
    const { sentences } = await ina.ask(NOTES, { query: { since: today } });
    expect(sentences.some((sentence) => sentence.startsWith('Course title'))).toBe(true);
    expect(await ina.ask(NOTES, { query: { since: tomorrow } })).toEqual({ sentences: [] });
    expect((await ina.refused(NOTES, { query: { since: 'soon' } })).status).toBe(400);
  });
});

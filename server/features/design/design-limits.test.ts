// How large a design can get through the calls (DSN-121, DSN-122), and what becomes of one that was larger.
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { expect, test } from 'vitest';
import { onEachEngine } from '../../store/testing/engines.ts';
import { dumpTables } from '../../testing/table-dump.ts';
import { useApp } from '../../testing/test-app.ts';
import { COURSE_ITEMS } from '../../testing/test-course.ts';

const UPDATE = 'POST /api/courseDesign/update/{courseID}';
const REMOVE = 'POST /api/courseDesign/remove/{courseID}';
const AGAIN = 'POST /api/useAgain/{courseID}';
const RENAME = 'POST /api/admin/rename-course/{courseID}';

const evaluations = (count: number, from = 0): DesignItem[] =>
  Array.from({ length: count }, (_, at) =>
    designItem({ dataType: 'evaluation', dataID: `MANY${from + at}`, dataText: `Test ${at}` }),
  );
const filler = Array.from({ length: 20 }, (_, at) =>
  designItem({ dataType: 'question', dataID: `long${at}`, dataText: 'a'.repeat(200_000) }),
);

const formulas = (count: number, from: number): DesignItem[] =>
  Array.from({ length: count }, (_, at) =>
    designItem({
      dataType: 'question',
      dataID: `formula${from + at}`,
      dataText: 'Why?',
      questionLogic: `(duty1, 1)${' '.repeat(19_990)}`,
    }),
  );

onEachEngine('how large a design can get', (engine) => {
  const app = useApp(engine);

  test('DSN-121 the evaluation that is too many is refused, named, and changes nothing', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const many = await ina.call(UPDATE, { body: { designData: evaluations(101) } });
    expect(many.body).toMatchObject({
      error: 'LIMIT_REACHED',
      message: 'A course can have up to 100 evaluations. Delete some before you add more.',
    });
    expect(many.status).toBe(400);
    const present = COURSE_ITEMS.filter(({ dataType }) => dataType === 'evaluation').length;
    await ina.ask(UPDATE, { body: { designData: evaluations(100 - present) } });
    const before = await dumpTables(app().store, [course.id]);
    const one = await ina.call(UPDATE, { body: { designData: evaluations(1, 500) } });
    expect(one.body).toMatchObject({ details: [{ dataType: 'evaluation', dataID: 'MANY500' }] });
    expect(await dumpTables(app().store, [course.id])).toEqual(before);
  });

  test('DSN-126 the formula that is too much for the course is refused, named, and changes nothing', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    expect(await ina.call(UPDATE, { body: { designData: formulas(8, 0) } })).toMatchObject({
      status: 200,
    });
    const before = await dumpTables(app().store, [course.id]);
    const refused = await ina.call(UPDATE, { body: { designData: formulas(2, 90) } });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        error: 'LIMIT_REACHED',
        details: [{ dataID: 'formula90' }, { dataID: 'formula91' }],
      },
    });
    const preview = await ina.call('POST /api/designConsequences/{courseID}', {
      body: { designData: formulas(2, 90), removed: [] },
    });
    expect(preview.status).toBe(400);
    expect(await dumpTables(app().store, [course.id])).toEqual(before);
    const both = await Promise.all(
      [20, 30].map((from) => ina.call(UPDATE, { body: { designData: formulas(1, from) } })),
    );
    expect(both.map(({ status }) => status)).toContain(200);
    expect(both.map(({ status }) => status)).toContain(400);
  });

  test('DSN-121 of two calls at the same moment, only one gets the last place', async () => {
    const present = COURSE_ITEMS.filter(({ dataType }) => dataType === 'evaluation').length;
    const course = await app().course({ items: [...COURSE_ITEMS, ...evaluations(99 - present)] });
    const ina = await course.as('ina');
    const both = await Promise.all(
      [600, 700].map((from) => ina.call(UPDATE, { body: { designData: evaluations(1, from) } })),
    );
    expect(both.map(({ status }) => status)).toContain(200);
    expect(both.map(({ status }) => status)).toContain(400);
  });

  test('DSN-121 DSN-122 a larger design from before can be changed and made smaller', async () => {
    const items = [...COURSE_ITEMS, ...filler, ...evaluations(150)];
    const course = await app().course({ items });
    const ina = await course.as('ina');
    const [long] = filler;
    const named = { ...evaluations(1)[0]!, dataText: 'Test' };
    const longer = designItem({ dataType: 'question', dataID: 'new', dataText: 'Why?' });
    expect(await ina.call(UPDATE, { body: { designData: [longer] } })).toMatchObject({
      status: 400,
      body: { error: 'LIMIT_REACHED', details: [{ dataType: 'question', dataID: 'new' }] },
    });
    await ina.ask(UPDATE, { body: { designData: [named, { ...long!, dataText: 'b' }] } });
    await ina.ask(UPDATE, { body: { designData: [longer] } });
    await ina.ask(REMOVE, { body: { designData: [{ dataType: 'evaluation', dataID: 'MANY1' }] } });
    const add = await ina.call(UPDATE, { body: { designData: evaluations(1, 900) } });
    expect(add.status).toBe(400);
  });

  test('DSN-122 a design that is too large is not used again, and its title is not made longer', async () => {
    const title = designItem({ dataType: 'courseTitle', dataID: '0', dataText: 'Ethics' });
    const more = { ...filler[0]!, dataID: 'more' };
    const third = { ...more, dataID: 'third' };
    const fourth = { ...more, dataID: 'fourth' };
    const course = await app().course({ items: [...filler, more, third, fourth, title] });
    const ina = await course.as('ina');
    const plan = { startDate: '2027-01-12', endDate: '2027-05-06', meetingDays: ['Tuesday'] };
    const again = await ina.call(AGAIN, {
      body: { newCourseID: 'too-large-2027', title: 'Ethics', tas: [], plan } as never,
    });
    expect(again).toMatchObject({ status: 400, body: { error: 'LIMIT_REACHED' } });
    const admin = await course.asAdministrator();
    const named = await admin.call(RENAME, { body: { title: 'Ethics, a longer title' } });
    expect(named).toMatchObject({ status: 400, body: { error: 'LIMIT_REACHED' } });
  });
});

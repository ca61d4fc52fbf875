// Days without class, personas and fair grading as release 1.0.0 stored them: they are read wherever they are
// kept, and calls may still send them.
import { FORM_TYPE } from '@elenchus/contract/endpoint.examples.ts';
import { readFairGradings } from '@elenchus/domain/blind-grading/fair-grading.ts';
import { writeFairGrading } from '@elenchus/domain/blind-grading/fair-grading-record.ts';
import { readKeptPersonas, writeKeptPersona } from '@elenchus/domain/course/kept-persona.ts';
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { noClassItem, readNoClass } from '@elenchus/domain/schedule/no-class.ts';
import { expect, test } from 'vitest';
import { itemColumns } from '../../store/design/design-item-columns.ts';
import { sql } from '../../store/engine/sql.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { useApp } from '../../testing/test-app.ts';
import { clientAs } from '../../testing/access/test-callers.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { COURSE_ITEMS, MINUTE } from '../../testing/test-course.ts';
import { courseFileForm } from '../../testing/access/valid-calls.ts';

const headers = { 'content-type': FORM_TYPE };
const UPDATE = 'POST /api/courseDesign/update/{courseID}';
const DESIGN = 'GET /api/courseDesign/{courseID}';
const VERSIONS = 'GET /api/designVersions/{courseID}';
const DESIGN_THEN = 'GET /api/designVersions/design/{courseID}';

const OLD: readonly DesignItem[] = [
  designItem({
    dataType: 'noClass',
    dataID: 'fall',
    dataText: 'Fall break',
    questionLogic: '2026-10-12',
  }),
  designItem({
    dataType: 'persona',
    dataID: 'skeptic',
    dataIndex: '1',
    dataText: 'Skeptic',
    questionOptions: JSON.stringify({
      answers: [{ questionID: 'mayLie', questionAnswer: '2', questionEssayAnswer: '' }],
      questionIds: ['mayLie'],
      thesisNames: [],
    }),
  }),
  designItem({ dataType: 'fairGrading', dataID: 'OPEN', dataText: 'randomOrder,second10' }),
];

const OWN: ReadonlySet<string> = new Set(OLD.map(({ dataType }) => dataType));

/** The items as the program of today writes them. */
function writtenToday(items: readonly DesignItem[]): DesignItem[] {
  return [
    ...readNoClass(items).map(noClassItem),
    ...readKeptPersonas(items).map(writeKeptPersona),
    ...[...readFairGradings(items)].map(([id, fair]) => writeFairGrading(id, fair)),
  ];
}

const TODAY = writtenToday(OLD);

function inOrder(items: readonly DesignItem[]): DesignItem[] {
  return items
    .filter(({ dataType }) => OWN.has(dataType))
    .map((item) => designItem(item))
    .toSorted((one, other) => one.dataType.localeCompare(other.dataType));
}

async function storedIn(client: TestClient): Promise<DesignItem[]> {
  return inOrder(await client.ask(DESIGN));
}

onEachEngine('records of older releases', (engine) => {
  const app = useApp(engine);

  async function opened(items: readonly DesignItem[]) {
    const course = await app().course({ items: [...COURSE_ITEMS, ...items] });
    return { course, ina: await course.as('ina') };
  }

  test('DSN-217 the two shapes mean the same', () => {
    expect(TODAY).toHaveLength(OLD.length);
    expect(writtenToday(TODAY)).toEqual(TODAY);
    expect(TODAY.map(({ dataText }) => dataText.startsWith('{"version":1,'))).not.toContain(false);
  });

  test('DSN-218 a call can send either shape, and gets back what it sent', async () => {
    const { ina } = await opened([]);
    for (const designData of [OLD, TODAY, OLD]) {
      await ina.ask(UPDATE, { body: { designData: [...designData] } });
      expect(await storedIn(ina)).toEqual(inOrder(designData));
    }
  });

  test('DSN-218 the expected version of an item holds, whatever its shape', async () => {
    const { ina } = await opened(OLD);
    const versions = await ina.ask(DESIGN, { query: { versions: 'yes' } });
    const seen = versions.find(({ dataType }) => dataType === 'noClass')?.version ?? -1;
    const [today, old] = [TODAY, OLD].map((items) => ({
      ...designItem(items[0] ?? { dataType: '', dataID: '' }),
      expectedVersion: seen,
    }));
    await ina.ask(UPDATE, { body: { designData: today ? [today] : [] } });
    const late = await ina.refused(UPDATE, { body: { designData: old ? [old] : [] } });
    expect(late).toMatchObject({ status: 409, error: 'CHANGED_MEANWHILE' });
  });

  test('HIS-4 an older version has the old shape, and restoring it brings that back', async () => {
    const { ina } = await opened(OLD);
    const before = (await ina.ask(VERSIONS, { query: {} })).versions[0]?.version ?? 0;
    app().clock.now += 2 * MINUTE;
    await ina.ask(UPDATE, { body: { designData: [...TODAY] } });
    const then = await ina.ask(DESIGN_THEN, { query: { version: before } });
    expect(inOrder(then)).toEqual(inOrder(OLD));
    await ina.ask(UPDATE, { body: { designData: inOrder(then) } });
    expect(await storedIn(ina)).toEqual(inOrder(OLD));
  });

  test('QST-27 a stored persona follows the options of its question, and is written as today', async () => {
    const { ina } = await opened(OLD);
    const question = COURSE_ITEMS.find(({ dataID }) => dataID === 'mayLie');
    if (!question) throw new Error('The course has no such question.');
    const designData = [{ ...question, questionOptions: 'No|||Yes' }];
    await ina.ask(UPDATE, { body: { designData } });
    const items = await ina.ask(DESIGN);
    const [persona] = readKeptPersonas(items.map((item) => designItem(item)));
    expect(persona?.answers[0]?.questionAnswer).toBe('1');
    const stored = items.find(({ dataType }) => dataType === 'persona');
    expect(stored?.questionOptions).toBe('');
  });

  test('RLL-114 the file of the course, and a course made from it, have the shape of today', async () => {
    const { course, ina } = await opened(OLD);
    const file = await ina.call('GET /api/courseFile/{courseID}');
    const read = await ina.ask('POST /api/courseFile/read/{courseID}', {
      payload: courseFileForm(file.response.rawPayload),
      headers,
    });
    const [days, persona] = [read.course.noClass[0], read.course.personas[0]];
    expect(days).toMatchObject({ from: '2026-10-12', to: '2026-10-12', reason: 'Fall break' });
    expect(persona).toMatchObject({ name: 'Skeptic', questions: ['mayLie'] });
    expect([days, persona].filter((entry) => entry && 'asStored' in entry)).toEqual([]);
    const admin = await clientAs(course, 'admin');
    const courseID = `copy-${course.id}`.slice(0, 60);
    const payload = courseFileForm(file.response.rawPayload, courseID);
    await admin.ask('POST /api/admin/import-course', { payload, headers });
    const copied = await app().store.read(
      sql`select ${itemColumns} from design_items where course = ${courseID}`,
    );
    expect(inOrder(copied.map(({ version: _version, ...item }) => item))).toEqual(inOrder(TODAY));
  });

  test.each([
    ['noClass', '{"version":2,"days":[]}'],
    ['persona', '{"version":2,"name":"Skeptic"}'],
    ['fairGrading', '{"version":2,"hidesNames":true}'],
  ])(
    'DSN-218 %s of a newer version is refused, and nothing is saved',
    async (dataType, dataText) => {
      const { ina } = await opened(OLD);
      const newer = designItem({ dataType, dataID: 'OPEN', dataText });
      const designData = [...TODAY.filter((item) => item.dataType !== dataType), newer];
      const refused = await ina.refused(UPDATE, { body: { designData } });
      expect(refused).toMatchObject({ status: 400, error: 'INVALID_INPUT' });
      expect(refused.message).toContain(`${dataType}: dataText has a version that this server`);
      expect(await storedIn(ina)).toEqual(inOrder(OLD));
    },
  );
});

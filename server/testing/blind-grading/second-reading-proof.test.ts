// No call of a second reader connects a student with the work: neither in an evaluation that shows names nor in one that
// hides them. Each call is made with every name that the reader could know. Nor does the agreement of a blind evaluation.
import { designItem } from '@elenchus/domain/design/design-item.ts';
import type { EndpointName } from '@elenchus/contract/endpoint-table.ts';
import { expect, test } from 'vitest';
import { changeBy } from '../../store/logs/audit-store.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { BLIND, blindCourse, STUDENTS } from './blind-course.ts';
import { useApp } from '../test-app.ts';
import type { Reply } from '../test-client.ts';
import { DAY, NOON } from '../test-course.ts';

const IDENTITIES = STUDENTS.flatMap(({ netID, fullName }) => [netID, ...fullName.split(' ')]);
/** All that a reader can read of an answer, in lower case. */
function readableText({ response }: Reply<EndpointName>): string {
  return `${JSON.stringify(response.headers)} ${response.body}`.toLowerCase();
}

const DUE = NOON + 20 * DAY;

onEachEngine('second readers', (engine) => {
  const app = useApp(engine);

  test.each(['names hidden', 'names shown'] as const)(
    'BLD-20 a second reader gets work, but no name, netID, grade or comment (%s)',
    async (names) => {
      const course = await blindCourse(app(), names);
      const { ina } = course;
      if (names === 'names shown') {
        const item = designItem({ dataType: 'fairGrading', dataID: BLIND, dataText: 'second100' });
        await ina.ask('POST /api/courseDesign/update/{courseID}', { body: { designData: [item] } });
      }
      app().clock.now = DUE;
      const readers = [await course.as('tess'), await course.as('Tom')];
      const lists = await Promise.all(
        readers.map((each) => each.ask('GET /api/secondReadings/{courseID}')),
      );
      const pseudonyms = lists.flat().map(({ username }) => username);
      // Everyone is read, and nobody under a name that a list of the evaluation has.
      expect(new Set(pseudonyms).size).toBe(STUDENTS.length);
      expect(pseudonyms.filter((name) => course.pseudonyms.includes(name))).toEqual([]);
      const known = [...pseudonyms, ...course.pseudonyms, ...STUDENTS.map(({ netID }) => netID)];
      const opened: string[] = [];
      for (const [place, reader] of readers.entries()) {
        const own = lists[place]?.map(({ username }) => username) ?? [];
        const texts = [readableText(await reader.call('GET /api/secondReadings/{courseID}'))];
        for (const username of known) {
          const query = { evaluationId: BLIND, username };
          const work = await reader.call('GET /api/secondReadings/work/{courseID}', { query });
          const body = { username, evaluationDataID: BLIND, grade: '50', expectedVersion: 99 };
          const saved = await reader.call('POST /api/secondReadings/save/{courseID}', { body });
          expect([work.status === 200, saved.status === 409]).toEqual(
            Array.from({ length: 2 }, () => own.includes(username)),
          );
          if (work.status === 200) opened.push(work.response.body);
          texts.push(readableText(work), readableText(saved));
        }
        const all = texts.join(' ');
        const leaked = IDENTITIES.filter((each) => all.includes(each.toLowerCase()));
        expect(leaked).toEqual([]);
        for (const { comment, grade } of STUDENTS) {
          expect(all).not.toContain(comment);
          expect(all).not.toContain(grade);
        }
      }
      // The control: the work itself was there.
      for (const { essay } of STUDENTS) {
        expect(opened.some((text) => text.includes(essay))).toBe(true);
      }
    },
  );

  test('BLD-13 the agreement of a blind evaluation has pseudonyms only', async () => {
    const course = await blindCourse(app());
    for (const { netID: usernameKey, grade } of STUDENTS) {
      const exam = {
        usernameKey,
        evaluationDataID: BLIND,
        gradingType: 'examGrade',
        questionID: 'noQuestionID',
        individualGradingData: grade,
        comment: '',
        expectedVersion: null,
      } as const;
      const by = changeBy(course.id, 'tess', NOON);
      await app().store.transact('saveGrades', { ...by, grades: [exam] });
    }
    const reply = await course.ina.call('GET /api/readingAgreement/{courseID}');
    const pair = { first: 71.37, second: 88.25, reader: 'Tom Tomson' };
    expect(reply.body[0]?.pairs).toMatchObject([pair]);
    const text = readableText(reply);
    expect(text).toMatch(/blind-[2-9b-z]{12}/);
    expect(IDENTITIES.filter((each) => text.includes(each.toLowerCase()))).toEqual([]);
  });
});

// Grades as files for a spreadsheet and for Canvas.
import { expect, test } from 'vitest';
import { onEachEngine } from '../../store/testing/engines.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { COURSE_ITEMS, MANUAL_ITEMS } from '../../testing/test-course.ts';

const EXPORT = 'GET /api/gradesExport/{courseID}';
const SAVE = 'POST /api/studentGrades/update/{courseID}';

async function linesOf(client: TestClient, format: 'spreadsheet' | 'canvas'): Promise<string[]> {
  const { status, response } = await client.call(EXPORT, { query: { format } });
  expect(status).toBe(200);
  return response.body.split('\r\n');
}

onEachEngine('the files of grades', (engine) => {
  const app = useApp(engine);

  async function gradedCourse() {
    const course = await app().course({ items: MANUAL_ITEMS });
    const ina = await course.as('ina');
    for (const [username, gradingType, individualGradingData, comment] of [
      ['sam', 'examGrade', '91.5', ''],
      ['sam', 'gradingComplete', 'yes', ''],
      ['sam', 'comments', '', '=cmd("x")'],
      ['sue', 'examGrade', '72', ''],
    ] as const) {
      const body = { username, gradingType, individualGradingData, comment };
      await ina.ask(SAVE, { body: { ...body, evaluationDataID: 'BACK' } });
    }
    return { course, ina };
  }

  test('a spreadsheet has everyone, and its name has the course and the day', async () => {
    const { course, ina } = await gradedCourse();
    const { response } = await ina.call(EXPORT, { query: { format: 'spreadsheet' } });
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${course.id} grades 2026-09-14.csv"`,
      'cache-control': 'no-store',
    });
    expect([...response.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = response.body.split('\r\n');
    expect(lines[0]).toContain('Username,TA,Exam BACK,Exam BACK: Grading complete');
    expect(lines.slice(1).map((line) => line.slice(0, 35))).toEqual([
      expect.stringContaining('sam samson,sam,Tom Tomson,91.5,yes'),
      expect.stringContaining('sue sueson,sue,tess tessson,72,no'),
      expect.stringContaining('una unason,una,,'),
      '',
    ]);
    expect(lines[1]).toContain(`"'=cmd(""x"")"`);
  });

  test('GRD-178 question grades have columns in question-by-question grading only, also of deleted questions', async () => {
    const { ina: byHand } = await gradedCourse();
    const [without] = await linesOf(byHand, 'spreadsheet');
    expect(without).not.toContain('Essay');
    const course = await app().course();
    const ina = await course.as('ina');
    const grade = (username: string, questionID: string, individualGradingData: string) =>
      ina.ask(SAVE, {
        body: {
          username,
          questionID,
          individualGradingData,
          gradingType: 'questionGrade',
          evaluationDataID: 'BACK',
        },
      });
    await grade('sam', 'duty1', '8');
    await grade('sam', 'whyLie', '6.5');
    await grade('sue', 'duty1', '');
    const designData = [{ dataType: 'question', dataID: 'whyLie' }];
    await ina.ask('POST /api/courseDesign/remove/{courseID}', { body: { designData } });
    const [headings = '', sam, sue] = await linesOf(ina, 'spreadsheet');
    expect(headings).toContain(
      'Exam BACK: Comments,Exam BACK: Essay 1 “What is duty?” (duty1),Exam BACK: Question not found (whyLie),Exam OPEN',
    );
    expect(headings).not.toContain('Exam OPEN: Question not found');
    expect(sam).toContain('sam samson,sam,Tom Tomson,72.5,no,,8,6.5,');
    expect(sue).toContain('sue sueson,sue,tess tessson,,no,,,,');
    // Tess has only sue: sam's grades are neither in rows nor in headings.
    const [ofTess] = await linesOf(await course.as('tess'), 'spreadsheet');
    expect(ofTess).toContain('(duty1)');
    expect(ofTess).not.toContain('whyLie');
  });

  test('the file for Canvas has what is complete', async () => {
    const { ina } = await gradedCourse();
    expect(await linesOf(ina, 'canvas')).toEqual([
      'Student,ID,SIS User ID,SIS Login ID,Section,Exam BACK,Exam OPEN,Exam UNDATED',
      '"    Points Possible",,,,,100,100,100',
      'sam samson,,,sam,,91.5,,',
      'sue sueson,,,sue,,,,',
      'una unason,,,una,,,,',
      '',
    ]);
  });

  test('TAs get only their own students', async () => {
    const { course } = await gradedCourse();
    const tess = await course.as('tess');
    for (const format of ['spreadsheet', 'canvas'] as const) {
      const lines = (await linesOf(tess, format)).filter((line) => line.includes('son,'));
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain('sue sueson');
    }
  });

  test('another format, and Canvas without grades, are refused', async () => {
    const { ina } = await gradedCourse();
    const query = { format: 'xlsx' } as never;
    expect((await ina.refused(EXPORT, { query })).status).toBe(400);
    expect((await ina.refused(EXPORT)).status).toBe(400);
    const items = COURSE_ITEMS.filter(({ dataType }) => dataType !== 'usesGradesForExams');
    const without = await (await app().course({ items })).as('ina');
    const refused = await without.refused(EXPORT, { query: { format: 'canvas' } });
    expect(refused.message).toContain('gives no grades');
  });
});

// Everything that a person types stays text: in dialogs, in the PDF, in the spreadsheet, in addresses and in
// errors. The walks through the catalog go through every screen: see screens-test.ts.
import type { Page } from '@playwright/test';
import { THESES_PLACE } from '@elenchus/domain/screens/question-menu.ts';
import { DEFAULT_TIME_ZONE, localDate } from '@elenchus/domain/base/zoned-time.ts';
import { GRADES_FORMATS } from '@elenchus/domain/grading/grades-export.ts';
import papaparse from 'papaparse';
import { FLAG, type HostileCourse, hostileCourse, IDS } from './support/hostile-course.ts';
import { complainOfDialogs, lookForHarm, marksOn } from './support/hostile-look.ts';
import {
  dropComplaints,
  expect,
  expectComplaint,
  expectNoSidewaysScroll,
  test,
} from './support/journey.ts';
import { pressButtons } from './support/press-buttons.ts';
import { readPdf } from './support/read-pdf.ts';
import type { Person } from './support/seed-course.ts';

/** The marks that a journey has seen as text so far. */
const seen = new Set<string>();

const injectionTest = test.extend<{ readonly course: HostileCourse }>({
  course: async ({ server }, use) => {
    await use(await hostileCourse(server, localDate(Date.now(), DEFAULT_TIME_ZONE)));
  },
});

/** All parameters that some page reads from its address. */
const QUERY_NAMES =
  'view tab sub work section topic look at focus as date evaluation evaluationId username first second question kind log student'.split(
    ' ',
  );

/** Opens an address and looks for text that has become more than text. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await lookForHarm(page), address).toEqual([]);
  await expectNoSidewaysScroll(page);
}

async function enter(page: Page, { courseID }: HostileCourse, { username, password }: Person) {
  await page.goto('about:blank');
  await page.context().clearCookies();
  const login = { data: { username, password } };
  expect((await page.request.post(`/api/authenticate/${courseID}`, login)).ok()).toBe(true);
}

function query(values: Readonly<Record<string, string>>): string {
  return new URLSearchParams(values).toString();
}

injectionTest.beforeEach(({ page, complaints }) => {
  seen.clear();
  complainOfDialogs(page, complaints);
});

injectionTest('dialogs show hostile text as text', async ({ page, course, complaints }) => {
  const { courseID, instructor, student } = course;
  page.context().on('page', (opened) => void opened.close());
  const look = async (): Promise<void> => {
    expect(await lookForHarm(page), page.url()).toEqual([]);
    for (const mark of await marksOn(page)) seen.add(mark);
  };
  const presses = {
    done: new Set<string>(),
    skip: /log ?out|upload|pdf|download|csv|back to the list/i,
    look,
  };
  const design = (values: Readonly<Record<string, string>>) =>
    `/${courseID}/design?${query(values)}`;
  const topic = { tab: 'questions', section: IDS.section, topic: IDS.topic };
  const pages = [
    `/${courseID}/grading?${query({ evaluationId: IDS.evaluation, username: student.username })}`,
    design({ tab: 'users', sub: 'edit' }),
    design({ tab: 'users', sub: 'assignments' }),
    design({ tab: 'grading', sub: 'setup' }),
    design({ tab: 'grading', sub: 'hand-back' }),
    design({ tab: 'grading', sub: 'hand-back', log: '1' }),
    design(topic),
    design({ ...topic, topic: THESES_PLACE }),
    design({ tab: 'general', sub: 'sections' }),
    design({ tab: 'schedule', sub: 'dates' }),
    design({ tab: 'schedule', sub: 'maker' }),
  ];
  await enter(page, course, instructor);
  for (const address of pages) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await pressButtons(page, presses);
  }
  expect(presses.done.size).toBeGreaterThan(40);
  await page.setViewportSize({ width: 390, height: 800 });
  await enter(page, course, student);
  await page.goto(`/${courseID}?view=myphi`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await pressButtons(page, presses);
  const wanted = ['question', 'option', 'section', 'topic', 'thesis', 'evaluation', 'comment'];
  expect(wanted.filter((mark) => !seen.has(mark))).toEqual([]);
  // Two presses at the same time may be refused; the page shows a message then.
  dropComplaints(complaints, /status of 4\d\d/);
});

injectionTest('files, addresses and errors', async ({ page, course, complaints }) => {
  const { courseID, instructor } = course;
  const attack = `"><script>window.${FLAG}=1</script><img src=x onerror=window.${FLAG}=1>`;
  const attacked = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, attack] as const));
  const values = query(attacked(QUERY_NAMES));
  // In a new tab, which closes itself afterward.
  await enter(page, course, course.student);
  const sheet = await page.context().newPage();
  const download = sheet.waitForEvent('download');
  await sheet.goto(`/${courseID}/pdf`);
  const pdf = await readPdf(await download);
  expect(pdf.text.replaceAll(/\s/g, '')).toContain(`⟦answer⟧<script>window.${FLAG}=1</script>`);
  expect(pdf.fileName).toBe('My Philosophy.pdf');
  await page.goto('about:blank');
  await page.context().clearCookies();
  await visit(page, `/${courseID}?${values}`);
  await visit(page, `/${encodeURIComponent(attack)}`);
  await visit(page, `/${courseID}/${encodeURIComponent(attack)}`);
  await visit(page, `/no-such-course?${values}#${encodeURIComponent(attack)}`);
  await visit(page, `/admin?${values}`);
  await enter(page, course, instructor);
  for (const screen of ['design', 'grading']) await visit(page, `/${courseID}/${screen}?${values}`);
  await visit(page, `/${courseID}/grading?${query({ evaluationId: attack, username: attack })}`);
  // Each screen with its own name in the address, and the attack in everything else that it reads.
  const rest = attacked(
    QUERY_NAMES.filter((name) => !['tab', 'sub', 'work', 'look'].includes(name)),
  );
  const screens = [
    { tab: 'questions' },
    { tab: 'questions', work: 'map' },
    { tab: 'questions', work: 'personas' },
    { tab: 'grading', sub: 'history' },
    { tab: 'grading', sub: 'plagiarism' },
    { tab: 'grading', sub: 'hand-back' },
  ];
  for (const screen of screens)
    await visit(page, `/${courseID}/design?${query({ ...rest, ...screen })}`);
  for (const path of ['users', 'session', 'nothing']) {
    const refused = await page.request.get(`/api/${path}/${encodeURIComponent(attack)}`);
    expect(refused.headers()).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  }
  for (const format of GRADES_FORMATS) {
    const file = await page.request.get(`/api/gradesExport/${courseID}?format=${format}`);
    const { data } = papaparse.parse<string[]>((await file.text()).replace(/^\uFEFF/, ''));
    const formulas = data.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell) && isNaN(Number(cell)));
    expect([format, formulas]).toEqual([format, []]);
    // The name of the file contains nothing that people type.
    expect(file.headers()['content-disposition']).toMatch(/^attachment; filename="[\w .-]+"$/);
    expect(data.flat().some((cell) => cell.includes('=HYPERLINK'))).toBe(true);
  }
  // The two courses that don't exist, and a date that isn't one.
  await expectComplaint(complaints, /40[04]/);
});

// Whatever somebody types stays text: on every screen, in the PDF, in the spreadsheet, in addresses and in errors.
import type { Page } from '@playwright/test';
import {
  generalTabs,
  gradingModuleTabs,
  gradingPageTabs,
  scheduleTabs,
  usersTabs,
} from '@elenchus/domain/course/staff-menus.ts';
import { THESES_PLACE } from '@elenchus/domain/course/question-menu.ts';
import { DEFAULT_TIME_ZONE, localDate } from '@elenchus/domain/base/zoned-time.ts';
import { GRADES_FORMATS } from '@elenchus/domain/grading/grades-export.ts';
import papaparse from 'papaparse';
import { FLAG, type HostileCourse, hostileCourse, IDS } from './support/hostile-course.ts';
import { expect, expectComplaint, expectNoSidewaysScroll, test } from './support/journey.ts';
import { pressButtons } from './support/press-buttons.ts';
import { readPdf } from './support/read-pdf.ts';
import type { Person } from './support/seed-course.ts';

const injectionTest = test.extend<object, { readonly course: HostileCourse }>({
  course: [
    async ({ server }, use) => {
      await use(await hostileCourse(server, localDate(Date.now(), DEFAULT_TIME_ZONE)));
    },
    { scope: 'worker' },
  ],
});

/** Everything on the page that text must never become. */
const LOOK = `(() => {
  const all = [...document.querySelectorAll('*')];
  const own = (address) => new URL(address, location.href).origin === location.origin;
  return {
    ran: window.${FLAG} ?? null,
    handlers: all.filter((element) => element.getAttributeNames().some((name) => name.startsWith('on'))).map(({ outerHTML }) => outerHTML),
    frames: document.querySelectorAll('iframe, object, embed, base').length,
    scripts: [...document.scripts].filter(({ src }) => src === '' || !own(src)).map(({ outerHTML }) => outerHTML),
    pictures: [...document.images].filter(({ src }) => !src.startsWith('data:') && !own(src)).map(({ src }) => src),
    links: [...document.querySelectorAll('a[href]')].filter(({ protocol }) => !['http:', 'https:', 'mailto:'].includes(protocol)).map(({ outerHTML }) => outerHTML),
    hidden: getComputedStyle(document.body).display === 'none',
  };
})()`;

/** The marks of all texts that the page shows to the letter, in fields too. */
const MARKS = `(() => {
  const fields = [...document.querySelectorAll('input, textarea')].map(({ value }) => value);
  const editors = [...document.querySelectorAll('[contenteditable]')].map(({ textContent }) => textContent);
  const texts = [document.body.innerText, ...fields, ...editors].join(' ');
  return [...texts.matchAll(/⟦([\\w-]+)⟧<script>/g)].map(([, mark]) => mark);
})()`;

const HARMLESS = {
  ran: null,
  handlers: [],
  frames: 0,
  scripts: [],
  pictures: [],
  links: [],
  hidden: false,
};

/** What students must have seen as text in the end. */
const OF_STUDENTS = [
  'title',
  'instructor',
  'description',
  'section',
  'topic',
  'date',
  'question',
  'option',
  'essay-question',
  'contradiction',
  'answer',
  'faq',
  'faq-answer',
  'rubric',
  'evaluation',
  'comment',
];

/** Everything that some page reads from its address. */
const QUERY_NAMES =
  'view tab sub work section topic look at focus as date evaluation evaluationId username first second question kind log student'.split(
    ' ',
  );

/** What a journey has seen as text so far. */
const seen = new Set<string>();

/** Opens an address, waits for what it must show as text, and looks for anything that has become more. */
async function visit(page: Page, address: string, ...marks: readonly string[]): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  for (const mark of marks) {
    const shown = page.getByText(`⟦${mark}⟧<script>window.${FLAG}=1</script>`).first();
    await expect(shown, `${mark} at ${address}`).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(LOOK), address).toEqual(HARMLESS);
  for (const mark of await page.evaluate<string[]>(MARKS)) seen.add(mark);
  await expectNoSidewaysScroll(page);
}

async function enter(page: Page, { courseID }: HostileCourse, { username, password }: Person) {
  await page.context().clearCookies();
  const login = { data: { username, password } };
  expect((await page.request.post(`/api/authenticate/${courseID}`, login)).ok()).toBe(true);
}

function query(values: Readonly<Record<string, string>>): string {
  return new URLSearchParams(values).toString();
}

injectionTest.beforeEach(({ page, complaints }) => {
  seen.clear();
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
});

injectionTest('strangers and students read hostile text as text', async ({ page, course }) => {
  const at = `/${course.courseID}`;
  await visit(page, at, 'title', 'description');
  await visit(page, `${at}?view=sched`, 'section', 'topic', 'date');
  await visit(page, `${at}?view=myphi`);
  await enter(page, course, course.student);
  await visit(page, `${at}?${query({ view: `section:${IDS.section}` })}`, 'topic', 'question');
  await expect(page.getByText('⟦option⟧').first()).toBeVisible();
  await expect(page.getByText('⟦contradiction⟧').first()).toBeVisible();
  await visit(page, `${at}?view=faq`, 'faq');
  await page.getByText('⟦faq⟧').first().click();
  await expect(page.getByText('⟦faq-answer⟧').first()).toBeVisible();
  seen.add('faq-answer');
  expect(await page.evaluate(LOOK)).toEqual(HARMLESS);
  await visit(page, `${at}?view=rubric`, 'rubric');
  await visit(page, `${at}?view=progress`);
  await visit(page, `${at}?${query({ view: 'grades', evaluation: IDS.evaluation })}`, 'comment');
  expect([...seen].toSorted()).toEqual([...OF_STUDENTS].toSorted());
  // In a tab of its own, which closes itself afterwards.
  const sheet = await page.context().newPage();
  const download = sheet.waitForEvent('download');
  await sheet.goto(`${at}/pdf`);
  const pdf = await readPdf(await download);
  expect(pdf.text.replaceAll(/\s/g, '')).toContain(`⟦answer⟧<script>window.${FLAG}=1</script>`);
  expect(pdf.fileName).toBe('My Philosophy.pdf');
});

injectionTest('who grades reads hostile text as text', async ({ page, course }) => {
  const { courseID, assistant, instructor, student } = course;
  await enter(page, course, assistant);
  for (const { key } of gradingPageTabs().tabs)
    await visit(page, `/${courseID}/grading?${query({ tab: key })}`);
  const desk = { evaluationId: IDS.evaluation, username: student.username };
  await visit(page, `/${courseID}/grading?${query(desk)}`, 'essay-question');
  await enter(page, course, instructor);
  for (const { key } of gradingModuleTabs().tabs)
    await visit(page, `/${courseID}/design?${query({ tab: 'grading', sub: key })}`);
  const work = { tab: 'grading', sub: 'students', work: student.username };
  await visit(page, `/${courseID}/design?${query(work)}`, 'question');
  const history = { tab: 'grading', sub: 'history', student: student.username };
  await visit(page, `/${courseID}/design?${query(history)}`);
  const wanted = ['title', 'boss', 'section', 'topic', 'question', 'option', 'essay-question'];
  const graded = [...wanted, 'answer', 'contradiction', 'evaluation', 'comment'];
  expect(graded.filter((mark) => !seen.has(mark))).toEqual([]);
});

injectionTest('who designs reads hostile text as text', async ({ page, course }) => {
  const { courseID, instructor } = course;
  const at = `/${courseID}/design`;
  await enter(page, course, instructor);
  const settings = { hasDescription: true, hasFaq: true, hasRubric: true, hasSyllabus: true };
  const menus = {
    general: generalTabs(settings),
    schedule: scheduleTabs(settings),
    users: usersTabs(),
  };
  for (const [tab, { tabs }] of Object.entries(menus)) {
    for (const { key } of tabs) await visit(page, `${at}?${query({ tab, sub: key })}`);
  }
  const topic = { tab: 'questions', section: IDS.section, topic: IDS.topic };
  await visit(page, `${at}?${query(topic)}`, 'topic');
  await visit(page, `${at}?${query({ ...topic, look: 'student' })}`, 'question');
  await visit(page, `${at}?${query({ ...topic, topic: THESES_PLACE })}`);
  const workbench = await page
    .locator('a[href*="work="]')
    .evaluateAll((links) => links.map((link) => (link as unknown as { href: string }).href));
  for (const address of workbench) await visit(page, address);
  const ofStudents = OF_STUDENTS.filter(
    (mark) => !['answer', 'evaluation', 'comment'].includes(mark),
  );
  const designed = [...ofStudents, 'boss', 'thesis', 'thesis-description'];
  expect(designed.filter((mark) => !seen.has(mark))).toEqual([]);
});

injectionTest('dialogs show hostile text as text', async ({ page, server, complaints }) => {
  // A course of its own: some buttons change it.
  const course = await hostileCourse(server, localDate(Date.now(), DEFAULT_TIME_ZONE));
  const { courseID, instructor, student } = course;
  page.context().on('page', (opened) => void opened.close());
  const look = async (): Promise<void> => {
    expect(await page.evaluate(LOOK), page.url()).toEqual(HARMLESS);
    for (const mark of await page.evaluate<string[]>(MARKS)) seen.add(mark);
  };
  const presses = { done: new Set<string>(), skip: /log ?out|upload|pdf|download|csv/i, look };
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
  // What two presses want at once may be refused; that is told in words on the page.
  complaints.splice(0, Infinity, ...complaints.filter((each) => !/status of 4\d\d/.test(each)));
});

injectionTest('files, addresses and errors', async ({ page, course, complaints }) => {
  const { courseID, instructor } = course;
  const attack = `"><script>window.${FLAG}=1</script><img src=x onerror=window.${FLAG}=1>`;
  const attacked = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, attack] as const));
  const values = query(attacked(QUERY_NAMES));
  await visit(page, `/${courseID}?${values}`);
  await visit(page, `/${encodeURIComponent(attack)}`);
  await visit(page, `/${courseID}/${encodeURIComponent(attack)}`);
  await visit(page, `/no-such-course?${values}#${encodeURIComponent(attack)}`);
  await visit(page, `/admin?${values}`);
  await enter(page, course, instructor);
  for (const screen of ['design', 'grading']) await visit(page, `/${courseID}/${screen}?${values}`);
  await visit(page, `/${courseID}/grading?${query({ evaluationId: attack, username: attack })}`);
  // Each screen with its own name in the address, and the attack in everything that it reads besides.
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
    // The name of the file has nothing of what people type.
    expect(file.headers()['content-disposition']).toMatch(/^attachment; filename="[\w .-]+"$/);
    expect(data.flat().some((cell) => cell.includes('=HYPERLINK'))).toBe(true);
  }
  // The two courses that do not exist, and a date that is none.
  await expectComplaint(complaints, /40[04]/);
});
